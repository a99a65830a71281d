extension Drawing {
  /// The style sheet of every paint there is, for a page with pictures that do not embed theirs.
  public static var stylesheet: String {
    stylesheet(of: Set(Paint.neutrals + Hue.cycle.flatMap { [$0.soft, $0.strong, $0.ink] }))
  }

  /// The style sheet of some paints. Colours are spelled out twice, with a media query, as not every
  /// renderer of SVG knows CSS variables.
  static func stylesheet(of paints: Set<Paint>) -> String {
    let sorted = paints.sorted { $0.name < $1.name }
    let dark = sorted.map { "  " + rules(of: $0, colour: $0.dark) }
    return """
      .drawing text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; }
      .drawing .none { fill: none; }
      \(sorted.map { rules(of: $0, colour: $0.light) }.joined(separator: "\n"))
      @media (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }

      """
  }

  private static func rules(of paint: Paint, colour: String) -> String {
    ".\(paint.fillClass) { fill: #\(colour); } .\(paint.strokeClass) { stroke: #\(colour); }"
  }
}
