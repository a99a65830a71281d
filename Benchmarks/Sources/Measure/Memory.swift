import AnchorsLayout
import CHeap
import Workloads

extension Records {
  /// Bytes a view, by the allocator's own statistics: of the solver with its rows and its solution,
  /// and of a laid out tree with views, constraints and engine.
  mutating func measureMemory<W: Workload>(_ workload: W.Type, views: Int) {
    let before = Int(heap_bytes_in_use())
    let layout = W(viewCount: views)
    layout.install(layout.constraints())
    layout.root.layoutIfNeeded()
    let tree = Int(heap_bytes_in_use()) - before
    layout.check()
    let count = Double(layout.views.count)
    add(W.name, views, "tree bytes", Double(tree) / count)

    var alone = SolverAlone(recording: layout.root)
    let beforeSolver = Int(heap_bytes_in_use())
    alone.build()
    alone.solve()
    let solver = Int(heap_bytes_in_use()) - beforeSolver
    alone.check(W.name)
    add(W.name, views, "solver bytes", Double(solver) / count)
  }
}
