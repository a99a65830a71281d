import AnchorsLayout
import AnchorsMotion

/// A screen that passes from one group of constraints to another and back, with a transition: side
/// by side, and one above the other, in fractions that binary numbers do not have.
package final class TwoStates {
  private let screen = LayoutView(name: "screen", width: 1000.1, height: 700.7)
  private let views: [LayoutView]
  private let states: [ConstraintGroup]
  private var current = 0
  private var frames: [[Rect]] = [[], []]
  private var shown: [[Rect]] = [[], []]
  private var transition: LayoutTransition?

  package init() {
    let screen = screen
    let (master, detail) = (LayoutView(name: "master"), LayoutView(name: "detail"))
    let rows = (0..<20).map { LayoutView(name: "row \($0)") }
    for view in [master, detail] { screen.addSubview(view) }
    for row in rows { master.addSubview(row) }
    let regular = ConstraintGroup {
      master.edges(.leading, .top, .bottom) == screen.edges
      master.width == screen.width / 3
      detail.leading == master.trailing
      detail.edges(.trailing, .top, .bottom) == screen.edges
    }
    let compact = ConstraintGroup {
      [master, detail].horizontalEdges == screen.horizontalEdges
      master.top == screen.top
      master.height == screen.height * 0.4
      detail.top == master.bottom
      detail.bottom == screen.bottom
    }
    regular.activate()
    Constraint.activate {
      rows[0].top == master.top + 0.1
      for row in rows {
        row.horizontalEdges == master.horizontalEdges.inset(by: 0.7)
      }
      for row in rows.dropFirst() { row.height == rows[0].height }
      for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom + 0.3 }
      rows[rows.count - 1].bottom == master.bottom - 0.1
    }
    (states, views) = ([regular, compact], [master, detail] + rows)
  }

  /// Passes to the other state, with a transition.
  package func pass() {
    let (from, to) = (states[current], states[1 - current])
    transition = LayoutTransition(of: screen, timing: .spring()) { to.activate(replacing: from) }
    current = 1 - current
  }

  /// Stops the program if anything has drifted, by a single bit, from what it was in this state the
  /// first time.
  package func check() {
    if frames[current].isEmpty { remember() }
    for (view, frame) in zip(views, frames[current]) where view.frame != frame {
      fatalError("\(view) has drifted from \(frame)")
    }
    if shownNow != shown[current] { fatalError("what the transition shows has drifted") }
  }

  private func remember() {
    frames[current] = views.map(\.frame)
    shown[current] = shownNow
    // The closed form: a third of the width, or four tenths of the height.
    let master = views[0].frame
    let (width, height) = current == 0 ? (1000.1 / 3, 700.7) : (1000.1, 700.7 * 0.4)
    if abs(master.width - width) > 1e-9 || abs(master.height - height) > 1e-9 {
      fatalError("\(master) is not \(width) by \(height)")
    }
  }

  private var shownNow: [Rect] { transition?.frames(at: 0.1).map(\.frame) ?? [] }
}
