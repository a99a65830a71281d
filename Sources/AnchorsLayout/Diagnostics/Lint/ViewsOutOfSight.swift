import Anchors

extension LintContext {
  /// Views that are outside the topmost item or their own superview, and views with content that
  /// reach beyond the topmost item. What scrolls may be anywhere. Of views in views only the outer
  /// one.
  ///
  /// - Complexity: O(items).
  func viewsOutOfSight() -> [LintFinding] {
    findings(.outOfSight) { number, item in
      let (frame, screen) = (seen[number].frame, seen[0].frame)
      if seen[number].scrolls || !frame.hasArea { return nil }
      let (name, root) = (names.name(of: item), names.name(of: facts.items[0]))
      if !frame.sharesArea(with: screen) {
        let summary = """
          \(name) is not to be seen: \(decimals(frame)) is outside \(root), \(decimals(screen)).
          """
        return (summary, "Hide it if that is meant.")
      }
      let parent = Int(facts.parents[number])
      let around = seen[parent].frame
      if parent > 0, around.hasArea, !frame.sharesArea(with: around) {
        let summary = """
          \(name) is outside its superview \(names.name(of: facts.items[parent])): \
          \(decimals(item.layoutFrame)) in \(around.size).
          """
        return (summary, "Put it into a view that it is inside of.")
      }
      guard item.layoutMetrics.hasIntrinsicSize, let beyond = frame.parts(beyond: screen) else {
        return nil
      }
      return (
        "\(name) reaches beyond \(root), by \(beyond).",
        "Say that it stays inside, with an inequality that is required."
      )
    }
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  fileprivate func sharesArea(with other: Rect) -> Bool {
    minX < other.maxX - 0.5 && maxX > other.minX + 0.5 && minY < other.maxY - 0.5
      && maxY > other.minY + 0.5
  }

  /// How far the rectangle reaches beyond another, on each side where it does: `12 on the right`.
  fileprivate func parts(beyond other: Rect) -> String? {
    let sides: [(Double, String)] = [
      (other.minX - minX, "on the left"), (maxX - other.maxX, "on the right"),
      (other.minY - minY, "at the top"), (maxY - other.maxY, "at the bottom"),
    ]
    let parts = sides.filter { $0.0 > 0.5 }.map { "\(decimal($0.0)) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
