// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol Property {
  var attribute: LayoutAttribute { get }
  var context: Context { get }
  var item: AnyObject { get }
}

// A position has no relation to a number: it is not a `NumericalEquality`. Cartography/Edge.swift.
public protocol NumericalEquality: Property {}
public protocol RelativeEquality: Property {}
public protocol NumericalInequality: Property {}
public protocol RelativeInequality: Property {}
public protocol Addition: Property {}
public protocol Multiplication: Property {}

public protocol Compound {
  var context: Context { get }
  var properties: [Property] { get }
}
public protocol RelativeCompoundEquality: Compound {}
public protocol RelativeCompoundInequality: Compound {}

public struct Edge: RelativeEquality, RelativeInequality, Addition, Multiplication {
  public let attribute: LayoutAttribute
  public let context: Context
  public let item: AnyObject
}

public struct Dimension: NumericalEquality, RelativeEquality, NumericalInequality,
  RelativeInequality, Addition, Multiplication
{
  public let attribute: LayoutAttribute
  public let context: Context
  public let item: AnyObject
}

public struct Point: RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [Property]
}

public struct Size: RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [Property]
}

public struct Edges: RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [Property]
}

public struct Expression<T> {
  let value: T
  var coefficients: [Coefficients]

  init(_ value: T, _ coefficients: [Coefficients]) {
    self.value = value
    self.coefficients = coefficients
  }
}

public struct Coefficients {
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init() {}
  init(_ multiplier: CGFloat, _ constant: CGFloat) {
    (self.multiplier, self.constant) = (multiplier, constant)
  }
}
