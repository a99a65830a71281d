#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AppKit

// AppKit's counterparts of UIKit's names, and the properties of its views and guides. The rest of
// this folder is shared.

/// The toolkit's view, for signatures that apps see.
public typealias _NativeView = NSView
/// The toolkit's layout guide.
public typealias _NativeGuide = NSLayoutGuide
/// The toolkit's insets.
public typealias _NativeInsets = NSEdgeInsets
/// The toolkit's priority.
public typealias _NativePriority = NSLayoutConstraint.Priority

extension LayoutSystem {
  /// AppKit, whose views and guides are laid out by its own solver.
  static let native = LayoutSystem("AppKit")
}

extension NSView {
  package var nativeIdentifier: String? { identifier?.rawValue }
  package static let marginsGuideIdentifier = "NSViewLayoutMarginsGuide"
  /// AppKit keeps no mask for itself.
  var hasManagedMask: Bool { false }

  /// The distances of the margins from the edges, from AppKit's margins guide. 0 if there is no
  /// guide, because asking would create one, and before its first layout.
  package var nativeMargins: Insets {
    guard let guide = layoutGuides.first(where: { $0.isMarginsGuide }) else { return .zero }
    let inside = guide.nativeFrame
    if inside == .zero { return .zero }
    let size = Size(bounds.size)
    // In a view that is too small for the guide, the guide's far edge is not at the margin.
    return Insets(
      top: inside.minY, left: inside.minX,
      bottom: inside.height > 0 ? size.height - inside.maxY : inside.minY,
      right: inside.width > 0 ? size.width - inside.maxX : inside.minX)
  }
  var nativeBaselineOffsets: (Double, Double) {
    (Double(firstBaselineOffsetFromTop), Double(lastBaselineOffsetFromBottom))
  }
  package var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of the superview's turned upside down, unless the superview is flipped.
  package func topDown(_ rect: CGRect) -> CGRect { superview?.turned(rect) ?? rect }

  /// A rectangle in the view with y growing downwards, or back.
  fileprivate func turned(_ rect: CGRect) -> CGRect {
    if isFlipped { return rect }
    return CGRect(
      x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }
}

extension Attribute {
  /// AppKit's attribute of a view. It has none for margins.
  var nativeOfView: NSLayoutConstraint.Attribute {
    row.inset == .baseline ? native : nativeOfGuide
  }
}

extension NSView {
  /// Returns AppKit's item and attribute for a margin or a baseline of the view: a margin is an
  /// edge of the margins guide.
  func nativeSide(ofMetric attribute: Attribute) -> NativeSide {
    switch attribute.row.inset {
    case .none, .baseline: (self, attribute.nativeOfView)
    case .margin: (layoutMarginsGuide, attribute.nativeOfGuide)
    }
  }
}

@MainActor
extension NSLayoutGuide {
  var nativeIdentifier: String { identifier.rawValue }
  var nativeFrame: Rect { Rect(owningView?.turned(frame) ?? frame) }

  /// AppKit's own guides by their identifiers, as they are called here.
  static let namesByIdentifier = [
    "NSViewSafeAreaLayoutGuide": "safeArea", NSView.marginsGuideIdentifier: "margins",
  ]
}

extension NSView {
  /// AppKit has only the guides that UIKit also has.
  func nativeGuide(named name: String) -> NSLayoutGuide? { nil }
}

extension Priority {
  /// 510, for constraints of a drag that may resize the window.
  @_alwaysEmitIntoClient public static var dragThatCanResizeWindow: Priority { Priority(510) }
  /// 500, at which a window keeps its size. Constraints above it resize the window, those below do
  /// not. Do not use exactly this number.
  @_alwaysEmitIntoClient public static var windowSizeStayPut: Priority { Priority(500) }
  /// 490, for constraints of a drag that does not resize the window, such as a split view's
  /// divider.
  @_alwaysEmitIntoClient public static var dragThatCannotResizeWindow: Priority { Priority(490) }
}
#endif
