/// A line of a layout's text, with the line of the Swift code that it comes from.
public struct CodeLine: Sendable {
  /// The line, without a place.
  public let text: String
  /// The identifier of a constraint.
  public let identifier: String?
  /// The line of the Swift code; `nil` for what no line of it says.
  public let place: CodePlace?

  init(_ text: String, identifier: String? = nil, place: CodePlace? = nil) {
    (self.text, self.identifier, self.place) = (text, identifier, place)
  }
}

/// The layout that a class builds, as far as its code tells.
public struct CodeLayout: Sendable {
  /// The name of the class.
  public let name: String
  /// The line that declares it.
  public let place: CodePlace
  /// The views, in the language of `DocumentTree`.
  public let views: [CodeLine]
  /// The constraints, in the same language.
  public let constraints: [CodeLine]
  /// The gaps in what is known.
  public let unknowns: [CodeUnknown]
  /// The changes that come later: functions that others call, and what runs at each layout.
  public let later: [CodeUnknown]
  /// The views whose content has a size that the code does not tell. Theirs are placeholders.
  public let placeholders: [String]

  /// `true` if every view, constraint and condition is known.
  public var isComplete: Bool { unknowns.isEmpty }

  /// The text for people: each constraint has the line of the Swift code behind it.
  public var text: String {
    let notes =
      isComplete
      ? [] : ["", "// Not known:"] + unknowns.map { "// - \($0.place.text): \($0.reason)" }
    return text { line in
      let identifier = line.identifier.map { " '\($0.withoutQuotes)'" } ?? ""
      return identifier + (line.place.map { " (\($0.text))" } ?? "")
    } + notes.map { "\($0)\n" }.joined()
  }

  /// The text whose constraints have the lines of the Swift code as identifiers, which every
  /// finding names.
  public var textWithLines: String {
    text { line in
      guard let place = line.place?.text.withoutQuotes else { return "" }
      return " '\(line.identifier.map { "\($0.withoutQuotes), " } ?? "")\(place)'"
    }
  }

  private func text(_ end: (CodeLine) -> String) -> String {
    let lines = ["anchors 2"] + views.map(\.text) + [""] + constraints.map { $0.text + end($0) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var withoutQuotes: String { filter { $0 != "'" && !$0.isNewline } }
}
