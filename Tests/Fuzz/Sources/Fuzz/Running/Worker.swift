import Foundation

/// The process that does the runs: seed after seed until the time is up or something is wrong. It
/// may crash or hang; its parent finds out where from the state file.
struct Worker {
  static let differenceStatus: Int32 = 1

  private let options: Options
  private let state: StateFile

  init(_ options: Options, _ state: StateFile) {
    self.options = options
    self.state = state
  }

  /// Runs on as many threads as asked for, and ends the process.
  func run() -> Never {
    if let replay = options.replay {
      report(play(replay.seed, replay.steps, thread: 0), replay.seed)
      exit(0)
    }
    let start = Date()
    if options.threads == 1 {
      work(thread: 0, since: start)
      exit(0)
    }
    let group = DispatchGroup()
    for number in 0..<options.threads {
      group.enter()
      let thread = Thread {
        work(thread: number, since: start)
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    exit(0)
  }

  private func work(thread: Int, since start: Date) {
    var number = thread
    while isDue(number, of: thread, since: start) {
      let seed = options.firstSeed + UInt64(number)
      report(play(seed, nil, thread: thread), seed)
      number += options.threads
    }
  }

  /// Returns `true` if a thread must do the run of a number. In a given time it does at least one.
  private func isDue(_ number: Int, of thread: Int, since start: Date) -> Bool {
    switch options.length {
    case .seconds(let all): number == thread || Date().timeIntervalSince(start) < all
    case .runs(let all): number < all
    }
  }

  /// One run, of all its steps or of some; what is wrong, if anything.
  private func play(_ seed: UInt64, _ steps: [Int]?, thread: Int) -> Difference? {
    var place = state[thread]
    (place.seed, place.step, place.isRunning) = (seed, -1, 1)
    state[thread] = place
    defer {
      place.runs += 1
      place.isRunning = 0
      state[thread] = place
    }
    var run: any FuzzRun =
      options.isHostile ? HostileRun(seed: seed, options) : Run(seed: seed, options)
    for index in steps ?? Array(0..<run.stepCount) {
      place.step = index
      place.steps += 1
      state[thread] = place
      do throws(Difference) { try run.perform(index) } catch { return error }
    }
    return nil
  }

  /// Prints the difference, and ends the process with it.
  private func report(_ difference: Difference?, _ seed: UInt64) {
    guard let difference else { return }
    print(difference.text)
    fflush(nil)
    _exit(Self.differenceStatus)
  }
}

/// A run that a worker can play.
protocol FuzzRun {
  var stepCount: Int { get }
  /// A description of the views.
  var views: String { get }
  /// The step of a number, in readable form.
  mutating func text(_ index: Int) -> String
  mutating func perform(_ index: Int) throws(Difference)
}
