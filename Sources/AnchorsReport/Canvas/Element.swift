/// An element of an SVG document.
package struct Element: Equatable {
  /// A name and its value.
  package struct Attribute: Equatable {
    package let name: String
    package var value: String
  }

  package let name: String
  package var attributes: [Attribute]
  /// The text between the tags, unescaped.
  package var text: String?
  package var children: [Element] = []

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0, value: $1) }
    self.text = text
  }

  package mutating func set(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// The element as markup, on one line; a group's children have a line each.
  package var markup: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    if text == nil, children.isEmpty { return "<\(name)\(attributes)/>" }
    let gap = name == "g" ? "\n" : ""
    let inside = children.map { $0.markup + gap }.joined()
    return "<\(name)\(attributes)>\(gap)\(escaped(text ?? ""))\(inside)</\(name)>"
  }
}
