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
