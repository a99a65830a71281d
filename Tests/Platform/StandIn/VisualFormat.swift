import Foundation

/// A parser of visual formats, which creates the constraints that UIKit creates.
///
/// A single `-` at the superview means its layout margins on UIKit, and 20 points on AppKit.
/// Between views it means 8 points.
#if UIKIT
@preconcurrency @MainActor
#endif
internal struct _VisualFormat {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Predicate = (
    relation: NSLayoutConstraint.Relation, name: String, priority: String?
  )
  /// The space before an item; `nil` for a `-` without a number.
  private typealias Connection = [Predicate]?

  private let format: String
  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var near: Attribute
  private var far: Attribute
  private var length = Attribute.width
  private var found: [NSLayoutConstraint] = []
  private var items: [AnyObject] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any]?,
    _ views: [String: Any]
  ) {
    self.format = format
    rest = format.filter { !$0.isWhitespace }[...]
    self.options = options
    self.metrics = metrics ?? [:]
    self.views = views
    (near, far) = (.leading, .trailing)
    if options.contains(.directionLeftToRight) { (near, far) = (.left, .right) }
    if options.contains(.directionRightToLeft) { (near, far) = (.right, .left) }
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { (near, far, length) = (.top, .bottom, .height) } else { _ = take("H:") }
    var start: Connection? = take("|") ? .some(connection()) : nil
    repeat {
      let item = takeItem()
      if let connection = start {
        if let previous = items.dropLast().last {
          connect(item, near, previous, far, connection, isAtEnd: false)
        } else {
          connect(item, near, superview(of: item), near, connection, isAtEnd: true)
        }
      }
      start = connection()
    } while rest.hasPrefix("[")
    if take("|"), let connection = start, let last = items.last {
      connect(superview(of: last), far, last, far, connection, isAtEnd: true)
    }
    if !rest.isEmpty { fail() }
    align()
    return found
  }

  private func fail() -> Never {
    _Shim.raise("NSInvalidArgumentException", "Unable to parse constraint format: \(format)")
  }
}

// MARK: - Constraints

extension _VisualFormat {
  private func superview(of item: AnyObject) -> AnyObject {
    guard let view = _view(of: item), let parent = item === view ? view.superview : view else {
      fail()
    }
    return parent
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ predicate: Predicate, _ second: AnyObject?,
    _ other: Attribute, isReversed: Bool = false
  ) {
    let constant = isReversed ? -number(predicate.name) : number(predicate.name)
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: other, multiplier: 1, constant: constant)
    if let priority = predicate.priority { constraint.priority = .init(Float(number(priority))) }
    found.append(constraint)
  }

  private mutating func connect(
    _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject, _ other: Attribute,
    _ connection: Connection, isAtEnd: Bool
  ) {
    let isReversed = near == .right
    if let predicates = connection {
      for predicate in predicates {
        add(first, attribute, predicate, second, other, isReversed: isReversed)
      }
      return
    }
    #if UIKIT
    if isAtEnd {
      let (own, others) = attribute == far ? (margin(attribute), other) : (attribute, margin(other))
      return add(first, own, (.equal, "0", nil), second, others)
    }
    #endif
    add(
      first, attribute, (.equal, isAtEnd ? "20" : "8", nil), second, other, isReversed: isReversed)
  }

  #if UIKIT
  private func margin(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }
  #endif

  private mutating func align() {
    let attributes: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    for attribute in attributes where options.rawValue >> attribute.rawValue & 1 == 1 {
      for (item, next) in zip(items, items.dropFirst()) {
        add(next, attribute, (.equal, "0", nil), item, attribute)
      }
    }
  }
}

// MARK: - Parts of the format

extension _VisualFormat {
  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    if name.isEmpty { fail() }
    rest.removeFirst(name.count)
    return String(name)
  }

  private func number(_ name: String) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail()
    }
  }

  private mutating func predicate() -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") { relation = .lessThanOrEqual }
    if take(">=") { relation = .greaterThanOrEqual }
    _ = take("==")
    let sign = take("-") ? "-" : ""
    let name = sign + takeName()
    return (relation, name, take("@") ? takeName() : nil)
  }

  /// Takes predicates in parentheses.
  private mutating func predicates() -> [Predicate] {
    var found = [predicate()]
    while take(",") { found.append(predicate()) }
    if !take(")") { fail() }
    return found
  }

  private mutating func connection() -> Connection {
    guard take("-") else { return [(.equal, "0", nil)] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .none }
    let found = take("(") ? predicates() : [predicate()]
    if !take("-") { fail() }
    return found
  }

  private mutating func takeItem() -> AnyObject {
    guard take("[") else { fail() }
    guard let view = views[takeName()] else { fail() }
    let item = _layoutItem(view)
    items.append(item)
    if take("(") {
      for size in predicates() {
        if let other = views[size.name] {
          add(item, length, (size.relation, "0", size.priority), _layoutItem(other), length)
        } else {
          add(item, length, size, nil, .notAnAttribute)
        }
      }
    }
    if !take("]") { fail() }
    return item
  }
}
