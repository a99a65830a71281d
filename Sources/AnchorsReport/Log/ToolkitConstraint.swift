/// Which constraints UIKit and AppKit make themselves, told by what is known in public: the names of their
/// classes and their identifiers.
struct ToolkitConstraint {
  let className: String
  let identifier: String?

  /// Whether UIKit or AppKit made the constraint, so that its numbers are not the app's to change.
  var isSystems: Bool {
    if isOfMask || isOfContent || className == "NSIBPrototypingLayoutConstraint" { return true }
    if className.hasPrefix("_UI") || className.hasPrefix("_NS") { return true }
    let prefixes = [
      "UIView-", "NSView-", "UIViewSafeArea", "UISV-", "NSStackView.", "_UI", "UINav", "BIB_",
    ]
    return prefixes.contains { identifier?.hasPrefix($0) == true }
  }

  /// Whether the constraint follows from an autoresizing mask.
  var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  /// Whether the constraint is the size of a view's content.
  var isOfContent: Bool { className == "NSContentSizeLayoutConstraint" }

  /// Whether the constraint is a size that UIKit or AppKit gives a cell from outside.
  var isEncapsulatedSize: Bool {
    guard let identifier else { return false }
    return identifier.hasSuffix("-Encapsulated-Layout-Width")
      || identifier.hasSuffix("-Encapsulated-Layout-Height")
      || identifier.hasPrefix("_UITemporaryLayout")
  }

  /// Whether the constraint places a guide that the system keeps: of margins, safe area and the like.
  var placesSystemGuide: Bool {
    guard let identifier else { return false }
    return identifier.hasSuffix("-guide-constraint") || identifier.hasPrefix("UIViewSafeArea")
      || identifier.hasPrefix("UIViewLayoutMarginsGuide") || identifier.hasPrefix("UIViewReadable")
      || identifier.hasPrefix("UIViewKeyboard") || identifier.hasPrefix("NSViewSafeArea")
      || identifier.hasPrefix("NSViewLayoutMarginsGuide")
      || identifier.hasPrefix("UIScrollView-contentLayoutGuide")
      || identifier.hasPrefix("UIScrollView-frameLayoutGuide")
  }
}
