import SwiftSyntax

extension FileMigration {
  /// Removes `translatesAutoresizingMaskIntoConstraints = false` where Anchors turns the mask off:
  /// for views that the new code constrains as a first item.
  func removeMasks() {
    if constrained.isEmpty { return }
    for item in file.tree.descendants(CodeBlockItemSyntax.self) where !isIgnored(item) {
      guard let paths = item.item.as(ExprSyntax.self)?.maskedPaths,
        paths.allSatisfy({
          isConstrained($0, at: item) && lookup.hasOwnMask($0, at: item, in: file)
        })
      else { continue }
      translate([removalOfMask(item)].compactMap { $0 }, statements: 0)
    }
  }

  /// Returns the edit that removes a statement with its line; `nil` if something else stands there.
  private func removalOfMask(_ item: CodeBlockItemSyntax) -> Edit? {
    let lines = file.lines(of: item)
    let before = file.text(lines.lowerBound..<item.start).trimmed
    let after = file.text(item.end..<lines.upperBound).trimmed
    if before.isEmpty, after.isEmpty { return Edit(lines, "") }
    guard before.hasSuffix("{"), after.hasPrefix(";") else { return nil }
    let rest = file.bytes[item.end...].dropFirst().prefix { $0 == UInt8(ascii: " ") }
    return Edit(item.start..<item.end + 1 + rest.count, "")
  }

  /// Returns the lines that turn off the masks of views.
  ///
  /// - Parameters:
  ///   - paths: The views whose masks a library turns off. Anchors leaves those alone that UIKit
  ///     manages.
  ///   - masked: The views that only Anchors leaves alone.
  func maskLines(of paths: [String] = [], masked: [String] = [], at node: some SyntaxProtocol)
    -> [String]
  {
    let managed = paths.filter { lookup.isManaged(lookup.view($0, at: node, in: file)) }
    let function = lookup.function(around: node, in: file)
    let others = masked.filter { path in
      !paths.contains(path) && !isConstrained(path, at: node)
        && !views.turnsOffMask(of: lookup.view(path, at: node, in: file), in: function)
    }
    return (managed + others).map { maskLine(of: $0, at: node) }
  }

  /// Returns the line that turns off the mask of a view.
  func maskLine(of path: String, at node: some SyntaxProtocol) -> String {
    let isMember = !path.hasPrefix("$") && !lookup.isLocal(path, at: node, in: file)
    let view = path == "self" ? "" : "\(path)."
    let needsSelf =
      (view.isEmpty || isMember) && !view.hasPrefix("self.") && node.isInClosureWithSelf
    return "\(needsSelf ? "self." : "")\(view)translatesAutoresizingMaskIntoConstraints = false"
  }

  /// Notes that the new code constrains a view as a first item, unless the second item may be a
  /// descendant of the view, whose mask would stay on.
  func noteConstrained(_ path: String, with second: String? = nil, at node: some SyntaxProtocol) {
    if let second, !views.isOutside(second, of: path, at: node, in: file) { return }
    constrained.insert(key(path, at: node))
  }

  /// `true` if the new code constrains a view as a first item in the function around a node.
  func isConstrained(_ path: String, at node: some SyntaxProtocol) -> Bool {
    constrained.contains(key(path, at: node))
  }

  private func key(_ path: String, at node: some SyntaxProtocol) -> String {
    "\(lookup.function(around: node, in: file)) \(lookup.scoped(path, at: node, in: file))"
  }
}

extension ExprSyntax {
  /// The view whose mask a statement turns off.
  private var maskedPath: String? {
    let mask = "translatesAutoresizingMaskIntoConstraints"
    guard let assignment, assignment.value.text == "false" else { return nil }
    if let member = assignment.target.member, member.name == mask { return member.base?.path }
    return assignment.target.text == mask ? "self" : nil
  }

  /// The views whose masks a statement turns off, also in `[a, b].forEach { … }`.
  fileprivate var maskedPaths: [String]? {
    if let path = maskedPath { return [path] }
    guard let call, call.name == "forEach", let elements = call.base?.elements,
      let closure = call.trailingClosure,
      closure.statements.only?.maskedPath == closure.parameterName ?? "$0"
    else { return nil }
    return elements.map(\.path)
  }
}

extension [String] {
  /// The lines without those that turn off a mask again.
  var uniqueMasks: [String] {
    var seen = Set<String>()
    return filter { line in
      !line.isMask
        || !contains { $0 != line && line.turnsOffMask(of: $0) } && seen.insert(line).inserted
    }
  }
}

extension String {
  /// `true` for a line that turns off a mask.
  var isMask: Bool { contains("translatesAutoresizingMaskIntoConstraints") }

  /// `true` if the line turns off the mask that another one turns off, or does so on a condition.
  func turnsOffMask(of line: String) -> Bool { self == line || onOneLine.hasSuffix("{ \(line) }") }
}

extension Lookup {
  /// `true` for a view whose mask Anchors turns off: not for cells, headers and their content
  /// views, whose masks UIKit manages, and not for what may be one.
  func hasOwnMask(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    let view = view(path, at: node, in: file)
    return view.type.map { declarations.isKnown($0) } == true
      && view.declaration != "SDK.contentView" && !isManaged(view)
  }

  /// `true` for a view whose mask UIKit manages.
  func isManaged(_ view: ViewIdentity) -> Bool {
    let isContentView =
      view.name == "contentView" && view.declaration ?? "SDK.contentView" == "SDK.contentView"
    let ancestors = view.type.map { declarations.ancestors(of: $0) } ?? []
    let managed = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
    return isContentView || ancestors.contains { managed.contains($0) }
  }
}
