import AnchorsLayout

/// The area around a window in which a layout is linear, or has the same conflicts.
final class LinearArea {
  /// The window.
  private let size: Size
  /// The sizes, as distances from the window.
  private let area: ConvexArea
  /// The layout; `nil` if there are conflicts, beside which nothing else is told.
  private let layout: LinearLayout?

  fileprivate init(_ size: Size, _ area: ConvexArea, _ layout: LinearLayout?) {
    (self.size, self.area, self.layout) = (size, area, layout)
  }

  private func distance(to other: Size) -> Point {
    Point(x: other.width - size.width, y: other.height - size.height)
  }

  /// Returns `true` if a window is in the area.
  func contains(_ other: Size) -> Bool { area.contains(distance(to: other)) }

  /// Returns the part with the same findings as in a window of the area, in distances from it.
  func part(around other: Size, _ layouts: WindowLayouts) -> ConvexArea {
    let distance = distance(to: other)
    let part = area.seen(from: distance)
    if let layout = layout?.seen(from: distance) {
      layout.cutAtLengths(part)
      layout.cutAtSight(part)
      layout.cutAtOverlaps(part, layouts)
    }
    return part
  }
}

/// A search for the area around one window in which a layout is linear, or has the same conflicts.
struct AreaSearch {
  private let layouts: WindowLayouts
  private let size: Size
  private let numbers: LayoutNumbers
  private let conflicts: [[Int]]

  /// A search around the window of the present layout.
  init(_ layouts: WindowLayouts, at size: Size) {
    (self.layouts, self.size) = (layouts, size)
    numbers = layouts.tree.layoutNumbers
    conflicts = numbers.conflicts
  }

  /// The layouts that an area expects.
  private final class Expected {
    /// The layout; `nil` if it does not matter beside a conflict.
    let layout: LinearLayout?
    /// The layouts at a distance from the window, and that distance.
    let wider, higher: LayoutNumbers
    let step: Size

    init(_ layout: LinearLayout?, _ wider: LayoutNumbers, _ higher: LayoutNumbers, _ step: Size) {
      (self.layout, self.wider, self.higher, self.step) = (layout, wider, higher, step)
    }
  }

  /// The first steps are a point. In a narrower area, layouts a point apart belong to several
  /// areas. The last steps are on one axis, for areas that are only a line, such as the one width
  /// in which nothing conflicts.
  private static func step(_ number: Int) -> Size {
    let length = number < 4 || number >= 8 ? 1 : 0.0625
    let across = number & 1 == 0 ? length : -length
    let down = number & 2 == 0 ? length : -length
    switch number {
    case 8, 9: return Size(width: 0, height: across)
    case 10, 11: return Size(width: across, height: 0)
    default: return Size(width: across, height: down)
    }
  }

  /// Returns the area; `nil` if it is the window alone.
  ///
  /// - Parameter bounds: The sizes of the map, in distances from the window.
  func area(in bounds: Rect, _ stretches: inout WidthStretches) -> LinearArea? {
    let proofs = numbers.proofs
    // Proofs of conflicts are the same on both sides of a border.
    return area(in: bounds, steps: 0..<(conflicts.isEmpty ? 8 : 1), proofs, &stretches)
      ?? area(in: bounds, steps: 8..<12, proofs, &stretches)
  }

  private func area(
    in bounds: Rect, steps: Range<Int>, _ proofs: LayoutNumbers.Proofs,
    _ stretches: inout WidthStretches
  ) -> LinearArea? {
    var first: (area: ConvexArea, expected: Expected)?
    for step in steps {
      let area = ConvexArea(bounds)
      guard let expected = cut(area, Self.step(step), proofs, &stretches) else { continue }
      if wrongCorners(area, expected).isEmpty { return LinearArea(size, area, expected.layout) }
      if first == nil { first = (area, expected) }
    }
    guard let (area, expected) = first, let part = part(of: area, expected) else { return nil }
    return LinearArea(size, part, expected.layout)
  }

  /// Returns the part of an area in which the layouts are those that it expects. Outside of it
  /// something else changes, such as constraints, or which of several conflicts is found.
  private func part(of area: ConvexArea, _ expected: Expected) -> ConvexArea? {
    for _ in 0..<64 {
      let wrong = wrongCorners(area, expected)
      guard let corner = wrong.first else { return area }
      if cut(area, atConflictsIn: area.innerCorners[corner], expected) { continue }
      if !cut(area, at: wrong, expected) { return nil }
    }
    return nil
  }

  /// Cuts an area where conflicts begin that another place has. Returns `false` if there are none.
  private func cut(_ area: ConvexArea, atConflictsIn place: Point, _ expected: Expected)
    -> Bool
  {
    let other = numbers(at: place)
    if other.rowCount != numbers.rowCount { return false }
    var isCut = false
    for sum in sums(of: other.proofs, expected.wider, expected.higher, expected.step)
    where sum.value < -LinearLayout.margin && !sum.isConstant {
      area.keepSign(of: sum, margin: 0)
      isCut = true
    }
    return isCut
  }

  private func sums(
    of proofs: LayoutNumbers.Proofs, _ wider: LayoutNumbers, _ higher: LayoutNumbers, _ step: Size
  ) -> [LinearNumber] {
    LinearNumber.through(
      numbers.sums(of: proofs), wider: wider.sums(of: proofs), higher: higher.sums(of: proofs),
      step: step)
  }

  /// Cuts an area where layouts cease to be those that it expects: at the line through two such
  /// places, found by bisection. Returns `false` if there is no line with the window on one side.
  private func cut(_ area: ConvexArea, at wrong: [Int], _ expected: Expected) -> Bool {
    let corners = area.innerCorners
    let right = corners.indices.filter { !wrong.contains($0) }
    /// Returns the neighbor of a corner in a direction with the expected layout.
    func end(from start: Int, _ step: Int) -> Point {
      var (inside, outside) = (Point.zero, start)
      for distance in 1..<corners.count {
        let next = (start + step * distance + corners.count * corners.count) % corners.count
        if right.contains(next) {
          inside = corners[next]
          break
        }
        outside = next
      }
      return lastPlace(from: inside, to: corners[outside], expected)
    }
    var (one, other) = (end(from: wrong[0], -1), end(from: wrong[0], 1))
    if right.isEmpty {
      one = lastPlace(from: .zero, to: corners[0], expected)
      other = lastPlace(from: .zero, to: corners[1], expected)
    }
    // The normal of the line through both.
    let normal = Size(width: other.y - one.y, height: one.x - other.x)
    let length = (normal.width * normal.width + normal.height * normal.height).squareRoot()
    if length < 1e-9 { return false }
    let slope = Size(width: normal.width / length, height: normal.height / length)
    var number = LinearNumber(-(slope.width * one.x + slope.height * one.y), slope: slope)
    if number.value < 0 { number = -1 * number }
    if number.value < 1e-3 { return false }
    area.cut(number, atLeast: 1e-3)
    return true
  }

  /// Returns the last place on the way to another that has the expected layout.
  private func lastPlace(from inside: Point, to outside: Point, _ expected: Expected) -> Point {
    var (same, other) = (inside, outside)
    while max(abs(same.x - other.x), abs(same.y - other.y)) > 1e-3 {
      let middle = Point(x: (same.x + other.x) / 2, y: (same.y + other.y) / 2)
      if isExpected(at: middle, expected) { same = middle } else { other = middle }
    }
    return same
  }

  /// Cuts an area where the layout ceases to be linear; `nil` if the layouts a step away are of
  /// another kind.
  private func cut(
    _ area: ConvexArea, _ step: Size, _ proofs: LayoutNumbers.Proofs,
    _ stretches: inout WidthStretches
  ) -> Expected? {
    let wider = step.width == 0 ? numbers : numbers(at: Point(x: step.width, y: 0))
    let higher = step.height == 0 ? numbers : numbers(at: Point(x: 0, y: step.height))
    area.stayOnLine(along: step)
    if !conflicts.isEmpty {
      guard wider.rowCount == numbers.rowCount, higher.rowCount == numbers.rowCount else {
        return nil
      }
      for sum in sums(of: proofs, wider, higher, step) {
        area.cut(sum, atLeast: LinearLayout.margin)
      }
      return Expected(nil, wider, higher, step)
    }
    guard wider.conflicts.isEmpty, higher.conflicts.isEmpty,
      let layout = LinearLayout(
        numbers, wider: wider, higher: higher, step: step)
    else { return nil }
    layout.cutAtRows(area)
    layout.cutAtText(area, &stretches)
    return Expected(layout, wider, higher, step)
  }

  private func numbers(at distance: Point) -> LayoutNumbers {
    layOut(at: distance)
    return layouts.tree.layoutNumbers
  }

  private func layOut(at distance: Point) {
    layouts.layOut(in: Size(width: size.width + distance.x, height: size.height + distance.y))
  }

  // MARK: Verification

  /// Returns the numbers of the corners in which the layout is another than an area expects.
  private func wrongCorners(_ area: ConvexArea, _ expected: Expected) -> [Int] {
    let corners = area.innerCorners
    return corners.indices.filter { !isExpected(at: corners[$0], expected) }
  }

  private func isExpected(at place: Point, _ expected: Expected) -> Bool {
    layOut(at: place)
    guard layouts.tree.conflictRows == conflicts else { return false }
    guard let expected = expected.layout?.frames else { return true }
    let frames = numbers.currentFrames
    for item in frames.indices where !frames[item].isClose(to: expected[item].rect(at: place)) {
      return false
    }
    return true
  }
}

extension Rect {
  /// Returns `true` if two rectangles are the same but for rounding.
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width)
      + abs(height - other.height) < 1e-4
  }
}
