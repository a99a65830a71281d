import Anchors
import AnchorsSolver

extension LintContext {
  /// Returns required sizes that equal the content's size, to a point.
  ///
  /// - Complexity: O(constraints).
  func fixedContent() -> [LintFinding] {
    written.compactMap { row, constraint in
      guard facts.rows[row].isRequired, constraint.relation == .equal, constraint.second == nil,
        constraint.firstAttribute.isSize, let item = constraint.first.item
      else { return nil }
      let isWidth = constraint.firstAttribute == .width
      let metrics = item.layoutMetrics
      guard let length = isWidth ? metrics.intrinsicWidth : metrics.intrinsicHeight, length > 0,
        abs(length - constraint.constant) <= 1
      else { return nil }
      let name = names.name(of: item)
      let summary = """
        \(constraint.text(names)) fixes the size that its content has now, \
        \(decimal(length)): longer text, as in another language or a larger font, is cut off.
        """
      let advice =
        "Remove it, or write \(name).\(constraint.firstAttribute) >= \(decimal(length))"
      return finding(.fixedContent, constraint, summary, advice)
    }
  }
}
