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
    fileprivate enum Content {
      case one(Constraint)
      case many([Constraint])
    }

    fileprivate let content: Content

    fileprivate init(_ content: Content) { self.content = content }

    fileprivate func append(to constraints: inout [Constraint]) {
      switch content {
      case .one(let constraint): constraints.append(constraint)
      case .many(let list): constraints.append(contentsOf: list)
      }
    }
  }

  /// The first builder a constraint appears in is where it was written.
  private static func note(_ source: Constraint.SourceLocation, in constraint: Constraint) {
    if constraint.source == nil { constraint.source = source }
  }

  private static func statements(_ constraints: [Constraint], _ source: Constraint.SourceLocation)
    -> Statements
  {
    for constraint in constraints { note(source, in: constraint) }
    return Statements(.many(constraints))
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
    return Statements(.one(constraint))
  }

  /// A statement that is a group: a composite or an array on one of its sides.
  public static func buildExpression(
    _ group: ConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(group.constraints, Constraint.SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that is a constraint or nothing.
  public static func buildExpression(
    _ constraint: Constraint?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(constraint.map { [$0] } ?? [], Constraint.SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that is a group or nothing.
  public static func buildExpression(
    _ group: ConstraintGroup?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(group?.constraints ?? [], Constraint.SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that is an array of constraints.
  public static func buildExpression(
    _ constraints: [Constraint], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(constraints, Constraint.SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that is an array of groups.
  public static func buildExpression(
    _ groups: [ConstraintGroup], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(
      groups.flatMap { $0.constraints }, Constraint.SourceLocation(fileID: fileID, line: line))
  }

  /// A statement that is an array of arrays of constraints.
  public static func buildExpression(
    _ constraints: [[Constraint]], fileID: StaticString = #fileID, line: UInt = #line
  ) -> Statements {
    statements(Array(constraints.joined()), Constraint.SourceLocation(fileID: fileID, line: line))
  }
}

// MARK: - Blocks

extension ConstraintBuilder {
  /// All statements of a block.
  public static func buildBlock(_ statements: Statements...) -> Statements {
    Statements(.many(joined(statements)))
  }

  /// A block of one statement.
  public static func buildBlock(_ statement: Statements) -> Statements { statement }

  /// An `if` without `else`.
  public static func buildOptional(_ statements: Statements?) -> Statements {
    statements ?? Statements(.many([]))
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first statements: Statements) -> Statements { statements }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(second statements: Statements) -> Statements { statements }

  /// A `for` loop.
  public static func buildArray(_ statements: [Statements]) -> Statements {
    Statements(.many(joined(statements)))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ statements: Statements) -> Statements {
    statements
  }

  /// What the closure returns.
  public static func buildFinalResult(_ statements: Statements) -> [Constraint] {
    switch statements.content {
    case .one(let constraint): [constraint]
    case .many(let constraints): constraints
    }
  }
}

extension ConstraintGroup {
  /// Creates a group of the constraints written in the builder, without activating them.
  ///
  /// - Throws: What a statement throws, as a visual format does.
  public convenience init<Failure>(
    @ConstraintBuilder _ build: () throws(Failure) -> [Constraint]
  ) throws(Failure) {
    self.init(try build())
  }
}
