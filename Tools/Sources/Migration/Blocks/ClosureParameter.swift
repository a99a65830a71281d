import SwiftSyntax

/// The name that a closure's `$0` gets: in a builder's closure `$0` would be another one.
struct ClosureParameter {
  private let name: String
  private(set) var edits: [Edit] = []
  /// Why the parameter cannot get a name.
  private(set) var reason: String?

  /// Creates a name for the closure around some items; `nil` if they do not use `$0`.
  init?(_ items: [CodeBlockItemSyntax]) {
    let uses = items.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { $0.text == "$0" }
    guard let use = uses.first, let closure = use.enclosingClosure,
      items.contains(where: { $0.range.contains(closure.start) }) == false
    else { return nil }
    let tokens = closure.statements.tokens(viewMode: .sourceAccurate)
    let names = closure.statements.words
    name = ["view", "item", "v", "each"].first { !names.contains($0) } ?? "theView"
    if uses.contains(where: { $0.enclosingClosure?.id != closure.id }) {
      reason = "a closure within the statement"
    }
    if names.contains("$1") { reason = "a closure of two parameters without names" }
    edits = [Edit(closure.leftBrace.end..<closure.leftBrace.end, " \(name) in")]
    for token in tokens where token.text == "$0" && token.enclosingClosure?.id == closure.id {
      edits.append(Edit(token.range, name))
    }
  }

  /// Returns edits with the name instead of `$0`, and those that give the parameter its name unless
  /// others have.
  func renamed(_ edits: [Edit], besides others: [Edit]) -> [Edit] {
    self.edits.filter { edit in
      !others.contains { $0.range == edit.range && $0.text == edit.text }
    } + edits.map { Edit($0.range, $0.text.replacing("$0", with: name)) }
  }
}
