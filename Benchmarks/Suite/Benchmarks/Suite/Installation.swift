import AnchorsLayout
import Benchmark
import Workloads

/// Placing constraints that were made before, in a tree that has not been laid out.
func installationBenchmarks() {
  for count in [1, 4, 1000] {
    Benchmark("install a batch of \(count)") { benchmark in
      let layout = Chain(viewCount: 250)
      let batch = Array(layout.constraints().prefix(count))
      benchmark.startMeasurement()
      Constraint.activate(batch)
      benchmark.stopMeasurement()
    }
  }
  card("update four constraints") { card, parent in
    card.updateConstraints { statements($0, in: parent, 24) }
  }
  card("remake four constraints") { card, parent in
    card.remakeConstraints { statements($0, in: parent, 24) }
  }
}

/// A view with four constraints, laid out; `change` is measured.
private func card(
  _ name: String, _ change: @escaping @Sendable (LayoutView, LayoutView) -> ConstraintGroup
) {
  Benchmark(name, configuration: .init(scalingFactor: .one)) { benchmark in
    let parent = LayoutView(name: "parent", width: 640, height: 800)
    let card = LayoutView(name: "card")
    parent.addSubview(card)
    card.makeConstraints { statements($0, in: parent, 8) }
    parent.layoutIfNeeded()
    benchmark.startMeasurement()
    blackHole(change(card, parent))
    benchmark.stopMeasurement()
    parent.layoutIfNeeded()
    precondition(card.frame == Rect(x: 24, y: 24, width: 592, height: 44))
  }
}

private func statements(_ card: LayoutView, in parent: LayoutView, _ inset: Double)
  -> [Constraint]
{
  [
    card.top == parent.top + inset, card.left == parent.left + inset,
    card.right == parent.right - inset, card.height == 44,
  ]
}
