/// One number of a run, as it is kept in a file: a line of words between tabs.
struct Record {
  /// `W1 chain`, `W5 resize`.
  var workload: String
  /// Number of views.
  var views: Int
  /// `solver`, `tree`, `everything`, `plain`; `solver bytes`, `tree bytes`; of edits of structure
  /// also `edit`, `minimum`, `frames`, `bar`.
  var part: String
  /// Microseconds, or bytes a view, or a number of frames.
  var value: Double
  /// The number of runs behind the median.
  var runs: Int

  var line: String { "\(workload)\t\(views)\t\(part)\t\(value)\t\(runs)" }
}

/// The numbers of a run, in the order they were measured.
struct Records {
  private(set) var all: [Record] = []

  mutating func add(_ workload: String, _ views: Int, _ part: String, _ samples: Samples) {
    all.append(
      Record(
        workload: workload, views: views, part: part, value: samples.median,
        runs: samples.values.count))
  }

  mutating func add(
    _ workload: String, _ views: Int, _ part: String, _ value: Double, runs: Int = 1
  ) {
    all.append(Record(workload: workload, views: views, part: part, value: value, runs: runs))
  }

  func value(_ workload: String, _ views: Int, _ part: String) -> Double? {
    all.first { $0.workload == workload && $0.views == views && $0.part == part }?.value
  }

  var text: String {
    (["workload\tviews\tpart\tvalue\truns"] + all.map(\.line)).joined(separator: "\n") + "\n"
  }
}
