// How a statement is written in Anchors.

extension Statement {
  /// Returns the statement in Anchors' spelling, in as few lines as its attributes allow.
  ///
  /// - Throws: `Reason` if Anchors has no spelling for it.
  func lines() throws(Reason) -> [Line] {
    if let call {
      var line = line(call.text, [], "")
      line.right = ""
      if priority == nil, identifier == nil { line.call = call }
      return [line]
    }
    var rest = attributes
    var lines: [Line] = []
    for part in [rest.filter(\.isEdge), rest.filter(\.isSize), rest.filter(\.isCenter)]
    where part.count > 1 {
      guard let line = composite(part) else { continue }
      lines.append(line)
      rest.removeAll { part.contains($0) }
    }
    for attribute in rest { lines.append(try single(attribute)) }
    return lines
  }

  /// Refuses what UIKit does not accept: an attribute that is compared with itself, and attributes
  /// of two directions.
  func checkItems() throws(Reason) {
    if case .item(first, let other) = second, attributes.contains(where: { $0 == other ?? $0 }) {
      throw Reason(Reason.comparedWithItself + (multiplier == nil ? "" : ", with a multiplier"))
    }
    for attribute in attributes {
      if let other = secondAttribute, let text = attribute.refusal(of: other) { throw Reason(text) }
    }
  }

  /// The attribute of the second item, if it is written.
  private var secondAttribute: Attribute? {
    switch second {
    case .number: nil
    case .superview(let other), .item(_, let other): other
    case .anchor(_, let other): other
    }
  }

  /// `true` if both sides are about one axis.
  var isInOneDirection: Bool {
    secondAttribute.map { other in attributes.allSatisfy { $0.axis == other.axis } } ?? true
  }

  // MARK: - One attribute

  private func single(_ attribute: Attribute) throws(Reason) -> Line {
    let (anchor, other) = try secondAnchor(for: attribute)
    let right: String
    if case .system(let term) = constant, let anchor {
      right = "\(anchor) + \(term.value == 1 ? "" : "\(term.factor) * ").system"
    } else {
      right = sum(anchor, try term(for: attribute, other ?? attribute))
    }
    var line = line("\(first).\(attribute.rawValue)", [attribute], right)
    if takesSignOfSecond { line.signed = other }
    return line
  }

  /// Returns the second anchor of an attribute with its factor, and its attribute; no anchor if a
  /// number says it.
  private func secondAnchor(for attribute: Attribute) throws(Reason) -> (String?, Attribute?) {
    switch second {
    case .number where multiplier != nil: throw Reason("a multiplier of a number")
    case .number: (nil, nil)
    case .superview(let other)
    where other ?? attribute == attribute && !attribute.isSize && multiplier == nil:
      (nil, nil)
    case .superview(let other):
      (scaled("\(superview).\((other ?? attribute).rawValue)"), other)
    case .item(let item, let other):
      (scaled("\(item).\((other ?? attribute).rawValue)"), other)
    case .anchor(let text, let other): (scaled(text), other)
    }
  }

  private func sum(_ anchor: String?, _ term: Term) -> String {
    anchor.map { $0 + term.added } ?? term.text
  }

  private func scaled(_ anchor: String) -> String { multiplier?.applied(to: anchor) ?? anchor }

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
      return try with(\.constant, .inset(guess)).term(for: attribute, other)
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
  private func composite(_ part: [Attribute]) -> Line? {
    let name = part[0].isEdge ? "edges" : part[0].isSize ? "size" : "center"
    if name != "size", multiplier != nil { return nil }
    if name == "edges", relation != .equal, !pointsInwards, part.contains(where: \.isFar) {
      return nil
    }
    var base: String?
    switch (second, name) {
    case (.item(let item, let other?), _): return array(part, item, other)
    case (.item(let item, nil), _): base = scaled("\(item).\(name)")
    case (.superview(nil), "size"): base = scaled("\(superview).size")
    case (.superview(nil), _), (.number, "size"), (.number, "edges"): break
    case (.superview, _), (.number, _), (.anchor, _): return nil
    }
    if name == "edges" { return edges(part, base) }
    let term: Term
    switch constant {
    case .none: term = .zero
    case .same(let number) where name == "center" && base != nil && !number.isZero:
      term = Term(primary: "CGPoint(x: \(number.text), y: \(number.text))")
    case .same(let number): term = number
    case .inset(let inset): term = name == "size" ? inset.doubled.negated : .zero
    case .pair(let text, _, _): term = Term(primary: text)
    case .insets, .unknownInset, .system: return nil
    }
    return line("\(first).\(name)", part, sum(base, term))
  }

  /// Returns one statement about several edges and those of another item, or of the superview.
  private func edges(_ part: [Attribute], _ base: String?) -> Line? {
    let isAround = part.count == 4 && Set(part) == Set(Attribute.physicalEdges)
    // Physical insets make all edges physical, directional ones none.
    let isPhysical = !part.contains { $0 == .leading || $0 == .trailing }
    let isDirectional = !part.contains { $0 == .left || $0 == .right }
    var (inset, hasInsets): (String?, Bool) = (nil, base == nil)
    switch constant {
    case .none: break
    case .same(let term) where term.isZero, .inset(let term) where term.isZero:
      return with(\.constant, .none).edges(part, base)
    case .same(let term) where !part.contains(where: \.isFar): inset = term.text
    case .inset(let term):
      (inset, hasInsets) = (isAround ? "\(Names.insets)(\(term.text))" : term.text, true)
    case .insets(let text, true, _) where isDirectional: inset = text
    case .insets(let text, false, _) where isPhysical: (inset, hasInsets) = (text, true)
    case .unknownInset(let text, _) where isPhysical: (inset, hasInsets) = (text, false)
    case .same, .insets, .unknownInset, .system, .pair: return nil
    }
    let right = inset.map { inset in base.map { "\($0).inset(by: \(inset))" } ?? inset }
    let zero = isAround ? "\(Names.insets).zero" : "0"
    return line(
      "\(first).\(isAround && hasInsets ? "edges" : spelledEdges(part))", part,
      right ?? base ?? zero)
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
    return line("[\(anchors)]", part, sum(scaled("\(item).\(other.rawValue)"), term))
  }

  // MARK: - Parts

  /// Returns the line of a left side, its attributes and a right side.
  private func line(_ left: String, _ attributes: [Attribute], _ right: String) -> Line {
    let isSingle = attributes.count == 1
    let isFlipped = isSingle && pointsInwards && attributes[0].isFar
    var line = Line(
      left: left, right: "\((isFlipped ? relation.flipped : relation).rawValue) \(right)",
      priority: priority, identifier: identifier, isGroup: !isSingle || elements != nil,
      attributes: elements.map { count in (0..<count).flatMap { _ in attributes } } ?? attributes)
    switch constant {
    case .none: line.inset = .zero
    case .inset(let term): line.inset = term
    default: break
    }
    return line
  }
}
