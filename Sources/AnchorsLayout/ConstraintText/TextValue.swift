import Anchors

/// The axis of all anchors that are read: which attributes can be compared is looked at as they are.
enum TextAxis: _PositionAxis {}

/// What a part of a statement is.
indirect enum TextValue {
  case number(Double)
  /// An anchor, or an expression made of one.
  case term(LinearExpression<TextAxis>)
  /// The system's space so many times.
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

  /// What the value is, as a message has it.
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
    case .list(let values): values.first?.kind ?? ""
    }
  }

  /// Whether the value is, or has, an item without an attribute.
  var isItem: Bool {
    switch self {
    case .item: true
    case .list(let values): values.contains { $0.isItem }
    default: false
    }
  }

  /// Whether the value is an anchor and the system's space.
  var isSpaced: Bool { if case .spaced = self { true } else { false } }

  /// The value that an operator makes of two; `nil` if it cannot.
  func combined(_ sign: UInt8, _ other: TextValue) -> TextValue? {
    switch sign {
    case UInt8(ascii: "+"): sum(other)
    case UInt8(ascii: "-"): difference(other)
    case UInt8(ascii: "*"): product(other)
    default: quotient(other)
    }
  }

  private func sum(_ other: TextValue) -> TextValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.number, .term), (.number, .size): other.sum(self)
    case (.term(let term), .number(let number)): .term(term._adding(number))
    case (.term(let term), .space(let times)):
      term.isPlain && !term.anchor.attribute.isSize ? .spaced(term.anchor + times * .system) : nil
    case (.size(let size), .number(let number)): .size(size._adding(number))
    case (.size(let size), .plainSize(let other)): .size(size + other)
    case (.center(let center), .point(let point)): .center(center + point)
    default: nil
    }
  }

  private func difference(_ other: TextValue) -> TextValue? {
    switch other {
    case .number(let number): sum(.number(-number))
    case .space(let times): sum(.space(-times))
    case .plainSize(let size): sum(.plainSize(Size(width: -size.width, height: -size.height)))
    case .point(let point): sum(.point(Point(x: -point.x, y: -point.y)))
    default: nil
    }
  }

  private func product(_ other: TextValue) -> TextValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a * b)
    case (.number(let factor), .space(let times)): .space(factor * times)
    case (.number, .term), (.number, .size): other.product(self)
    case (.term(let term), .number(let factor)): .term(term._multiplied(by: factor))
    case (.size(let size), .number(let factor)): .size(size._multiplied(by: factor))
    default: nil
    }
  }

  private func quotient(_ other: TextValue) -> TextValue? {
    guard case .number(let divisor) = other else { return nil }
    switch self {
    case .number(let number): return .number(number / divisor)
    case .term(let term): return .term(term._divided(by: divisor))
    case .size(let size): return .size(size._divided(by: divisor))
    default: return nil
    }
  }
}

extension LinearExpression {
  /// Whether it is an anchor alone.
  var isPlain: Bool { multiplier == 1 && constant == 0 }
}

extension Attribute {
  /// What the attribute is, as a message has it.
  fileprivate var kind: String {
    isSize ? "a length" : isHorizontal ? "a horizontal position" : "a vertical position"
  }
}
