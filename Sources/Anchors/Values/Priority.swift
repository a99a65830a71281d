/// The priority of a constraint: above 0 and at most 1000, where 1000 is required.
///
/// A constraint of a lower priority never costs one of a higher priority anything, however many
/// there are.
///
///     title.width == 120 ~ .high          // 750
///     title.width <= 200 ~ .required - 1  // 999
///     title.height == 20 ~ 300
public struct Priority: RawRepresentable, Hashable, Sendable {
  /// The number, above 0 and at most 1000. Installing a constraint with any other is an error.
  public var rawValue: Double

  /// Creates a priority.
  @_alwaysEmitIntoClient public init(rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority.
  @_alwaysEmitIntoClient public init(_ value: Double) { rawValue = value }

  /// 1000: cannot be violated.
  @_alwaysEmitIntoClient public static var required: Priority { Priority(1000) }
  /// 750: how strongly content resists compression by default.
  @_alwaysEmitIntoClient public static var high: Priority { Priority(750) }
  /// 500: between what content resists with and how it is hugged.
  @_alwaysEmitIntoClient public static var medium: Priority { Priority(500) }
  /// 250: how strongly content is hugged by default.
  @_alwaysEmitIntoClient public static var low: Priority { Priority(250) }
  /// 50: the pull towards a fitting size.
  @_alwaysEmitIntoClient public static var fittingSize: Priority { Priority(50) }

  /// `true` if a constraint can have this priority.
  @_alwaysEmitIntoClient public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// A priority that is higher by a number.
  public static func + (priority: Priority, amount: Double) -> Priority {
    Priority(priority.rawValue + amount)
  }

  /// A priority that is lower by a number.
  public static func - (priority: Priority, amount: Double) -> Priority {
    Priority(priority.rawValue - amount)
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a literal, as in `~ 300`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Creates a priority from a literal, as in `~ 299.5`.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Priority: Comparable, CustomStringConvertible {
  /// Returns `true` if one priority is lower than another.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  /// The number: `750`.
  public var description: String { decimal(rawValue) }

  /// The reason why a priority is refused that is not valid.
  package var refusal: String {
    "a priority must be above 0 and at most 1000, not \(shortest(rawValue))"
  }
}
