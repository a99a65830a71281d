import AnchorsLayout

/// The places of a line between two points of an axis, each with its text on it or beside it, best
/// first: steps along the line or across it, and at each of them some sides for the text.
struct MarkPlaces {
  private let ruler: Ruler
  /// The ends of the line on the axis.
  private let start: Double
  private let end: Double
  /// The places of the line across the axis. If they are equal, only the text moves.
  private let room: (from: Double, to: Double)
  /// `true` if the text moves along the line, which stays where it is.
  let isLineFixed: Bool
  /// The place across the axis from which the edge at `start` is extended to the line.
  private let nearest: Double?
  /// `true` if there is room for the text on the middle of the line.
  private let hasRoomOnLine: Bool

  /// The places of a line across the axis, or of a text along it, as fractions of the room.
  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]

  /// The places of a line that may be anywhere in a room across the axis.
  init(
    _ ruler: Ruler, from start: Double, to end: Double, across room: (from: Double, to: Double),
    extendedFrom nearest: Double? = nil
  ) {
    self.init(ruler, start, end, room, isLineFixed: false, nearest)
  }

  /// The places of a text along a line that is at one place.
  init(_ ruler: Ruler, from start: Double, to end: Double, at place: Double) {
    self.init(ruler, start, end, (place, place), isLineFixed: true, nil)
  }

  private init(
    _ ruler: Ruler, _ start: Double, _ end: Double, _ room: (from: Double, to: Double),
    isLineFixed: Bool, _ nearest: Double?
  ) {
    self.ruler = ruler
    (self.start, self.end, self.room) = (start, end, room)
    (self.isLineFixed, self.nearest) = (isLineFixed, nearest)
    let label = ruler.label ?? Size(width: 0, height: 0)
    let length = ruler.isHorizontal ? label.width : label.height
    hasRoomOnLine = length + 10 * ruler.pixel <= abs(end - start)
  }

  // MARK: Lines

  /// The number of steps: one if all of them would be the same.
  var stepCount: Int {
    let isOne = isLineFixed ? ruler.label == nil || start == end : room.from == room.to
    if isOne { return 1 }
    // Further steps of few pixels make no difference.
    let length = isLineFixed ? end - start : room.to - room.from
    return abs(length) < 32 * ruler.pixel ? 3 : Self.shares.count
  }

  /// Returns the line of a step.
  func line(_ step: Int) -> Mark.Segment {
    let place = across(step)
    return segment(start, end, across: place, place)
  }

  /// Returns the line to which the edge at the start is extended.
  func extensionLine(_ step: Int) -> Mark.Segment? {
    nearest.map { segment(start, start, across: $0, across(step)) }
  }

  private func across(_ step: Int) -> Double {
    isLineFixed ? room.from : room.from + Self.shares[step] * (room.to - room.from)
  }

  private func segment(_ start: Double, _ end: Double, across from: Double, _ to: Double)
    -> Mark.Segment
  {
    Mark.Segment(start: point(start, across: from), end: point(end, across: to))
  }

  private func point(_ along: Double, across: Double) -> Point {
    ruler.isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  // MARK: Texts

  /// The number of sides of a line where a text can be; 1 if there is no text.
  var sideCount: Int { ruler.label == nil ? 1 : hasRoomOnLine ? 5 : 4 }

  /// Returns the rectangle of the text, on a side of the line of a step; `nil` if there is none.
  func label(_ step: Int, side: Int) -> Rect? {
    guard let label = ruler.label else { return nil }
    let middle = isLineFixed ? start + Self.shares[step] * (end - start) : (start + end) / 2
    let distance = distance(ofSide: side, label)
    let center = point(middle + distance.along, across: across(step) + distance.across)
    return Rect(
      x: center.x - label.width / 2, y: center.y - label.height / 2, width: label.width,
      height: label.height)
  }

  /// `true` if the line has a text.
  var hasText: Bool { ruler.label != nil }

  /// The distance between neighboring places along a line of texts that have no other place.
  private var spareStep: Double { max(4 * ruler.pixel, abs(end - start) / 128) }

  /// The number of places of such a text beside its line.
  var spareCount: Int { 2 * Int(nearest: abs(end - start) / spareStep) + 2 }

  /// Returns the rectangle of a text at a place on either side of the line of a step, from the
  /// middle outwards; the further the ring, the further away.
  func spareLabel(_ step: Int, _ place: Int, ring: Int) -> Rect? {
    guard let label = ruler.label else { return nil }
    let number = place >> 1
    let along = Double((number + 1) >> 1) * (number & 1 == 0 ? spareStep : -spareStep)
    let breadth = ruler.isHorizontal ? label.height : label.width
    let away = breadth / 2 + (3 + 6 * Double(ring)) * ruler.pixel
    let center = point(
      (start + end) / 2 + along, across: across(step) + (place & 1 == 0 ? -away : away))
    return Rect(
      x: center.x - label.width / 2, y: center.y - label.height / 2, width: label.width,
      height: label.height)
  }

  /// Returns a line from the line of a step to a text that is more than a line of text away from
  /// it.
  func leader(_ step: Int, to label: Rect) -> Mark.Segment? {
    let isHorizontal = ruler.isHorizontal
    let along = isHorizontal ? label.midX : label.midY
    let (low, high) = isHorizontal ? (label.minY, label.maxY) : (label.minX, label.maxX)
    let across = across(step)
    let edge = low > across ? low : high
    if along < min(start, end) || along > max(start, end) { return nil }
    return abs(edge - across) < 10 * ruler.pixel ? nil : segment(along, along, across: across, edge)
  }

  /// Returns the distance of a text's center from the middle of its line: on it if there is room,
  /// then on either side, then beyond either end.
  private func distance(ofSide side: Int, _ label: Size) -> (along: Double, across: Double) {
    let length = ruler.isHorizontal ? label.width : label.height
    let breadth = ruler.isHorizontal ? label.height : label.width
    let aside = breadth / 2 + 3 * ruler.pixel
    let beyond = abs(end - start) / 2 + length / 2 + 3 * ruler.pixel
    switch hasRoomOnLine ? side : side + 1 {
    case 0: return (0, 0)
    case 1: return (0, ruler.isHorizontal ? -aside : aside)
    case 2: return (0, ruler.isHorizontal ? aside : -aside)
    case 3: return (beyond, 0)
    default: return (-beyond, 0)
    }
  }
}
