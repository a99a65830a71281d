import Anchors
import AnchorsSolver

// Content and insets that depend on frames which depend on them.
//
// The height of text follows from its width, and a constraint may tie a width to a height; the safe
// area of a view follows from its frame, and a constraint may tie its frame to its safe area. There
// may be several solutions then, each with content and insets that are right for it. Which one is
// found must not depend on what was there before. So wherever that can be, each solving starts from
// what a tree that has just been made starts from, and goes on from there until nothing changes any
// more: an answer depends on the rows alone, and so does which items are named as unsettled.

/// Finds out the insets that spread from views to those inside: safe areas, margins that are
/// preserved.
///
/// The tree knows the rule, the engine the frames.
protocol InsetSpreading: AnyObject {
  /// The insets of all items that use them, given frames by the numbers of items; given none, as
  /// they are before anything has been laid out.
  func insets(_ frame: ((Int) -> Rect)?) -> [SpreadInsets]
}

/// What the insets that have spread to a view are in the model.
struct SpreadInsets {
  /// The number of the view.
  var view: Int
  /// The view's margins.
  var margins: Insets
  /// The numbers of guides that follow insets of the view, with these.
  var guides: [(number: Int, insets: Insets)]
  /// Constraints whose constants follow insets of the view, with these.
  var constants: [(constraint: Constraint, value: Double)]

  /// Whether these differ from others of the same view by rounding at most: then a layout has
  /// settled, as solving again might change no more than the last digit, time and again.
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

/// Whether two lengths are the same but for rounding.
private func areClose(_ a: Double, _ b: Double) -> Bool {
  abs(a - b) <= Tolerance.length(at: abs(a))
}

extension Engine {
  /// How often a layout with feedback is solved.
  private static let feedbackLimit = 16

  /// Solves from the beginning where content or insets depend on frames that depend on them.
  /// Returns the numbers of the items that were still changing in the end; `nil` if there are no
  /// such items.
  ///
  /// Text by itself has but one solution, as long as no height makes a width: then it goes on from
  /// what is known, and only insets start from the beginning.
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
      // 3. What the frames make of content and insets.
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
    if model.dependences.couplesAxes || dependentItems.isEmpty { return }
    for _ in 1..<roundLimit {
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
    let items = changes.variables.map { Variable.item(of: Int($0)) } + itemsToApply
    return inOrder(
      Set(items.filter { dependentItems.contains($0) && model.nodes[$0].kind.isView }))
  }

  /// Asks a view for its content in the width that it has in the model, or at the start in the one
  /// that it likes; says whether it is different. Does nothing once the numbers of items are of
  /// another generation.
  private func remeasure(_ text: Int, isStart: Bool = false, _ generation: Int) -> Bool {
    guard generation == self.generation, let item = item(text) else { return false }
    let width = isStart ? nil : model.frame(of: text).width
    var metrics = ask(model.nodes[text]) { item.checkedMetrics(forWidth: width) }
    if generation != self.generation { return false }
    // The item knows the margins that it has, the model those that it is going to have.
    metrics.margins = model.metrics[text].margins
    if metrics == model.metrics[text] { return false }
    model.change(metrics, of: text)
    return true
  }
}

extension LayoutModel {
  /// Takes in the insets that have spread to a view; says whether any are others than before.
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
