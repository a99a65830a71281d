/// An element of a picture, taken apart so that its attributes can be compared and animated.
struct Element: Equatable {
  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  let name: String
  var attributes: [Attribute] = []
  /// The markup between the tags.
  var content = ""

  init(_ name: String) { self.name = name }

  /// Reads an element as a canvas writes it.
  init(markup: String) {
    // By bytes: a mark that joins a bracket would hide it among characters.
    let end = markup.utf8.firstIndex(of: UInt8(ascii: ">")) ?? markup.endIndex
    let parts = markup[..<end].split(separator: "\"", omittingEmptySubsequences: false)
    name = String(parts[0].dropFirst().prefix { $0 != " " })
    // In front of each quoted value is its name, as ` name=`.
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[place].drop { $0 != " " }.dropFirst().dropLast()
      set(String(name), String(parts[place + 1]))
    }
    let rest = markup.utf8[end...].dropFirst()
    content = String(Substring(rest.prefix { $0 != UInt8(ascii: "<") }))
  }

  mutating func set(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// The element on one line.
  var markup: String {
    let start = ([name] + attributes.map { "\($0.name)=\"\($0.value)\"" }).joined(separator: " ")
    return content.isEmpty ? "<\(start)/>" : "<\(start)>\(content)</\(name)>"
  }
}
