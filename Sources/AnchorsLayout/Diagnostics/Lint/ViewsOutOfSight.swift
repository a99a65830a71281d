import Anchors

extension LintContext {
  /// Views that are outside the topmost item or their own superview, and views with content that reach
  /// beyond the topmost item. What scrolls may be anywhere. Of views in views only the outer one.
  ///
  /// - Complexity: O(items).
  func viewsOutOfSight() -> [LintFinding] {
    guard hasScreen, let root = facts.items.first else { return [] }
    let seen = SeenItems(facts)
    let screen = seen.frames[0]
    var isReported = Array(repeating: false, count: facts.items.count)
    var findings: [LintFinding] = []
    for (number, item) in facts.items.enumerated() where isShown(number, seen) {
      let parent = Int(facts.parents[number])
      isReported[number] = isReported[parent]
      let frame = seen.frames[number]
      if isReported[number] || seen.scrolls[number] || !frame.hasArea { continue }
      let name = names.name(of: item)
      let (summary, advice): (String, String)
      if !frame.sharesArea(with: screen) {
        summary = """
          \(name) is not to be seen: \(decimals(frame)) is outside \(names.name(of: root)), \(decimals(screen)).
          """
        advice = "Hide it if that is meant."
      } else if parent > 0, seen.frames[parent].hasArea,
        !frame.sharesArea(with: seen.frames[parent])
      {
        summary = """
          \(name) is outside its superview \(names.name(of: facts.items[parent])): \
          \(decimals(item.layoutFrame)) in \(decimal(seen.frames[parent].width)) × \
          \(decimal(seen.frames[parent].height)).
          """
        advice = "Put it into a view that it is inside of."
      } else if item.layoutMetrics.hasIntrinsicSize, let beyond = frame.parts(beyond: screen) {
        summary = "\(name) reaches beyond \(names.name(of: root)), by \(beyond)."
        advice = "Say that it stays inside, with an inequality that is required."
      } else {
        continue
      }
      isReported[number] = true
      findings.append(
        LintFinding(
          kind: .outOfSight, items: [item], constraints: [], summary: summary, details: [advice]))
    }
    return findings
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
