// How a statement is written in Anchors.

extension Statement {
  /// Returns the statement in Anchors' spelling, in as few lines as its attributes allow.
  ///
  /// - Throws: `Reason` if Anchors has no spelling for it.
  func lines() throws(Reason) -> [Line] {
    if let call {
      var line = line(call.text, "", isGroup: true, [])
      if priority == nil, identifier == nil { line.call = call }
      return [line]
    }
    try checkItems(first)
    var rest = attributes
    var lines: [Line] = []
    if rest.count > 1 {
      for part in [rest.filter(\.isEdge), rest.filter(\.isSize), rest.filter(\.isCenter)]
      where part.count > 1 {
        guard let line = try composite(part) else { continue }
        lines.append(line)
        rest.removeAll { part.contains($0) }
      }
    }
    for attribute in rest { lines.append(try single(attribute)) }
    return lines
  }

  /// Refuses an attribute that is compared with itself: UIKit reports it as unsatisfiable, Anchors
  /// does not install it.
  func checkItems(_ first: String) throws(Reason) {
    guard case .item(first, let other) = second, attributes.contains(where: { $0 == other ?? $0 })
    else { return }
    throw Reason("an attribute that is compared with itself")
  }

  // MARK: - One attribute

  private func single(_ attribute: Attribute) throws(Reason) -> Line {
    let (anchor, other) = try secondAnchor(for: attribute)
    if let other, other.axis != attribute.axis {
      throw Reason("\(attribute.rawValue) cannot be related to \(other.rawValue)")
    }
    var right: String
    if case .system(let term) = constant, let anchor {
      right = "\(anchor) + \(term.value == 1 ? "" : "\(term.factor) * ").system"
    } else {
      let term = try self.term(for: attribute, other ?? attribute)
      right = anchor.map { $0 + term.added } ?? term.text
    }
    let isFlipped = pointsInwards && attribute.isFar
    right = "\((isFlipped ? relation.flipped : relation).rawValue) \(right)"
    var line = line("\(first).\(attribute.rawValue)", right, isGroup: false, [attribute])
    if takesSignOfSecond { line.signed = other }
    return line
  }

  /// Returns the second anchor of an attribute with its factor, and its attribute; no anchor if a
  /// number says it.
  private func secondAnchor(for attribute: Attribute) throws(Reason) -> (String?, Attribute?) {
    switch second {
    case .number:
      if multiplier != nil { throw Reason("a multiplier of a number") }
      return (nil, nil)
    case .superview(let other):
      if other == nil || other == attribute, !attribute.isSize, multiplier == nil {
        return (nil, nil)
      }
      return (scaled("\(superview).\((other ?? attribute).rawValue)"), other)
    case .item(let item, let other):
      return (scaled("\(item).\((other ?? attribute).rawValue)"), other)
    case .anchor(let text, let other): return (scaled(text), other)
    }
  }

  private func scaled(_ anchor: String) -> String {
    multiplier?.applied(to: anchor) ?? anchor
  }

  /// Returns what is added to one attribute.
  func term(for attribute: Attribute, _ other: Attribute) throws(Reason) -> Term {
    let signed = takesSignOfSecond ? other : attribute
    if case .anchor = second, takesSignOfSecond {
      switch constant {
      case .inset, .insets, .unknownInset: throw Reason("an inset from an anchor that is chosen")
      default: break
      }
    }
    switch constant {
    case .none: return .zero
    case .same(let term): return term
    case .system: throw Reason("system spacing from the superview")
    case .inset(let term):
      if signed.isSize { return term.doubled.negated }
      if signed.isAnyCenter { return .zero }
      return signed.isFar ? term.negated : term
    case .unknownInset(let text, let guess):
      guard let guess else { throw Reason("the type of \(text) is not known") }
      return try with(.inset(guess)).term(for: attribute, other)
    case .insets(let text, let isDirectional, let sides):
      return try side(of: signed, text, isDirectional, sides)
    case .pair(_, let x, let y):
      switch signed {
      case .width: return x
      case .height: return y
      default: return signed.axis == .x ? x : y
      }
    }
  }

  private func side(
    of attribute: Attribute, _ text: String, _ isDirectional: Bool, _ sides: [String: Term]
  ) throws(Reason) -> Term {
    func distance(_ side: String) -> Term {
      if let term = sides[side] { return term }
      let names = ["left": "leading", "right": "trailing"]
      return Term(primary: "\(text).\(isDirectional ? names[side] ?? side : side)")
    }
    if let side = attribute.insetSide {
      return attribute.isFar ? distance(side).negated : distance(side)
    }
    let pair = attribute.axis == .x || attribute == .width ? ("left", "right") : ("top", "bottom")
    let (near, far) = (distance(pair.0), distance(pair.1))
    if let near = near.value, let far = far.value {
      return Term(attribute.isSize ? -(near + far) : (near - far) / 2)
    }
    throw Reason("insets that are not numbers, on \(attribute.rawValue)")
  }

  // MARK: - Several attributes

  /// Returns one statement about several edges, about both sizes or about both centers; `nil` if
  /// they have to be written one by one.
  private func composite(_ part: [Attribute]) throws(Reason) -> Line? {
    if part[0].isEdge { return edges(part) }
    if part[0].isSize { return try sizes(part) }
    return centers(part)
  }

  private func edges(_ part: [Attribute]) -> Line? {
    guard multiplier == nil else { return nil }
    let hasFar = part.contains(where: \.isFar)
    if relation != .equal, hasFar, !pointsInwards { return nil }
    if case .item(let item, let other?) = second { return array(part, item, other) }
    if case .superview(.some) = second { return nil }
    let isAround = Set(part) == Set(Attribute.physicalEdges) && part.count == 4
    var left = "\(first).\(spelledEdges(part))"
    let base: String?
    switch second {
    case .number, .superview: base = nil
    case .item(let item, _): base = "\(item).edges"
    case .anchor: return nil
    }
    let right: String
    switch constant {
    case .none:
      if isAround, base == nil {
        left = "\(first).edges"
        right = "\(Names.insets).zero"
      } else {
        right = base ?? "0"
      }
    case .same(let term):
      if term.isZero { return with(.none).edges(part) }
      if hasFar { return nil }
      right = base.map { "\($0).inset(by: \(term.text))" } ?? term.text
    case .inset(let term):
      if term.isZero { return with(.none).edges(part) }
      if isAround {
        left = "\(first).edges"
        right =
          base.map { "\($0).inset(by: \(Names.insets)(\(term.text)))" }
          ?? "\(Names.insets)(\(term.text))"
      } else {
        right = base.map { "\($0).inset(by: \(term.text))" } ?? term.text
      }
    case .insets(let text, let isDirectional, _):
      // Physical insets make all edges physical, directional ones none.
      let isPhysical = part.allSatisfy { $0 != .leading && $0 != .trailing }
      let isPlain = part.allSatisfy { $0 != .left && $0 != .right }
      if isDirectional ? !isPlain : !isPhysical { return nil }
      if isAround, !isDirectional { left = "\(first).edges" }
      right = base.map { "\($0).inset(by: \(text))" } ?? text
    case .unknownInset(let text, _):
      if part.contains(where: { $0 == .leading || $0 == .trailing }) { return nil }
      right = base.map { "\($0).inset(by: \(text))" } ?? text
    case .system, .pair: return nil
    }
    return line(left, "\(relation.rawValue) \(right)", isGroup: true, part)
  }

  /// Returns the spelling of edges: `edges`, `horizontalEdges`, `edges(.top, .left)`.
  private func spelledEdges(_ part: [Attribute]) -> String {
    let rest = Attribute.directionalEdges.filter { !part.contains($0) }
    if spellsExcludedEdge, part.count == 3, rest.count == 1 {
      return "edges(excluding: .\(rest[0].rawValue))"
    }
    switch Set(part) {
    case Set(Attribute.directionalEdges) where part.count == 4: return "edges"
    case [.leading, .trailing]: return "horizontalEdges"
    case [.top, .bottom]: return "verticalEdges"
    default:
      let isAround = Set(part) == Set(Attribute.physicalEdges) && part.count == 4
      let ordered = isAround ? Attribute.physicalEdges : part
      return "edges(\(ordered.map { ".\($0.rawValue)" }.joined(separator: ", ")))"
    }
  }

  private func sizes(_ part: [Attribute]) throws(Reason) -> Line? {
    var base: String?
    switch second {
    case .number: base = nil
    case .superview(nil): base = "\(superview).size"
    case .item(let item, nil): base = "\(item).size"
    case .item(let item, let other?): return array(part, item, other)
    default: return nil
    }
    base = base.map { multiplier?.applied(to: $0) ?? $0 }
    let right: String
    switch constant {
    case .none: right = base ?? "0"
    case .same(let term): right = base.map { $0 + term.added } ?? term.text
    case .inset(let term):
      let change = term.doubled.negated
      right = base.map { $0 + change.added } ?? change.text
    case .pair(let text, _, _): right = base.map { "\($0) + \(text)" } ?? text
    case .insets, .unknownInset, .system: return nil
    }
    return line("\(first).size", "\(relation.rawValue) \(right)", isGroup: true, part)
  }

  private func centers(_ part: [Attribute]) -> Line? {
    guard multiplier == nil else { return nil }
    let base: String?
    switch second {
    case .superview(nil): base = nil
    case .item(let item, nil): base = "\(item).center"
    default: return nil
    }
    let right: String
    switch constant {
    case .none, .inset: right = base ?? "0"
    case .same(let term):
      let point = "CGPoint(x: \(term.text), y: \(term.text))"
      right = base.map { term.isZero ? $0 : "\($0) + \(point)" } ?? term.text
    case .pair(let text, _, _): right = base.map { "\($0) + \(text)" } ?? text
    case .insets, .unknownInset, .system: return nil
    }
    return line("\(first).center", "\(relation.rawValue) \(right)", isGroup: true, part)
  }

  /// Returns one statement about several attributes of an axis and one anchor:
  /// `[v.width, v.height] == b.width`.
  private func array(_ part: [Attribute], _ item: String, _ other: Attribute) -> Line? {
    guard part.allSatisfy({ $0.axis == other.axis }) else { return nil }
    let term: Term
    switch constant {
    case .none: term = .zero
    case .same(let constant): term = constant
    default: return nil
    }
    let anchors = part.map { "\(first).\($0.rawValue)" }.joined(separator: ", ")
    let right = scaled("\(item).\(other.rawValue)") + term.added
    return line("[\(anchors)]", "\(relation.rawValue) \(right)", isGroup: true, part)
  }

  // MARK: - Parts

  private func with(_ constant: Constant) -> Statement {
    var copy = self
    copy.constant = constant
    return copy
  }

  private func line(
    _ left: String, _ right: String, isGroup: Bool, _ attributes: [Attribute]
  ) -> Line {
    var line = Line(
      left: left, right: right, priority: priority, identifier: identifier,
      isGroup: isGroup || elements != nil,
      attributes: elements.map { count in (0..<count).flatMap { _ in attributes } } ?? attributes)
    switch constant {
    case .none: line.inset = .zero
    case .inset(let term): line.inset = term
    default: break
    }
    return line
  }
}
