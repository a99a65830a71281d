/// The role of an expression in a constraint, by its type.
indirect enum Kind: Equatable, Sendable {
  /// A view, a layout guide, or one of a controller's two old guides (`UILayoutSupport`).
  case view, guide, support
  case number, size, point, insets, directionalInsets, priority
  /// A constraint of UIKit or of a library.
  case constraint
  /// An anchor of UIKit.
  case anchor
  case array(Kind)
  case other

  /// `true` for what has anchors.
  var isItem: Bool { self == .view || self == .guide || self == .support }
}

/// The text of a type, without attributes.
struct TypeName: Equatable {
  let text: String

  init(_ text: String) {
    var text = text.trimmed
    for prefix in ["any ", "some ", "inout ", "@escaping ", "__owned "] {
      while text.hasPrefix(prefix) { text = String(text.dropFirst(prefix.count)).trimmed }
    }
    while text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
      text = String(text.dropFirst().dropLast()).trimmed
    }
    self.text = text
  }

  static let number = TypeName("CGFloat")

  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

  /// The type without `?` and `!`.
  var unwrapped: TypeName {
    if text.hasPrefix("Optional<") { return TypeName(String(text.dropFirst(9).dropLast())) }
    var text = text
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return TypeName(text)
  }

  /// The type of the elements of an array or a set; `nil` for other types.
  var element: TypeName? {
    let text = unwrapped.text
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return TypeName(String(text.dropFirst().dropLast()))
    }
    for name in ["Array<", "Set<", "ArraySlice<"] where text.hasPrefix(name) {
      return TypeName(String(text.dropFirst(name.count).dropLast()))
    }
    if text.hasSuffix("...") { return TypeName(String(text.dropLast(3))) }
    return nil
  }

  /// The type of the values of a dictionary; `nil` for other types.
  var value: TypeName? {
    let text = unwrapped.text
    guard text.hasPrefix("["), text.hasSuffix("]"), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    return TypeName(String(text[text.index(after: colon)...].dropLast()))
  }

  /// The name without modules and generic arguments.
  var base: String {
    let text = unwrapped.text.prefix { $0 != "<" && $0 != "&" }
    return String(text.split(separator: ".").last ?? "").trimmed
  }

  private static let numbers: Set = [
    "CGFloat", "Double", "Int", "Float", "UInt", "NSNumber", "TimeInterval",
  ]
  private static let exact: [String: Kind] = [
    "CGSize": .size, "NSSize": .size, "CGPoint": .point, "UIOffset": .point,
    "UIEdgeInsets": .insets, "NSEdgeInsets": .insets, "ConstraintInsets": .insets,
    "NSDirectionalEdgeInsets": .directionalInsets,
    "ConstraintDirectionalInsets": .directionalInsets, "UILayoutPriority": .priority,
    "NSLayoutConstraint": .constraint, "Constraint": .constraint,
    "LayoutConstraint": .constraint, "NSLayoutXAxisAnchor": .anchor,
    "NSLayoutYAxisAnchor": .anchor, "NSLayoutDimension": .anchor,
    "UILayoutSupport": .support, "String": .other, "Bool": .other, "UIColor": .other,
    "UIViewController": .other, "ConstraintView": .view, "ConstraintLayoutGuide": .guide,
    "UIPickerView": .view, "ConstraintItem": .other,
  ]
  private static let viewEndings = [
    "View", "Label", "Button", "Control", "Cell", "Bar", "TextField", "Field", "Switch", "Slider",
    "Stepper", "Picker", "Window", "Indicator", "Header", "Footer", "ImageView", "Toolbar", "Badge",
    "Banner", "Toast", "Avatar", "Container", "Spinner", "Wrapper",
  ]

  /// The kind, by the name alone.
  var kind: Kind? {
    if let element, let kind = element.kind { return .array(kind) }
    if text.hasSuffix("]") { return .other }
    let base = base
    if Self.numbers.contains(base) { return .number }
    if let kind = Self.exact[base] { return kind }
    if base.hasSuffix("ViewController") || base.hasSuffix("ViewModel") { return .other }
    if base.hasSuffix("LayoutGuide") { return .guide }
    if Self.viewEndings.contains(where: { base.hasSuffix($0) }) { return .view }
    return nil
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
