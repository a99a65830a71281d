/// The relation of a constraint's two sides.
public enum Relation: UInt8, Sendable, CaseIterable {
  /// The first side is the second.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// Returns `true` if a number is in this relation to another.
  func holds(_ number: Double, _ other: Double) -> Bool {
    switch self {
    case .equal: number == other
    case .lessThanOrEqual: number <= other
    case .greaterThanOrEqual: number >= other
    }
  }

  /// The relation with its sides swapped: `<=` for `>=`.
  @_alwaysEmitIntoClient package var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The operator: `==`, `<=` or `>=`.
  public var description: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
