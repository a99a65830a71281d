/// A constraint as UIKit and AppKit show it, and whether they made it themselves.
///
/// The table in `SystemName` decides, by the names of the constraint's class, of its identifier and
/// of its items' classes.
struct ToolkitConstraint {
  let className: String
  let identifier: String
  /// The classes of the items. A line of a log has text after the class: `UILabel:0x7f8'Sign in'`.
  let itemClasses: [String]

  init(className: String, identifier: String?, itemClasses: [String]) {
    (self.className, self.identifier, self.itemClasses) = (className, identifier ?? "", itemClasses)
  }

  /// `true` if UIKit or AppKit made the constraint, so that its numbers are not the app's to
  /// change.
  var isSystems: Bool {
    SystemName.meaning(of: className, as: .constraint) == .system
      || SystemName.meaning(of: identifier, as: .identifier) != nil
      || !itemClasses.isEmpty
        && itemClasses.allSatisfy { SystemName.meaning(of: $0, as: .item) == .system }
  }

  /// `true` if the constraint follows from an autoresizing mask.
  var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  /// `true` if the constraint is the size of a view's content.
  var isOfContent: Bool { className == "NSContentSizeLayoutConstraint" }

  /// `true` if Interface Builder added the constraint to a view that lacked some.
  var isOfInterfaceBuilder: Bool { className == "NSIBPrototypingLayoutConstraint" }

  /// `true` if the constraint is a size that UIKit or AppKit gives a view for a time: a cell, a
  /// view that is being measured or has no window yet.
  var isEncapsulatedSize: Bool {
    SystemName.meaning(of: identifier, as: .identifier) == .encapsulatedSize
  }

  /// `true` if the constraint places a guide that the system keeps, such as that of the margins or
  /// the safe area.
  var placesSystemGuide: Bool { SystemName.meaning(of: identifier, as: .identifier) == .guide }
}
