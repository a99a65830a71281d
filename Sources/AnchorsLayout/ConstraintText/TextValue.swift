import Anchors

/// The axis of all anchors in a text. The parser itself checks which attributes can be compared.
enum TextAxis: _PositionAxis {}

/// A value in a statement.
indirect enum TextValue {
  case number(Double)
  /// An anchor, or an expression made of one.
  case term(LinearExpression<TextAxis>)
  /// A multiple of the system's spacing.
  case space(Double)
  case spaced(_SpacedAnchor<TextAxis>)
  case edges(EdgesAnchor)
  case size(SizeAnchor)
  case center(CenterAnchor)
  case insets(Insets)
  case directionalInsets(DirectionalInsets)
  case plainSize(Size)
  case point(Point)
  /// An item without an attribute; `nil` for the superview.
  case item((any LayoutItem)?)
  /// Several values of one kind.
  case list([TextValue])

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .number: "a number"
    case .term(let term): term.anchor.attribute.kind
    case .spaced(let anchor): anchor.attribute.kind
    case .space: "the system's space"
    case .edges: "edges"
    case .size, .plainSize: "a size"
    case .center: "a center"
    case .insets, .directionalInsets: "insets"
    case .point: "a point"
    case .item: "an item without an attribute"
    case .list(let values): values[0].kind
    }
  }

  /// `true` if the value is an item without an attribute, or a list of such items.
  var isItem: Bool { kind == TextValue.item(nil).kind }

  /// Returns the value that an operator makes of two; `nil` if it cannot.
  func combined(_ sign: Unicode.Scalar, _ other: TextValue) -> TextValue? {
    switch (self, sign, other) {
    case (_, "-", .number(let number)): combined("+", .number(-number))
    case (_, "-", .space(let times)): combined("+", .space(-times))
    case (_, "-", .plainSize(let size)):
      combined("+", .plainSize(Size(width: -size.width, height: -size.height)))
    case (_, "-", .point(let point)): combined("+", .point(Point(x: -point.x, y: -point.y)))
    case (.number(let a), "+", .number(let b)): .number(a + b)
    case (.number(let a), "*", .number(let b)): .number(a * b)
    case (.number(let a), "/", .number(let b)): .number(a / b)
    case (.number(let factor), "*", .space(let times)): .space(factor * times)
    case (.number, "+", .term), (.number, "+", .size), (.number, "*", .term), (.number, "*", .size):
      other.combined(sign, self)
    case (.term(let term), "+", .number(let number)): .term(term._adding(number))
    case (.term(let term), "*", .number(let factor)): .term(term._multiplied(by: factor))
    case (.term(let term), "/", .number(let divisor)): .term(term._divided(by: divisor))
    case (.term(let term), "+", .space(let times))
    where term.isPlain && !term.anchor.attribute.isSize:
      .spaced(term.anchor + times * .system)
    case (.size(let size), "+", .number(let number)): .size(size._adding(number))
    case (.size(let size), "*", .number(let factor)): .size(size._multiplied(by: factor))
    case (.size(let size), "/", .number(let divisor)): .size(size._divided(by: divisor))
    case (.size(let size), "+", .plainSize(let other)): .size(size + other)
    case (.center(let center), "+", .point(let point)): .center(center + point)
    default: nil
    }
  }

  /// Returns the constraints that a relation makes of two sides, as the operators of Swift do;
  /// `nil` if the sides cannot be compared.
  ///
  /// - Parameter superview: The node that represents the superview. Only the second item can be the
  /// superview.
  func related(
    _ relation: Relation, to other: TextValue, superview: LayoutNode
  ) -> [Constraint]? {
    switch (self, other) {
    case (.number, .number), (.list, .list): nil
    case (.number, _): other.related(relation.flipped, to: self, superview: superview)
    case (.list(let values), _):
      Self.joined(values.map { $0.related(relation, to: other, superview: superview) })
    case (_, .list(let values)):
      Self.joined(values.map { related(relation, to: $0, superview: superview) })
    case (.term(let term), _) where term.anchor.node === superview: nil
    case (.term(let term), .number(let number)): [term._constrained(relation, to: number)]
    case (.term(let term), .term(let other))
    where term.anchor.attribute.isComparable(with: other.anchor.attribute):
      [
        term._related(
          relation, other.anchor.node === superview ? nil : other.anchor.node,
          other.anchor.attribute, other.multiplier, other.constant)
      ]
    case (.term(let term), .spaced(let place))
    where term.isPlain && place.node !== superview
      && term.anchor.attribute.isComparable(with: place.attribute):
      [term.anchor._spaced(relation, place)]
    case (.edges(let edges), _) where edges.node == nil: nil
    case (.edges(let edges), .number(let number)): edges._related(relation, to: number)
    case (.edges(let edges), .insets(let insets)):
      edges._related(relation, to: insets._operand)
    case (.edges(let edges), .directionalInsets(let insets)):
      edges._related(relation, to: insets._operand)
    case (.edges(let edges), .edges(let other))
    where edges.isDefault || other.isDefault || edges.edges.count == other.edges.count:
      edges._related(relation, to: other)
    case (.size(let size), .number(let number)): size._related(relation, to: number)
    case (.size(let size), .size(let other)): size._related(relation, to: other)
    case (.size(let size), .plainSize(let other)):
      size._related(relation, to: SizeAnchor(nil, constant: other))
    case (.center(let center), _) where center.node == nil: nil
    case (.center(let center), .number(let number)): center._related(relation, to: number)
    case (.center(let center), .center(let other)): center._related(relation, to: other)
    case (.center(let center), .point(let offset)):
      center._related(relation, to: CenterAnchor(nil, offset: offset))
    default: nil
    }
  }

  /// Returns the constraints of all elements of a list, without those that compare an attribute
  /// with itself.
  private static func joined(_ constraints: [[Constraint]?]) -> [Constraint]? {
    let all = constraints.compactMap { $0 }
    return all.count < constraints.count ? nil : all.joined().filter { !$0.isTautology }
  }
}

extension LinearExpression {
  /// `true` if it is just an anchor.
  fileprivate var isPlain: Bool { multiplier == 1 && constant == 0 }
}

extension Attribute {
  /// The kind of the attribute, for messages.
  fileprivate var kind: String {
    isSize ? "a length" : isHorizontal ? "a horizontal position" : "a vertical position"
  }

  /// Returns `true` if both are lengths, or positions on one axis.
  package func isComparable(with other: Attribute) -> Bool {
    isSize == other.isSize && (isSize || isHorizontal == other.isHorizontal)
  }
}
