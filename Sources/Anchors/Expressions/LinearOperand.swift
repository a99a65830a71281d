/// What numbers can be added to and multiplied with: an anchor, an expression made of one, or a size.
public protocol _LinearOperand {
  /// What arithmetic gives.
  associatedtype _Sum
  /// The operand with a number added, in points.
  func _adding(_ number: Double) -> _Sum
  /// The operand, multiplied.
  func _multiplied(by factor: Double) -> _Sum
  /// The operand, divided.
  func _divided(by divisor: Double) -> _Sum
}
