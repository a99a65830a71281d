/// Collects the constraints written in a closure: what `Constraint.activate { }` and
/// `makeConstraints { }` take.
///
/// A statement may be a constraint, a group, an optional or an array of either, and the builder
/// takes `if`, `if let`, `switch`, `for` and `#available`. Every constraint learns the line of its
/// statement.
@resultBuilder
public enum ConstraintBuilder {
  /// A statement that is a constraint.
  public static func buildExpression(
    _ constraint: Constraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    note(SourceLocation(fileID: fileID, line: line), in: constraint)
    return [constraint]
  }

  /// A statement that is a group: a composite or an array on one of its sides.
  public static func buildExpression(
    _ group: ConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    buildExpression(group.constraints, fileID: fileID, line: line)
  }

  /// A statement that is a constraint or nothing.
  public static func buildExpression(
    _ constraint: Constraint?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    constraint.map { buildExpression($0, fileID: fileID, line: line) } ?? []
  }

  /// A statement that is a group or nothing.
  public static func buildExpression(
    _ group: ConstraintGroup?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    group.map { buildExpression($0, fileID: fileID, line: line) } ?? []
  }

  /// A statement that is an array of constraints.
  public static func buildExpression(
    _ constraints: [Constraint], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    let source = SourceLocation(fileID: fileID, line: line)
    for constraint in constraints { note(source, in: constraint) }
    return constraints
  }

  /// A statement that is an array of groups.
  public static func buildExpression(
    _ groups: [ConstraintGroup], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    buildExpression(groups.flatMap { $0.constraints }, fileID: fileID, line: line)
  }

  /// A statement that is an array of arrays of constraints.
  public static func buildExpression(
    _ constraints: [[Constraint]], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [Constraint] {
    buildExpression(Array(constraints.joined()), fileID: fileID, line: line)
  }

  /// A statement that is a comparison of plain numbers, which would do nothing.
  @available(
    *, unavailable,
    message: """
      this compares plain values and makes no constraint; if the view has a property of its own \
      by this name, write 'view.anchors.width'
      """
  )
  public static func buildExpression(_ comparison: Bool) -> [Constraint] { [] }

  /// All statements of a block.
  public static func buildBlock(_ statements: [Constraint]...) -> [Constraint] {
    Array(statements.joined())
  }

  /// An `if` without `else`.
  public static func buildOptional(_ statements: [Constraint]?) -> [Constraint] {
    statements ?? []
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first statements: [Constraint]) -> [Constraint] { statements }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second statements: [Constraint]) -> [Constraint] { statements }

  /// A `for` loop.
  public static func buildArray(_ statements: [[Constraint]]) -> [Constraint] {
    Array(statements.joined())
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ statements: [Constraint]) -> [Constraint] {
    statements
  }

  /// The first builder a constraint appears in is where it was written.
  private static func note(_ source: SourceLocation, in constraint: Constraint) {
    if constraint.source == nil { constraint.source = source }
  }
}
