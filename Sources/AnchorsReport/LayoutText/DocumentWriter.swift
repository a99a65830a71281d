import AnchorsLayout

/// Writes a tree of views as the text of a layout, which reads back as the same.
///
///     print(DocumentWriter(of: screen).text)
///     // anchors 2
///     // window screen 390 x 844
///     // label title "Fjord at dawn"
///     //
///     // title.top == screen.top + 10
///
/// What stacks have installed themselves, and views that are other subclasses than a layout's text can
/// declare, are written as views with their content and constraints.
package struct DocumentWriter {
  /// The text.
  package private(set) var text = "anchors \(LayoutDocument.latestVersion)\n"
  private let names = ItemNames()

  /// Writes a view, as the window, and what is in it.
  ///
  /// - Parameter constraints: its constraints in their order; by default those that are active, in the order
  ///   of the views that they are placed on.
  /// - Complexity: O(items + constraints).
  package init(of root: LayoutView, constraints given: [Constraint]? = nil) {
    var constraints: [Constraint] = given ?? []
    // Views before what is in them, each indented by how deep it is. A stack rather than recursion.
    var pending: [(item: any LayoutItem, depth: Int)] = [(root, -1)]
    while let (item, depth) = pending.popLast() {
      if given == nil { constraints += item.hostedConstraints }
      guard let view = item as? LayoutView else {
        if let guide = item as? LayoutGuide { write(guide, depth) }
        continue
      }
      write(view, depth)
      for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
      for guide in view.layoutGuides.reversed() { pending.append((guide, depth + 1)) }
    }
    if !constraints.isEmpty { text += "\n" }
    for constraint in constraints { text += constraint.text(names) + "\n" }
  }

  private mutating func write(_ guide: LayoutGuide, _ depth: Int) {
    text += indentation(depth) + "guide \(quoted(guide.identifier))\n"
  }

  private mutating func write(_ view: LayoutView, _ depth: Int) {
    let name = quoted(names.name(of: view))
    var words: [String]
    if depth < 0 {
      words = ["window", name, lengths(view.frame.width, view.frame.height)]
      if view.layoutDirection == .rightToLeft { words.append("rtl") }
    } else if let label = view as? LayoutLabel {
      words = ["label", name, literal(label.text ?? "")]
      if label.fontSize != 17 { words.append("font \(shortest(label.fontSize))") }
      if label.font.weight == .bold { words.append("bold") }
      if label.numberOfLines != 1 { words.append("lines \(label.numberOfLines)") }
    } else {
      words = [view is LayoutScrollView ? "scroll" : "view", name]
      let size = view.intrinsicContentSize
      if size.width >= 0 || size.height >= 0 { words.append(lengths(size.width, size.height)) }
    }
    let (first, last) = (view.baselineOffsetFromTop, view.baselineOffsetFromBottom)
    if words[0] == "view", first != 0 || last != 0 {
      words.append("baseline \(shortest(first)) \(shortest(last))")
    }
    words += priorities(of: view)
    if view.isHidden { words.append("hidden") }
    if depth >= 0, view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.frame
      words.append(
        "frame "
          + [frame.minX, frame.minY, frame.width, frame.height].map { shortest($0) }
          .joined(separator: " "))
    }
    text += indentation(depth) + words.joined(separator: " ") + "\n"
  }

  private func priorities(of view: LayoutView) -> [String] {
    let metrics = view.layoutMetrics
    if metrics.intrinsicWidth == nil, metrics.intrinsicHeight == nil { return [] }
    let hugging = AxisPriorities(horizontal: 250, vertical: view is LayoutLabel ? 251 : 250)
    return [
      ("hugging", metrics.hugging, hugging),
      ("compression", metrics.compressionResistance, AxisPriorities(750)),
    ].compactMap { word, priorities, usual in
      if priorities == usual { return nil }
      let (h, v) = (priorities.horizontal.rawValue, priorities.vertical.rawValue)
      return "\(word) \(shortest(h))" + (h == v ? "" : " \(shortest(v))")
    }
  }

  private func lengths(_ width: Double, _ height: Double) -> String {
    func length(_ value: Double) -> String { value >= 0 ? shortest(value) : "-" }
    return "\(length(width)) x \(length(height))"
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: max(0, depth)) }

  /// A name as it stands in constraints.
  private func quoted(_ name: String) -> String { quotedName(name) }
}

/// A text in quotes, as layouts and Swift have it.
package func literal(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case "\n": literal += "\\n"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
