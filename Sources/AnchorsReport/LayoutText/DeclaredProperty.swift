import Anchors

/// A property of declarations: which items have it, and how it is read and written.
struct DeclaredProperty: Sendable {
  /// The word that it begins with, or what it is called if it begins with none.
  let name: String
  /// The kinds of items that have it.
  let kinds: [Declaration.Kind]
  /// Reads what stands after the word.
  let read: @Sendable (inout PropertyReader) throws(LayoutTextError) -> Void
  /// Returns what is written of it; `nil` for what need not be said.
  let text: @Sendable (Declaration) -> String?

  /// The numbers that stand after a word.
  enum Value: Equatable {
    /// So many, at most a million.
    case numbers(Int)
    /// A number above 0.
    case positive
    /// A whole number from 0.
    case count
    /// The distances at the top, left, bottom and right, or one for all.
    case insets
    /// A priority across and one down, or one for both.
    case priorities

    /// How many there are.
    var count: Int {
      switch self {
      case .numbers(let count): count
      case .positive, .count: 1
      case .insets: 4
      case .priorities: 2
      }
    }

    /// `true` if one number can stand for all.
    var isSpread: Bool { self == .insets || self == .priorities }

    /// Says what should stand after a word.
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

  /// A property that has numbers.
  private static func numbers(
    _ name: String, of kinds: [Declaration.Kind], _ value: Value,
    get: @escaping @Sendable (Declaration) -> [Double]?,
    set: @escaping @Sendable (inout Declaration, [Double]) -> Void
  ) -> DeclaredProperty {
    DeclaredProperty(name: name, kinds: kinds) { reader throws(LayoutTextError) in
      set(&reader.declaration, try reader.numbers(value, of: name))
    } text: { declaration in
      guard var numbers = get(declaration) else { return nil }
      if value.isSpread, numbers.allSatisfy({ $0 == numbers[0] }) { numbers = [numbers[0]] }
      return numbers.reduce(name) { "\($0) \(shortest($1))" }
    }
  }

  /// A word that is there or not.
  private static func flag(
    _ name: String, of kinds: [Declaration.Kind],
    get: @escaping @Sendable (Declaration) -> Bool,
    set: @escaping @Sendable (inout Declaration) -> Void
  ) -> DeclaredProperty {
    DeclaredProperty(name: name, kinds: kinds) { reader throws(LayoutTextError) in
      set(&reader.declaration)
    } text: {
      get($0) ? name : nil
    }
  }
}

// MARK: - All

extension DeclaredProperty {
  /// All of them, in the order in which they are written.
  static let all = [size] + labels + stacks + views + others

  private static let contents: [Declaration.Kind] = [.view, .label, .stack, .scroll]
  private static let plain: [Declaration.Kind] = [.window, .view, .scroll]
  private static let allViews: [Declaration.Kind] = [.window] + contents

  /// The size of the content, which stands without a word.
  static let size = DeclaredProperty(name: "a size as 120 x 80", kinds: plain) {
    reader throws(LayoutTextError) in
    reader.declaration.content = try reader.size()
  } text: {
    guard let size = $0.content else { return nil }
    let (width, height) = (size.width.map { shortest($0) }, size.height.map { shortest($0) })
    return "\(width ?? "-") x \(height ?? "-")"
  }

  /// The text of a label, which stands without a word.
  static let text = DeclaredProperty(name: "a text in quotes", kinds: [.label]) {
    reader throws(LayoutTextError) in
    reader.declaration.text = try reader.text()
  } text: {
    $0.kind == .label ? quoted($0.text, by: "\"") : nil
  }

  private static let labels = [
    text,
    numbers("font", of: [.label], .positive) {
      $0.fontSize == 17 ? nil : [$0.fontSize]
    } set: {
      $0.fontSize = $1[0]
    },
    flag("bold", of: [.label]) {
      $0.isBold
    } set: {
      $0.isBold = true
    },
    numbers("lines", of: [.label], .count) {
      $0.lines == 1 ? nil : [Double($0.lines)]
    } set: {
      $0.lines = Int($1[0])
    },
  ]

  private static let stacks =
    [
      flag("horizontal", of: [.stack]) { _ in
        false
      } set: {
        $0.isColumn = false
      },
      flag("vertical", of: [.stack]) {
        $0.isColumn
      } set: {
        $0.isColumn = true
      },
      numbers("spacing", of: [.stack], .numbers(1)) {
        $0.spacing == 0 ? nil : [$0.spacing]
      } set: {
        $0.spacing = $1[0]
      },
      DeclaredProperty(name: "align", kinds: [.stack]) { reader throws(LayoutTextError) in
        reader.declaration.alignment = try reader.alignment()
      } text: {
        $0.alignment == "fill" ? nil : "align \($0.alignment)"
      },
    ]
    + Declaration.distributions.map { name, _ in
      flag(name, of: [.stack]) {
        $0.distribution == name && name != "fill"
      } set: {
        $0.distribution = name
      }
    }

  private static let views = [
    numbers("hugging", of: contents, .priorities) {
      $0.hugging?.numbers
    } set: {
      $0.hugging = AxisPriorities($1)
    },
    numbers("compression", of: contents, .priorities) {
      $0.compression?.numbers
    } set: {
      $0.compression = AxisPriorities($1)
    },
    numbers("baseline", of: plain, .numbers(2)) {
      $0.baselines
    } set: {
      $0.baselines = $1
    },
    numbers("offset", of: allViews, .numbers(2)) {
      $0.offset
    } set: {
      $0.offset = $1
    },
    numbers("frame", of: contents, .numbers(4)) {
      $0.frame
    } set: {
      $0.frame = $1
    },
    numbers("margins", of: allViews, .insets) {
      $0.margins.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
    } set: {
      $0.margins = DirectionalInsets(top: $1[0], leading: $1[1], bottom: $1[2], trailing: $1[3])
    },
    numbers("safeArea", of: allViews, .insets) {
      $0.safeArea?.numbers
    } set: {
      $0.safeArea = Insets($1)
    },
    numbers("alignmentInsets", of: plain, .insets) {
      $0.alignmentInsets?.numbers
    } set: {
      $0.alignmentInsets = Insets($1)
    },
  ]

  private static let others = [
    numbers("insets", of: [.guide], .insets) {
      $0.insets?.numbers
    } set: {
      $0.insets = Insets($1)
    },
    flag("content", of: [.guide]) {
      $0.isContentGuide
    } set: {
      $0.isContentGuide = true
    },
    flag("hidden", of: Declaration.Kind.allCases) {
      $0.isHidden
    } set: {
      $0.isHidden = true
    },
    flag("rtl", of: Declaration.Kind.allCases) {
      $0.isRightToLeft == true
    } set: {
      $0.isRightToLeft = true
    },
    flag("ltr", of: Declaration.Kind.allCases) {
      $0.isRightToLeft == false
    } set: {
      $0.isRightToLeft = false
    },
  ]
}

extension AxisPriorities {
  fileprivate var numbers: [Double] { [horizontal.rawValue, vertical.rawValue] }

  fileprivate init(_ numbers: [Double]) {
    self.init(horizontal: Priority(numbers[0]), vertical: Priority(numbers[1]))
  }
}

extension Insets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }

  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
