import Foundation

/// The lines of a step's labels, which stand in its picture in the place of the labels' names.
struct LabelTexts {
  /// A label's lines, as the session tells them.
  private struct Label: Decodable {
    let item: Int
    let size: Double
    let weight: String
    let lines: [Line]
  }

  private struct Line: Decodable {
    let text: String
    let x, baseline, width: Double
    let isRightToLeft: Bool
  }

  private let labels: [Label]

  /// Reads what `PlaygroundSession.texts()` answers.
  init(_ json: String) throws {
    labels = try JSONDecoder().decode([Label].self, from: Data(json.utf8))
  }

  /// A picture with the lines, and without the names of the labels. `picture.js` does the same.
  func added(to picture: String, names: [String]) -> String {
    let labelNames = Set(labels.map { ">\(escaped(names[$0.item]))</text>" })
    let rest = picture.components(separatedBy: "\n").filter { line in
      !labelNames.contains { line.hasPrefix("<text") && line.hasSuffix($0) }
    }
    let lines = labels.flatMap { label in
      label.lines.map { line in
        let bold = label.weight == "bold" ? " font-weight=\"bold\"" : ""
        let direction = line.isRightToLeft ? " direction=\"rtl\"" : ""
        let x = line.isRightToLeft ? line.x + line.width : line.x
        return """
          <text x="\(shortest(x))" y="\(shortest(line.baseline))" font-size="\(shortest(label.size))"\
          \(bold)\(direction) textLength="\(shortest(line.width))" lengthAdjust="spacingAndGlyphs" \
          class="f-name">\(escaped(line.text))</text>
          """
      }
    }
    return rest.joined(separator: "\n").replacingOccurrences(
      of: "</svg>", with: "<g class=\"texts\">\(lines.joined())</g></svg>")
  }

  private func shortest(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\(value)"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
