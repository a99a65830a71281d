/// A constraint as UIKit and AppKit show it, and whether they made it themselves.
///
/// The table in `SystemName` decides, by the names of the constraint's class, of its identifier and
/// of its items' classes.
struct ToolkitConstraint {
  let className: String
  let identifier: String
  /// `true` if UIKit or AppKit made the constraint, so that its numbers are not the app's to
  /// change.
  let isSystems: Bool
  /// What the identifier tells.
  private let meaning: SystemName.Meaning?

  /// Looks the names up, each once.
  ///
  /// - Parameter itemClasses: The classes of the items, asked for only as far as needed. A line of
  ///   a log has text after the class: `UILabel:0x7f8'Sign in'`.
  init(className: String, identifier: String?, itemClasses: some Sequence<String>) {
    self.className = className
    self.identifier = identifier ?? ""
    meaning = SystemName.meaning(of: self.identifier, as: .identifier)
    isSystems =
      meaning != nil || SystemName.meaning(of: className, as: .constraint) == .system
      || Self.areSystems(itemClasses)
  }

  /// Returns `true` if there are items, and all of classes that no app has in its hands.
  private static func areSystems(_ classes: some Sequence<String>) -> Bool {
    var hasItem = false
    for name in classes {
      if SystemName.meaning(of: name, as: .item) != .system { return false }
      hasItem = true
    }
    return hasItem
  }

  /// `true` if the constraint follows from an autoresizing mask.
  var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  /// `true` if the constraint is the size of a view's content.
  var isOfContent: Bool { className == "NSContentSizeLayoutConstraint" }

  /// `true` if Interface Builder added the constraint to a view that lacked some.
  var isOfInterfaceBuilder: Bool { className == "NSIBPrototypingLayoutConstraint" }

  /// `true` if the constraint is a size that UIKit or AppKit gives a view for a time: a cell, a
  /// view that is being measured or has no window yet.
  var isEncapsulatedSize: Bool { meaning == .encapsulatedSize }

  /// `true` if the constraint places a guide that the system keeps, such as that of the margins or
  /// the safe area.
  var placesSystemGuide: Bool { meaning == .guide }
}
