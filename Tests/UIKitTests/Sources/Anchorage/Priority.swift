// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public enum Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable {
  case required
  case high
  case low
  case fittingSize
  case custom(LayoutPriority)

  public var value: LayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    case .fittingSize: .fittingSizeLevel
    case .custom(let priority): priority
    }
  }

  public init(floatLiteral value: Float) { self = .custom(LayoutPriority(value)) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(_ value: Int) { self = .custom(LayoutPriority(Float(value))) }
  public init<T: BinaryFloatingPoint>(_ value: T) { self = .custom(LayoutPriority(Float(value))) }
}

public func == (lhs: Priority, rhs: Priority) -> Bool { lhs.value == rhs.value }

public func + <T: BinaryFloatingPoint>(lhs: Priority, rhs: T) -> Priority {
  Priority(lhs.value.rawValue + Float(rhs))
}

public func + <T: BinaryFloatingPoint>(lhs: T, rhs: Priority) -> Priority {
  Priority(Float(lhs) + rhs.value.rawValue)
}

public func - <T: BinaryFloatingPoint>(lhs: Priority, rhs: T) -> Priority {
  Priority(lhs.value.rawValue - Float(rhs))
}

public func - <T: BinaryFloatingPoint>(lhs: T, rhs: Priority) -> Priority {
  Priority(Float(lhs) - rhs.value.rawValue)
}
