import Anchors
import AnchorsSolver

extension LintContext {
  /// Views that have content, or views in them, and no width or no height, unless a constraint says that
  /// they have none; and views that nobody has said anything of. Of views in views only the outer one.
  ///
  /// - Complexity: O(items + constraints).
  func viewsWithoutSize() -> [LintFinding] {
    guard hasScreen else { return [] }
    let seen = SeenItems(facts)
    var hasChildren = Array(repeating: false, count: facts.items.count)
    for number in facts.items.indices where isShown(number, seen) {
      let size = facts.items[number].layoutFrame.size
      if size.width > 0 || size.height > 0 { hasChildren[Int(facts.parents[number])] = true }
    }
    var isReported = Array(repeating: false, count: facts.items.count)
    var findings: [LintFinding] = []
    for (number, item) in facts.items.enumerated() where isShown(number, seen) {
      isReported[number] = isReported[Int(facts.parents[number])]
      if isReported[number] { continue }
      let (size, metrics) = (item.layoutFrame.size, item.layoutMetrics)
      let missing = [
        size.width <= Tolerance.reported ? Attribute.width : nil,
        size.height <= Tolerance.reported ? .height : nil,
      ].compactMap { $0 }.filter { !isMeant($0, of: item) }
      guard let first = missing.first else { continue }
      let content = missing.compactMap { attribute -> String? in
        let length = attribute == .width ? metrics.intrinsicWidth : metrics.intrinsicHeight
        return length.flatMap { $0 > 0 ? "\(decimal($0)) \(attribute.adjective)" : nil }
      }
      let isUnsaid = missing.count == 2 && isForgotten(item)
      if content.isEmpty && !hasChildren[number] && !isUnsaid { continue }
      isReported[number] = true
      let what =
        !content.isEmpty
        ? ", but its content is \(content.joined(separator: " and "))"
        : hasChildren[number] ? ", but has views in it" : ""
      let lack = missing.count == 2 ? "neither width nor height" : "no \(first)"
      findings.append(
        LintFinding(
          kind: .noSize, items: [item], constraints: [],
          summary: "\(names.name(of: item)) has \(lack)\(what).", details: [advice(item)]))
    }
    return findings
  }

  /// Whether the program says that an item has no size.
  private func isMeant(_ attribute: Attribute, of item: any LayoutItem) -> Bool {
    item.layoutNode.constraintsAsFirst.contains {
      $0.firstAttribute == attribute && $0.second == nil && $0.constant == 0
        && $0.relation != .greaterThanOrEqual
    }
  }

  /// Whether an item has neither constraints nor a frame.
  private func isForgotten(_ item: any LayoutItem) -> Bool {
    item.translatesAutoresizingMaskIntoConstraints && item.layoutFrame == .zero
      && !item.layoutNode.isMentioned
  }

  private func advice(_ item: any LayoutItem) -> String {
    isForgotten(item)
      ? "No constraint is about it, and its owner has set no frame with a size."
      : "Say how large it is, or hide it if it is not to be seen."
  }
}
