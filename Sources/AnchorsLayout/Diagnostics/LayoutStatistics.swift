import Anchors

/// The work of a layout, and the time of each stage.
///
///     screen.layoutTree.collectStatistics()
///     screen.layoutIfNeeded()
///     if let statistics = screen.layoutTree.statistics { print(statistics) }
///
/// [Why is a layout slow?](doc:WhyIsALayoutSlow) reads three of them.
public struct LayoutStatistics: Sendable, CustomStringConvertible {
  /// The number of items in the tree.
  public internal(set) var items = 0
  /// The number of rows. A constraint is a row, and so is each size or frame that an item asks for.
  public internal(set) var rows = 0
  /// The number of variables in each component, the largest first. Components are solved
  /// independently of each other. Variables that the required equalities determine are in none.
  public internal(set) var components: [Int] = []
  /// The number of components that were solved with a factored basis, as large ones are. The others
  /// have a dense tableau, or too little to do for one.
  public internal(set) var factoredComponents = 0
  /// The number of steps of the simplex method.
  public internal(set) var simplexSteps = 0
  /// The number of rows that were reduced, or whose constants were computed again.
  public internal(set) var rowsReduced = 0
  /// `true` if all rows were reduced from scratch, `false` if only the edited ones were.
  public internal(set) var wasRebuilt = false
  /// The number of rounds of passes in which anything was due, at most 16.
  public internal(set) var rounds = 0
  /// The number of times that a label broke its text into lines. It remembers its latest answers.
  public internal(set) var textsMeasured = 0
  /// The number of frames that were set.
  public internal(set) var framesSet = 0
  /// The time of each stage in seconds; empty without a clock.
  ///
  /// - `reading`: Items return their content metrics.
  /// - `building`: the rows of a tree are made after it was read again.
  /// - `solving`: rows are reduced, and components solved.
  /// - `frames`: frames are set.
  /// - `callbacks`: the rest. Constraints are updated, and views lay out their subviews.
  public internal(set) var times: [(stage: String, seconds: Double)] = []

  /// The numbers on five lines, and the times in milliseconds on another one.
  public var description: String {
    let text = """
      rounds: \(rounds), rows \(wasRebuilt ? "rebuilt" : "edited")
      items: \(items), frames set: \(framesSet), texts measured: \(textsMeasured)
      rows: \(rows), reduced: \(rowsReduced)
      components: \(components.count), variables in the largest: \(components.first ?? 0)
      simplex steps: \(simplexSteps), factored components: \(factoredComponents)
      """
    if times.isEmpty { return text }
    let parts = times.map { "\($0.stage) \(decimal(1000 * $0.seconds))" }
    return text + "\nmilliseconds: " + parts.joined(separator: ", ")
  }
}

extension LayoutTree {
  /// The statistics of the last layout that has done anything; `nil` if they are not collected.
  public var statistics: LayoutStatistics? { engine.statistics?.latest }

  /// Begins to collect ``statistics``, or ends it.
  ///
  ///     let clock = ContinuousClock(), start = clock.now
  ///     tree.collectStatistics { (clock.now - start) / .seconds(1) }
  ///
  /// - Parameters:
  ///   - isCollecting: Whether they are collected from now on.
  ///   - clock: Returns the time in seconds. It must not use the tree.
  /// - Complexity: O(components) at the end of each layout; nothing while off.
  public func collectStatistics(_ isCollecting: Bool = true, clock: (() -> Double)? = nil) {
    engine.statistics = isCollecting ? StatisticsCollector(clock: clock) : nil
  }
}
