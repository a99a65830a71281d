import AnchorsLayout

/// The names of views in generated code: outlets, labels of the document, texts, or kinds.
struct SwiftNames {
  private var names: [String: String] = [:]

  /// Names the views of a scene, except its root.
  init(_ tree: SceneTree) {
    var used = Self.taken
    for entry in tree.views.dropFirst() where entry.element["key"] != "contentView" {
      let name =
        Self.candidates(entry.element, tree.document).lazy
        .map(Self.identifier).first { !$0.isEmpty } ?? "view"
      var unique = name
      var number = 2
      while !used.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      names[entry.element.id] = unique
    }
  }

  /// The name of a view; `nil` for the root.
  subscript(element: Element) -> String? { names[element.id] }

  private static func candidates(_ element: Element, _ document: InterfaceDocument) -> [String] {
    let kind = element.name
    func named(_ text: String?) -> String {
      guard let text, !text.isEmpty, text.count < 40 else { return "" }
      let suffix = kind == "view" ? "" : kind
      return text.lowercased().hasSuffix(suffix.lowercased()) ? text : "\(text) \(suffix)"
    }
    return [
      document.outlets[element.id] ?? "", element["userLabel"] ?? "",
      named(element["text"] ?? element.child("state", key: "normal")?["title"]),
      element["customClass"] ?? "", kind,
    ]
  }

  /// Returns a text as an identifier: "Sign in button" as `signInButton`.
  static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = ""
    for word in words.prefix(6) {
      name +=
        name.isEmpty
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }
    // "URLField" begins with a word in capitals.
    let capitals = name.isEmpty ? 0 : words[0].prefix { $0.isUppercase }.count
    if capitals == words.first?.count { name = words[0].lowercased() + name.dropFirst(capitals) }
    if let first = name.first, first.isNumber { name = "view\(name)" }
    return name.isEmpty ? "" : name
  }

  /// Members of `UIView`, anchors and keywords.
  private static let taken: Set<String> = [
    "view", "label", "image", "title", "button", "layer", "frame", "bounds", "center", "tag",
    "window", "subviews", "superview", "margins", "safeArea", "top", "bottom", "left", "right",
    "leading", "trailing", "width", "height", "centerX", "centerY", "size", "edges", "keyboard",
    "self", "super", "init", "class", "struct", "enum", "func", "let", "var", "in", "is", "as",
    "for", "if", "else", "switch", "case", "default", "return", "where", "while", "do", "try",
    "catch", "throw", "throws", "import", "public", "private", "internal", "static", "true",
    "false", "nil", "repeat", "guard", "break", "continue", "extension", "protocol", "operator",
    "subscript", "deinit", "typealias", "rethrows", "Any", "Self", "Type", "alpha", "isHidden",
    "description", "hash", "mask", "transform", "tintColor", "inputView", "next", "undoManager",
  ]
}
