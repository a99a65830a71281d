import Anchors

#if DEBUG && !hasFeature(Embedded)
/// The identity of a problem: its kind, items and line, not its numbers. It retains the nodes, so
/// that a new item is never mistaken for a released one.
struct ReportedProblem: Equatable {
  private let kind: String
  private let nodes: [LayoutNode]
  private let attribute: Attribute?
  private let line: UInt

  fileprivate init(_ finding: LintFinding) {
    kind = finding.kind.rawValue
    nodes = finding.items.map { $0.layoutNode }
    attribute = finding.constraints.first?.firstAttribute
    line = finding.source?.line ?? 0
  }

  fileprivate init(_ ambiguity: LayoutAmbiguity) {
    kind = ambiguity.components.map { "\($0.component)" }.joined(separator: " ")
    nodes = [ambiguity.item.layoutNode]
    (attribute, line) = (nil, 0)
  }

  static func == (a: ReportedProblem, b: ReportedProblem) -> Bool {
    a.kind == b.kind && a.line == b.line && a.attribute == b.attribute
      && a.nodes.elementsEqual(b.nodes) { $0 === $1 }
  }
}
#endif

extension LayoutTree {
  /// `true` if every tree prints its problems to standard error: each ambiguity and each finding of
  /// ``lint()`` once, in one line, after the layout that first has it.
  ///
  ///     LayoutTree.reportsProblems = true
  ///     screen.layoutIfNeeded()
  ///     // Layout problem: title: width is not determined (now 0, at least 0): give it a width, …
  ///     // Layout problem: label.width == 60 (FormView.swift:9) fixes the size that its content …
  ///
  /// The default is `false`, unless the environment variable `ANCHORS_REPORT` is 1. A tree
  /// remembers the latest 256 printed problems. Release builds print and search nothing. Set it at
  /// program start: setting it is not thread-safe.
  ///
  /// - Complexity: with it, each layout that solves something costs what ``ambiguities`` and
  ///   ``lint()`` cost.
  public nonisolated(unsafe) static var reportsProblems = isReportWanted

  #if DEBUG && !hasFeature(Embedded)
  private static var isReportWanted: Bool { environmentVariable("ANCHORS_REPORT") == "1" }

  /// Remembers that a layout has solved something.
  func noteProblemsAreDue() { engine.problemsAreDue = true }

  /// Prints the problems that are new, at the end of a layout, if anything has been solved since
  /// the last time.
  func tellOfProblems() {
    let engine = engine
    if !engine.problemsAreDue { return }
    engine.problemsAreDue = false
    if !Self.reportsProblems || engine.isReportingProblems { return }
    engine.isReportingProblems = true
    defer { engine.isReportingProblems = false }
    for ambiguity in ambiguities {
      tell(of: ReportedProblem(ambiguity), ambiguity.lines.joined(separator: "; "))
    }
    for finding in lint() { tell(of: ReportedProblem(finding), finding.summary) }
  }

  private func tell(of problem: ReportedProblem, _ text: String) {
    let engine = engine
    if engine.reportedProblems.contains(problem) { return }
    engine.reportedProblems = (engine.reportedProblems + [problem]).suffix(256)
    writeToStandardError("Layout problem: \(text)\n")
  }
  #else
  private static var isReportWanted: Bool { false }

  @inline(__always)
  func noteProblemsAreDue() {}

  @inline(__always)
  func tellOfProblems() {}
  #endif
}
