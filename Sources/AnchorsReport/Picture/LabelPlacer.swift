import AnchorsLayout

/// Finds room for text among text and lines.
///
/// The cost of a place depends on how many small cells of it are covered: see ``CoverMap``.
struct LabelPlacer {
  /// The cost from which text is on other text.
  static let textOnText = 10.0

  private var map: CoverMap
  private let cellSize: Double

  /// - Parameter cellSize: The precision: a fraction of the height of text, in points.
  init(cellSize: Double) {
    map = CoverMap(cellSize: cellSize)
    self.cellSize = cellSize
  }

  /// Notes that text is here. It covers all cells that it touches, not only those whose middle it
  /// covers, so that no line touches it.
  mutating func addLabel(_ rect: Rect) {
    map.add(rect.outset(by: cellSize / 2), isLabel: true)
  }

  /// Notes that a line is here.
  mutating func addLine(_ rect: Rect) { map.add(rect, isLabel: false) }

  /// Returns the cost of text at a place: 0 is free, text on text is worst. From a limit on, the
  /// cost may be too small.
  func cost(ofLabel rect: Rect, limit: Double = .infinity) -> Double {
    // Most places in a crowd are on text.
    if limit <= Self.textOnText, map.hasLabel(inMiddleOf: rect) { return Self.textOnText }
    let cover = map.count(in: rect) { limit <= Self.textOnText && $0.labels > 0 }
    let lines = min(0.3 * Double(cover.lines), 8)
    return cover.labels > 0 ? Self.textOnText + 0.1 * Double(cover.labels) : lines
  }

  /// Returns the cost of a line at a place. From a limit on, the cost may be too small.
  func cost(ofLine rect: Rect, limit: Double = .infinity) -> Double {
    // In hundredths, as a line may cover many blocks.
    func cost(_ cover: CoverMap.Count) -> Int { 150 &* cover.labels &+ 3 &* cover.lines }
    let enough = Int(min(max(limit, 0), 1e4) * 100)
    return Double(cost(map.count(in: rect) { cost($0) > enough })) / 100
  }
}
