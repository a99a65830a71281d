import Anchors
import AnchorsLayout

/// A layout as text, read. ``DocumentTree`` describes the language.
package struct LayoutDocument: Sendable {
  /// The version that is written, and the latest that is read.
  package static let latestVersion = 2

  /// The version of the text.
  package internal(set) var version = latestVersion
  /// The text as it was read.
  let string: String
  /// The window first, then the items in the order of the text.
  package internal(set) var declarations: [Declaration] = [
    Declaration(kind: .window, name: "window")
  ]
  /// The place of each declaration in the text.
  package internal(set) var places: [DeclarationPlaces] = [DeclarationPlaces()]
  /// The numbers with names, in the order of the text.
  package internal(set) var metrics: [NamedNumber] = []
  /// The statements about constraints, each as a part of the text.
  package internal(set) var statements: [Range<Int>] = []
  /// The frames that the text expects, in the order of the text.
  package internal(set) var expectedFrames: [ExpectedFrame] = []
  /// `true` if the text expects that required constraints conflict.
  package internal(set) var expectsConflicts = false
  /// The errors of the text.
  package internal(set) var mistakes: [LayoutTextError] = []

  /// Reads a text. It does not fail: ``DocumentTree`` throws what cannot be read.
  ///
  /// - Complexity: O(length of the text).
  package init(_ text: String) {
    self.init(unread: text)
    var reader = DocumentReader(self)
    reader.read()
    self = reader.document
  }

  private init(unread text: String) { string = text }

  /// A part of the text.
  package func text(_ range: Range<Int>) -> String { String(string.utf8.slice(range)) }

  /// Returns `true` if `*` or `/` is next to a part of the text.
  package func isFactor(_ range: Range<Int>) -> Bool {
    let before = string.utf8.prefix(range.lowerBound).last { !$0.isBlank }
    let after = string.utf8.dropFirst(range.upperBound).first { !$0.isBlank }
    let signs = [UInt8(ascii: "*"), UInt8(ascii: "/")]
    return before.map(signs.contains) ?? false || after.map(signs.contains) ?? false
  }
}

/// A number with a name: `let gap = 12`.
package struct NamedNumber: Sendable {
  /// The name.
  package let name: String
  /// The number.
  package let value: Double
  /// The range of the number, as UTF-8 offsets.
  package let range: Range<Int>
}

/// A frame that a text expects: `expect title 16 20 100 20`.
package struct ExpectedFrame: Sendable {
  /// The number of the item among the declarations.
  package let item: Int
  /// x, y, width and height in the superview's coordinates; `nil` for an ambiguous one.
  package let components: [Double?]
}
