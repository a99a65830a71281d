import AnchorsLayout
import Workloads

/// The workloads that edit what another has laid out.
let editNames = ["W5", "W6", "W7"]

extension Records {
  /// W5, W6 and W7 through the tree and on the solver alone. Every state is checked before it is
  /// timed.
  mutating func measureEdits(views: Int, runs: Int) {
    measureResize(views, runs)
    measureGap("W6a edit", views, runs) { $0.iconGap }
    measureGap("W6b edit", views, runs) { $0.topGap }
    measureRebuild(views, runs)
  }

  /// The mean of a hundred sizes of the root, all frames read each time.
  private mutating func measureResize(_ views: Int, _ runs: Int) {
    let layout = CellEdits(viewCount: views)
    let root = layout.cells.root
    var alone = SolverAlone(recording: root)
    alone.build()
    alone.solve()
    var steps: [[RowChange]] = []
    for side in CellEdits.sides {
      steps.append(alone.changes(by: { layout.resize(to: side) }, in: root))
      layout.check("at a width of \(side)")
      alone.setConstants(steps[steps.count - 1])
      alone.solve()
      alone.check("at a width of \(side)")
    }
    // The step from the last size back to the first one is not measured.
    let toFirst = alone.changes(by: { layout.resize(to: CellEdits.sides[0]) }, in: root)
    var (solver, tree) = (Samples(), Samples())
    repeated(runs) {
      alone.setConstants(toFirst)
      alone.solve()
      let (sum, time) = timed {
        var sum = 0.0
        for step in steps {
          alone.setConstants(step)
          alone.solve()
          sum += alone.sumOfValues()
        }
        return sum
      }
      use(sum)
      solver.add(time / steps.count)
    }
    repeated(runs) {
      let (sum, time) = timed {
        var sum = 0.0
        for side in CellEdits.sides {
          layout.resize(to: side)
          root.layoutIfNeeded()
          sum += layout.sumOfFrames()
        }
        return sum
      }
      use(sum)
      tree.add(time / CellEdits.sides.count)
    }
    layout.check("after resizes")
    add("W5 resize", views, "solver", solver)
    add("W5 resize", views, "tree", tree)
  }

  /// A gap to and fro, 100 times in a row.
  private mutating func measureGap(
    _ name: String, _ views: Int, _ runs: Int, _ gap: (CellEdits) -> Constraint
  ) {
    let layout = CellEdits(viewCount: views)
    let (root, gap) = (layout.cells.root, gap(layout))
    var alone = SolverAlone(recording: root)
    alone.build()
    alone.solve()
    let gaps = [8.0, 12.0]
    var changes: [[RowChange]] = []
    for constant in [12.0, 8.0, 12.0] {
      changes.append(alone.changes(by: { gap.constant = constant }, in: root))
      layout.check("with a gap of \(constant)")
      alone.setConstants(changes[changes.count - 1])
      alone.solve()
      alone.check("with a gap of \(constant)")
    }
    let (back, forth) = (changes[1], changes[2])
    var (solver, tree) = (Samples(), Samples())
    repeated(runs) {
      let (_, time) = timed {
        for _ in 0..<50 {
          alone.setConstants(back)
          alone.solve()
          alone.setConstants(forth)
          alone.solve()
        }
      }
      solver.add(time / 100)
    }
    repeated(runs) {
      let (_, time) = timed {
        for edit in 0..<100 {
          gap.constant = gaps[edit & 1]
          root.layoutIfNeeded()
        }
      }
      tree.add(time / 100)
    }
    layout.check("after edits")
    add(name, views, "solver", solver)
    add(name, views, "tree", tree)
  }

  /// All constraints of the middle cell removed and added again, then one layout.
  private mutating func measureRebuild(_ views: Int, _ runs: Int) {
    let layout = CellEdits(viewCount: views)
    let root = layout.cells.root
    var alone = SolverAlone(recording: root)
    alone.build()
    alone.solve()
    let rows = alone.places(of: layout.middleCell)
    precondition(rows.count == layout.middleCell.count)
    var (solver, tree) = (Samples(), Samples())
    repeated(runs) {
      let (_, time) = timed {
        alone.rebuild(rows)
        alone.solve()
      }
      solver.add(time)
    }
    alone.check("after rebuilds")
    repeated(runs) {
      let (_, time) = timed {
        layout.rebuild()
        root.layoutIfNeeded()
      }
      layout.check("after a rebuild")
      tree.add(time)
    }
    add("W7 rebuild", views, "solver", solver)
    add("W7 rebuild", views, "tree", tree)
  }
}
