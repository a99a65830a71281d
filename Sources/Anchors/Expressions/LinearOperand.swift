/// A term that you can multiply by numbers and add numbers to: an anchor, an expression, or a size.
public protocol _LinearOperand {
  /// The result of arithmetic.
  associatedtype _Sum
  /// The operand with a number added, in points.
  func _adding(_ number: Double) -> _Sum
  /// The operand, multiplied.
  func _multiplied(by factor: Double) -> _Sum
  /// The operand, divided.
  func _divided(by divisor: Double) -> _Sum
}
