import Foundation

/// Finds fewer steps of a run that fail in the same way: delta debugging on the list of their
/// numbers. Views that no step inserts are in no tree, so fewer steps make for smaller trees.
///
/// Source: A. Zeller, R. Hildebrandt, *Simplifying and isolating failure-inducing input* (2002).
struct Shrinker {
  private let seed: UInt64
  private let outcome: WorkerProcess.Outcome
  private let options: Options
  /// When to be content with what has been found.
  private let end = Date().addingTimeInterval(40)

  init(seed: UInt64, _ outcome: WorkerProcess.Outcome, _ options: Options) {
    (self.seed, self.outcome, self.options) = (seed, outcome, options)
  }

  /// The fewest steps found, with what is wrong then; `nil` if the steps do not fail by themselves.
  func shrink(_ steps: [Int]) -> (steps: [Int], outcome: WorkerProcess.Outcome)? {
    guard let again = failure(steps) else { return nil }
    var best = (steps: steps, outcome: outcome)
    best.outcome = again
    var size = max(steps.count / 2, 1)
    while Date() < end {
      var hasShrunk = false
      var start = 0
      while start < best.steps.count, Date() < end {
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let outcome = failure(fewer) {
          best = (fewer, outcome)
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { break }
      if !hasShrunk || size > best.steps.count { size = max(size / 2, 1) }
    }
    return best
  }

  /// Returns the failure of these steps, if it is of the same kind.
  private func failure(_ steps: [Int]) -> WorkerProcess.Outcome? {
    let arguments = ["--replay", "\(seed):\(StepList.text(steps))"] + options.passedOn
    let (outcome, _) = WorkerProcess.run(arguments, patience: 2)
    return outcome.isLike(self.outcome) ? outcome : nil
  }
}
