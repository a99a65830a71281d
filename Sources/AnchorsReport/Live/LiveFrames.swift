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
      let insets = metrics.alignmentRectInsets
      let own = around == nil ? Rect(size: item.frame.size) : item.frame
      let frame = own.moved(x: outer.x, y: outer.y)
      let scrolled = (item.copy as? LayoutView)?.bounds.origin ?? .zero
      places[ObjectIdentifier(item.copy)] = Place(
        rect: Rect(
          x: frame.minX + insets.left, y: frame.minY + insets.top,
          width: frame.width - insets.left - insets.right,
          height: frame.height - insets.top - insets.bottom),
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
    var rect = place.rect
    if attribute == .width { return rect.width }
    if attribute == .height { return rect.height }
    let plain = isMirrored ? attribute.physical(isMirrored: true).plain : attribute.plain
    let metrics = place.metrics
    switch attribute.row.inset {
    case .margin:
      let margins = metrics.margins
      rect = Rect(
        x: rect.minX + margins.left, y: rect.minY + margins.top,
        width: rect.width - margins.left - margins.right,
        height: rect.height - margins.top - margins.bottom)
    case .baseline:
      let isFirst = attribute == .firstBaseline
      return rect.minY + metrics.baseline(isFirst: isFirst, inHeight: rect.height) - host.rect.minY
    case .none: break
    }
    switch plain {
    case .left, .leading: return rect.minX - host.rect.minX
    case .right, .trailing: return rect.maxX - host.rect.minX
    case .centerX: return rect.minX + rect.width / 2 - host.rect.minX
    case .top: return rect.minY - host.rect.minY
    case .bottom: return rect.maxY - host.rect.minY
    default: return rect.minY + rect.height / 2 - host.rect.minY
    }
  }
}
#endif
