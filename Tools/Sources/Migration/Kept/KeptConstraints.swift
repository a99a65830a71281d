import SwiftSyntax

/// The variables and functions that hold constraints, and whether their uses can be translated.
///
/// A variable of `NSLayoutConstraint` becomes one of Anchors' `Constraint` if everything that is
/// assigned to it is translated and everything that is done with it has a counterpart. Which ones
/// these are depends on each other, so the files are read until nothing changes any more; each
/// reading only ever adds facts and excludes more variables, so their number tells whether it did.
final class KeptConstraints {
  /// Something that can be excluded.
  enum Key: Hashable {
    /// A variable of a function or closure, by its declaration.
    case local(ObjectIdentifier)
    case global(String)
    /// A member, by the path of its type.
    case member(String, of: String)
    /// A group of Cartography, by the type or the function around it.
    case group(String, of: String)
    /// A file that is left as a whole, by its path.
    case file(String)
  }

  /// The library whose constraints a variable keeps.
  enum Style { case uikit, snapKit, anchors }

  /// Facts about a variable or function.
  struct Variable {
    fileprivate(set) var style = Style.uikit
    fileprivate(set) var symbols: [Symbol] = []
    /// The lines that SnapKit's kept constraints become.
    fileprivate(set) var lines: [Line] = []
    /// `true` if a constraint that is translated goes to it.
    fileprivate(set) var isFilled = false
    /// `true` if it does not hold what it keeps.
    fileprivate(set) var isWeak = false
    /// `true` for an array in which one constraint of SnapKit became several.
    fileprivate(set) var isComposite = false
    /// The constants of a group that the code updates: `offset` and `inset`.
    fileprivate(set) var updates: Set<String> = []

    /// `true` if a line makes several constraints.
    var isGroup: Bool { lines.contains { $0.isGroup } }

    /// `true` for the result of a function.
    var isFunction: Bool { symbols.contains { $0.isFunction } }

    /// The number of facts that a reading may add to.
    fileprivate var facts: Int {
      1 + lines.count + updates.count + (isFilled ? 1 : 0) + (isComposite ? 1 : 0)
    }

    /// Adds what is known of another variable that has the same value.
    fileprivate mutating func join(_ other: Variable) {
      isFilled = isFilled || other.isFilled
      updates.formUnion(other.updates)
      for line in other.lines where !lines.contains(where: { $0.right == line.right }) {
        lines.append(line)
      }
    }
  }

  let lookup: Lookup
  let views: ViewFacts
  /// The libraries that the module uses.
  let libraries: [any LayoutLibrary]
  /// The code that is written in the end.
  let target: Target
  /// `true` if the new text is only read: then nothing has to be excluded.
  var isForReading = false
  /// Why variables, groups and files are excluded.
  private(set) var excluded: [Key: String] = [:]
  private var variables: [Key: Variable] = [:]
  private var names: Set<String> = []
  /// The variables by the files that declare them.
  private var declared: [ObjectIdentifier: [(symbol: Symbol, key: Key)]] = [:]
  /// The functions that take constraints, by their names.
  private(set) var takers: [String: Taker] = [:]
  /// The calls of SnapKit of all files.
  let calls: SnapKitCalls
  /// The number of readings of all files, the present one included.
  private(set) var readings = 0
  /// The number of facts before the present reading.
  private var formerFacts = 0

  init(
    _ files: [SourceFile], _ lookup: Lookup, _ views: ViewFacts, _ libraries: [Library],
    to target: Target = .anchors
  ) {
    (self.lookup, self.views) = (lookup, views)
    (self.libraries, self.target) = (libraries.map(\.layout), target)
    calls = SnapKitCalls(libraries.contains(.snapkit) ? files : [], views)
    for symbol in lookup.declarations.members.values.joined() { consider(symbol) }
    for symbol in lookup.declarations.globals.values.joined() { consider(symbol) }
    for file in files {
      for declaration in file.tree.descendants(DeclSyntax.self) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
          consider(function, file)
        } else if let variable = declaration.as(VariableDeclSyntax.self),
          variable.parent?.is(MemberBlockItemSyntax.self) == false
        {
          for symbol in lookup.locals(of: variable, in: file) { consider(symbol) }
        }
      }
    }
  }

  // MARK: - Readings

  /// Begins a new reading of all files.
  func beginReading() {
    formerFacts = facts
    readings += 1
  }

  /// `true` if the present reading has found something new.
  var hasChanged: Bool { facts != formerFacts }

  /// The number of facts. It only grows.
  private var facts: Int { variables.values.reduce(excluded.count + calls.facts) { $0 + $1.facts } }

  // MARK: - Declarations

  private func consider(_ symbol: Symbol) {
    if let type = lookup.annotation(of: symbol) {
      add(symbol, style(of: type.element ?? type))
    } else if let value = symbol.value {
      add(symbol, style(of: value, symbol.file))
    }
  }

  /// Considers the parameters of a function.
  private func consider(_ function: FunctionDeclSyntax, _ file: SourceFile) {
    guard let body = function.body else { return }
    let parameters = function.signature.parameterClause.parameters
    var keys: [Int: Key] = [:]
    for (place, parameter) in parameters.enumerated()
    where parameter.type.text.contains("Constraint") {
      let name = (parameter.secondName ?? parameter.firstName).text
      guard let symbol = lookup.symbol(name, at: body.statements, in: file),
        self.function(of: symbol)?.id == function.id
      else { continue }
      consider(symbol)
      keys[place] = key(of: symbol)
    }
    if !keys.isEmpty { takers[function.name.text] = Taker(parameters: parameters, keys: keys) }
  }

  /// Adds a variable, if it keeps constraints of a library.
  private func add(_ symbol: Symbol, _ style: Style?) {
    guard let style else { return }
    let key = identity(of: symbol)
    let former = self[key]
    if former.symbols.contains(where: { $0 === symbol }) { return }
    let modifiers = symbol.modifiers
    let isWeak = modifiers.contains("weak")
    variables[key, default: Variable()].symbols.append(symbol)
    variables[key]?.style = style
    // Nothing holds a constraint that is made in the assignment, until it is active.
    if isWeak, style == .uikit { variables[key]?.isWeak = true }
    declared[ObjectIdentifier(symbol.file), default: []].append((symbol, key))
    names.insert(symbol.name)
    let reasons: KeyValuePairs = [
      "is declared with two types": !former.symbols.isEmpty && former.style != style,
      "is an outlet": modifiers.contains("@IBOutlet"),
      "is public": !modifiers.isDisjoint(with: ["open", "public"]),
      "is weak, and nothing else would hold the constraint": isWeak && style == .snapKit,
      "overrides another": modifiers.contains("override"),
      "is a parameter": modifiers.contains("parameter") && function(of: symbol) == nil,
    ]
    for (reason, applies) in reasons where applies { exclude(key, "'\(symbol.name)' \(reason)") }
  }

  /// Returns the declarations of the variables that are not excluded, in a file.
  func declarations(in file: SourceFile) -> [(symbol: Symbol, key: Key)] {
    declared[ObjectIdentifier(file), default: []].filter { excluded[$0.key] == nil }
  }

  // MARK: - Variables

  /// Facts about a variable.
  subscript(key: Key) -> Variable { variables[key] ?? Variable() }

  /// `true` if a variable keeps an array.
  func isArray(_ key: Key) -> Bool {
    self[key].symbols.contains { symbol in
      if let type = lookup.annotation(of: symbol) {
        return type.element != nil || type.base == "ConstraintGroup"
      }
      guard let value = symbol.value else { return false }
      return value.groupOfAll != nil || value.text.hasPrefix("[")
        || value.text.hasPrefix("NSLayoutConstraint.constraints")
    }
  }

  /// `true` if a variable becomes one of Anchors'.
  func isTranslated(_ key: Key) -> Bool {
    let variable = self[key]
    return excluded[key] == nil
      && (variable.style == .snapKit ? !variable.lines.isEmpty : variable.isFilled)
  }

  /// `true` if the files keep any constraints.
  var hasNames: Bool { !names.isEmpty }

  /// `true` for the name of a variable.
  func isName(_ name: String) -> Bool { names.contains(name) }

  private func identity(of symbol: Symbol) -> Key {
    switch symbol.place {
    case .local: .local(ObjectIdentifier(symbol))
    case .global: .global(symbol.name)
    case .member(let type): .member(symbol.name, of: type)
    }
  }

  /// Returns the key of a declaration; `nil` if it keeps no constraint.
  func key(of symbol: Symbol) -> Key? {
    let key = identity(of: symbol)
    return variables[key] == nil ? nil : key
  }

  /// Returns the key of a name at a node.
  func key(named name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Key? {
    names.contains(name) ? lookup.symbol(name, at: node, in: file).flatMap { key(of: $0) } : nil
  }

  private func key(ofVariable name: String, by node: Syntax, in file: SourceFile) -> Key? {
    names.contains(name) ? lookup.declared(name, by: node, in: file).flatMap { key(of: $0) } : nil
  }

  /// Returns the variable that an expression such as `self.gap` refers to.
  func key(of expression: ExprSyntax, in file: SourceFile) -> Key? {
    candidates(for: expression, in: file).first
  }

  /// Returns the variables that an expression may refer to. There are several for a member of a
  /// base whose type is not known.
  func candidates(for expression: ExprSyntax, in file: SourceFile) -> [Key] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      [key(named: node.baseName.text, at: node, in: file)].compactMap { $0 }
    case .memberAccessExpr(let node): candidates(for: node, in: file)
    case .forceUnwrapExpr(let node): candidates(for: node.expression, in: file)
    case .optionalChainingExpr(let node): candidates(for: node.expression, in: file)
    case .subscriptCallExpr(let node): candidates(for: node.calledExpression, in: file)
    case .functionCallExpr(let node): candidates(for: node.calledExpression, in: file)
    default: []
    }
  }

  private func candidates(for member: MemberAccessExprSyntax, in file: SourceFile) -> [Key] {
    let name = member.name
    guard let base = member.base else { return [] }
    if name == "first" || name == "last" { return candidates(for: base, in: file) }
    guard names.contains(name), base.lastName != "snp" else { return [] }
    // A static member, such as `Theme.gap`, or a member of another type, such as `frame.height`.
    if let type = lookup.metatype(base, in: file) ?? lookup.type(of: base, in: file) {
      let symbol = lookup.declarations.member(name, of: type)
      if symbol != nil || lookup.declarations.isKnown(lookup.declarations.place(of: type)) {
        return [symbol.flatMap { key(of: $0) }].compactMap { $0 }
      }
    }
    // An attribute of SnapKit's maker, or of a Cartography proxy: `$0.height`.
    if Attribute.named[name] != nil, isClosureParameter(base, in: file) { return [] }
    var seen: Set<Key> = []
    return (lookup.declarations.members[name] ?? []).compactMap { key(of: $0) }
      .filter { seen.insert($0).inserted }
  }

  private func isClosureParameter(_ base: ExprSyntax, in file: SourceFile) -> Bool {
    let first = Chain(base).base?.text ?? base.text
    return ["$0", "$1"].contains(first)
      || lookup.symbol(first, at: base, in: file)?.modifiers.contains("closure") == true
  }

  /// Returns where a constraint goes to: `nil` if it goes to nothing that is kept.
  func destination(_ use: Use, in file: SourceFile) -> Key? {
    switch use {
    case .value(let target): return key(of: target, in: file)
    case .variable(let name, let node): return key(ofVariable: name, by: node, in: file)
    case .result(let node):
      if let token = node.as(TokenSyntax.self) { return key(named: token.text, at: node, in: file) }
      let pattern = node.parent?.as(PatternBindingSyntax.self)?.pattern
      return pattern.flatMap { key(ofVariable: $0.text, by: Syntax($0), in: file) }
    default: return nil
    }
  }

  /// Returns where a constraint goes to.
  ///
  /// - Throws: `Reason` if it cannot be kept there; `unknown` if it goes to nothing that is kept.
  func keeper(_ use: Use, in file: SourceFile, unknown: String = "what keeps it is not known")
    throws(Reason) -> Key
  {
    guard let key = destination(use, in: file) else { throw Reason(unknown) }
    if let reason = excluded[key] { throw Reason("what keeps it stays: \(reason)") }
    return key
  }
}

// MARK: - Facts

extension KeptConstraints {
  /// Excludes a variable, a group or a file. The first reason counts.
  func exclude(_ key: Key, _ reason: String) {
    if excluded[key] == nil, !isForReading { excluded[key] = reason }
  }

  /// Notes that a constraint which is translated goes to a variable.
  func fill(_ key: Key) { variables[key]?.isFilled = true }

  /// Notes that a variable keeps a constraint of SnapKit's.
  func keep(_ line: Line, in key: Key) {
    let (lines, name) = (self[key].lines, self[key].symbols.first?.name ?? "")
    if let first = lines.first, first.isGroup != line.isGroup {
      exclude(key, "'\(name)' keeps one constraint in one place and several in another")
    }
    if !lines.contains(where: { $0.attributes == line.attributes && $0.right == line.right }) {
      variables[key]?.lines.append(line)
    }
  }

  /// Notes that a variable keeps the result of `prepareConstraints`.
  func keepPrepared(in key: Key, isComposite: Bool) {
    if isComposite { variables[key]?.isComposite = true }
    if self[key].lines.isEmpty {
      variables[key]?.lines = [Line(left: "", right: "", isGroup: false, attributes: [])]
    }
  }

  /// Notes what a call such as `gap.update(offset: 8)` updates of a group.
  func noteUpdate(by access: MemberAccessExprSyntax, of key: Key) {
    guard self[key].isGroup, let label = access.update?.label, label != "priority" else { return }
    variables[key]?.updates.insert(label)
  }

  /// Records a variable that gets its value from another one: `if let gap`.
  func adopt(_ name: String, by node: Syntax, in file: SourceFile, from key: Key) {
    guard let symbol = lookup.declared(name, by: node, in: file) else {
      exclude(key, "'\(name)' takes it over, and its declaration is not known")
      return
    }
    let other = identity(of: symbol)
    if variables[other] == nil { add(symbol, self[key].style) }
    join(key, other)
  }

  /// Notes that two variables have the same value: both are excluded if one of them is.
  func join(_ a: Key, _ b: Key) {
    for (source, target) in [(a, b), (b, a)] {
      if let reason = excluded[source] { exclude(target, reason) }
      let former = self[source]
      variables[target]?.join(former)
    }
  }
}
