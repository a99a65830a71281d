/// What numbers can be added to and multiplied with: an anchor, an expression made of one, or a size.
public protocol LinearOperand {
  /// What arithmetic gives.
  associatedtype Sum
  /// The operand with a number added, in points.
  func adding(_ number: Double) -> Sum
  /// The operand, multiplied.
  func multiplied(by factor: Double) -> Sum
  /// The operand, divided.
  func divided(by divisor: Double) -> Sum
}
