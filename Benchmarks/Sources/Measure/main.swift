import Anchors
import Workloads

// Times the workloads through the public API, checks every frame, and prints medians.
// Usage: Measure [VIEWS [RUNS]]

let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let viewCount = words.first ?? 1000
let runs = words.dropFirst().first ?? 21

print("views \(viewCount), runs \(runs), medians in milliseconds")
print("workload      views  build  expressions  install  layout  change")
measure(Chain.self)
measure(Cells.self)
measure(Nested.self)
measure(Grid.self)
