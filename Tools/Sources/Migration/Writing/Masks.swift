import SwiftSyntax

/// Removes `translatesAutoresizingMaskIntoConstraints = false` where Anchors turns the mask off:
/// for views that the new code constrains as a first item.
final class MaskRemover: SyntaxVisitor {
  private let migration: FileMigration
  private var edits: [Edit] = []

  private var file: SourceFile { migration.file }

  init(_ migration: FileMigration) {
    self.migration = migration
    super.init(viewMode: .sourceAccurate)
  }

  func remove() {
    if migration.constrained.isEmpty { return }
    walk(file.tree)
    migration.translate(edits, statements: 0)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let expression = node.item.as(ExprSyntax.self), !migration.isIgnored(node) else {
      return .visitChildren
    }
    if let path = maskedPath(expression), isConstrained(path, at: node) {
      removeLine(of: node)
      return .skipChildren
    }
    // `[a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }`
    if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "forEach", let closure = call.trailingClosure,
      closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self),
      let path = maskedPath(only), path == closure.parameterName ?? "$0",
      let array = callee.base?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ isConstrained($0.expression.path, at: node) })
    {
      removeLine(of: node)
      return .skipChildren
    }
    return .visitChildren
  }

  /// Returns the view whose mask a statement turns off.
  private func maskedPath(_ expression: ExprSyntax) -> String? {
    guard let assignment = expression.assignment, assignment.value.text == "false" else {
      return nil
    }
    if let access = assignment.target.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "translatesAutoresizingMaskIntoConstraints"
    {
      return access.base?.path
    }
    return assignment.target.text == "translatesAutoresizingMaskIntoConstraints" ? "self" : nil
  }

  private func isConstrained(_ path: String, at node: some SyntaxProtocol) -> Bool {
    migration.isConstrained(path, at: node) && migration.lookup.hasOwnMask(path, at: node, in: file)
  }

  /// Removes a statement with its line, if nothing else stands on it.
  private func removeLine(of node: CodeBlockItemSyntax) {
    let start = file.lineStart(of: node.start)
    let end = file.lineEnd(after: node.end)
    let before = file.text(start..<node.start).trimmed
    let after = file.text(node.end..<end).trimmed
    if before.isEmpty, after.isEmpty {
      edits.append(Edit(start..<min(end + 1, file.bytes.count), ""))
    } else if before.hasSuffix("{"), after.hasPrefix(";") {
      let rest = file.bytes[node.end...].dropFirst().prefix { $0 == UInt8(ascii: " ") }
      edits.append(Edit(node.start..<node.end + 1 + rest.count, ""))
    }
  }
}

extension [String] {
  /// The lines without those that turn off a mask again.
  var uniqueMasks: [String] {
    var seen = Set<String>()
    return filter { !$0.contains("translatesAutoresizing") || seen.insert($0).inserted }
  }
}

extension Lookup {
  /// `true` for a view whose mask Anchors turns off: not for cells, headers and their content
  /// views, whose masks UIKit manages, and not for what may be one.
  func hasOwnMask(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    let view = view(path, at: node, in: file)
    guard let type = view.type, declarations.isKnown(type), view.declaration != "SDK.contentView"
    else { return false }
    return !isManaged(view)
  }

  /// `true` for a view whose mask UIKit manages.
  func isManaged(_ view: ViewIdentity) -> Bool {
    if view.name == "contentView", view.declaration ?? "SDK.contentView" == "SDK.contentView" {
      return true
    }
    guard let type = view.type else { return false }
    let managed = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
    return declarations.ancestors(of: type).contains { managed.contains($0) }
  }
}

extension FileMigration {
  /// Returns the lines that turn off the masks of views which a library turns off, and Anchors does
  /// not.
  func maskLines(of paths: [String], at node: some SyntaxProtocol) -> [String] {
    paths.filter { lookup.isManaged(lookup.view($0, at: node, in: file)) }
      .map { maskLine(of: $0, at: node) }
  }

  /// Returns these lines, and those for views that only Anchors leaves alone.
  func maskLines(of paths: [String], masked: [String], at node: some SyntaxProtocol) -> [String] {
    maskLines(of: paths, at: node)
      + maskLines(masked: masked.filter { !paths.contains($0) }, at: node)
  }

  /// Returns the lines for views that only Anchors leaves alone.
  func maskLines(masked: [String], at node: some SyntaxProtocol) -> [String] {
    let others = masked.filter { path in
      !isConstrained(path, at: node)
        && !views.turnsOffMask(
          of: lookup.view(path, at: node, in: file), in: lookup.function(around: node, in: file))
    }
    return others.map { maskLine(of: $0, at: node) }
  }

  /// Returns the line that turns off the mask of a view.
  func maskLine(of path: String, at node: some SyntaxProtocol) -> String {
    let first = String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    let isMember =
      first == "self"
      || !first.hasPrefix("$") && lookup.symbol(first, at: node, in: file)?.place != .local
    let view = path == "self" ? "" : "\(path)."
    let needsSelf = isMember && !view.hasPrefix("self.") && node.isInClosureWithSelf
    return "\(needsSelf ? "self." : "")\(view)translatesAutoresizingMaskIntoConstraints = false"
  }

  /// Notes that the new code constrains a view as a first item, and that no second item is a
  /// descendant of the view, whose mask would stay on.
  func noteConstrained(_ path: String, at node: some SyntaxProtocol) {
    constrained.insert(key(path, at: node))
  }

  /// Notes it if that is certain.
  func noteConstrained(_ path: String, with second: String?, at node: some SyntaxProtocol) {
    if let second, !views.isOutside(second, of: path, at: node, in: file) { return }
    noteConstrained(path, at: node)
  }

  /// `true` if the new code constrains a view as a first item in the function around a node.
  func isConstrained(_ path: String, at node: some SyntaxProtocol) -> Bool {
    constrained.contains(key(path, at: node))
  }

  private func key(_ path: String, at node: some SyntaxProtocol) -> String {
    "\(lookup.function(around: node, in: file)) \(lookup.scoped(path, at: node, in: file))"
  }
}
