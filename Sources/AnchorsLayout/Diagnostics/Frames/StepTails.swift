import AnchorsSolver

/// Orders of steps that share their ends.
///
/// How an order goes on depends only on the rows that are left and the variables that are reached
/// and still lead to some of them. In a chain of views, each order soon comes to a state that the
/// one before has come to, so that all orders together are as long as the chain.
struct StepTails: ~Copyable {
  typealias Step = (row: Int32, via: Int32)

  /// The number of steps at the end that each tail knows.
  static let endCount = 8

  /// A step and the tail after it; how many steps there are; and the tail of the last ones.
  private var nodes = Pool<(step: Step, next: Int32, count: Int32, end: Int32)>()
  private var tails = SearchStateTable()
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The tail of an order that has come to a state; -1 if it is not known.
  func tail(of state: SearchState) -> Int32 { tails[state] ?? -1 }

  /// Adds steps before a tail, and the states that they have come to after some of them.
  mutating func add(
    _ steps: borrowing Pool<Step>, before tail: Int32, _ states: [(state: SearchState, count: Int)]
  ) {
    if nodes.count + steps.count > limit { return }
    var (tail, rest) = (tail, states[...])
    for place in (0...steps.count).reversed() {
      if place < steps.count {
        let (number, count) = (Int32(nodes.count), tail < 0 ? 1 : nodes[tail].count + 1)
        let end = count <= Self.endCount ? number : nodes[tail].end
        nodes.append((steps[place], tail, count, end))
        tail = number
      }
      while let last = rest.last, last.count == place {
        if tail >= 0 { tails[last.state] = tail }
        rest.removeLast()
      }
    }
  }

  /// Appends a tail to steps, but if it is long only as much as is shown. Returns the number of
  /// steps that are missing between the first and the last ones.
  func append(
    _ tail: Int32, to steps: inout Pool<Step>, _ shown: FrameExplanation.ShownSteps
  ) -> Int {
    if tail < 0 { return 0 }
    let count = Int(nodes[tail].count)
    let hidden = count - shown.first - Self.endCount
    var next = tail
    var place = 0
    while next >= 0 {
      if hidden > 0, place == shown.first { next = nodes[tail].end }
      steps.append(nodes[next].step)
      next = nodes[next].next
      place += 1
    }
    return max(0, hidden)
  }
}
