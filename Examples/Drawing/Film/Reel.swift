import AnchorsLayout
import AnchorsReport

/// The stills of a film, and the elements that move as they do.
struct Reel {
  private var times: [Double] = []
  private var stills: [[ObjectIdentifier: Sight]] = []
  /// All views that are ever seen, from back to front.
  private var views: [LayoutView] = []
  private(set) var paints: [Paint] = []

  /// Adds what is seen at a time. Of two stills of one time the later one counts.
  mutating func add(_ still: [Sight], at time: Double) {
    if times.last == time {
      times.removeLast()
      stills.removeLast()
    }
    times.append(time)
    stills.append(Dictionary(uniqueKeysWithValues: still.map { (ObjectIdentifier($0.view), $0) }))
    // A view not seen before is in front of what is behind it in this still.
    var place = 0
    for sight in still {
      if let known = views.firstIndex(where: { $0 === sight.view }) {
        place = max(place, known + 1)
      } else {
        views.insert(sight.view, at: place)
        place += 1
      }
      paints += sight.paints
    }
  }

  /// The elements of all views.
  var elements: [String] { views.flatMap(elements) }

  private func elements(of view: LayoutView) -> [String] {
    let sights = stills.map { $0[ObjectIdentifier(view)] }
    let count = sights.map { $0?.elements.count ?? 0 }.max() ?? 0
    let elements = (0..<count).flatMap { place in
      movingElements(
        sights.map { sight in
          sight.flatMap { place < $0.elements.count ? $0.elements[place] : nil }
        })
    }.map { $0.markup }
    let alphas = sights.enumerated().filter { $1 != nil }.map { ($0, $1?.alpha ?? 0) }
    if alphas.allSatisfy({ $0.1 == 1 }) { return elements }
    var group = Element("g")
    group.set("opacity", coordinate(alphas[0].1))
    let animation = animation(of: "opacity", alphas, tolerance: 0.004).markup
    group.content = ([""] + [animation] + elements + [""]).joined(separator: "\n")
    return [group.markup]
  }

  /// One element over time. As long as nothing changes but numbers, these are animated; where
  /// something else does, text say, another element takes its place.
  private func movingElements(_ elements: [Element?]) -> [Element] {
    var result: [Element] = []
    var start = 0
    while start < elements.count {
      guard let first = elements[start] else {
        start += 1
        continue
      }
      var run = [first]
      while start + run.count < elements.count, let next = elements[start + run.count],
        next.differsInNumbersOnly(from: first)
      {
        run.append(next)
      }
      result.append(movingElement(run, from: start))
      start += run.count
    }
    return result
  }

  private func movingElement(_ run: [Element], from start: Int) -> Element {
    var element = run[0]
    for (place, attribute) in element.attributes.enumerated() {
      let values = run.enumerated().map {
        (start + $0, Double($1.attributes[place].value) ?? .nan)
      }
      if values.allSatisfy({ $0.1 == values[0].1 || $0.1.isNaN }) { continue }
      element.content += animation(of: attribute.name, values, tolerance: 0.02).markup
    }
    if run.count < times.count {
      if start > 0 { element.set("visibility", "hidden") }
      element.content += visibility(from: start, to: start + run.count).markup
    }
    return element
  }
}

// MARK: - Animations

extension Reel {
  private var duration: Double { times.last ?? 0 }

  /// An attribute's values at stills, held before and after. What the straight line between others
  /// gives anyway, to the tolerance, is left out.
  private func animation(
    of attribute: String, _ values: [(still: Int, value: Double)], tolerance: Double
  ) -> Element {
    var points = values.map { Point(x: times[$0.still] / duration, y: $0.value) }
    if let first = points.first, first.x > 0 { points.insert(Point(y: first.y), at: 0) }
    if let last = points.last, last.x < 1 { points.append(Point(x: 1, y: last.y)) }
    points = simplified(points[...], tolerance)
    return animate(
      attribute, times: points.map(\.x), values: points.map { coordinate($0.y) }, isDiscrete: false)
  }

  /// Shows an element from one still to another only.
  private func visibility(from start: Int, to end: Int) -> Element {
    var (keys, values) = (start > 0 ? [0, times[start]] : [0], ["visible"])
    if start > 0 { values.insert("hidden", at: 0) }
    if end < times.count {
      keys.append(times[end])
      values.append("hidden")
    }
    return animate(
      "visibility", times: keys.map { $0 / duration }, values: values, isDiscrete: true)
  }

  private func animate(
    _ attribute: String, times: [Double], values: [String], isDiscrete: Bool
  ) -> Element {
    var element = Element("animate")
    element.set("attributeName", attribute)
    if isDiscrete { element.set("calcMode", "discrete") }
    element.set("values", values.joined(separator: ";"))
    element.set("keyTimes", times.map(fraction).joined(separator: ";"))
    element.set("dur", "\(decimal(duration))s")
    element.set("repeatCount", "indefinite")
    return element
  }

  /// A part of the whole with at most five decimals.
  private func fraction(_ value: Double) -> String {
    let hundredThousandths = Int(nearest: min(max(value, 0), 1) * 1e5)
    if hundredThousandths.isMultiple(of: 100_000) { return String(hundredThousandths / 100_000) }
    let digits = String(hundredThousandths)
    return "0." + String(repeating: "0", count: 5 - digits.count) + digits
  }

  /// The points without those that are on the straight line between others.
  ///
  /// Source: D. Douglas, T. Peucker, *Algorithms for the reduction of the number of points required
  /// to represent a digitized line or its caricature* (1973), with the distance along *y*.
  private func simplified(_ points: ArraySlice<Point>, _ tolerance: Double) -> [Point] {
    guard let first = points.first, let last = points.last, points.count > 2 else {
      return Array(points)
    }
    func distance(_ point: Point) -> Double {
      let share = last.x > first.x ? (point.x - first.x) / (last.x - first.x) : 0
      return abs(first.y + share * (last.y - first.y) - point.y)
    }
    let inner = points.indices.dropFirst().dropLast()
    guard let farthest = inner.max(by: { distance(points[$0]) < distance(points[$1]) }),
      distance(points[farthest]) > tolerance
    else { return [first, last] }
    return simplified(points[...farthest], tolerance).dropLast()
      + simplified(points[farthest...], tolerance)
  }
}

extension Element {
  /// Returns `true` if only attributes that are numbers differ.
  func differsInNumbersOnly(from other: Element) -> Bool {
    name == other.name && content == other.content
      && attributes.count == other.attributes.count
      && zip(attributes, other.attributes).allSatisfy { mine, others in
        mine.name == others.name
          && (mine.value == others.value
            || Double(mine.value) != nil && Double(others.value) != nil)
      }
  }
}
