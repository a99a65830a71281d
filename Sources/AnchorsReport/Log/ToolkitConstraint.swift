import AnchorsLayout

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
  /// The meaning of the identifier.
  private let meaning: SystemName.Meaning?

  /// Reads the meanings of the names, each once.
  ///
  /// - Parameter itemClasses: The classes of the items, read on demand. A line of a log has text
  ///   after the class: `UILabel:0x7f8'Sign in'`.
  init(className: String, identifier: String?, itemClasses: some Sequence<String>) {
    self.className = className
    self.identifier = identifier ?? ""
    meaning = SystemName.meaning(of: self.identifier, as: .identifier)
    isSystems =
      meaning != nil || SystemName.meaning(of: className, as: .constraint) == .system
      || Self.areSystems(itemClasses)
  }

  /// Returns `true` if an item is of a private class, and each of the others is of a private class
  /// or of a class that UIKit and AppKit also use.
  private static func areSystems(_ classes: some Sequence<String>) -> Bool {
    var hasPrivate = false
    for name in classes {
      let meaning = SystemName.meaning(of: name, as: .item)
      if meaning == .app || meaning == nil && !isToolkits(item: name) { return false }
      if meaning == .system { hasPrivate = true }
    }
    return hasPrivate
  }

  /// Returns `true` if an item is of a private class, by the name of its class.
  static func isPrivate(item: String) -> Bool {
    SystemName.meaning(of: item, as: .item) == .system
  }

  /// Returns `true` if the class of an item is one of UIKit's or AppKit's, which apps use as well:
  /// it has an address and no module.
  static func isToolkits(item: String) -> Bool {
    var name = TextScanner(item)
    guard name.take(word: "UI") || name.take(word: "NS") else { return false }
    name.skip { $0.isLetter || $0.isDigit }
    return name.take(word: ":0x")
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

  /// `true` if the constraint places a system guide, such as that of the margins or the safe area.
  var placesSystemGuide: Bool { meaning == .guide }
}
