import AnchorsSolver

/// The counts and stage times of a layout. An engine has one while statistics are collected.
final class StatisticsCollector {
  private let clock: (() -> Double)?
  private var stage = Stage.callbacks
  /// The time at which the stage began.
  private var start = 0.0
  /// The seconds of each stage.
  private var seconds: [Stage: Double] = [:]
  /// The statistics of the layout under way.
  @exclusivity(unchecked) var current = LayoutStatistics()
  /// The statistics of the last layout that has done anything.
  private(set) var latest: LayoutStatistics?

  /// A part of a layout.
  enum Stage: String, CaseIterable {
    case reading, building, solving, frames, callbacks
  }

  init(clock: (() -> Double)?) { self.clock = clock }

  /// Ends the stage at hand and begins another.
  func enter(_ stage: Stage) {
    if let clock {
      let now = clock()
      seconds[self.stage, default: 0] += now - start
      start = now
    }
    self.stage = stage
  }

  /// Begins the statistics of a layout.
  func begin() {
    current = LayoutStatistics()
    seconds.removeAll()
    stage = .callbacks
    start = clock?() ?? 0
  }

  /// Ends the statistics of a layout, which has left this model.
  func end(_ model: borrowing LayoutModel) {
    enter(.callbacks)
    if current.rounds == 0 { return }
    current.items = model.order.items.count
    current.rows = model.solver.rowCount
    current.components = model.solver.componentSizes.inOrder(>)
    if clock != nil {
      current.times = Stage.allCases.map { (stage: $0.rawValue, seconds: seconds[$0, default: 0]) }
    }
    latest = current
  }

  /// Solves, and records the solver's work.
  func solve(_ solver: Solver) {
    enter(.solving)
    solver.solve()
    enter(.reading)
    let work = solver.latestWork
    if work.isFromScratch { current.wasRebuilt = true }
    current.rowsReduced += work.reducedRows
    current.factoredComponents += work.factoredComponents
    current.simplexSteps += work.simplexSteps
  }
}

extension Engine {
  /// Does a layout, and notes its statistics while they are collected. One inside of another is a
  /// part of it.
  func collectingStatistics(_ layout: () -> Bool) -> Bool {
    guard phase == .idle, let statistics else { return layout() }
    statistics.begin()
    defer { statistics.end(model) }
    return layout()
  }
}
