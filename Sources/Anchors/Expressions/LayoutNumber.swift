/// A number in an expression: `Double` and `Int`, and with UIKit or AppKit also `CGFloat`.
///
///     let rows = 3, pad: CGFloat = 8
///     list.height == 44 * rows
///     title.top == card.top + pad
///
/// The operators are generic over it, so that no number is converted to another type before it
/// reaches them: a conversion that the compiler may make in several places makes an expression
/// ambiguous.
///
/// A named number of your own is found behind a dot by an extension of this protocol:
///
///     extension LayoutNumber where Self == Double {
///       static var margin: Double { 16 }
///     }
///     title.top == card.top + .margin
public protocol LayoutNumber {
  /// The number, in points where it is a length.
  var layoutNumber: Double { get }
}

extension Double: LayoutNumber {
  /// The number itself.
  @_alwaysEmitIntoClient public var layoutNumber: Double { self }
}

extension Int: LayoutNumber {
  /// The number as `Double`.
  @_alwaysEmitIntoClient public var layoutNumber: Double { Double(self) }
}

extension LayoutNumber where Self == Double {
  /// The number 0: `title.left == .zero`.
  @_alwaysEmitIntoClient public static var zero: Double { 0 }
}
