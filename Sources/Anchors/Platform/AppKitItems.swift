#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AppKit

// What AppKit's views and guides answer in their own words.

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

  /// As for guides of the portable tree: the owning view's name and the guide's.
  var nativeName: String {
    let own =
      switch identifier.rawValue {
      case "": typeName(of: self)
      case "NSViewSafeAreaLayoutGuide": "safeArea"
      case NSView.marginsGuideIdentifier: "margins"
      default: identifier.rawValue
      }
    return owningView.map { "\($0.layoutName).\(own)" } ?? own
  }
}

// In an extension of the protocol, so that a view's own `margins` hides this one.

@MainActor
extension LayoutItem where Self: NSView {
  /// The guide within the view's safe area: `safeAreaLayoutGuide`.
  ///
  ///     card.edges == screen.safeArea.edges.inset(by: 16)
  public var safeArea: NSLayoutGuide { safeAreaLayoutGuide }

  /// The guide within the view's layout margins: `layoutMarginsGuide`.
  public var margins: NSLayoutGuide { layoutMarginsGuide }

  /// The view's own guide by the name that it has here, or one that was added by its identifier.
  public func layoutGuide(named name: String) -> (any LayoutItem)? {
    switch name {
    case "safeArea": safeAreaLayoutGuide
    case "margins": layoutMarginsGuide
    default: childGuide(named: name)
    }
  }
}
#endif
