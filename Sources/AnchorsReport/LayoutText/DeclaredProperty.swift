import Anchors

/// A property of declarations. Its raw value is its first word, or its name if it has no word.
/// Properties are written in the order of the cases.
package enum DeclaredProperty: String, Sendable, CaseIterable {
  case size = "a size as 120 x 80"
  case text = "a text in quotes"
  case font, bold, lines
  case horizontal, vertical, spacing, align
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  case withinMargins, after
  case hugging, compression, baseline, offset, frame, mask, margins, safeArea, alignmentInsets
  case preservesMargins
  case controller
  case insets, content, hidden, rtl, ltr

  /// The kinds of items that have the property.
  var kinds: [Declaration.Kind] {
    switch self {
    case .text, .font, .bold, .lines: [.label]
    case .horizontal, .vertical, .spacing, .align, .fill, .fillEqually, .fillProportionally,
      .equalSpacing, .equalCentering, .withinMargins:
      [.stack]
    case .size, .baseline, .alignmentInsets: [.window, .view, .scroll]
    case .hugging, .compression, .frame, .mask, .after, .preservesMargins:
      [.view, .label, .stack, .scroll]
    case .controller: [.window]
    case .offset, .margins, .safeArea: [.window, .view, .label, .stack, .scroll]
    case .insets, .content: [.guide]
    case .hidden, .rtl, .ltr: Declaration.Kind.allCases
    }
  }

  /// The form of what stands after the word.
  enum Value: Equatable {
    /// A width and a height with `x` between them; -1 for none, which is written `-`.
    case size
    /// A text in quotes.
    case text
    /// The name of an alignment.
    case alignment
    /// A fixed count of numbers, each at most a million.
    case numbers(Int)
    /// A number above 0.
    case positive
    /// A whole number from 0.
    case count
    /// The distances at the top, left, bottom and right, or one for all.
    case insets
    /// A priority across and one down, or one for both.
    case priorities
    /// The names of the flexible parts of an autoresizing mask.
    case parts

    /// The number of numbers.
    var count: Int {
      switch self {
      case .numbers(let count): count
      case .text, .alignment, .parts: 0
      case .positive, .count: 1
      case .size, .priorities: 2
      case .insets: 4
      }
    }

    /// `true` if one number can set all of them.
    var isSpread: Bool { self == .insets || self == .priorities }

    /// Returns a message about the expected text after a word.
    func expectation(after word: String) -> String {
      switch self {
      case .insets:
        "expected one distance after \(word), or four: at the top, left, bottom and right"
      case .priorities: "expected a priority, or one across and one down: \(word) 251 250"
      default:
        "expected \(count == 1 ? "a number" : "\(count) numbers") after \(word), up to 1000000"
      }
    }
  }

  /// The form of what stands after the word; `numbers(0)` if the word stands alone.
  var value: Value {
    switch self {
    case .size: .size
    case .text: .text
    case .align: .alignment
    case .mask: .parts
    case .font: .positive
    case .lines: .count
    case .spacing, .after: .numbers(1)
    case .baseline, .offset: .numbers(2)
    case .frame: .numbers(4)
    case .hugging, .compression: .priorities
    case .margins, .safeArea, .alignmentInsets, .insets: .insets
    default: .numbers(0)
    }
  }

  /// The numbers of an item whose declaration does not mention the property; `nil` for none.
  var defaultNumbers: [Double]? {
    switch self {
    case .font: [17]
    case .lines: [1]
    case .spacing: [0]
    case .horizontal, .fill: []
    default: nil
    }
  }

  /// The words of which only the last one in a line counts; empty if the property is not one of
  /// them.
  var alternatives: [DeclaredProperty] {
    [[.horizontal, .vertical], Self.distributions, [.rtl, .ltr]].first { $0.contains(self) } ?? []
  }

  /// The words for the flexible parts of a mask, in the order of `AutoresizingMask`'s bits.
  static let maskParts = ["left", "width", "right", "top", "height", "bottom"]

  /// The words for the distribution of a stack.
  static let distributions: [DeclaredProperty] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
}
