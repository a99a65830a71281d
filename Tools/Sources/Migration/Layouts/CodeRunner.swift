import SwiftSyntax

/// Runs layout code as far as the code itself tells what it does, to find the views, the
/// constraints, and what is not known.
///
/// Functions of the files are followed with their arguments. A value that the files do not give is
/// unknown; what an unknown value decides is noted, and makes the type incomplete. All constraints
/// are in Anchors' spelling, because the files have been translated.
final class CodeRunner {
  let types: CodeTypes
  let declarations: Declarations
  /// The values that the user gives to names and conditions.
  let assumptions: [String: SceneValue]
  let facts: CodeFacts

  private(set) var unknowns: [CodeUnknown] = []
  private var noted: Set<CodeUnknown> = []
  /// The widest gaps so far, but for conditions, and those of conditions.
  var gapOfCode: CodeGap?
  var gapOfConditions: CodeGap?
  /// The widest gap so far; `nil` if everything is known.
  var gap: CodeGap? { [gapOfCode, gapOfConditions].compactMap { $0 }.max() }
  /// `true` if all views and constraints so far are known.
  var knowsConstraints: Bool { gap.map { $0 < .constraint } ?? true }
  /// The words of the conditions that are not known and decide whether the code runs.
  var openConditions: [Set<String>] = []
  /// Names of values of which conditions are taken to hold.
  var chosen: Set<String> = []
  /// `true` if something that is not known may remove views or constraints.
  var mayRemove = false
  /// The changes that come later.
  private(set) var later: [CodeUnknown] = []
  private(set) var findings: [CodeFinding] = []
  /// All views that were made, in their order.
  var madeViews: [SceneItem] = []
  /// The cells that lists reuse, by what asks for them.
  var reusedCells: [String: SceneValue] = [:]
  /// The class whose object is made first, and the view of it.
  var rootType = ""
  var rootView: SceneItem?
  /// Constraints that are activated while their views have no common superview, with a view that
  /// has none.
  var detached:
    [(constraint: SceneConstraint?, attribute: Attribute, item: SceneItem, place: CodePlace)] = []
  /// The constraints that were activated, in their order.
  var constraints: [SceneConstraint] = []
  /// The constraints of the builders that run.
  var collectors: [[SceneConstraint]] = []
  /// The values of static and global variables.
  var statics: [String: SceneValue] = [:]
  /// The statement whose constraints are read.
  var currentStatement: Syntax?
  /// The functions that have run.
  var ran: Set<SyntaxIdentifier> = []
  /// `true` while the numbers of a constraint are read.
  var isReadingNumbers = false
  /// The number of values read that code outside the files may have set.
  var openReads = 0
  /// The number of functions and expressions that run within each other.
  var depth = 0
  private var steps = 0
  /// The number of functions and expressions within each other that a stack of 512 KB has room for.
  private static let maximumDepth = 100
  private static let maximumSteps = 200_000

  init(_ facts: CodeFacts, assuming assumptions: [String: SceneValue] = [:]) {
    (self.facts, self.assumptions) = (facts, assumptions)
    (types, declarations) = (facts.types, facts.types.declarations)
  }

  /// Returns what reads the statements of a file.
  func reader(of file: SourceFile) -> AnchorsStatement? { facts.readers[ObjectIdentifier(file)] }

  /// Returns the line of a node in the user's file.
  func place(of node: some SyntaxProtocol, in file: SourceFile) -> CodePlace {
    let line = node.root.is(SourceFileSyntax.self) ? file.line(of: node) : 1
    let map = facts.lines[file.path] ?? []
    return CodePlace(path: file.path, line: line <= map.count ? map[line - 1] : line)
  }

  /// Returns `true` if the library of a statement turns off the mask of the first item.
  func unmasks(_ place: CodePlace) -> Bool {
    facts.linesOfUIKit[place.path]?.contains(place.line) != true
  }

  /// Notes that something is not known.
  func note(
    _ node: some SyntaxProtocol, _ scope: SceneScope, _ reason: String, _ gap: CodeGap = .hierarchy
  ) {
    if gap != .number { noteRemoval(in: node) }
    // An initializer that runs has its own object alone.
    let isOfPart =
      gap != .number && scope.own.map { !$0.isInitialized && $0.type != rootType } == true
    if isOfPart { scope.own?.isShared = true }
    let gap = isOfPart ? .number : gap
    // What a statement names is read apart from the file.
    let node = node.root.is(SourceFileSyntax.self) ? Syntax(node) : currentStatement ?? Syntax(node)
    note(CodeUnknown(place: place(of: node, in: scope.file), reason: reason), gap)
  }

  /// Notes that something changes the layout later, once.
  func noteLater(_ node: some SyntaxProtocol, _ scope: SceneScope, _ reason: String) {
    noteLater(CodeUnknown(place: place(of: node, in: scope.file), reason: reason))
  }

  func noteLater(_ change: CodeUnknown) {
    if noted.insert(change).inserted { later.append(change) }
  }

  /// Removes all findings, and begins to count the steps anew.
  func forgetFindings() { (findings, detached, steps) = ([], [], 0) }

  /// Adds former findings.
  func keepFindings(_ former: [CodeFinding]) { findings = former + findings }

  /// Removes the findings that do not fit.
  func keepFindings(where isFitting: (CodeFinding) -> Bool) {
    findings.removeAll { !isFitting($0) }
  }

  /// Notes code that is not followed, if its names tell that it removes something.
  func noteRemoval(in node: some SyntaxProtocol) {
    mayRemove =
      mayRemove
      || node.words.contains { word in
        let word = word.lowercased()
        return ["remove", "clear", "reset", "clean", "deactivate"].contains { word.contains($0) }
      }
  }

  /// Notes that something is not known, once.
  func note(_ unknown: CodeUnknown, _ gap: CodeGap = .hierarchy) {
    gapOfCode = max(gapOfCode ?? gap, gap)
    if noted.insert(unknown).inserted { unknowns.append(unknown) }
  }

  /// Adds a finding, once.
  func report(
    _ rule: CodeRule, _ place: CodePlace, _ object: String, _ message: String,
    _ details: [String] = []
  ) {
    let finding = CodeFinding(
      rule: rule, place: place, type: rootType, object: object, message: message, details: details)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Notes the statements within a node that are not translated. Returns `true` if there are any.
  func noteLeft(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    guard let left = facts.left[file.path], !left.isEmpty else { return false }
    let first = place(of: node, in: file).line
    let last = node.lastToken(viewMode: .sourceAccurate).map { place(of: $0, in: file).line }
    let found = left.filter { first...max(first, last ?? first) ~= $0.line }
    for statement in found {
      let place = CodePlace(path: file.path, line: statement.line)
      note(
        CodeUnknown(place: place, reason: "\(statement.code.cut): \(statement.reason)"),
        mayChangeHierarchy(node) ? .hierarchy : .constraint)
    }
    return !found.isEmpty
  }

  /// Counts a step. Returns `false`, and notes the reason, when the code runs for too long.
  func isWithinLimits(_ node: some SyntaxProtocol, _ scope: SceneScope) -> Bool {
    steps += 1
    if steps <= Self.maximumSteps, depth <= Self.maximumDepth { return true }
    note(node, scope, "the code runs for too long, or calls itself")
    return false
  }

  // MARK: - Effects

  /// Returns `true` if code may change the layout, as its names tell, and those of the functions
  /// that it calls.
  func mayAffectLayout(_ node: some SyntaxProtocol) -> Bool {
    types.changes.isPossible(in: node, declarations)
  }

  /// Returns `true` if code may add or remove views or constraints, as its names tell.
  func mayBuildLayout(_ node: some SyntaxProtocol) -> Bool {
    types.constructions.isPossible(in: node, declarations)
  }

  /// Returns `true` if code may change which views there are, as its names tell.
  func mayChangeHierarchy(_ node: some SyntaxProtocol) -> Bool {
    types.hierarchies.isPossible(in: node, declarations)
  }

  /// Makes the variables unknown that code assigns which does not run.
  func forget(_ node: some SyntaxProtocol, _ scope: SceneScope) {
    var names: Set<String> = []
    node.addAssignedNames(to: &names)
    for name in names.sorted() {
      if scope.set(name, to: .unknown) { continue }
      if scope.own?.fields[name] != nil { scope.own?.fields[name] = .unknown }
    }
  }
}
