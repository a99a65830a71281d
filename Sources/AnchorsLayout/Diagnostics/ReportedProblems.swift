import Anchors

#if DEBUG && !hasFeature(Embedded)
/// The setting of a tree that prints its problems, and the problems that it has printed.
struct ProblemHandling {
  /// `true` if the tree prints its problems.
  var isOn = Self.isOnByDefault
  /// `true` if a layout has solved something and nobody has looked for problems since.
  var isDue = false
  /// `true` while problems are searched for, which may lay out.
  fileprivate var isTelling = false
  fileprivate var told = ToldOnce<ReportedProblem>()

  private static let isOnByDefault = environmentVariable("ANCHORS_REPORT") == "1"
}

/// The identity of a problem: its kind, items and line, not its numbers. It retains the nodes, so
/// that a new item is never mistaken for a released one.
struct ReportedProblem: Hashable {
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

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(line)
    for node in nodes { hasher.combine(ObjectIdentifier(node)) }
  }
}
#endif

extension LayoutTree {
  /// A Boolean value that indicates whether the tree prints its problems to standard error: each
  /// ambiguity and each finding of ``lintFindings`` once, in one line, after the layout that first
  /// has it.
  ///
  ///     screen.layoutTree.reportsProblems = true
  ///     screen.layoutIfNeeded()
  ///     // Layout problem: title: width is not determined (now 0, at least 0): give it a width, …
  ///     // Layout problem: label.width == 60 (FormView.swift:9) fixes the size that its content …
  ///
  /// The default is `true` if the environment variable `ANCHORS_REPORT` is 1, otherwise `false`. A
  /// tree remembers the printed problems that stand and the latest 256 that ended. Release builds
  /// print and search nothing: there the value is always `false`.
  ///
  /// - Note: After a tree joins another, the other's value counts.
  /// - Complexity: with it, each layout that solves something costs what ``ambiguities`` and
  ///   ``lintFindings`` cost.
  public var reportsProblems: Bool {
    get { printsProblems }
    nonmutating set { printsProblems = newValue }
  }

  #if DEBUG && !hasFeature(Embedded)
  private var printsProblems: Bool {
    get { engine.problemHandling.isOn }
    nonmutating set { engine.problemHandling.isOn = newValue }
  }

  /// Remembers that a layout has solved something.
  func noteProblemsAreDue() { engine.problemHandling.isDue = true }

  /// Prints the problems that are new, at the end of a layout, if anything has been solved since
  /// the last time.
  func tellOfProblems() {
    let engine = engine
    if !engine.problemHandling.isDue { return }
    engine.problemHandling.isDue = false
    if !engine.problemHandling.isOn || engine.problemHandling.isTelling { return }
    engine.problemHandling.isTelling = true
    defer { engine.problemHandling.isTelling = false }
    let (ambiguities, findings) = (ambiguities, lintFindings)
    let identities = ambiguities.map(ReportedProblem.init) + findings.map(ReportedProblem.init)
    for index in engine.problemHandling.told.takeNew(identities) {
      let text =
        index < ambiguities.count
        ? ambiguities[index].lines.joined(separator: "; ")
        : findings[index - ambiguities.count].summary
      writeToStandardError("Layout problem: \(text)\n")
    }
  }
  #else
  private var printsProblems: Bool {
    get { false }
    nonmutating set {}
  }

  @inline(__always)
  func noteProblemsAreDue() {}

  @inline(__always)
  func tellOfProblems() {}
  #endif
}
