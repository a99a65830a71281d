import UIKit

// Shapes like the symbols of the system.

extension Picture {
  mutating func draw(
    symbol name: String, in rect: CGRect, _ color: UIColor, isMirrored: Bool = false
  ) {
    guard let symbol = Symbol.all[name] else { fatalError("there is no drawing of \(name)") }
    let side = min(rect.width, rect.height), scale = decimal(side / 24)
    let mirrors = isMirrored && symbol.followsDirection
    let x = mirrors ? rect.midX + side / 2 : rect.midX - side / 2
    let place = "translate(\(number(x)) \(number(rect.midY - side / 2)))"
    let size = mirrors ? "scale(-\(scale) \(scale))" : "scale(\(scale))"
    let style =
      symbol.isOutline
      ? "fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
        + fill(color, "stroke")
      : "fill-rule=\"evenodd\" " + fill(color)
    add("<path transform=\"\(place) \(size)\" \(style) d=\"\(symbol.path)\"/>")
  }

  private func decimal(_ scale: CGFloat) -> String {
    let thousandths = (scale * 1000).rounded() / 1000
    return "\(thousandths)"
  }
}

/// A drawing of a symbol in a square of 24 points.
struct Symbol {
  let path: String
  var isOutline = false
  var followsDirection = false

  static let all: [String: Symbol] = [
    "leaf.fill": Symbol(
      path: "M21 3C10 2.5 4 7 4 14c0 1.500.3 2.700.8 3.800C3.600 19.200 2.900 20.400 2.600 21.400"
        + "l1.800.6c.4-1 1-2 1.900-3.100C7.600 20.200 9.400 21 11.500 21 18.500 21 21.500 13 21 3Z"
        + "M17.300 7.500c-2.200 4.300-5.300 7-10 9.400l-.9-1.700c4.400-2.300 7.100-4.700 9.200-8.600Z"
    )
  ]
}
