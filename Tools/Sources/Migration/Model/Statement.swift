/// Why something is left as it is.
struct Reason: Error {
  let text: String
  /// `true` if the constraint may not even be a statement of a builder as it is.
  let excludesBuilders: Bool

  init(_ text: String, excludesBuilders: Bool = false) {
    (self.text, self.excludesBuilders) = (text, excludesBuilders)
  }

  static let comparedWithItself = "an attribute that is compared with itself"
  static let inOneClosure = "in one closure with line "
  static let cannotBeRelated = " cannot be related to "
}

/// One statement of a layout library: attributes of an item, related to an item or a number.
///
/// `lines()` writes it in Anchors' spelling.
struct Statement {
  /// The right side of the relation.
  enum Second {
    /// A number: a size, or an offset from the same attribute of the superview.
    case number
    /// The superview's attribute: the same one, or a given one.
    case superview(Attribute?)
    /// An item's attribute: the same one, or a given one.
    case item(String, Attribute?)
    /// An anchor that is chosen: `(isCompact ? a.top : b.bottom)`, with one of its attributes.
    case anchor(String, Attribute)
  }

  /// The number, or the numbers, that the statement adds.
  enum Constant {
    case none
    /// The same for every attribute.
    case same(Term)
    /// A multiple of the system's spacing.
    case system(Term)
    /// Towards the inside, on each edge.
    case inset(Term)
    /// Towards the inside by an expression of four distances: `UIEdgeInsets(…)`.
    case insets(String, isDirectional: Bool, sides: [String: Term])
    /// Towards the inside by a number or by four distances; the type is not known. The guess is by
    /// the name, and is used only where the compiler refuses a wrong one.
    case unknownInset(String, guess: Term?)
    /// A `CGSize` or a `CGPoint`, with its two numbers.
    case pair(String, Term, Term)
  }

  /// The first item: `v`, `title`, `self`.
  var first: String
  var attributes: [Attribute]
  var relation = Relation.equal
  var second: Second
  var multiplier: Factor?
  var constant = Constant.none
  /// The priority behind `~`.
  var priority: String?
  /// The identifier, as an expression.
  var identifier: String?
  /// The superview as the code writes it, for a statement that needs one of its anchors.
  var superview: String
  /// `true` if the second item is written by the superview's name.
  var namesSuperview = false
  /// `true` if an inset's sign is that of the second attribute, as in SnapKit.
  var takesSignOfSecond = true
  /// `true` if the relation is one of distances towards the inside: it is flipped for far edges.
  var pointsInwards = false
  /// `true` if three edges are spelled as all but one.
  var spellsExcludedEdge = false
  /// The number of views, if the first item is an array of views, 0 if it is not known; `nil` for
  /// one view.
  var elements: Int?
  /// An expression that makes several constraints, in place of everything else: a visual format.
  var call: CallText?

  /// A multiplier or a divisor.
  enum Factor {
    case times(Term)
    case over(Term)

    /// Returns an anchor with the factor.
    func applied(to anchor: String) -> String {
      switch self {
      case .times(let term): term.value == 1 ? anchor : "\(term.factor) * \(anchor)"
      case .over(let term): term.value == 1 ? anchor : "\(anchor) / \(term.divisor)"
      }
    }
  }

  /// The second item or anchor; `nil` for a number and for the superview.
  var secondItem: String? {
    switch second {
    case .item(let item, _): item
    case .anchor(let text, _): text
    case .number, .superview: nil
    }
  }

  init(
    _ first: String, _ attributes: [Attribute], _ relation: Relation = .equal, _ second: Second,
    _ constant: Constant = .none, multiplier: Factor? = nil, superview: String? = nil
  ) {
    (self.first, self.attributes, self.relation) = (first, attributes, relation)
    (self.second, self.constant, self.multiplier) = (second, constant, multiplier)
    self.superview = superview ?? "\(first).superview!"
  }

  /// Creates a statement that is the call of a function which makes several constraints.
  init(call: CallText) {
    self.init("", [], .equal, .number)
    self.call = call
  }

  /// Returns the statement with the settings of the code around it.
  func with(_ options: StatementOptions) -> Statement {
    var copy = self
    copy.priority = options.priority ?? priority
    copy.identifier = options.identifier ?? identifier
    return copy
  }

  /// Returns the statements of the attributes, one by one.
  var separated: [Statement] { attributes.map { with(\.attributes, [$0]) } }

  /// Returns the statement with another value of a property.
  func with<Value>(_ property: WritableKeyPath<Statement, Value>, _ value: Value) -> Statement {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// A statement of Anchors, in the parts between which a line may break.
struct Line {
  var left: String
  /// The relation and the right side.
  var right: String
  var priority: String?
  var identifier: String?
  /// `true` if it makes several constraints.
  var isGroup: Bool
  var attributes: [Attribute]
  /// The inset that is written; `nil` if another constant is.
  var inset: Term?
  /// The attribute that decides the sign of an inset; `nil` for that of the first item.
  var signed: Attribute?
  /// The call that the line is, if it is no relation.
  var call: CallText?
  /// The statements that declare what the line names.
  var declarations: [String] = []

  /// `true` if the priority is written, and below 1000.
  var isOptional: Bool {
    guard let priority else { return false }
    if let number = Double(priority) { return number < 1000 }
    return [".high", ".medium", ".low", ".fittingSize"].contains(priority)
      || priority.hasPrefix(".required - ")
  }

  /// Returns the text. A line of more than 100 columns is broken before the relation, then before
  /// the priority.
  func text(indentation: String, unit: String) -> String {
    if let call { return call.text(from: indentation.count, indentation: indentation, unit: unit) }
    let statement = [left, right, priority.map { "~ \($0)" }].compactMap { $0 }
      .filter { !$0.isEmpty }
    let open = identifier == nil ? "" : "("
    let close = identifier.map { ").identified(by: \($0))" } ?? ""
    let whole = open + statement.joined(separator: " ") + close
    if indentation.count + whole.columns <= 100 { return whole }
    let pieces =
      identifier == nil
      ? statement : [String(whole.dropLast(close.count - 1)), String(close.dropFirst())]
    return pieces.map { piece in
      let isLong = indentation.count + unit.count + piece.columns > 100
      guard isLong, let call = piece.firstRange(of: "inset(by: ") else { return piece }
      return piece[..<call.lowerBound] + "inset(\n\(indentation)\(unit)\(unit)"
        + piece[call.lowerBound...].dropFirst(6)
    }.joined(separator: "\n\(indentation)\(unit)")
  }
}

extension Line {
  /// Returns a statement that activates the constraint which the line makes.
  func activation(indentation: String, unit: String) -> String {
    let text = text(indentation: indentation, unit: unit)
    let last = text.split(separator: "\n").last.map(String.init) ?? ""
    let isFirst = last.count == text.count
    let columns = (isFirst ? indentation.count : 0) + last.columns
    // A member behind a call of several lines follows a parenthesis on a line of its own.
    if !isFirst, text.hasSuffix(")") {
      return "\(text.dropLast())\n\(indentation)).isActive = true"
    }
    return columns + 16 <= 100
      ? "\(text).isActive = true" : "\(text)\n\(indentation)\(unit).isActive = true"
  }
}

/// A call, in the parts between which a line may break.
struct CallText {
  let callee: String
  let arguments: [String]

  /// The call on one line.
  var text: String { "\(callee)(\(arguments.joined(separator: ", ")))" }

  /// Returns the call from a column on. What goes beyond column 100 is broken as `swift format`
  /// does.
  func text(from column: Int, indentation: String, unit: String) -> String {
    if column + text.columns <= 100 { return text }
    var lines: [String] = []
    for (place, argument) in arguments.enumerated() {
      let piece = argument + (place == arguments.count - 1 ? ")" : ",")
      if let last = lines.last, last.columns + 1 + piece.columns <= 100 {
        lines[lines.count - 1] = "\(last) \(piece)"
      } else {
        lines.append(indentation + unit + piece)
      }
    }
    return "\(callee)(\n\(lines.joined(separator: "\n"))"
  }
}
