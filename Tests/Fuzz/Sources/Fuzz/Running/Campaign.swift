import Foundation

/// The parent: starts workers, counts what they do, and looks closer at what fails.
struct Campaign {
  private let options: Options
  private var runs = 0
  private var steps = 0
  private var failures = 0
  /// The number of runs that ended with a documented message.
  private var traps = 0
  private var seconds = 0.0

  init(_ options: Options) { self.options = options }

  /// Runs until everything is done, and returns `true` if nothing failed.
  mutating func run() -> Bool {
    var seed = options.firstSeed
    while let length = remaining {
      let start = Date()
      let arguments = length + ["\(seed)", "--threads", "\(options.threads)"] + options.passedOn
      let (outcome, places) = WorkerProcess.run(arguments, threads: options.threads)
      seconds += Date().timeIntervalSince(start)
      runs += places.map(\.runs).reduce(0, +)
      steps += places.map(\.steps).reduce(0, +)
      seed = (places.map(\.seed).max() ?? seed) + 1
      if outcome == .clean { break }
      if outcome.isDocumentedTrap(options) {
        traps += 1
        runs += 1
      } else {
        examine(outcome, places)
      }
    }
    print(
      """
      \(runs) runs, \(steps) steps, \(String(format: "%.1f", seconds)) s \
      (\(Int(Double(steps) / max(seconds, 0.001))) steps/s), seeds \(options.firstSeed) to \
      \(max(seed, options.firstSeed + 1) - 1), \(traps) documented traps, \(failures) differences
      """)
    return failures == 0
  }

  /// The arguments with which a worker does the rest; `nil` if everything is done.
  private var remaining: [String]? {
    switch options.length {
    case .seconds(let all): seconds < all || runs == 0 ? ["\(all - seconds)"] : nil
    case .runs(let all): runs < all ? ["--runs", "\(all - runs)"] : nil
    }
  }

  /// Prints one run in full, and returns `true` if nothing is wrong.
  static func replay(_ seed: UInt64, _ steps: [Int]?, _ options: Options) -> Bool {
    var run = playable(seed, options)
    let steps = steps ?? Array(0..<run.stepCount)
    let arguments = ["--replay", "\(seed):\(StepList.text(steps))"] + options.passedOn
    let (outcome, places) = WorkerProcess.run(arguments, tracesCrash: true)
    print("  \(run.views)")
    for index in steps { print("  \(run.text(index))") }
    let place = outcome == .clean ? "" : "at step \(places.first?.step ?? -1): "
    print("seed \(seed): \(place)\(outcome.text)")
    return outcome == .clean
  }

  private static func playable(_ seed: UInt64, _ options: Options) -> any FuzzRun {
    options.isHostile ? HostileRun(seed: seed, options) : Run(seed: seed, options)
  }

  /// Shrinks what the worker has failed at, and prints it.
  private mutating func examine(
    _ outcome: WorkerProcess.Outcome, _ places: [StateFile.Place]
  ) {
    failures += 1
    if !outcome.isLike(.difference("")) { runs += 1 }
    // Of several threads, it may have been any that was on its way.
    for place in places where place.isRunning == 1 || places.count == 1 {
      if failures > options.shrunkFailures {
        print("seed \(place.seed), step \(place.step): \(outcome.text)")
        continue
      }
      var run = Self.playable(place.seed, options)
      let all = Array(0...max(place.step, 0))
      guard let (steps, shrunk) = Shrinker(seed: place.seed, outcome, options).shrink(all) else {
        print(
          "seed \(place.seed), step \(place.step): \(outcome.text), not when it is run by itself")
        continue
      }
      print("seed \(place.seed), \(steps.count) of \(all.count) steps: \(shrunk.text)")
      print("  \(run.views)")
      for index in steps { print("  \(run.text(index))") }
      let arguments = ["--replay", "\(place.seed):\(StepList.text(steps))"] + options.passedOn
      print(
        """
          swift run -c release --package-path Tests/Fuzz Fuzz \(arguments.joined(separator: " "))

        """)
      fflush(nil)
    }
  }
}
