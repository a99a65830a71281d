import AnchorsLayout
import AnchorsTestSupport

extension Fault {
  /// Passes, reports and the end of a tree took room on the call stack for each level.
  static let deepTrees = Fault(
    number: 4, title: "stack overflows in deep trees",
    programs: [
      Program { try build(100_000, isTopDown: true) },
      Program { try build(100_000, isTopDown: false) },
      Program { try build(100_000, isTopDown: false, wrapsAsItGoes: true) },
    ])

  private static func build(_ depth: Int, isTopDown: Bool, wrapsAsItGoes: Bool = false) throws {
    let message = onSmallStack { () -> String? in
      let start = ContinuousClock.now
      let message = layOut(depth, isTopDown: isTopDown, wrapsAsItGoes: wrapsAsItGoes)
      let duration = ContinuousClock.now - start
      #if DEBUG
      let limit = Duration.seconds(50)
      #else
      let limit = Duration.seconds(5)
      #endif
      return message ?? (duration > limit ? "\(depth) levels take \(duration)" : nil)
    }
    if let text = message ?? "no thread" { throw Failure(text) }
  }

  /// Lays a tree out, describes it, and lets go of it.
  private static func layOut(_ depth: Int, isTopDown: Bool, wrapsAsItGoes: Bool) -> String? {
    let root = LayoutView(name: "root", width: 100, height: 100)
    let views = (1..<depth).map { _ in LayoutView(name: "v") }
    let chain = [root] + views
    for place in isTopDown ? Array(1..<depth) : (1..<depth).reversed() {
      chain[place - 1].addSubview(chain[place])
      if wrapsAsItGoes { Constraint.activate { chain[place].edges == chain[place - 1].edges } }
    }
    for place in wrapsAsItGoes ? 0..<0 : 1..<depth {
      Constraint.activate { chain[place].edges == chain[place - 1].edges }
    }
    root.layoutIfNeeded()
    if chain[depth - 1].frame != root.frame { return "the innermost is \(chain[depth - 1].frame)" }
    let lines = root.recursiveDescription.split(separator: "\n").count
    return lines == depth ? nil : "the description has \(lines) lines"
  }
}
