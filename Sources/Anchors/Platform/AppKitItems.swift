#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AppKit

// What AppKit calls by names of its own, and what its views and guides answer in their own words.
// All else in this folder is written once, with these names.

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

  /// The margins' distances from the edges, which AppKit tells only by the margins guide. 0 if
  /// there is no guide yet, because asking for it would create one, and before it has taken part in
  /// a layout.
  package var nativeMargins: Insets {
    guard let guide = layoutGuides.first(where: { $0.isMarginsGuide }) else { return .zero }
    let inside = guide.nativeFrame
    if inside == .zero { return .zero }
    let size = Size(bounds.size)
    // In a view that has no room for the guide, its far edge is not where the margin begins.
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
  /// How AppKit knows a margin or a baseline of the view: a margin as an edge of the margins guide.
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
  /// AppKit has no guides but those that UIKit has too.
  func nativeGuide(named name: String) -> NSLayoutGuide? { nil }
}

extension Priority {
  /// 510: for what is dragged and may resize the window.
  @_alwaysEmitIntoClient public static var dragThatCanResizeWindow: Priority { Priority(510) }
  /// 500: how strongly a window keeps its size. What is above it resizes the window, what is below
  /// it does not; a constraint is given another number than this one.
  @_alwaysEmitIntoClient public static var windowSizeStayPut: Priority { Priority(500) }
  /// 490: for what is dragged and leaves the window's size as it is, as the divider of a split
  /// view.
  @_alwaysEmitIntoClient public static var dragThatCannotResizeWindow: Priority { Priority(490) }
}
#endif
