import Anchors
import AnchorsSolver

// Content and insets that depend on frames which depend on them.
//
// The height of text depends on its width, and a constraint may be between a width and a height.
// The safe area of a view depends on its frame, and a constraint may be between its frame and its
// safe area. Then there may be several solutions, each consistent. The result must not depend on
// the past. So each solve starts from the state of a new tree and repeats until nothing changes.
// The frames and the nonconverging items depend on the rows alone.

/// Finds out the insets that spread from views to those inside: safe areas, margins that are
/// preserved.
///
/// The tree knows the rule, the engine the frames.
protocol InsetSpreading: AnyObject {
  /// Returns the insets of all items that use them, for frames by item number; without frames,
  /// those before the first layout.
  func insets(_ frame: ((Int) -> Rect)?) -> [SpreadInsets]
}

/// The insets of a view in the model.
struct SpreadInsets {
  /// The number of the view.
  var view: Int
  /// The view's margins.
  var margins: Insets
  /// The numbers of guides that follow insets of the view, with these.
  var guides: [(number: Int, insets: Insets)]
  /// Constraints whose constants follow insets of the view, with these.
  var constants: [(constraint: Constraint, value: Double)]

  /// Returns `true` if these differ from others of the same view by rounding only. The layout has
  /// then converged, because another solve would change the last digit only.
  func isClose(to other: SpreadInsets) -> Bool {
    margins.isClose(to: other.margins)
      && zip(guides, other.guides).allSatisfy { $0.insets.isClose(to: $1.insets) }
      && zip(constants, other.constants).allSatisfy { areClose($0.value, $1.value) }
  }
}

extension Insets {
  fileprivate func isClose(to other: Insets) -> Bool {
    areClose(top, other.top) && areClose(left, other.left) && areClose(bottom, other.bottom)
      && areClose(right, other.right)
  }
}

/// Returns `true` if two lengths are equal up to rounding.
private func areClose(_ a: Double, _ b: Double) -> Bool {
  abs(a - b) <= Tolerance.length(at: abs(a))
}

extension Engine {
  /// The maximum number of solves of a layout with feedback.
  private static let feedbackLimit = 16

  /// Solves from the beginning where content or insets depend on frames that depend on them.
  /// Returns the numbers of the items that were still changing in the end; `nil` if no item was.
  ///
  /// Text alone has one solution if no height determines a width: then the solve continues from the
  /// present state, and only insets start over.
  func solveWithFeedback() -> Set<Int>? {
    let texts = model.dependences.couplesAxes ? dependentViews : []
    let spreading = insetSpreading()
    if texts.isEmpty, spreading == nil { return nil }
    let generation = generation
    // 1. As in a tree that has just been made.
    for text in texts { _ = remeasure(text, isStart: true, generation) }
    if generation != self.generation { return [] }
    var known: [Int: SpreadInsets] = [:]
    for insets in spreading?.insets(nil) ?? [] {
      known[insets.view] = insets
      model.change(insets)
    }
    var nonconverging: Set<Int> = []
    for _ in 1...Self.feedbackLimit {
      // 2. Solve.
      solveText()
      if generation != self.generation { return [] }
      // 3. Update content and insets from the frames.
      nonconverging = []
      let insets = spreading?.insets { self.model.frame(of: $0) } ?? []
      for text in texts where remeasure(text, generation) { nonconverging.insert(text) }
      if generation != self.generation { return [] }
      for insets in insets where known[insets.view]?.isClose(to: insets) != true {
        known[insets.view] = insets
        if model.change(insets) { nonconverging.insert(insets.view) }
      }
      if nonconverging.isEmpty { break }
    }
    return nonconverging
  }

  /// Solves, with text as high as it is in the widths that come of it.
  private func solveText() {
    let generation = generation
    solveRows()
    if model.dependences.couplesAxes || dependents.items.isEmpty { return }
    for _ in 1..<Self.roundLimit {
      var hasChanged = false
      for text in movedTexts where remeasure(text, generation) { hasChanged = true }
      if !hasChanged || generation != self.generation { return }
      solveRows()
    }
  }

  /// The views with text whose frames the latest solve has changed.
  private var movedTexts: [Int] {
    let changes = model.solver.changes
    if changes.isEverything { return dependentViews }
    let items = changes.variables.map { Variable.item(of: Int($0)) } + frames.items
    return inOrder(
      Set(items.filter { dependents.items.contains($0) && model.nodes[$0].kind.isView }))
  }

  /// Measures a view in its width in the model, or at the start in its natural width. Returns
  /// `true` if the content changed. Does nothing if the item numbers are of another generation.
  private func remeasure(_ text: Int, isStart: Bool = false, _ generation: Int) -> Bool {
    guard generation == self.generation, let item = item(text) else { return false }
    let width = isStart ? nil : model.frame(of: text).width
    var metrics = ask(model.nodes[text]) { item.checkedMetrics(forWidth: width) }
    if generation != self.generation { return false }
    // The item has its present margins, the model its future ones.
    metrics.margins = model.metrics[text].margins
    if metrics == model.metrics[text] { return false }
    model.change(metrics, of: text)
    return true
  }
}

extension LayoutModel {
  /// Stores the insets that have spread to a view. Returns `true` if any changed.
  @discardableResult
  mutating func change(_ insets: SpreadInsets) -> Bool {
    var hasChanged = false
    var metrics = metrics[insets.view]
    let margins = insets.margins.within(metrics.alignmentRectInsets)
    if margins != metrics.margins {
      metrics.margins = margins
      change(metrics, of: insets.view)
      hasChanged = true
    }
    for guide in insets.guides
    where itemRows[guide.number][fixed: .width] >= 0
      && change(.insets(guide.insets), of: guide.number)
    {
      hasChanged = true
    }
    // The row of a constraint on a length gets another constant than the constraint's own.
    for (constraint, value) in insets.constants {
      let row = row(of: constraint)
      if row < 0 || solver.row(row).constant == value { continue }
      solver.setConstant(row, to: value)
      hasChanged = true
    }
    return hasChanged
  }
}
