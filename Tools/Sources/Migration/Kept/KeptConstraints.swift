import SwiftSyntax

/// The variables and functions that hold constraints, and whether their uses can be translated.
///
/// A variable of `NSLayoutConstraint` becomes one of Anchors' `Constraint` if everything that is
/// assigned to it is translated and everything that is done with it has a counterpart. Which ones
/// these are depends on each other, so the files are read until nothing changes any more; each
/// reading only ever excludes more variables.
final class KeptConstraints {
  /// A variable: a local one by its declaration, a member by its type and name.
  enum Key: Hashable {
    case local(ObjectIdentifier)
    case named(String)
  }

  /// The library whose constraints a variable keeps.
  enum Style { case uikit, snapKit }

  let lookup: Lookup
  let views: ViewFacts
  let claims: LibraryClaims
  private(set) var excluded: [Key: String] = [:]
  private var symbols: [Key: [Symbol]] = [:]
  private var styles: [Key: Style] = [:]
  /// The lines that SnapKit's kept constraints become.
  private var made: [Key: [Line]] = [:]
  /// The variables that a constraint goes to.
  private var filled: Set<Key> = []
  /// The variables that do not hold what they keep.
  private var weak: Set<Key> = []
  /// The arrays in which one constraint of SnapKit became several.
  private var composites: Set<Key> = []
  /// The constants of groups that the code updates: `offset` and `inset`.
  private var updated: [Key: Set<String>] = [:]
  private var names: Set<String> = []
  /// The functions that take constraints, by their names.
  private(set) var takers: [String: Taker] = [:]
  /// The calls of SnapKit of all files.
  let calls: SnapKitCalls
  private(set) var hasChanged = false
  /// The number of readings of all files, the present one included.
  private(set) var readings = 0

  init(_ files: [SourceFile], _ lookup: Lookup, _ views: ViewFacts, _ claims: LibraryClaims) {
    self.lookup = lookup
    self.views = views
    self.claims = claims
    calls = SnapKitCalls(claims.libraries.contains(.snapkit) ? files : [], views)
    for symbol in lookup.declarations.members.values.joined() { consider(symbol) }
    for symbol in lookup.declarations.globals.values.joined() { consider(symbol) }
    for file in files {
      let visitor = LocalVisitor(
        file, lookup, found: { [self] in consider($0) },
        foundFunction: { [self] in consider($0, file) })
      visitor.walk(file.tree)
    }
  }

  /// Returns a reader of UIKit's constraints in a file, if they are to be translated.
  func reader(of file: SourceFile) -> LayoutAnchors {
    LayoutAnchors(
      lookup: lookup, file: file, views: views,
      readsAnchors: claims.libraries.contains(.nslayoutanchor),
      readsItems: claims.libraries.contains(.nslayoutconstraint))
  }

  // MARK: - Calls of SnapKit

  /// Notes that a call is left.
  func leave(_ call: SnapKit.Call, _ cause: SnapKitCalls.Cause, _ reason: String? = nil) {
    if calls.leave(call, cause, reason) { hasChanged = true }
  }

  /// Notes what a call makes or updates.
  func note(_ statements: [Statement], of call: SnapKit.Call) {
    if calls.note(statements, of: call) { hasChanged = true }
  }

  // MARK: - Variables

  private func consider(_ symbol: Symbol) {
    let isApple: Bool
    if let type = lookup.annotation(of: symbol) {
      let element = type.element ?? type
      guard lookup.declarations.knownKind(of: element) == .constraint else { return }
      isApple = element.base == "NSLayoutConstraint"
    } else if let value = symbol.value, makesConstraints(value, symbol.file) {
      isApple = true
    } else if let call = symbol.value?.as(FunctionCallExprSyntax.self), makesSnapKitList(call) {
      isApple = false
    } else {
      return
    }
    add(symbol, isApple ? .uikit : .snapKit)
  }

  /// Considers the parameters of a function.
  private func consider(_ function: FunctionDeclSyntax, _ file: SourceFile) {
    let parameters = function.signature.parameterClause.parameters
    guard let body = function.body else { return }
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

  private func add(_ symbol: Symbol, _ style: Style) {
    let key = identity(of: symbol)
    if symbols[key]?.contains(where: { $0 === symbol }) == true { return }
    symbols[key, default: []].append(symbol)
    names.insert(symbol.name)
    if let former = styles[key], former != style {
      exclude(key, "'\(symbol.name)' is declared with two types")
    }
    styles[key] = style
    if symbol.modifiers.contains("@IBOutlet") { exclude(key, "'\(symbol.name)' is an outlet") }
    if symbol.modifiers.contains("open") || symbol.modifiers.contains("public") {
      exclude(key, "'\(symbol.name)' is public")
    }
    if symbol.modifiers.contains("weak"), style == .uikit {
      // Nothing holds a constraint that is made in the assignment, until it is active.
      weak.insert(key)
    } else if symbol.modifiers.contains("weak") {
      exclude(key, "'\(symbol.name)' is weak, and nothing else would hold the constraint")
    }
    if symbol.modifiers.contains("override") { exclude(key, "'\(symbol.name)' overrides another") }
    if symbol.modifiers.contains("parameter"), function(of: symbol) == nil {
      exclude(key, "'\(symbol.name)' is a parameter")
    }
  }

  /// `true` if an expression makes constraints of UIKit: one, an array, or the result of a closure.
  private func makesConstraints(_ value: ExprSyntax, _ file: SourceFile) -> Bool {
    let reader = reader(of: file)
    if reader.isConstraint(value) || claims.makesConstraints(value) { return true }
    if let array = value.as(ArrayExprSyntax.self) {
      return array.elements.contains { makesConstraints($0.expression, file) }
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.text == "[NSLayoutConstraint]" { return true }
      if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let function = lookup.symbol(callee.baseName.text, at: call, in: file),
        function.isFunction, key(of: function) != nil
      {
        return true
      }
    }
    return false
  }

  /// `true` for a call that makes a list of SnapKit's constraints: `[Constraint]()`, or a call of
  /// `prepareConstraints`.
  private func makesSnapKitList(_ call: FunctionCallExprSyntax) -> Bool {
    if let type = call.calledExpression.as(ArrayExprSyntax.self).map({ TypeName($0.text) }),
      let element = type.element
    {
      return lookup.declarations.knownKind(of: element) == .constraint
    }
    return SnapKit.Call(call)?.name == "prepareConstraints"
  }

  private func identity(of symbol: Symbol) -> Key {
    switch symbol.place {
    case .local: .local(ObjectIdentifier(symbol))
    case .global: .named(symbol.name)
    case .member(let type): .named("\(type).\(symbol.name)")
    }
  }

  /// Returns the key of a declaration; `nil` if it keeps no constraint.
  func key(of symbol: Symbol) -> Key? {
    let key = identity(of: symbol)
    return symbols[key] == nil ? nil : key
  }

  /// `true` for the result of a function.
  func isFunction(_ key: Key) -> Bool { symbols[key]?.contains { $0.isFunction } == true }

  /// `true` for a variable that does not hold what it keeps.
  func isWeak(_ key: Key) -> Bool { weak.contains(key) }

  /// `true` for an array in which one constraint of SnapKit became several.
  func isComposite(_ key: Key) -> Bool { composites.contains(key) }

  /// `true` if a variable keeps an array.
  func isArray(_ key: Key) -> Bool {
    symbols[key]?.contains { symbol in
      if let type = lookup.annotation(of: symbol) { return type.element != nil }
      return symbol.value.map {
        $0.is(ArrayExprSyntax.self) || $0.groupOfAll != nil
          || $0.text.hasPrefix("NSLayoutConstraint.constraints") || $0.text.hasPrefix("[")
      } ?? false
    } ?? false
  }

  /// Returns the variable that an expression such as `self.gap` refers to.
  func key(of expression: ExprSyntax, in file: SourceFile) -> Key? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.text
      guard names.contains(name) else { return nil }
      return lookup.symbol(name, at: node, in: file).flatMap { key(of: $0) }
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.text
      if name == "first" || name == "last", let base = node.base { return key(of: base, in: file) }
      return names.contains(name) ? key(ofMember: name, of: node.base, in: file) : nil
    case .forceUnwrapExpr(let node): return key(of: node.expression, in: file)
    case .optionalChainingExpr(let node): return key(of: node.expression, in: file)
    case .subscriptCallExpr(let node): return key(of: node.calledExpression, in: file)
    case .functionCallExpr(let node): return key(of: node.calledExpression, in: file)
    default: return nil
    }
  }

  /// Returns the key of a member, of a base whose type may not be known.
  private func key(ofMember name: String, of base: ExprSyntax?, in file: SourceFile) -> Key? {
    guard let base, base.lastName != "snp" else { return nil }
    // A static member: `Theme.gap`.
    if let type = lookup.metatype(base, in: file) {
      return lookup.declarations.member(name, of: type).flatMap { key(of: $0) }
    }
    // A member of another type, such as `frame.height`.
    if let type = lookup.type(of: base, in: file) {
      return lookup.declarations.member(name, of: type).flatMap { key(of: $0) }
    }
    // An attribute of SnapKit's maker, or of a Cartography proxy: `$0.height`.
    if SnapKitStatement.attributes[name] != nil, isClosureParameter(base, in: file) { return nil }
    let keys = Set((lookup.declarations.members[name] ?? []).compactMap { key(of: $0) })
    if keys.count > 1 {
      for key in keys {
        exclude(key, "'\(base.text.onOneLine).\(name)' may be this one in \(file.path)")
      }
    }
    return keys.first
  }

  private func isClosureParameter(_ base: ExprSyntax, in file: SourceFile) -> Bool {
    let first = Chain(base).base?.text ?? base.text
    if first == "$0" || first == "$1" { return true }
    return lookup.symbol(first, at: base, in: file)?.modifiers.contains("closure") == true
  }

  private func key(ofVariable name: String, by node: Syntax, in file: SourceFile) -> Key? {
    guard names.contains(name), let symbol = lookup.declared(name, by: node, in: file) else {
      return nil
    }
    return key(of: symbol)
  }

  // MARK: - Translated variables

  func isTranslated(_ key: Key) -> Bool {
    if excluded[key] != nil { return false }
    return style(key) == .uikit ? filled.contains(key) : made[key]?.isEmpty == false
  }

  /// Notes that a constraint which is translated goes to a variable.
  func fill(_ key: Key) {
    if filled.insert(key).inserted { hasChanged = true }
  }

  func exclude(_ key: Key, _ reason: String) {
    if excluded[key] == nil {
      excluded[key] = reason
      hasChanged = true
    }
  }

  /// Begins a new reading of all files.
  func beginReading() {
    hasChanged = false
    readings += 1
  }

  /// Returns why SnapKit's constraint cannot be kept in a variable, and notes what is kept there.
  func reason(_ target: ExprSyntax, in file: SourceFile, makes line: Line) -> Reason? {
    guard let key = key(of: target, in: file) else {
      return Reason("the declaration of \(target.text.onOneLine) is not known")
    }
    if let reason = excluded[key] { return Reason(reason) }
    let lines = made[key] ?? []
    if let first = lines.first, first.isGroup != line.isGroup {
      exclude(
        key, "'\(target.lastName ?? "")' keeps one constraint in one place and several in another")
    }
    if !lines.contains(where: { $0.attributes == line.attributes && $0.right == line.right }) {
      made[key] = lines + [line]
      hasChanged = true
    }
    return nil
  }

  /// Returns why the result of `prepareConstraints` cannot be kept, and notes that it is.
  func reason(preparedFor use: Use, in file: SourceFile, isComposite: Bool) -> Reason? {
    guard let key = destination(use, in: file) else {
      return Reason("what keeps the constraints is not known")
    }
    if let reason = excluded[key] { return Reason(reason) }
    if isComposite, composites.insert(key).inserted { hasChanged = true }
    if made[key] == nil {
      made[key] = [Line(left: "", right: "", isGroup: false, attributes: [])]
      hasChanged = true
    }
    return nil
  }

  /// Returns what SnapKit's constraints in a variable become.
  func lines(_ key: Key) -> [Line] { made[key] ?? [] }

  /// Returns the constants of a group that the code updates, a new one included.
  func updates(_ key: Key, with constant: String) -> Set<String> {
    updated[key, default: []].insert(constant)
    return updated[key] ?? []
  }

  func style(_ key: Key) -> Style { styles[key] ?? .uikit }

  /// Returns where a constraint of UIKit's goes to: `nil` if it goes to nothing that is kept.
  func destination(_ use: Use, in file: SourceFile) -> Key? {
    switch use {
    case .value(let target): return key(of: target, in: file)
    case .variable(let name, let node): return key(ofVariable: name, by: node, in: file)
    case .result(let node):
      if let token = node.as(TokenSyntax.self) {
        return names.contains(token.text)
          ? lookup.symbol(token.text, at: node, in: file).flatMap { key(of: $0) } : nil
      }
      guard
        let pattern = node.parent?.as(PatternBindingSyntax.self)?.pattern
          .as(IdentifierPatternSyntax.self)
      else { return nil }
      return key(ofVariable: pattern.identifier.text, by: Syntax(pattern), in: file)
    default: return nil
    }
  }

  /// The declarations of the variables that are not excluded, in a file.
  func declarations(in file: SourceFile) -> [(symbol: Symbol, key: Key)] {
    symbols.flatMap { key, symbols in
      excluded[key] == nil ? symbols.filter { $0.file === file }.map { ($0, key) } : []
    }
  }

  var hasNames: Bool { !names.isEmpty }

  func isName(_ name: String) -> Bool { names.contains(name) }

  /// Records a variable that gets its value from another one: `if let gap`.
  func adopt(_ name: String, by node: Syntax, in file: SourceFile, from key: Key) {
    guard let symbol = lookup.declared(name, by: node, in: file) else {
      exclude(key, "'\(name)' takes it over, and its declaration is not known")
      return
    }
    let other = identity(of: symbol)
    if symbols[other] == nil {
      add(symbol, style(key))
      hasChanged = true
    }
    join(key, other)
  }

  /// Excludes both variables if one of them is.
  func join(_ a: Key, _ b: Key) {
    if let reason = excluded[a] { exclude(b, reason) }
    if let reason = excluded[b] { exclude(a, reason) }
    if filled.contains(a) { fill(b) }
    if filled.contains(b) { fill(a) }
    for (source, target) in [(a, b), (b, a)] {
      for line in made[source] ?? []
      where made[target]?.contains(where: { $0.right == line.right }) != true {
        made[target, default: []].append(line)
        hasChanged = true
      }
    }
    let constants = updated[a, default: []].union(updated[b, default: []])
    if updated[a, default: []] != constants || updated[b, default: []] != constants {
      (updated[a], updated[b]) = (constants, constants)
      hasChanged = true
    }
  }
}

/// Finds the local variables and the functions of a file.
private final class LocalVisitor: SyntaxVisitor {
  private let file: SourceFile
  private let lookup: Lookup
  private let found: (Symbol) -> Void
  private let foundFunction: (FunctionDeclSyntax) -> Void

  init(
    _ file: SourceFile, _ lookup: Lookup, found: @escaping (Symbol) -> Void,
    foundFunction: @escaping (FunctionDeclSyntax) -> Void
  ) {
    self.file = file
    self.lookup = lookup
    self.found = found
    self.foundFunction = foundFunction
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    foundFunction(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == false {
      for symbol in lookup.locals(of: node, in: file) { found(symbol) }
    }
    return .visitChildren
  }
}
