import SwiftSyntax

/// The statements that PureLayout's methods of one view make.
struct PureLayoutView {
  let call: PureLayoutCall
  let item: String
  let superview: String
  let numbers: NumberReader

  func statement(_ attributes: [Attribute], _ second: Statement.Second) -> Statement {
    Statement(item, attributes, .equal, second, superview: superview)
  }

  private static let attributes: [String: Attribute] = [
    "vertical": .centerX, "horizontal": .centerY, "baseline": .lastBaseline,
    "marginLeft": .leftMargin, "marginRight": .rightMargin, "marginTop": .topMargin,
    "marginBottom": .bottomMargin, "marginLeading": .leadingMargin,
    "marginTrailing": .trailingMargin, "marginAxisVertical": .centerXWithinMargins,
    "marginAxisHorizontal": .centerYWithinMargins,
  ]

  /// Returns the attribute that an expression such as `.top` or `ALAxis.vertical` names.
  static func attribute(_ expression: ExprSyntax) throws(Reason) -> Attribute {
    let name = expression.caseName.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    guard let attribute = attributes[name] ?? Attribute(anchor: "\(name)Anchor"),
      !attribute.isCenter || attributes[name] != nil
    else { throw Reason("the attribute \(expression.text.onOneLine) is not written in the call") }
    return attribute
  }

  /// Returns the attribute of an argument.
  func attribute(_ label: String) throws(Reason) -> Attribute {
    guard let argument = call.argument(label) else { throw Reason("the arguments of \(call.name)") }
    return try Self.attribute(argument)
  }

  /// Returns the relation of the call.
  func relation() throws(Reason) -> Relation {
    guard let argument = call.argument("relation") else { return .equal }
    guard let relation = argument.caseName.flatMap({ Relation(name: $0) }) else {
      throw Reason("the relation \(argument.text.onOneLine)")
    }
    return relation
  }

  private func term(_ label: String) -> Term {
    call.argument(label).map { numbers.term($0) } ?? .zero
  }

  private func item(_ label: String) throws(Reason) -> String {
    guard let argument = call.argument(label) else { throw Reason("the arguments of \(call.name)") }
    if argument.text == "self" { return "self" }
    return try Item(argument, numbers.lookup, numbers.file).text
  }

  // MARK: - One attribute

  /// Returns the statement of `autoPinEdge`.
  func edge() throws(Reason) -> Statement {
    if call.arguments.first?.label.isEmpty == true {
      return try related()
    }
    try call.allow(
      "toSuperviewEdge", "toSuperviewMargin", "toSuperviewSafeArea", "withInset", "relation")
    let edge = try attribute(call.arguments[0].label)
    guard edge.isEdge else { throw Reason("an edge that is none") }
    var statement = statement([edge], .superview(nil))
    switch call.arguments[0].label {
    case "toSuperviewMargin":
      statement.second = .superview(edge.margin)
    case "toSuperviewSafeArea":
      statement.second = .item("\(superview).\(numbers.lookup.guide("safeArea"))", edge)
    default: break
    }
    // Insets point inwards, and so does the relation.
    let relation = try relation()
    statement.relation = edge.isFar ? relation.flipped : relation
    let inset = term("withInset")
    if !inset.isZero { statement.constant = .same(edge.isFar ? inset.negated : inset) }
    return statement
  }

  /// Returns the statement of two attributes of two views.
  func related() throws(Reason) -> Statement {
    try call.allow("", "to", "of", "withOffset", "withMultiplier", "relation")
    var statement = statement(
      [try attribute("")], .item(try item("of"), try attribute("to")))
    statement.relation = try relation()
    modify(&statement)
    return statement
  }

  private func modify(_ statement: inout Statement) {
    if call.argument("withMultiplier") != nil {
      statement.multiplier = .times(term("withMultiplier"))
    }
    let offset = term("withOffset")
    if !offset.isZero { statement.constant = .same(offset) }
  }

  /// Returns the statement of `autoAlignAxis`.
  func axis() throws(Reason) -> Statement {
    try call.allow(
      "", "toSuperviewAxis", "toSuperviewMarginAxis", "toSameAxisOf", "withOffset",
      "withMultiplier")
    let axis = try attribute(call.arguments[0].label)
    switch call.arguments[0].label {
    case "toSuperviewAxis": return statement([axis], .superview(nil))
    case "toSuperviewMarginAxis":
      guard axis.isCenter else { throw Reason("the margin of a baseline") }
      return statement(
        [axis], .superview(axis == .centerX ? .centerXWithinMargins : .centerYWithinMargins))
    default:
      var statement = statement([axis], .item(try item("toSameAxisOf"), axis))
      modify(&statement)
      return statement
    }
  }

  /// Returns the statement about a controller's layout guide.
  func layoutGuide() throws(Reason) -> Statement {
    try call.allow("toTopLayoutGuideOf", "toBottomLayoutGuideOf", "withInset", "relation")
    let isTop = call.arguments[0].label == "toTopLayoutGuideOf"
    let controller = call.arguments[0].value
    guard controller.isPath else { throw Reason("a controller that is not a name") }
    let guide = "\(controller.text.onOneLine).\(isTop ? "top" : "bottom")LayoutGuide.anchors"
    var statement = statement(
      [isTop ? .top : .bottom], .item(guide, isTop ? .bottom : .top))
    let (inset, relation) = (term("withInset"), try relation())
    statement.relation = isTop ? relation : relation.flipped
    if !inset.isZero { statement.constant = .same(isTop ? inset : inset.negated) }
    return statement
  }

  // MARK: - Several attributes

  /// Returns the statement of both sizes.
  func size(_ text: String) -> Statement {
    var statement = statement([.width, .height], .number)
    statement.constant = .pair(text, .zero, .zero)
    return statement
  }

  /// Returns the edges that are left without one. Left and right edges exclude each other's kind.
  private func edges(excluding edge: Attribute?, keepsKind: Bool) -> [Attribute] {
    switch edge {
    case .left where !keepsKind: [.top, .bottom, .right]
    case .right where !keepsKind: [.top, .left, .bottom]
    case .left, .leading: [.top, .bottom, .trailing]
    case .right, .trailing: [.top, .leading, .bottom]
    case .top: [.leading, .bottom, .trailing]
    case .bottom: [.top, .leading, .trailing]
    default: Attribute.directionalEdges
    }
  }

  private func excludedEdge() throws(Reason) -> Attribute? {
    for label in ["excludingEdge", "toSuperviewMarginsExcludingEdge"] {
      if let argument = call.argument(label) { return try Self.attribute(argument) }
    }
    return nil
  }

  private func insets(excluding edge: Attribute?) throws(Reason) -> Statement.Constant {
    guard let argument = call.argument("with") else { return .none }
    guard var sides = numbers.distances(argument) else { return numbers.directional(argument) }
    if let side = edge?.insetSide {
      sides[side] = .zero
      let others = ["top", "left", "bottom", "right"].filter { $0 != side }.compactMap { sides[$0] }
      if others.allSatisfy({ $0.text == others[0].text }) { sides[side] = others[0] }
    }
    return NumberReader.directional(sides)
  }

  /// Returns the statement of all edges, or of all but one.
  func edges(of guide: String? = nil) throws(Reason) -> Statement {
    try call.allow("with", "excludingEdge")
    let excluded = try excludedEdge()
    var statement = statement(
      edges(excluding: excluded, keepsKind: guide != nil),
      guide.map { .item($0, nil) } ?? .superview(nil))
    statement.constant = try insets(excluding: excluded)
    statement.spellsExcludedEdge = true
    return statement
  }

  /// Returns the statements of all margins, or of all but one.
  func margins() throws(Reason) -> [Statement] {
    try call.allow("with", "excludingEdge", "toSuperviewMarginsExcludingEdge")
    let excluded = try excludedEdge()
    let constant = try insets(excluding: excluded)
    return edges(excluding: excluded, keepsKind: false).map { edge in
      var statement = statement([edge], .superview(edge.margin))
      statement.constant = constant
      return statement
    }
  }
}
