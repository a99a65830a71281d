import AnchorsLayout

/// Views to write constraints about, one inside of another, and what is read of texts.
struct TextScene {
  let screen = LayoutView(name: "screen", width: 390, height: 844)
  let card = LayoutView(name: "card"), title = LayoutView(name: "title")
  let photo = LayoutView(name: "photo"), icon = LayoutView(name: "icon")
  let metrics = ["gap": 8.0, "low": 250, "wide": 1.5]
  var items: [String: any LayoutItem] {
    ["screen": screen, "card": card, "title": title, "photo": photo, "icon": icon]
  }

  init() {
    screen.addSubview(card)
    for view in [title, photo, icon] { card.addSubview(view) }
  }

  /// The constraints of a text.
  func parse(_ text: String) throws(LayoutTextError) -> [Constraint] {
    try Constraint.parse(text, items: items, metrics: metrics)
  }

  /// The statements of a text.
  func statements(_ text: String) throws(LayoutTextError) -> [ConstraintStatement] {
    var parser = ConstraintTextParser(
      text, items: items, metrics: metrics, source: .init(fileID: #fileID, line: #line))
    return try parser.statements()
  }

  /// The text of a mistake, without where the text was written.
  func mistake(_ text: String) -> String {
    do {
      let constraints = try Constraint.parse(
        text, items: items, metrics: metrics, fileID: "Tests/Text.swift", line: 7)
      return "no mistake: \(constraints.text())"
    } catch {
      return "\(error)".replacing(" (Text.swift:7)", with: "")
    }
  }
}
