import SwiftSyntax

/// Cartography: `constrain(title, card) { title, card in title.top == card.top }`.
struct Cartography: LayoutLibrary {
  let name = "cartography"
  let module: String? = "Cartography"
  let marks: Set = ["constrain", "LayoutProxy", "ViewProxy", "LayoutSupport"]

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool {
    guard let call = operands.first.flatMap({ CartographyCall(around: $0) }) else { return false }
    let names = call.parameters.isEmpty ? ["$0", "$1", "$2"] : call.parameters
    return CartographyStatement.isShape(operands, of: names)
  }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    CartographyMigrator(
      CartographyStatement(
        migration: migration, kept: kept, node: Syntax(migration.file.tree), replacements: [:]))
  }
}

extension Library {
  static let cartography = Library(Cartography())
}

/// Translates Cartography: `constrain(title, card) { title, card in … }` and its groups.
final class CartographyMigrator: StatementMigrator<CartographyStatement> {
  private var kept: KeptConstraints { reader.kept }

  // Statements stand in closures alone.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = CartographyCall(node) else { return .visitChildren }
    if migration.isIgnored(node) { return .skipChildren }
    migrate(call)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.name == "active", let base = node.base, isGroup(base) else { return .visitChildren }
    let expression = ExprSyntax(node)
    if let (value, _) = expression.assignedValue {
      guard let item = expression.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
        value.text == "true" || value.text == "false"
      else {
        kept.exclude(key(base), "its 'active' is assigned in \(file.path):\(file.line(of: node))")
        return .visitChildren
      }
      if reason(against: key(base)) != nil { return .skipChildren }
      let name = value.text == "true" ? "activate" : "deactivate"
      migration.translate([Edit(base.end..<item.item.end, ".\(name)()")], statements: 0)
    } else if reason(against: key(base)) == nil {
      migration.translate([Edit(node.declName.range, "isActive")], statements: 0)
    }
    return .skipChildren
  }

  // MARK: - Groups

  /// `true` for a variable of a group, or of what `constrain` returns.
  private func isGroup(_ expression: ExprSyntax) -> Bool {
    if migration.lookup.type(of: expression, in: file)?.base == "ConstraintGroup" { return true }
    return symbol(expression)?.value?.call.flatMap { CartographyCall($0) } != nil
  }

  private func symbol(_ group: ExprSyntax) -> Symbol? {
    group.plainName.flatMap { migration.lookup.symbol($0, at: group, in: file) }
  }

  private func key(_ group: ExprSyntax) -> KeptConstraints.Key {
    let name = group.lastName ?? group.text
    if let base = group.member?.base, base.text != "self" {
      return .group(name, of: migration.lookup.type(of: base, in: file)?.base ?? "")
    }
    return key(name, symbol(group), at: group)
  }

  private func key(_ name: String, _ symbol: Symbol?, at node: some SyntaxProtocol)
    -> KeptConstraints.Key
  {
    let local = symbol?.place == .local ? symbol.map { file.place(of: $0.declaration) } : nil
    return .group(name, of: local ?? migration.lookup.enclosingType(of: node))
  }

  /// Returns the key of what keeps the group that a call returns.
  private func keyOfResult(_ node: FunctionCallExprSyntax) -> KeptConstraints.Key? {
    switch Use.of(ExprSyntax(node)) {
    case .value(let target): return key(target)
    case .variable(let name, let pattern):
      return key(name, migration.lookup.declared(name, by: pattern, in: file), at: pattern)
    default: return nil
    }
  }

  /// Returns the keys of all groups of a call.
  private func keys(_ call: CartographyCall) -> [KeptConstraints.Key] {
    [call.group.map(key), call.cleared.map(key), keyOfResult(call.node)].compactMap { $0 }
  }

  private func reason(against key: KeptConstraints.Key) -> Reason? {
    reader.mixedFile?.reason ?? kept.excluded[key].map { Reason("its group stays: \($0)") }
  }

  // MARK: - Calls

  /// Notes the statements of a call as left, and its groups as excluded.
  private func leave(_ call: CartographyCall, _ reason: Reason) {
    let place = file.located(reason.text, at: call.node)
    for key in keys(call) { kept.exclude(key, place) }
    guard let closure = call.closure else {
      migration.leave(call.node, reason.text)
      return
    }
    // The names alone tell which statements there are.
    let names = Dictionary(call.parameters.map { ($0, ExprSyntax(closure)) }) { first, _ in first }
    let reader = CartographyStatement(
      migration: migration, kept: kept, node: Syntax(call.node), replacements: names)
    ClosureBody(reader, call.node, closure, isStatement: false).leave(reason.text)
  }

  /// Translates a call. Notes its statements and its groups if it stays.
  private func migrate(_ call: CartographyCall) {
    do throws(Reason) {
      if let reason = reader.mixedFile?.reason { throw reason }
      let use = Use.of(ExprSyntax(call.node))
      if let reason = keys(call).lazy.compactMap({ self.reason(against: $0) }).first {
        throw reason
      }
      if let cleared = call.cleared {
        guard case .nothing = use else { throw Reason("its result is used") }
        migration.translate([Edit(call.node.range, "\(cleared.text.onOneLine).replace {}")])
        return
      }
      guard let closure = call.closure else { throw Reason("the closure is not written here") }
      let reader = CartographyStatement(
        migration: migration, kept: kept, node: Syntax(call.node),
        replacements: try call.replacements())
      let migrator = StatementMigrator(reader)
      var builder = BuilderCall(
        node: call.node, closure: closure, head: "\(Names.constraint).activate",
        edits: call.renaming(reader.replacements))
      let isPlain = call.group == nil && statement(of: ExprSyntax(call.node)) != nil
      switch use {
      case .nothing:
        if let group = call.group {
          let name = group.text.onOneLine
          builder.head = "\(name).replace"
          // `replace` activates the new ones only if the old ones were active.
          builder.after = "\(name).activate()"
        }
      case .value where isPlain, .variable where isPlain: break
      default: throw Reason("its group is used in another expression")
      }
      if let failure = migrator.migrate(builder) {
        for key in keys(call) { kept.exclude(key, failure) }
      }
    } catch { leave(call, error) }
  }
}
