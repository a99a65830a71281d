import AnchorsLayout

/// The texts of a document in another language.
package struct Translation: Sendable {
  /// The language: `de`.
  package let language: String
  /// The texts by the key that Interface Builder gives them: `aaa-aa-aaa.text`.
  package let texts: [String: String]

  package init(_ language: String, _ texts: [String: String]) {
    (self.language, self.texts) = (language, texts)
  }

  /// Creates the translation that another document of the same objects is.
  package init(_ language: String, _ document: InterfaceDocument) {
    var texts: [String: String] = [:]
    document.root.forEach { element in
      for key in element.textKeys { texts[key.name] = key.text }
      return true
    }
    self.init(language, texts)
  }

  /// Returns the text of a view, if it is translated.
  func text(of element: Element) -> String? {
    element.textKeys.lazy.compactMap { texts[$0.name] }.first { !$0.isEmpty }
  }
}

extension Element {
  /// The keys of the texts that a view shows, with the texts.
  fileprivate var textKeys: [(name: String, text: String)] {
    switch name {
    case "label", "textView", "textField": labelText.map { [("\(id).text", $0)] } ?? []
    case "button":
      child("state", key: "normal")?["title"].map { [("\(id).normalTitle", $0)] } ?? []
    default: []
    }
  }
}

extension SceneTree {
  /// Shows the texts of a language; those of the document by default.
  func setTexts(_ translation: Translation?) {
    for entry in views {
      (entry.view as? DocumentView)?.setText(translation?.text(of: entry.element))
    }
  }

  /// Shows each text in the language in which it is the longest.
  func setLongestTexts(_ translations: [Translation]) {
    for entry in views {
      guard let view = entry.view as? DocumentView, view.content.text != nil else { continue }
      let texts = translations.compactMap { $0.text(of: entry.element) }
      view.setText(texts.max { width(of: $0, in: view) < width(of: $1, in: view) })
    }
  }

  private func width(of text: String, in view: DocumentView) -> Double {
    var content = view.content.text
    content?.translation = text
    return content?.neededWidth ?? 0
  }

  /// Makes all texts longer by a factor.
  func setTextFactor(_ factor: Double) {
    for entry in views { (entry.view as? DocumentView)?.setText(factor: factor) }
  }
}
