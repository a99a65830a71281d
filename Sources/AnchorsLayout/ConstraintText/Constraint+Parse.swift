import Anchors

extension Constraint {
  /// The constraints that a text says, inert, in order.
  ///
  ///     let constraints = try Constraint.parse(
  ///       """
  ///       card.edges == screen.safeArea.edges.inset(by: pad)
  ///       title.top == card.top + 10 ~ .high
  ///       title.width <= 2 * photo.width
  ///       """,
  ///       items: ["screen": screen, "card": card, "title": title, "photo": photo],
  ///       metrics: ["pad": 16])
  ///     constraints.count          // 6
  ///     print(constraints[4])      // title.top == card.top + 10 ~ 750 (LoginView.swift:42)
  ///
  /// A statement is one that you write in Swift, or that `description` prints, on a separate line
  /// or before `;`. Swift's operators compute it. <doc:ConstraintsAsText> has the grammar.
  ///
  /// - Parameters:
  ///   - text: The statements. Blank lines, and all that follows `//` in a line, are passed over.
  ///   - items: Views and guides by name. Names may contain dots; the longest match counts.
  ///   - metrics: Numbers by name.
  ///   - fileID: Where the constraints say that they were written.
  ///   - line: Where the constraints say that they were written.
  /// - Throws: `LayoutTextError`, which marks the place. For a text that never changes, `try!` is
  ///   right: it traps with the same message.
  /// - Complexity: O(*n*), *n* the length of the text.
  public static func parse(
    _ text: String, items: [String: any LayoutItem], metrics: [String: Double] = [:],
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutTextError) -> [Constraint] {
    var parser = ConstraintTextParser(
      text, items: items, metrics: metrics, source: SourceLocation(fileID: fileID, line: line))
    return try parser.statements().flatMap { $0.constraints }
  }
}
