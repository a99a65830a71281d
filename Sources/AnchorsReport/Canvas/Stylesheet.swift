/// The colours of pictures, as CSS.
package enum Stylesheet {
  /// Which of its two colours a paint shows.
  package enum Scheme { case light, dark, viewers }

  /// The style sheet of some paints. Colours are spelled out twice, with a media query, as not every
  /// renderer of SVG knows CSS variables.
  package static func css(of paints: Set<Paint>, scheme: Scheme = .viewers) -> String {
    let sorted = paints.sorted { $0.name < $1.name }
    let always = sorted.map { rules(of: $0, colour: scheme == .dark ? $0.dark : $0.light) }
    let base = """
      .drawing text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; }
      .drawing .none { fill: none; }
      \(always.joined(separator: "\n"))

      """
    if scheme != .viewers { return base }
    let dark = sorted.map { "  " + rules(of: $0, colour: $0.dark) }
    return base + """
      @media (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }

      """
  }

  private static func rules(of paint: Paint, colour: String) -> String {
    ".\(paint.fillClass) { fill: #\(colour); } .\(paint.strokeClass) { stroke: #\(colour); }"
  }
}
