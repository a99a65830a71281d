import AnchorsLayout

/// Finds room for text among text and lines.
///
/// The cost of a place depends on how many small cells of it are covered: see ``CoverMap``.
struct LabelPlacer {
  /// The cost from which text is on other text.
  static let textOnText = 10.0

  private var map: CoverMap
  /// Half the size of a cell, and a little less so that neighbors do not touch.
  private let half: Double
  /// The number of places that may still be tried for texts whose usual places are taken, so that a
  /// crowded picture does not take long.
  private(set) var searches = 100_000
  /// The number of blocks of cells that may still be read to find the texts on lines.
  private var steps = 500_000

  /// - Parameter cellSize: The precision: a fraction of the height of text, in points.
  init(cellSize: Double) {
    map = CoverMap(cellSize: cellSize)
    half = 0.497 * cellSize
  }

  /// Notes that text is here. It covers all cells that it touches, not only those whose middle it
  /// covers, so that no line touches it.
  mutating func addLabel(_ rect: Rect) {
    map.add(rect.outset(by: half), isLabel: true)
  }

  /// Returns `true` if no text is at a place, as long as places may be tried.
  mutating func search(_ rect: Rect) -> Bool {
    searches -= 1
    return searches >= 0 && cost(ofLabel: rect, limit: Self.textOnText) < Self.textOnText
  }

  /// Returns the first place in a rectangle, row by row, where no text is; `nil` if there is none.
  mutating func freePlace(for size: Size, in rect: Rect, step: Double) -> Rect? {
    let (right, bottom) = (rect.maxX - size.width, rect.maxY - size.height)
    var y = rect.minY
    while y <= bottom, searches > 0 {
      var x = rect.minX
      while x <= right {
        let place = Rect(x: x, y: y, width: size.width, height: size.height)
        if search(place) { return place }
        x += step
      }
      y += step
    }
    return nil
  }

  /// Adds the parts of a line that no text covers; the whole line once `steps` is 0.
  mutating func addUncovered(_ line: Mark.Segment, to parts: inout [Mark.Segment]) {
    let isUpright = line.start.x == line.end.x
    let (from, to) = isUpright ? (line.start.y, line.end.y) : (line.start.x, line.end.x)
    steps -= 1 + Int(nearest: abs(to - from) / (16 * half))
    if !isUpright && line.start.y != line.end.y || steps < 0 { return parts.append(line) }
    let across = isUpright ? line.start.x : line.start.y
    map.forUncovered(from: min(from, to), to: max(from, to), across: across, isUpright: isUpright) {
      let (start, end) = from <= to ? ($0, $1) : ($1, $0)
      parts.append(
        isUpright
          ? Mark.Segment(start: Point(x: across, y: start), end: Point(x: across, y: end))
          : Mark.Segment(start: Point(x: start, y: across), end: Point(x: end, y: across)))
    }
  }

  /// Notes that a line is here.
  mutating func addLine(_ rect: Rect) { map.add(rect, isLabel: false) }

  /// Returns the cost of text at a place: 0 is free, text on text is worst. From a limit on, the
  /// cost may be too small.
  func cost(ofLabel rect: Rect, limit: Double = .infinity) -> Double {
    // Most places in a crowd are on text.
    if limit <= Self.textOnText, map.hasLabel(inMiddleOf: rect) { return Self.textOnText }
    let cover = map.count(in: rect.outset(by: half)) { limit <= Self.textOnText && $0.labels > 0 }
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
