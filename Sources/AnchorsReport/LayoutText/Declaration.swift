import Anchors
import AnchorsLayout

/// The declaration of one item in a layout's text.
package struct Declaration: Sendable, Equatable {
  /// The kind of an item: the first word of its line.
  package enum Kind: String, Sendable, CaseIterable {
    /// The root.
    case window
    /// A `LayoutView`.
    case view
    /// A `LayoutLabel`.
    case label
    /// A `LayoutStackView`, whose views are arranged.
    case stack
    /// A `LayoutScrollView`.
    case scroll
    /// A `LayoutGuide`.
    case guide
  }

  package let kind: Kind
  package var name: String
  /// The number of the item around it; -1 for the window.
  package var parent = -1
  /// The text of a label.
  package var text = ""
  /// The alignment of a stack.
  package var alignment = "fill"
  /// The numbers of the properties that differ from their defaults; empty for a word that stands
  /// alone.
  var numbers: [DeclaredProperty: [Double]] = [:]

  init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// The numbers of a property; empty for a word that stands alone, `nil` for the default.
  package subscript(property: DeclaredProperty) -> [Double]? {
    get { numbers[property] }
    set {
      if newValue != nil {
        for alternative in property.alternatives { numbers[alternative] = nil }
      }
      numbers[property] = newValue == property.defaultNumbers ? nil : newValue
    }
  }

  /// Returns `true` if a property differs from its default.
  package func has(_ property: DeclaredProperty) -> Bool { self[property] != nil }

  /// Returns the number of a property that has one.
  package func number(_ property: DeclaredProperty) -> Double {
    (self[property] ?? property.defaultNumbers)?.first ?? 0
  }

  /// The size of a window. A missing side is that of a phone.
  package var windowSize: Size {
    let sides = zip(self[.size] ?? [-1, -1], [390, 844]).map { $0 < 0 ? $1 : $0 }
    return Size(width: sides[0], height: sides[1])
  }

  /// The distribution of a stack.
  package var distribution: LayoutStackView.Distribution {
    let word = DeclaredProperty.distributions.first { has($0) }
    return word.flatMap { LayoutStackView.Distribution(rawValue: $0.rawValue) } ?? .fill
  }

  /// The text direction inside; `nil` for the surrounding one.
  package var direction: InterfaceDirection? {
    has(.rtl) ? .rightToLeft : has(.ltr) ? .leftToRight : nil
  }

  /// Returns `true` if another declares the same item, though with other numbers.
  func isSameItem(as other: Declaration) -> Bool {
    kind == other.kind && name == other.name && parent == other.parent
      && has(.hidden) == other.has(.hidden)
  }
}

/// The place of a declaration in the text, as UTF-8 offsets.
package struct DeclarationPlaces: Sendable {
  /// The whole of it.
  package var range = 0..<0
  /// The priorities after `hugging` and `compression`, if there are any.
  package var priorities: [DeclaredProperty: Range<Int>] = [:]
}
