/// A feature that the fuzzer uses. Each can be turned off, to examine the others.
enum Feature: String, CaseIterable {
  /// Constraints are edited and deactivated between their activation and the next layout.
  case editBeforeLayout
  /// `lintFindings`, `svg()` and `htmlReport()` are asked for in trees with large numbers.
  case reportsOnLargeNumbers
  /// Multipliers and constants such as 1e-5, 12345.678 and 1e6.
  case oddNumbers
  /// Safe areas, margins and content that depend on the frames that they lead to.
  case feedback
  /// Widths that end at 0, or that rounding sets apart from 0.
  case widthsNearZero
  /// Intrinsic sizes that are no finite numbers, or negative.
  case notANumber
  /// A custom class that the library lays out: it adopts `LayoutItem` and announces its moves.
  case unannounced
  /// Items of custom classes leave without `willRemove`.
  case smallAlignedFrames
  /// Views leave a stack that is not laid out afterwards.
  case abandonedStacks
  /// Hostile callbacks change the hierarchy while content is asked for.
  case changesWhileReading
  /// Hostile callbacks make a superview of a view its subview.
  case cycles
  /// Trees so deep that a recursion over them overflows the stack.
  case deepTrees
}

/// The length of a campaign. A number of runs does the same steps on every machine.
enum Length {
  case seconds(Double)
  case runs(Int)
}

struct Options {
  var length = Length.seconds(10)
  var firstSeed: UInt64 = 1
  var threads = 1
  var isHostile = false
  /// `true` if trees are built for fitting sizes, which are compared after each step.
  var isAboutFittings = false
  var features = Set(Feature.allCases)
  /// The number of failures to shrink. Later failures are counted only.
  var shrunkFailures = 5
  var replay: (seed: UInt64, steps: [Int]?)?
  /// Views with a fixed frame that is smaller than their alignment rectangle insets.
  var stateFile: String?

  static let usage = """
    usage: Fuzz SECONDS SEED [options]
           Fuzz --runs N SEED [options]
           Fuzz --replay SEED[:STEPS] [options]
      SECONDS              how long to run
      SEED                 the first seed; the others follow
      --runs N             N runs, however long they take
      --replay SEED:STEPS  one run, of all steps or of these, such as 0-4,9
      --hostile            callbacks that do what they should not
      --fittings           fitting sizes after each step, of live and fresh trees
      --threads N          N runs at a time, each with its own trees
      --without A,B        leaves out features: \(Feature.allCases.map(\.rawValue).joined(separator: ", "))
      --shrink N           how many failures to shrink, 5 unless told
    """

  /// The options of a command line; `nil` if it is not understood.
  init?(_ arguments: [String]) {
    var positional: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--hostile": isHostile = true
      case "--fittings": isAboutFittings = true
      case "--threads":
        guard let count = rest.popFirst().flatMap({ Int($0) }), 1...64 ~= count else { return nil }
        threads = count
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        length = .runs(count)
      case "--shrink":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        shrunkFailures = count
      case "--without":
        for name in rest.popFirst()?.split(separator: ",") ?? ["?"] {
          guard let feature = Feature(rawValue: String(name)) else { return nil }
          features.remove(feature)
        }
      case "--replay":
        guard let replay = rest.popFirst().flatMap(StepList.parse) else { return nil }
        self.replay = replay
      case "--state":
        guard let path = rest.popFirst() else { return nil }
        stateFile = path
      default:
        if argument.hasPrefix("-") { return nil }
        positional.append(argument)
      }
    }
    if replay != nil {
      if positional.isEmpty { return }
      return nil
    }
    if case .seconds = length {
      guard let time = positional.first.flatMap(Double.init), time.isFinite, time >= 0 else {
        return nil
      }
      length = .seconds(time)
      positional.removeFirst()
    }
    guard positional.count == 1, let seed = UInt64(positional[0]) else { return nil }
    firstSeed = seed
  }

  /// The options that a worker needs to do the same.
  var passedOn: [String] {
    var arguments: [String] = []
    if isHostile { arguments.append("--hostile") }
    if isAboutFittings { arguments.append("--fittings") }
    let missing = Feature.allCases.filter { !features.contains($0) }
    if !missing.isEmpty {
      arguments += ["--without", missing.map(\.rawValue).joined(separator: ",")]
    }
    return arguments
  }
}

typealias Features = Set<Feature>
