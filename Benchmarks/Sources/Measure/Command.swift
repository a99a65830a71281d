import AnchorsLayout
import Glibc
import Workloads

/// A command of the program.
enum Command {
  static let usage = """
    Measure [VIEWS [RUNS [W8]]] all workloads at one number of views, or one of W1 to W13
    Measure all [RUNS [FILE]]   all workloads at 100 to 10,000 views, W1 to W4 also 100,000;
                                the numbers also go to FILE
    Measure structure [CELLS…] [FILE]  W14 to W17 at these numbers of cells, or at 100, 1,000 and
                                10,000, next to their bars; the numbers also go to FILE
    Measure animation [RUNS [FILE]]  W18: the steps of an animation; the numbers also go to FILE
    Measure peers FILE          what peers are compared with, to FILE
    Measure expressions         inert constraints: nanoseconds, and allocations if counted
    Measure passes [RUNS]       a pass in which nothing has changed, and after one label's change
    Measure fitting [VIEWS]     the size that fits a cell of W2: asked first, again, after an edit
    Measure conflicts [VIEWS [RUNS]]  what it costs to name a conflict
    Measure reports [VIEWS [RUNS [TREE [REPORT]]]]  what reports cost next to a first layout, on
                                trees of several kinds or on one, as "open heights"; all reports
                                or one, as "ambiguities"
    Measure map [each] FILE...  what maps of all windows of layouts as text cost; each is compared
                                with layouts of 2,000 random windows, or of each from 240 to 600
    Measure life NAME COUNT     COUNT whole lives of W1, W2, … at 1,000 views, for callgrind; of
                                W14a, a list of 1,000 views to which COUNT cells are appended
    Measure soak [CYCLES]       whether memory stays where it is
    Measure dump FOLDER         the rows that the solver gets, for peers
    """

  static func run(_ words: [String]) {
    switch words.first {
    case "all":
      let sizes = [100, 1000, 10_000, 100_000]
      let records = layouts(sizes, runs: number(words, 1) ?? 21)
      print(records.table(sizes: sizes))
      if words.count > 2 { write(records.text, to: words[2]) }
    case "peers" where words.count == 2:
      let workloads = Array(allWorkloads.prefix(4))
      var records = layouts([100, 1000, 10_000], runs: 21, workloads, edits: [])
      records.measureEdits(views: 1000, runs: 21)
      for cells in structureSizes { records.measureListOfCells(cells) }
      records.measureAnimation()
      write(records.text, to: words[1])
    case "structure":
      let numbers = words.dropFirst().compactMap { Int($0) }
      if numbers.contains(where: { $0 < smallestCellCount }) || numbers.count < words.count - 2 {
        exitWithUsage()
      }
      var records = Records()
      records.measureStructure(cells: numbers.isEmpty ? structureSizes : numbers)
      print(records.structureTable)
      if let last = words.last, words.count > 1, Int(last) == nil { write(records.text, to: last) }
    case "animation":
      var records = Records()
      records.measureAnimation(runs: number(words, 1) ?? 51)
      print(records.animationTable)
      if words.count > 2 { write(records.text, to: words[2]) }
    case "expressions": measureExpressions()
    case "passes": measurePasses(runs: number(words, 1) ?? 21)
    case "fitting": measureFitting(views: number(words, 1) ?? 1000)
    case "conflicts":
      measureConflicts(views: number(words, 1) ?? 1000, runs: number(words, 2) ?? 21)
    case "reports":
      measureReports(
        views: number(words, 1) ?? 1000, runs: number(words, 2) ?? 3,
        tree: words.count > 3 ? words[3] : nil, report: words.count > 4 ? words[4] : nil)
    case "map" where words.count > 1:
      let files = words.dropFirst().filter { $0 != "each" }
      measureMaps(of: Array(files), each: words[1] == "each")
    case "life" where words.count == 3 && words[1] == "W14a": appendCells(number(words, 2) ?? 1)
    case "life" where words.count == 3:
      guard let count = number(words, 2), let chosen = workloads(words[1]).first else {
        exitWithUsage()
      }
      for _ in 0..<count { live(chosen) }
    case "soak": soak(cycles: number(words, 1) ?? 100_000)
    case "dump" where words.count == 2: dump(into: words[1])
    case let word where (word == nil || number(words, 0) != nil) && isKnown(words):
      let views = number(words, 0) ?? 1000
      let name = words.count > 2 ? words[2] : nil
      let chosen = name.map(workloads) ?? allWorkloads
      let hasEdits = name == nil || chosen.isEmpty
      print(
        layouts([views], runs: number(words, 1) ?? 21, chosen, edits: hasEdits ? [views] : [])
          .table(sizes: [views]))
      if name == nil {
        let cells = max(smallestCellCount, views / ListCell.viewCount)
        var records = Records()
        records.measureStructure(cells: [cells])
        records.measureAnimation()
        print("\n" + records.structureTable + "\n\n" + records.animationTable)
      }
    default: exitWithUsage()
    }
  }

  private static func exitWithUsage() -> Never {
    print(usage)
    exit(2)
  }

  /// The numbers of cells of W14 and W17.
  private static let structureSizes = [100, 1000, 10_000]
  /// Fewer cells leave none for conflicts, between the ends and the middle.
  private static let smallestCellCount = 8

  /// Returns `true` if the workloads exist, among those that lay out or those of the edits.
  private static func isKnown(_ words: [String]) -> Bool {
    guard words.count > 2 else { return true }
    return editNames.contains(words[2]) || !workloads(words[2]).isEmpty
  }

  /// The workload of a name: `W1` is not `W10`.
  private static func workloads(_ name: String) -> [any Workload.Type] {
    allWorkloads.filter { $0.name.hasPrefix("\(name) ") }
  }

  private static func number(_ words: [String], _ place: Int) -> Int? {
    words.indices.contains(place) ? Int(words[place]) : nil
  }

  /// All workloads at these sizes. A size is left out where the one before it says that it would
  /// take minutes.
  private static func layouts(
    _ sizes: [Int], runs: Int, _ workloads: [any Workload.Type] = allWorkloads, edits: [Int]? = nil
  ) -> Records {
    var records = Records()
    func measure<W: Workload>(_ workload: W.Type) {
      let isHard = !["W1 ", "W2 ", "W3 ", "W4 "].contains(W.name.prefix(3))
      var last: (views: Int, microseconds: Double)?
      for views in sizes where views < 100_000 || !isHard {
        if let last {
          let ratio = Double(views) / Double(last.views)
          if last.microseconds * ratio * ratio > 60e6 { break }
        }
        records.measureMemory(W.self, views: views)
        records.measureLayout(W.self, views: views, runs: runs)
        last = (views, records.value(W.name, views, "everything") ?? 0)
      }
    }
    for workload in workloads { measure(workload) }
    for views in edits ?? sizes where views < 100_000 {
      records.measureEdits(views: views, runs: runs)
    }
    return records
  }
}

func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
  fputs(text, file)
  fclose(file)
}

func logarithm(_ value: Double) -> Double { log10(value) }
