#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The places of views and guides, to see which constraints hold on the screen.
struct LiveFrames {
  /// An alignment rectangle in root coordinates.
  private struct Place {
    var rect: Rect
    /// The origin of the subviews' coordinates.
    var origin: Point
    var metrics: LayoutMetrics
  }

  private var places: [ObjectIdentifier: Place] = [:]

  /// Reads the frames, each in its parent's coordinates.
  ///
  /// - Complexity: O(views and guides).
  init(_ items: [LiveItem], frame: (LiveItem) -> Rect) {
    for item in items {
      let around = item.copy.layoutParent.flatMap { places[ObjectIdentifier($0)] }
      let outer = around?.origin ?? .zero
      let metrics = item.copy.layoutMetrics
      let reported = frame(item)
      let own = around == nil ? Rect(size: reported.size) : reported
      let frame = own.moved(x: outer.x, y: outer.y)
      let scrolled = (item.copy as? LayoutView)?.bounds.origin ?? .zero
      places[ObjectIdentifier(item.copy)] = Place(
        rect: frame.inset(by: metrics.alignmentRectInsets),
        origin: Point(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y),
        metrics: metrics.fromAlignmentRect)
    }
  }

  /// Returns the alignment rectangle of an item, in root coordinates.
  subscript(item: any LayoutItem) -> Rect? { places[ObjectIdentifier(item)]?.rect }

  /// Returns the violation of a constraint on the screen, in points; `nil` if it is unknown.
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
    let rect = place.rect
    let value = attribute.value(
      in: rect, frame: rect, place.metrics, isMirrored: isMirrored)
    if attribute.isSize { return value }
    return value - (attribute.isHorizontal ? host.rect.minX : host.rect.minY)
  }
}
#endif
