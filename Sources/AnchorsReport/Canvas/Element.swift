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
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the element as ``markup``.
  func write(to text: inout String) {
    text += "<"
    text += name
    for attribute in attributes {
      text += " "
      text += attribute.name
      text += "=\""
      text += attribute.value
      text += "\""
    }
    if self.text == nil, children.isEmpty { return text += "/>" }
    text += ">"
    let isGroup = name == "g"
    if isGroup { text += "\n" }
    if let content = self.text { text += escaped(content) }
    for child in children {
      child.write(to: &text)
      if isGroup { text += "\n" }
    }
    text += "</"
    text += name
    text += ">"
  }
}

extension [Element] {
  /// The elements as markup, a line each.
  var lines: String {
    var text = ""
    for element in self {
      if !text.isEmpty { text += "\n" }
      element.write(to: &text)
    }
    return text
  }
}
