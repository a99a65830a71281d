#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// Where live views and guides are, to see which constraints hold on the screen.
struct LiveFrames {
  /// A rectangle that constraints are about, in the topmost view's coordinates, with what lies in it.
  private struct Place {
    var rect: Rect
    /// Where the coordinates of what is inside begin.
    var origin: Point
    var metrics: LayoutMetrics
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// - Complexity: O(views and guides).
  init(_ items: [LiveItem]) {
    for item in items {
      let around = item.copy.layoutParent.flatMap { places[ObjectIdentifier($0)] }
      let outer = around?.origin ?? .zero
      let metrics = item.copy.layoutMetrics
      let own = around == nil ? Rect(size: item.frame.size) : item.frame
      let frame = own.moved(x: outer.x, y: outer.y)
      let scrolled = (item.copy as? LayoutView)?.bounds.origin ?? .zero
      places[ObjectIdentifier(item.copy)] = Place(
        rect: frame.inset(by: metrics.alignmentRectInsets),
        origin: Point(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y),
        metrics: metrics.fromAlignmentRect)
    }
  }

  /// How far a constraint is from holding on the screen, in points; `nil` if that cannot be said.
  func violation(of constraint: Constraint) -> Double? {
    guard let host = constraint.host, let around = places[ObjectIdentifier(host)],
      let first = constraint.firstItem.flatMap({ places[ObjectIdentifier($0)] })
    else { return nil }
    let attribute = constraint.firstAttribute
    let isMirrored =
      !attribute.isSize && attribute.isDirectional
      && (host as? LayoutView)?.layoutDirection == .rightToLeft
    var right = isMirrored ? -constraint.constant : constraint.constant
    if let item = constraint.secondItem {
      guard let second = places[ObjectIdentifier(item)] else { return nil }
      right +=
        constraint.multiplier
        * value(constraint.secondAttribute, of: second, in: around, isMirrored)
    }
    let difference = value(attribute, of: first, in: around, isMirrored) - right
    switch isMirrored ? constraint.relation.flipped : constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func value(
    _ attribute: Attribute, of place: Place, in host: Place, _ isMirrored: Bool
  ) -> Double {
    let (rect, metrics) = (place.rect, place.metrics)
    if attribute.isSize { return attribute.value(in: rect, isMirrored: isMirrored) }
    let origin = attribute.isHorizontal ? host.rect.minX : host.rect.minY
    switch attribute.row.inset {
    case .none: return attribute.value(in: rect, isMirrored: isMirrored) - origin
    case .margin:
      return attribute.value(in: rect.inset(by: metrics.margins), isMirrored: isMirrored) - origin
    case .baseline:
      let isFirst = attribute.row.line == .near
      return rect.minY + metrics.baseline(isFirst: isFirst, inHeight: rect.height) - origin
    }
  }
}
#endif
