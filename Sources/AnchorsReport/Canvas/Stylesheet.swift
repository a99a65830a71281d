/// The colors of pictures, as CSS.
package enum Stylesheet {
  /// The style sheet of some paints. Colors of both schemes are spelled out twice, with a media
  /// query, as not every renderer of SVG knows CSS variables.
  ///
  /// - Parameter scheme: The colors of a paint; `nil` for those of the surrounding page.
  package static func css(of paints: [Paint], scheme: PictureOptions.Scheme? = .automatic) -> String
  {
    let sorted = paints.sorted { $0.name < $1.name }
    let always = sorted.map { paint in
      switch scheme {
      case .light, .automatic: rules(of: paint, colour: "#\(paint.light)")
      case .dark: rules(of: paint, colour: "#\(paint.dark)")
      case nil: rules(of: paint, colour: "light-dark(#\(paint.light), #\(paint.dark))")
      }
    }
    let base = """
      .drawing text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; }
      .drawing .none { fill: none; }
      \(always.joined(separator: "\n"))

      """
    if scheme != .automatic { return base }
    let dark = sorted.map { "  " + rules(of: $0, colour: "#\($0.dark)") }
    return base + """
      @media (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }

      """
  }

  private static func rules(of paint: Paint, colour: String) -> String {
    ".\(paint.fillClass) { fill: \(colour); } .\(paint.strokeClass) { stroke: \(colour); }"
  }
}
