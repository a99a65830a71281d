import AnchorsLayout
import AnchorsReport

/// A session for a browser test, with the playground's functions. It sets no handler and catches no
/// error, so that the test sees the library's own behaviour.
final class StandInSession {
  private var root = LayoutView(name: "window")
  private var views: [LayoutView] = []
  private let other = LayoutView(name: "other")

  /// Opens `card`, `conflict`, `mistake`, or `views` or `stacks` with the number of nested ones.
  func open(_ text: String) -> String {
    views = []
    root = LayoutView(name: "window")
    let card = LayoutView(name: "card")
    root.addSubview(card)
    views = [root, card]
    Constraint.activate { card.edges == root.edges.inset(by: 10) }
    if text == "conflict" { Constraint.activate([card.width >= 5000]) }
    if text == "mistake" { Constraint.activate([card.left == other.left]) }
    let words = text.split(separator: " ")
    if let word = words.first, let levels = words.dropFirst().first.flatMap({ Int($0) }) {
      for _ in 0..<levels { nest(isStack: word == "stacks") }
    }
    return JSON.text(text).line
  }

  private func nest(isStack: Bool) {
    guard let last = views.last else { return }
    let view = isStack ? LayoutStackView(name: "stack") : LayoutView(name: "view")
    if let stack = last as? LayoutStackView {
      stack.addArrangedSubview(view)
    } else {
      last.addSubview(view)
      Constraint.activate { view.edges == last.edges }
    }
    views.append(view)
  }

  /// The frames in the window's coordinates.
  func layout(width: Double, height: Double, isRightToLeft: Bool) -> [Double] {
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
    return views.flatMap { view in
      let frame = view.frameInRoot
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  /// Numbers, read and written.
  func texts() -> String { "[\(Double("12.5e-1") ?? 0), \(Double("twelve") ?? -1)]" }
  /// Reports, as they are printed.
  func findings() -> String {
    let tree = LayoutTree(containing: root)
    let reports = tree.conflicts.map { "\($0)" } + root.ambiguities.map { "\($0)" }
    let lint = tree.lintFindings.map { "\($0)" }
    return JSON.text((reports + lint).joined(separator: "\n")).line
  }
  /// A frame, as it is printed.
  func explain(item: Int) -> String { JSON.text("\(views[item].frameInRoot)").line }
  /// A page with everything that is known.
  func marks(_ what: String) -> String { "\(root.layoutTree.htmlReport().utf8.count)" }
  /// Returns its arguments.
  func widths(from: Double, to: Double) -> String { "[\(from), \(to)]" }
  /// Returns the answer about a log.
  func log(_ text: String) -> String { JSON.text(LayoutLog(parsing: text).description).line }
  /// Returns its argument.
  func copy(_ format: String) -> String { format }
}
