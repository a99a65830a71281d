/// Collects the constraints written in a closure: what `Constraint.activate { }` and
/// `makeConstraints { }` take.
///
/// A statement may be a constraint, a group, an optional or an array of either, and the builder
/// takes `if`, `if let`, `switch`, `for` and `#available`. Every constraint learns the line of its
/// statement.
@resultBuilder
public enum ConstraintBuilder {
  /// The constraints of one or more statements. A single constraint needs no array.
  public struct _Statements {
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
}

// MARK: - Statements

extension ConstraintBuilder {
  /// A statement that is a constraint.
  public static func buildExpression(
    _ constraint: Constraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> _Statements {
    note(Constraint.SourceLocation(fileID: fileID, line: line), in: constraint)
    return _Statements(constraint)
  }

  /// A statement that is an array of constraints.
  public static func buildExpression(
    _ constraints: [Constraint], fileID: StaticString = #fileID, line: UInt = #line
  ) -> _Statements {
    let source = Constraint.SourceLocation(fileID: fileID, line: line)
    for constraint in constraints { note(source, in: constraint) }
    return _Statements(constraints)
  }

  /// A statement that is a group, an optional, or an array of groups or arrays.
  @_alwaysEmitIntoClient
  public static func buildExpression(
    _ statement: some _ConstraintStatement, fileID: StaticString = #fileID, line: UInt = #line
  ) -> _Statements {
    buildExpression(statement._constraints, fileID: fileID, line: line)
  }
}

/// A statement of a builder: a constraint, a group, or an optional or an array of either.
public protocol _ConstraintStatement {
  /// Appends the constraints, in the order they were written.
  func _append(to constraints: inout [Constraint])
}

extension _ConstraintStatement {
  /// The constraints, in the order they were written.
  @usableFromInline var _constraints: [Constraint] {
    var constraints: [Constraint] = []
    _append(to: &constraints)
    return constraints
  }
}

extension Constraint: _ConstraintStatement {
  /// Appends the constraint alone.
  @_alwaysEmitIntoClient
  public func _append(to constraints: inout [Constraint]) { constraints.append(self) }
}

extension ConstraintGroup: _ConstraintStatement {
  /// Appends the constraints of the group.
  @_alwaysEmitIntoClient
  public func _append(to constraints: inout [Constraint]) { constraints += self.constraints }
}

extension Optional: _ConstraintStatement where Wrapped: _ConstraintStatement {
  /// Appends the constraints, if any.
  public func _append(to constraints: inout [Constraint]) { self?._append(to: &constraints) }
}

extension Array: _ConstraintStatement where Element: _ConstraintStatement {
  /// Appends the constraints of all elements.
  public func _append(to constraints: inout [Constraint]) {
    for element in self { element._append(to: &constraints) }
  }
}

// MARK: - Blocks

extension ConstraintBuilder {
  /// All statements of a block.
  public static func buildBlock(_ statements: _Statements...) -> _Statements {
    buildArray(statements)
  }

  /// A block of one statement.
  @_alwaysEmitIntoClient
  public static func buildBlock(_ statement: _Statements) -> _Statements { statement }

  /// An `if` without `else`.
  @_alwaysEmitIntoClient
  public static func buildOptional(_ statements: _Statements?) -> _Statements {
    statements ?? buildBlock()
  }

  /// The first branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(first statements: _Statements) -> _Statements { statements }

  /// The other branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  public static func buildEither(second statements: _Statements) -> _Statements { statements }

  /// A `for` loop.
  public static func buildArray(_ statements: [_Statements]) -> _Statements {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(statements.count)
    for statement in statements { statement.append(to: &constraints) }
    return _Statements(constraints)
  }

  /// An `if #available`.
  @_alwaysEmitIntoClient
  public static func buildLimitedAvailability(_ statements: _Statements) -> _Statements {
    statements
  }

  /// Returns the constraints of all statements.
  public static func buildFinalResult(_ statements: _Statements) -> [Constraint] {
    statements.constraints
  }
}

extension ConstraintGroup {
  /// Creates a group of the constraints written in the builder, without activating them.
  ///
  /// - Throws: The error of a statement, such as a visual format.
  @_alwaysEmitIntoClient
  public convenience init<Failure>(
    @ConstraintBuilder _ build: () throws(Failure) -> [Constraint]
  ) throws(Failure) {
    self.init(try build())
  }
}
