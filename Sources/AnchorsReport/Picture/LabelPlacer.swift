import AnchorsLayout

/// Finds room for text among text and lines.
///
/// A grid of cells remembers the occupied places, so the cost of a query depends on the
/// neighborhood. In a cell, eight things are compared at once, in whole steps of a small part of
/// the cell; only where that leaves it open, they are compared exactly: see ``ThingBundle``.
struct LabelPlacer {
  private var grid: ThingGrid

  /// - Parameter cellSize: about the length of a label, in points.
  init(cellSize: Double) { grid = ThingGrid(cellSize: cellSize) }

  /// Notes that text is here.
  mutating func addLabel(_ rect: Rect) { grid.add(rect, isLabel: true) }

  /// Notes that a line is here.
  mutating func addLine(_ rect: Rect) { grid.add(rect, isLabel: false) }

  /// Returns the cost of text at a place, added to another cost: 0 is free, text on text is worst.
  /// From a limit on, the sum may be too small.
  func cost(ofLabel rect: Rect, besides other: Double = 0, limit: Double = .infinity) -> Double {
    cost(rect, ThingGrid.Weights(label: 40, line: 8), other, limit)
  }

  /// Returns the cost of a line at a place, added to another cost. From a limit on, the sum may be
  /// too small.
  func cost(ofLine rect: Rect, besides other: Double = 0, limit: Double = .infinity) -> Double {
    cost(rect, ThingGrid.Weights(label: 16, line: 1), other, limit)
  }

  /// The cost beyond which no place is better than another. Without a limit, thousands of things at
  /// one place would each be compared with all others.
  private static let highestCost = 100.0

  /// - Parameter weights: The costs in quarters, so that sums are exact in any order.
  private func cost(
    _ rect: Rect, _ weights: ThingGrid.Weights, _ other: Double, _ limit: Double
  ) -> Double {
    let highest = min(Self.highestCost * 4, (limit - other) * 4 + 0.01)
    if highest <= 0 { return other }
    let quarters = grid.weight(on: rect, weights, stop: Int(highest.rounded(.up)))
    return other + Double(quarters) / 4
  }
}
