/// The colours of pictures, as CSS.
package enum Stylesheet {
  /// Which of its two colours a paint shows.
  package enum Scheme {
    case light, dark
    /// The one that the viewer prefers, for renderers of all kinds.
    case viewers
    /// The one of the page that the picture is part of.
    case page
  }

  /// The style sheet of some paints. Colours are spelled out twice, with a media query, as not every
  /// renderer of SVG knows CSS variables.
  package static func css(of paints: [Paint], scheme: Scheme = .viewers) -> String {
    let sorted = paints.sorted { $0.name < $1.name }
    let always = sorted.map { paint in
      switch scheme {
      case .light, .viewers: rules(of: paint, colour: "#\(paint.light)")
      case .dark: rules(of: paint, colour: "#\(paint.dark)")
      case .page: rules(of: paint, colour: "light-dark(#\(paint.light), #\(paint.dark))")
      }
    }
    let base = """
      .drawing text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; }
      .drawing .none { fill: none; }
      \(always.joined(separator: "\n"))

      """
    if scheme != .viewers { return base }
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
