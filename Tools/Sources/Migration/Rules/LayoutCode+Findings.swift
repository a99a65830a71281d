import SwiftSyntax

extension LayoutCode {
  /// Returns the faults that are certain, in the order of the files and their lines.
  ///
  /// - Complexity: O(*n*), *n* the length of the code that the classes run.
  public func findings() -> [CodeFinding] {
    var found = facts.files.flatMap { idleConstraints(in: $0) }
    for file in facts.files {
      for left in facts.refused[file.path] ?? [] {
        guard let rule = left.rule else { continue }
        let place = CodePlace(path: file.path, line: left.line)
        found.append(
          CodeFinding(
            rule: rule, place: place, type: file.typeName(at: left.line), object: left.code,
            message: "\(left.code): \(left.reason)"))
      }
    }
    for type in types.classes where !isPlain(type) { found += findings(in: type) }
    return sorted(found)
  }

  /// `true` for a class that neither is a view or a controller nor gives cells to a list.
  private func isPlain(_ found: CodeTypes.Found<ClassDeclSyntax>) -> Bool {
    if isViewOrController(found.type) { return false }
    let names = ["tableView", "collectionView"]
    return names.allSatisfy { types.functions($0, of: found.type, isStatic: false).isEmpty }
  }

  private func findings(in type: CodeTypes.Found<ClassDeclSyntax>) -> [CodeFinding] {
    let runner = CodeRunner(facts)
    let object = runner.makeRoot(type)
    let root = object.isController ? runner.view(of: object) : object
    if let root, root.isView {
      runner.checkFinished(root)
      checkSolved(object, root, type, runner)
    }
    var found = runner.findings
    let isMore =
      !runner.repeatedFunctions(of: object).isEmpty || !runner.laterFunctions(of: object).isEmpty
    if !isMore { return found }
    let other = CodeRunner(facts)
    let same = other.makeRoot(type)
    other.forgetFindings()
    let later = other.laterFunctions(of: same)
    for function in other.repeatedFunctions(of: same) { other.checkRepetition(of: function) }
    for function in later where !function.isUpdate { other.checkOnce(function) }
    found += other.findings
    // What updates constraints needs those of the first layout alone.
    for place in later.indices where later[place].isUpdate {
      let runner = CodeRunner(facts)
      let functions = runner.laterFunctions(of: runner.makeRoot(type))
      runner.forgetFindings()
      if place < functions.count { runner.checkOnce(functions[place]) }
      found += runner.findings
    }
    return found
  }

  /// Reports what the layout of a class shows of which everything is known.
  private func checkSolved(
    _ object: SceneItem, _ root: SceneItem, _ type: CodeTypes.Found<ClassDeclSyntax>,
    _ runner: CodeRunner
  ) {
    let isKnown = runner.gap == nil
    runner.noteRest(of: object)
    // What others call later may change the constraints that a property has.
    let isFinal = isKnown && runner.later.isEmpty
    let kept = isFinal ? [] : runner.keptPlaces(of: object)
    var text = SceneText(root, of: type.type, runner, size: nil)
    let layout = text.layout(of: object)
    if isKnown {
      runner.checkContainers(root) { item in
        runner.constraints.allSatisfy { $0.first.item !== item || !kept.contains($0.place) }
          && layout.isOutside(text.names[ObjectIdentifier(item)] ?? "")
      }
    }
    if runner.mayRemove { return }
    let firm = Set(runner.constraints.filter { isKnown || $0.isFirm }.map(\.place))
    for conflict in layout.conflicts(isKnown: isKnown) {
      guard kept.isDisjoint(with: conflict.places), firm.isSuperset(of: conflict.places) else {
        continue
      }
      runner.report(
        .conflict, conflict.places[0], type.type, conflict.message, conflict.details)
    }
  }

  // MARK: - Constraints that nothing activates

  private func idleConstraints(in file: SourceFile) -> [CodeFinding] {
    guard
      ["Anchor.constraint(", "NSLayoutConstraint(", ".snp."].contains(where: { file.contains($0) })
    else {
      return []
    }
    return file.tree.descendants(CodeBlockItemSyntax.self).compactMap { item in
      guard let expression = item.expression, item.isIdleConstraint(expression) else { return nil }
      let place = CodePlace(path: file.path, line: file.line(of: item))
      let code = expression.text.onOneLine.cut
      return CodeFinding(
        rule: .neverActive, place: place, type: file.typeName(at: place.line), object: code,
        message: "\(code) makes a constraint that nothing activates")
    }
  }

  // MARK: - Order and comments

  /// Returns findings by file and line, each once, without those that a comment accepts.
  private func sorted(_ findings: [CodeFinding]) -> [CodeFinding] {
    struct Key: Hashable {
      let rule: CodeRule
      let place: CodePlace
      let message: String
    }
    let order = Dictionary(
      facts.files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { a, _ in a }
    )
    let files = Dictionary(facts.files.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<Key> = []
    return findings.filter { finding in
      // A class and its subclass run the same code.
      let key = Key(rule: finding.rule, place: finding.place, message: finding.message)
      let isAccepted = files[finding.place.path]?.accepts(finding) ?? true
      return !isAccepted && seen.insert(key).inserted
    }.enumerated().sorted { a, b in
      let places = [a, b].map {
        (order[$0.element.place.path] ?? 0, $0.element.place.line, $0.offset)
      }
      return places[0] < places[1]
    }.map(\.element)
  }
}

extension SourceFile {
  /// Returns the name of the type around a line, or that of the file.
  fileprivate func typeName(at line: Int) -> String {
    let start = AbsolutePosition(utf8Offset: lineStart(ofLine: line))
    let type = tree.token(at: start)?.ancestors.lazy.compactMap { node in
      node.declaredType?.text ?? node.as(ExtensionDeclSyntax.self)?.extendedType.text
    }.first
    return type ?? CodePlace(path: path, line: line).text
  }

  /// `true` if a comment on the line of a finding, or on the one before, accepts it:
  /// `// anchors:ignore piles-up`, or without a rule.
  fileprivate func accepts(_ finding: CodeFinding) -> Bool {
    let start = lineStart(ofLine: finding.place.line)
    let before = start > 0 ? lineStart(of: start - 1) : start
    let lines = text(before..<nextLineStart(after: start)).split(separator: "\n")
    return lines.contains { line in
      guard let comment = line.firstRange(of: "anchors:ignore") else { return false }
      let words = line[comment.upperBound...].split { " ,*/".contains($0) }.map(String.init)
      let rules = words.filter { CodeRule(rawValue: $0) != nil }
      return rules.isEmpty || rules.contains(finding.rule.rawValue)
    }
  }
}

extension CodeRunner {
  /// Returns the functions of an object that have not run and may build a part of the layout.
  func laterFunctions(of item: SceneItem) -> [RepeatedFunction] {
    unranFunctions(of: item).filter { $0.node.body.map { mayBuildLayout($0) } ?? false }
      .map { repeated($0, of: item) }
  }

  /// Runs a function that others call, and reports the faults of the views that it makes and of
  /// what it updates.
  func checkOnce(_ function: RepeatedFunction) {
    let former = findings
    forgetFindings()
    let views = madeViews.count
    let names = function.isUpdate ? viewsThatOthersMake(but: function) : []
    chosen = function.parameters
    function.run()
    let made = Array(madeViews.dropFirst(views))
    let isLocal = { (item: SceneItem) in made.contains { $0 === item } }
    keepFindings { $0.rule != .updateMismatch || !names.contains($0.object) }
    detached.removeAll { !isLocal($0.item) }
    reportDetached()
    if knowsConstraints { checkMasks(made) }
    keepFindings(former)
  }

  /// Returns the names of the views whose constraints other functions make that have not run.
  private func viewsThatOthersMake(but function: RepeatedFunction) -> Set<String> {
    let makers: Set = ["makeConstraints", "remakeConstraints", "prepareConstraints"]
    return function.others.reduce(into: []) { names, other in
      if let body = other.node.body { names.formUnion(body.views(of: makers)) }
    }
  }

  func unranFunctions(of item: SceneItem) -> [CodeTypes.Found<FunctionDeclSyntax>] {
    types.lineage(of: item.type).filter { declarations.isOwn($0) }.flatMap { type in
      types.members(FunctionDeclSyntax.self, of: type).filter { !ran.contains($0.node.id) }
    }
  }

  /// Returns the lines of the constraints that properties of an object keep.
  func keptPlaces(of object: SceneItem) -> Set<CodePlace> {
    var places: Set<CodePlace> = []
    func add(_ value: SceneValue) {
      switch value {
      case .constraint(let constraint): places.insert(constraint.place)
      case .group(let group): places.formUnion(group.constraints.map(\.place))
      case .list(let values), .tuple(_, let values): values.forEach(add)
      case .dictionary(let values): values.values.forEach(add)
      default: break
      }
    }
    for item in [object] + madeViews { item.fields.values.forEach(add) }
    let changes: Set = ["remakeConstraints", "updateConstraints", "removeConstraints"]
    let changed = unranFunctions(of: object).reduce(into: Set<String>()) { names, found in
      if let body = found.node.body { names.formUnion(body.views(of: changes)) }
    }
    return places.union(
      constraints.filter { changed.contains($0.first.item.shownName) }.map(\.place))
  }
}

extension CodeBlockSyntax {
  /// Returns the last names of the views of calls.
  fileprivate func views(of names: Set<String>) -> Set<String> {
    let calls = descendants(FunctionCallExprSyntax.self).filter { call in
      call.name.map(names.contains) ?? false
    }
    return Set(calls.compactMap { $0.base?.lastName })
  }
}

extension CodeBlockItemSyntax {
  /// `true` if an expression makes a constraint and is a statement by itself, whose value nothing
  /// takes.
  fileprivate func isIdleConstraint(_ expression: ExprSyntax) -> Bool {
    if expression.member != nil, let call = enclosingClosure?.parent?.call {
      let path = expression.path
      // `make.top` without a relation.
      let names = path.split(separator: ".").map(String.init)
      let maker = enclosingClosure?.parameterNames.first ?? "$0"
      return SnapKit.Call(call) != nil && names.count > 1 && names[0] == maker
        && names.dropFirst().allSatisfy { Attribute.named[$0] != nil }
    }
    guard let call = expression.call, call.makesInertConstraint else { return false }
    for node in Syntax(self).ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        // Another closure may be a builder, or return its only expression.
        let name = closure.parent?.call?.name ?? closure.parent?.parent?.parent?.call?.name ?? ""
        return ["forEach", "async", "animate"].contains(name)
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.attributes.isEmpty
          && (function.signature.returnClause == nil || function.body?.statements.count != 1)
      }
      if node.is(AccessorBlockSyntax.self) { return false }
      if node.is(InitializerDeclSyntax.self) { return true }
    }
    return false
  }

  private var enclosingClosure: ClosureExprSyntax? {
    parent?.parent?.as(ClosureExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// `true` for UIKit's ways to make a constraint, which do not activate it.
  fileprivate var makesInertConstraint: Bool {
    let labels = arguments.compactMap { $0.label?.text }
    if calledExpression.text == "NSLayoutConstraint" { return labels.first == "item" }
    return name == "constraint" && base?.lastName?.hasSuffix("Anchor") == true
      && labels.first.map { Relation.labeled($0) != nil } == true
  }
}
