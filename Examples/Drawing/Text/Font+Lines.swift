extension Font {
  /// The text broken at spaces into lines that fit a width. A word too long for a line has one of
  /// its own.
  public func lines(of text: String, fitting width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let line = lines.last, self.width(of: line + " " + word) <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// The text, cut short with an ellipsis if it is wider than a width.
  public func truncated(_ text: String, to width: Double) -> String {
    // Half a point of grace: a label as wide as its text must not lose a letter to rounding.
    if self.width(of: text) <= width + 0.5 { return text }
    var kept = text
    while !kept.isEmpty, self.width(of: kept + "…") > width { kept.removeLast() }
    while kept.last == " " { kept.removeLast() }
    return kept.isEmpty ? "" : kept + "…"
  }
}
