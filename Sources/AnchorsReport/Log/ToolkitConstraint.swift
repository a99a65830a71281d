/// Which constraints UIKit and AppKit make themselves, told by what is known in public: the names of their
/// classes and their identifiers.
struct ToolkitConstraint {
  let className: String
  let identifier: String

  init(className: String, identifier: String?) {
    (self.className, self.identifier) = (className, identifier ?? "")
  }

  /// Whether UIKit or AppKit made the constraint, so that its numbers are not the app's to change.
  var isSystems: Bool {
    isOfMask || isOfContent || isOfInterfaceBuilder || className.begins(with: "_UI", "_NS")
      || identifier.begins(
        with: "UIView-", "NSView-", "UIViewSafeArea", "UISV-", "NSStackView.", "_UI", "UINav",
        "BIB_")
  }

  /// Whether the constraint follows from an autoresizing mask.
  var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  /// Whether the constraint is the size of a view's content.
  var isOfContent: Bool { className == "NSContentSizeLayoutConstraint" }

  /// Whether Interface Builder added the constraint to a view that lacked some.
  var isOfInterfaceBuilder: Bool { className == "NSIBPrototypingLayoutConstraint" }

  /// Whether the constraint is a size that UIKit or AppKit gives a cell from outside.
  var isEncapsulatedSize: Bool {
    identifier.ends(with: "-Encapsulated-Layout-Width")
      || identifier.ends(with: "-Encapsulated-Layout-Height")
      || identifier.begins(with: "_UITemporaryLayout")
  }

  /// Whether the constraint places a guide that the system keeps: of margins, safe area and the like.
  var placesSystemGuide: Bool {
    identifier.ends(with: "-guide-constraint")
      || identifier.begins(
        with: "UIViewSafeArea", "UIViewLayoutMarginsGuide", "UIViewReadable", "UIViewKeyboard",
        "NSViewSafeArea", "NSViewLayoutMarginsGuide", "UIScrollView-contentLayoutGuide",
        "UIScrollView-frameLayoutGuide")
  }
}
