import Anchors

extension LintContext {
  /// Returns views outside the root or their superview, and views with content that exceed the
  /// root. Scrolled views may be anywhere. Of nested views, only the outer one is reported.
  ///
  /// - Complexity: O(items).
  func viewsOutOfSight() -> [LintFinding] {
    findings(.outOfSight) { number, item in
      let (frame, screen) = (seen[number].frame, seen[0].frame)
      if seen[number].scrolls || !frame.hasArea { return nil }
      // Names are made for findings alone.
      var name: String { names.name(of: item) }
      var root: String { names.name(of: facts.items[0]) }
      if !frame.sharesArea(with: screen) {
        let summary = """
          \(name) is out of sight: \(frame) is outside \(root), \(screen).
          """
        return (summary, "Hide it if that is intended.")
      }
      let parent = Int(facts.parents[number])
      let around = seen[parent].frame
      if parent > 0, around.hasArea, !frame.sharesArea(with: around) {
        let summary = """
          \(name) is outside its superview \(names.name(of: facts.items[parent])): \
          \(item.layoutFrame) in \(around.size).
          """
        return (summary, "Move it into a superview that contains its frame.")
      }
      guard item.layoutMetrics.hasIntrinsicSize, let beyond = frame.parts(beyond: screen) else {
        return nil
      }
      return (
        "\(name) reaches beyond \(root), by \(beyond).",
        "Add a required inequality that keeps it inside."
      )
    }
  }
}

extension Rect {
  /// Returns `true` if two rectangles share more than an edge: half a point each way, or half of
  /// the thinner one.
  fileprivate func sharesArea(with other: Rect) -> Bool {
    let least = Size(
      width: min(0.5, width / 2, other.width / 2), height: min(0.5, height / 2, other.height / 2))
    return minX < other.maxX - least.width && maxX > other.minX + least.width
      && minY < other.maxY - least.height && maxY > other.minY + least.height
  }

  /// Returns the distances by which the rectangle exceeds another: `12 on the right`.
  fileprivate func parts(beyond other: Rect) -> String? {
    let sides: [(Double, String)] = [
      (other.minX - minX, "on the left"), (maxX - other.maxX, "on the right"),
      (other.minY - minY, "at the top"), (maxY - other.maxY, "at the bottom"),
    ]
    let parts = sides.filter { $0.0 > 0.5 }.map { "\(decimal($0.0)) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
