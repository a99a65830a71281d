/// A color of pictures, with one value for the light scheme and one for the dark.
///
///     let red = PicturePaint(light: 0xE5493F, dark: 0xE8554B)
public struct PicturePaint: Hashable, Sendable {
  /// The name, which becomes part of a class in the style sheet.
  package let name: String
  /// The color in the light scheme, as six hexadecimal digits.
  package let light: String
  /// The color in the dark scheme, as six hexadecimal digits.
  package let dark: String
  /// A number from the name, not 0. Pictures compare it thousands of times.
  let key: UInt64

  /// Creates a paint from two numbers of six hexadecimal digits: red, green, blue.
  public init(light: UInt32, dark: UInt32) {
    let (light, dark) = (hexadecimal(light), hexadecimal(dark))
    self.init("\(light)-\(dark)", light: light, dark: dark)
  }

  /// Creates a paint. Paints with the same name must be the same.
  package init(_ name: String, light: String, dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
    key = name.utf8.reduce(0) { $0 &* 131 &+ UInt64($1) } &* 2 &+ 1
  }

  package var fillClass: String { "f-\(name)" }
  package var strokeClass: String { "s-\(name)" }
}

/// Returns six digits of a number.
private func hexadecimal(_ color: UInt32) -> String {
  let digits = String(color & 0xFF_FFFF, radix: 16)
  return String(repeating: "0", count: 6 - digits.utf8.count) + digits
}

/// The canvas of a picture, as the library calls it.
package typealias Canvas = PictureCanvas
/// A color of a picture, as the library calls it.
package typealias Paint = PicturePaint

extension PicturePaint {
  /// The background of a screen.
  package static let page = Paint("page", light: "ffffff", dark: "16191f")
  /// Text.
  package static let text = Paint("text", light: "1a1e25", dark: "eff1f5")
  /// Guides.
  static let guide = Paint("guide", light: "7a6cd8", dark: "a79cf5")
}
