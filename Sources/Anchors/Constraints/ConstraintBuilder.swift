/// Collects the constraints written in a closure: what `Constraint.activate { }` and
/// `makeConstraints { }` take.
///
/// A statement may be a constraint, a group, an optional or an array of either, and the builder
/// takes `if`, `if let`, `switch`, `for` and `#available`. Every constraint learns the line of its
/// statement.
@resultBuilder
public enum ConstraintBuilder {
  /// What one statement, or several, have given: a single constraint needs no array.
  public struct Statements {
    private let single: Constraint?
    private let list: [Constraint]

    fileprivate init(_ constraint: Constraint) { (single, list) = (constraint, []) }

    fileprivate init(_ constraints: [Constraint]) { (single, list) = (nil, constraints) }

    fileprivate var constraints: [Constraint] { single.map { [$0] } ?? list }

    fileprivate func append(to constraints: inout [Constraint]) {
      if let single { constraints.append(single) } else { constraints += list }
    }
  }

  /// The first builder a constraint appears in is where it was written.
  private static func note(_ source: Constraint.SourceLocation, in constraint: Constraint) {
    if constraint.source == nil { constraint.source = source }
  }

  private static func joined(_ statements: [Statements]) -> [Constraint] {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(statements.count)
    for statement in statements { statement.append(to: &constraints) }
    return constraints
  }
}

// MARK: - Statements

extension ConstraintBuilder {
  /// A statement that is a constraint.
  public static func buildExpression(
    _ constraint: Constraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    note(Constraint.SourceLocation(fileID: fileID, line: line), in: constraint)
    return Statements(constraint)
  }

  /// A statement that is a group: a composite or an array on one of its sides.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ group: ConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    buildExpression(group.constraints, fileID: fileID, line: line)
  }

  /// A statement that is a constraint or nothing.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ constraint: Constraint?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    buildExpression(constraint.map { [$0] } ?? [], fileID: fileID, line: line)
  }

  /// A statement that is a group or nothing.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ group: ConstraintGroup?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    buildExpression(group?.constraints ?? [], fileID: fileID, line: line)
  }

  /// A statement that is an array of constraints.
  public static func buildExpression(
    _ constraints: [Constraint], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    let source = Constraint.SourceLocation(fileID: fileID, line: line)
    for constraint in constraints { note(source, in: constraint) }
    return Statements(constraints)
  }

  /// A statement that is an array of groups.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ groups: [ConstraintGroup], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    buildExpression(groups.flatMap { $0.constraints }, fileID: fileID, line: line)
  }

  /// A statement that is an array of arrays of constraints.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ constraints: [[Constraint]], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    buildExpression(Array(constraints.joined()), fileID: fileID, line: line)
  }
}

// MARK: - Blocks

extension ConstraintBuilder {
  /// All statements of a block.
  public static func buildBlock(_ statements: Statements...) -> Statements {
    Statements(joined(statements))
  }

  /// A block of one statement.
  @_alwaysEmitIntoClient
  public static func buildBlock(_ statement: Statements) -> Statements { statement }

  /// An `if` without `else`.
  @_alwaysEmitIntoClient
  public static func buildOptional(_ statements: Statements?) -> Statements {
    statements ?? buildBlock()
  }

  /// The first branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(first statements: Statements) -> Statements { statements }

  /// The other branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(second statements: Statements) -> Statements { statements }

  /// A `for` loop.
  public static func buildArray(_ statements: [Statements]) -> Statements {
    Statements(joined(statements))
  }

  /// An `if #available`.
  @_alwaysEmitIntoClient
  public static func buildLimitedAvailability(_ statements: Statements) -> Statements {
    statements
  }

  /// What the closure returns.
  public static func buildFinalResult(_ statements: Statements) -> [Constraint] {
    statements.constraints
  }
}

extension ConstraintGroup {
  /// Creates a group of the constraints written in the builder, without activating them.
  ///
  /// - Throws: What a statement throws, as a visual format does.
  @_alwaysEmitIntoClient
  public convenience init<Failure>(
    @ConstraintBuilder _ build: () throws(Failure) -> [Constraint]
  ) throws(Failure) {
    self.init(try build())
  }
}
