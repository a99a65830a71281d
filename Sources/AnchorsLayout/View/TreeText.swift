import Anchors

/// A tree as text, a line for each item.
///
/// Down to level 40 a line is indented by its level. A line further down is indented by 40 and
/// begins with its level: `(depth 57) `. Indentation without a limit would make the text of a deep
/// tree as long as the square of its depth.
///
/// - Parameter step: what each level adds.
func treeText(
  below top: any LayoutItem, step: String, line: (any LayoutItem) -> String
) -> String {
  let greatestLevel = 40
  return preorder(from: top).map { visit in
    let depth = visit.depth > greatestLevel ? "(depth \(visit.depth)) " : ""
    let indentation = String(repeating: step, count: min(visit.depth, greatestLevel))
    return indentation + depth + line(visit.node)
  }.joined(separator: "\n")
}
