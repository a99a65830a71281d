import Testing

@testable import Anchors
@testable import AnchorsLayout
@testable import AnchorsSolver

/// Whatever constraints have been through since the latest layout, the next one is that of a tree in which
/// they have been as they are from the start.
@Suite("Edits that wait for a layout")
struct PendingEditTests {
  enum Step: CaseIterable {
    case activate, editConstants, editPriorities, deactivate, layOut, askFittingSize
  }

  /// The constraints of one tree, and what has been done to them.
  private final class Scene {
    let root = LayoutView(name: "root", width: 200, height: 100)
    let a = LayoutView(name: "a"), b = LayoutView(name: "b")
    let constraints: [Constraint]
    private var round = 0.0

    init() {
      root.addSubview(a)
      root.addSubview(b)
      constraints = [a.width >= 10 ~ 500, b.width == 2 * a.width + 1 ~ 400, a.width <= 40 ~ 450]
      Constraint.activate {
        a.left == 5
        b.left == a.right + 3 ~ .high
        b.right <= root.right ~ .medium
      }
    }

    func apply(_ step: Step) {
      switch step {
      case .activate: Constraint.activate(constraints)
      case .editConstants:
        round += 1
        for constraint in constraints { constraint.constant += 2 * round }
      case .editPriorities:
        constraints[1].priority = constraints[1].priority == 400 ? 1000 : 400
        constraints[2].priority = constraints[2].priority == 450 ? 600 : 450
      // The last one stays, if it is there.
      case .deactivate: Constraint.deactivate(constraints.prefix(2).reversed())
      case .layOut: root.layoutIfNeeded()
      case .askFittingSize: _ = fittingSize
      }
    }

    var fittingSize: Size {
      root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    }

    /// A scene whose constraints have been the same from the start.
    func copy() -> Scene {
      let copy = Scene()
      for (other, mine) in zip(copy.constraints, constraints) {
        other.constant = mine.constant
        other.priority = mine.priority
        if mine.isActive { other.isActive = true }
      }
      return copy
    }

    /// What has come of it.
    var answer: [Double] {
      let fitting = fittingSize
      root.layoutIfNeeded()
      return [a, b].flatMap { [$0.frame.minX, $0.frame.width] } + [fitting.width, fitting.height]
    }
  }

  @Test("of every order, up to five, a layout sees what they amount to", arguments: Step.allCases)
  func orders(first: Step) {
    var differences: [[Step]] = []
    func search(_ steps: [Step]) {
      let scene = Scene()
      for step in steps { scene.apply(step) }
      if scene.answer != scene.copy().answer { differences.append(steps) }
      if steps.count < 5 { for step in Step.allCases { search(steps + [step]) } }
    }
    search([first])
    #expect(differences.isEmpty)
  }

  @Test("fifty constraints come, are edited and go", arguments: [false, true])
  func fifty(hasLayouts: Bool) {
    let screen = LayoutView(width: 100, height: 100), a = LayoutView(name: "a")
    screen.addSubview(a)
    screen.layoutIfNeeded()
    if hasLayouts { #expect(a.systemLayoutSizeFitting(.zero) == .zero) }
    let constraints = (0..<50).map { a.width >= Double($0) ~ 500 }
    Constraint.activate(constraints)
    if hasLayouts { screen.layoutIfNeeded() }
    for constraint in constraints { constraint.constant += 1 }
    if hasLayouts {
      screen.layoutIfNeeded()
      #expect(a.frame.width == 50 && a.systemLayoutSizeFitting(.zero).width == 50)
    }
    Constraint.deactivate(constraints)
    screen.layoutIfNeeded()
    #expect(a.frame == .zero)
    #expect(a.systemLayoutSizeFitting(.zero) == .zero)
  }

  // MARK: The list of edits itself

  private enum Edit: CaseIterable { case add, change, remove }

  /// What a row is to the latest solve, and to the next.
  private struct Row {
    /// Whether the latest solve knows a row of this id.
    var isKnown: Bool
    /// Whether that one is gone.
    var isRemoved = false
    var isThere: Bool
    /// Whether the one that is there came after the latest solve.
    var isNew = false
    var isChanged = false

    /// Does what can be done; says whether it can.
    mutating func apply(_ edit: Edit) -> Bool {
      switch edit {
      case .add:
        if isThere { return false }
        (isThere, isNew, isChanged) = (true, true, false)
      case .change:
        if !isThere { return false }
        if !isNew { isChanged = true }
      case .remove:
        if !isThere { return false }
        if !isNew { isRemoved = true }
        (isThere, isNew, isChanged) = (false, false, false)
      }
      return true
    }
  }

  @Test("each row is in one state, after any six edits of three rows", arguments: [0, 1, 2, 3])
  func states(knownCount: Int) {
    var count = 0
    func search(_ steps: [(row: Int, edit: Edit)], _ rows: [Row]) {
      var edits = RowEdits()
      edits.removeAll()
      for step in steps {
        switch step.edit {
        case .add: edits.add(Int32(step.row))
        case .change: edits.change(Int32(step.row))
        case .remove: edits.remove(Int32(step.row))
        }
      }
      func ids(where isIncluded: (Row) -> Bool) -> [Int32] {
        rows.indices.filter { isIncluded(rows[$0]) }.map { Int32($0) }
      }
      let added = edits.added.suffix(from: 0).sorted()
      #expect(added == ids { $0.isNew })
      let changed = edits.changed.suffix(from: 0).sorted()
      #expect(changed == ids { $0.isChanged })
      let removed = edits.removed.suffix(from: 0).sorted()
      #expect(removed == ids { $0.isRemoved })
      count += 1
      if steps.count == 6 { return }
      for row in rows.indices {
        for edit in Edit.allCases {
          var next = rows
          if next[row].apply(edit) { search(steps + [(row, edit)], next) }
        }
      }
    }
    search([], (0..<3).map { Row(isKnown: $0 < knownCount, isThere: $0 < knownCount) })
    #expect(count > 5000)
  }

  @Test("before the first solve there is nothing to note")
  func beforeFirstSolve() {
    var edits = RowEdits()
    edits.add(0)
    edits.change(0)
    edits.remove(1)
    let isEmpty = edits.added.isEmpty && edits.changed.isEmpty && edits.removed.isEmpty
    #expect(edits.mustBuild && isEmpty)
    edits.removeAll()
    edits.change(70_000)
    let isChanged = !edits.mustBuild && edits.changed.count == 1
    #expect(isChanged)
    edits.removeAll()
    let isForgotten = edits.isEmpty
    #expect(isForgotten)
    // Forgotten are the states, too.
    edits.change(70_000)
    let isChangedAgain = edits.changed.count == 1
    #expect(isChangedAgain)
  }
}
