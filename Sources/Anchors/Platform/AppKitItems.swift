#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AppKit

// What AppKit's views and guides answer in their own words.

extension NSView {
  package var nativeIdentifier: String? { identifier?.rawValue }
  var nativeMargins: Insets {
    let inside = layoutMarginsGuide.frame
    return Insets(
      top: isFlipped ? inside.minY : bounds.height - inside.maxY, left: inside.minX,
      bottom: isFlipped ? bounds.height - inside.maxY : inside.minY,
      right: bounds.width - inside.maxX)
  }
  var nativeBaselineOffsets: (Double, Double) {
    (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
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
  var nativeFrame: Rect { Rect(owningView?.turned(frame) ?? frame) }

  /// As for guides of the portable tree: the owning view's name and the guide's.
  var nativeName: String {
    let own = identifier.rawValue.isEmpty ? typeName(of: self) : identifier.rawValue
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
