// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Cartography/Property.swift, Coefficients.swift and Size.swift. Addition and subtraction are for
// edges and dimensions, factors for these and for sizes.

extension Expression {
  fileprivate func map(_ change: (Coefficients) -> Coefficients) -> Expression {
    Expression(value, coefficients.map(change))
  }
}

// MARK: Addition

public func + <P: Addition>(c: CGFloat, rhs: P) -> Expression<P> {
  Expression(rhs, [Coefficients(1, c)])
}

public func + <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> { rhs + lhs }

public func + <P: Addition>(c: CGFloat, rhs: Expression<P>) -> Expression<P> {
  rhs.map { c + $0 }
}

public func + <P: Addition>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> { rhs + lhs }

public func + (c: CGFloat, rhs: Coefficients) -> Coefficients {
  Coefficients(rhs.multiplier, rhs.constant + c)
}

public func + (lhs: Coefficients, rhs: CGFloat) -> Coefficients { rhs + lhs }

// `8 - edge` is `edge - 8`, and `8 - (edge + c)` is `edge + c - 8`.
public func - <P: Addition>(c: CGFloat, rhs: P) -> Expression<P> {
  Expression(rhs, [Coefficients(1, -c)])
}

public func - <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> { rhs - lhs }

public func - <P: Addition>(c: CGFloat, rhs: Expression<P>) -> Expression<P> {
  rhs.map { c - $0 }
}

public func - <P: Addition>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> { rhs - lhs }

public func - (c: CGFloat, rhs: Coefficients) -> Coefficients {
  Coefficients(rhs.multiplier, rhs.constant - c)
}

public func - (lhs: Coefficients, rhs: CGFloat) -> Coefficients { rhs - lhs }

// MARK: Multiplication

// A factor also applies to the constant: `(edge + 8) * 2` is `edge * 2 + 16`.
public func * (m: CGFloat, rhs: Coefficients) -> Coefficients {
  Coefficients(rhs.multiplier * m, rhs.constant * m)
}

public func * (lhs: Coefficients, rhs: CGFloat) -> Coefficients { rhs * lhs }

// `2 / coefficients` divides the coefficients. Cartography/Coefficients.swift.
public func / (m: CGFloat, rhs: Coefficients) -> Coefficients {
  Coefficients(rhs.multiplier / m, rhs.constant / m)
}

public func / (lhs: Coefficients, rhs: CGFloat) -> Coefficients { rhs / lhs }

public func * <P: Multiplication>(m: CGFloat, rhs: P) -> Expression<P> {
  Expression(rhs, [Coefficients(m, 0)])
}

public func * <P: Multiplication>(lhs: P, rhs: CGFloat) -> Expression<P> { rhs * lhs }

public func * <P: Multiplication>(m: CGFloat, rhs: Expression<P>) -> Expression<P> {
  rhs.map { m * $0 }
}

public func * <P: Multiplication>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> { rhs * lhs }

public func / <P: Multiplication>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs * (1 / rhs) }

public func / <P: Multiplication>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> {
  lhs * (1 / rhs)
}

public func * (m: CGFloat, rhs: Size) -> Expression<Size> {
  Expression(rhs, [Coefficients(m, 0), Coefficients(m, 0)])
}

public func * (lhs: Size, rhs: CGFloat) -> Expression<Size> { rhs * lhs }

public func * (m: CGFloat, rhs: Expression<Size>) -> Expression<Size> {
  rhs.map { m * $0 }
}

public func * (lhs: Expression<Size>, rhs: CGFloat) -> Expression<Size> { rhs * lhs }

public func / (lhs: Size, rhs: CGFloat) -> Expression<Size> { lhs * (1 / rhs) }

public func / (lhs: Expression<Size>, rhs: CGFloat) -> Expression<Size> {
  lhs * (1 / rhs)
}
