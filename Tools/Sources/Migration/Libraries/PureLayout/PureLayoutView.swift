import SwiftSyntax

/// The statements that PureLayout's methods of one view make.
struct PureLayoutView {
  let call: PureLayoutCall
  let item: String
  let superview: String
  let numbers: NumberReader

  /// Returns a statement of the view, with the relation of the call.
  func statement(
    _ attributes: [Attribute], _ second: Statement.Second,
    _ constant: Statement.Constant = .none
  ) throws(Reason) -> Statement {
    Statement(item, attributes, try relation(), second, constant, superview: superview)
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
    try Self.attribute(call.required(label))
  }

  /// Returns the relation of the call.
  private func relation() throws(Reason) -> Relation {
    guard let argument = call.argument("relation") else { return .equal }
    guard let relation = argument.caseName.flatMap({ Relation(name: $0) })
    else { throw Reason("the relation \(argument.text.onOneLine)") }
    return relation
  }

  private func term(_ label: String) -> Term {
    call.argument(label).map { numbers.term($0) } ?? .zero
  }

  private func item(_ label: String) throws(Reason) -> String {
    try Item(call.required(label), numbers.lookup, numbers.file).text
  }

  // MARK: - One attribute

  /// Returns the statement of `autoPinEdge`.
  func edge() throws(Reason) -> Statement {
    if call.arguments.first?.label.isEmpty == true { return try related() }
    try call.allow(
      "toSuperviewEdge", "toSuperviewMargin", "toSuperviewSafeArea", "withInset", "relation")
    let edge = try attribute(call.arguments[0].label)
    guard edge.isEdge else { throw Reason("an edge that is none") }
    return switch call.arguments[0].label {
    case "toSuperviewMargin": try inset(edge, .superview(edge.margin))
    case "toSuperviewSafeArea": try inset(edge, .item(safeArea, edge))
    default: try inset(edge, .superview(nil))
    }
  }

  /// The safe area of the superview.
  var safeArea: String { "\(superview).\(numbers.lookup.guide("safeAreaLayoutGuide"))" }

  /// Returns the statement of an edge whose inset points inwards, and so does the relation.
  private func inset(_ edge: Attribute, _ second: Statement.Second) throws(Reason) -> Statement {
    let inset = term("withInset")
    var statement = try statement(
      [edge], second, inset.isZero ? .none : .same(edge.isFar ? inset.negated : inset))
    if edge.isFar { statement.relation = statement.relation.flipped }
    return statement
  }

  /// Returns the statement of two attributes of two views.
  func related() throws(Reason) -> Statement {
    try call.allow("", "to", "of", "withOffset", "withMultiplier", "relation")
    return try related(attribute(""), .item(item("of"), attribute("to")))
  }

  private func related(_ attribute: Attribute, _ second: Statement.Second) throws(Reason)
    -> Statement
  {
    let offset = term("withOffset")
    var statement = try statement([attribute], second, offset.isZero ? .none : .same(offset))
    statement.multiplier = call.argument("withMultiplier").map { .times(numbers.term($0)) }
    return statement
  }

  /// Returns the statement of `autoAlignAxis`.
  func axis() throws(Reason) -> Statement {
    try call.allow(
      "", "toSuperviewAxis", "toSuperviewMarginAxis", "toSameAxisOf", "withOffset",
      "withMultiplier")
    let axis = try attribute(call.arguments[0].label)
    switch call.arguments[0].label {
    case "toSuperviewAxis": return try statement([axis], .superview(nil))
    case "toSuperviewMarginAxis":
      guard axis.isCenter else { throw Reason("the margin of a baseline") }
      return try centerWithinMargins(axis)
    default: return try related(axis, .item(item("toSameAxisOf"), axis))
    }
  }

  /// Returns the statement of a center and that of the superview's margins.
  func centerWithinMargins(_ axis: Attribute) throws(Reason) -> Statement {
    try statement(
      [axis], .superview(axis == .centerX ? .centerXWithinMargins : .centerYWithinMargins))
  }

  /// Returns the statement about a controller's layout guide.
  func layoutGuide() throws(Reason) -> Statement {
    try call.allow("toTopLayoutGuideOf", "toBottomLayoutGuideOf", "withInset", "relation")
    let isTop = call.arguments[0].label == "toTopLayoutGuideOf"
    let controller = call.arguments[0].value
    guard controller.isPath else { throw Reason("a controller that is not a name") }
    let guide = "\(controller.text.onOneLine).\(isTop ? "top" : "bottom")LayoutGuide.anchors"
    return try inset(isTop ? .top : .bottom, .item(guide, isTop ? .bottom : .top))
  }

  // MARK: - Several attributes

  /// Returns the statement of both sizes.
  func size(_ text: String) throws(Reason) -> Statement {
    try statement([.width, .height], .number, .pair(text, .zero, .zero))
  }

  /// Returns the edges that are left without one. Left and right edges exclude each other's kind.
  private func edges(excluding edge: Attribute?, keepsKind: Bool) -> [Attribute] {
    let isPhysical = !keepsKind && (edge == .left || edge == .right)
    let edges = isPhysical ? Attribute.physicalEdges : Attribute.directionalEdges
    return edges.filter { $0.insetSide != edge?.insetSide }
  }

  private func excludedEdge() throws(Reason) -> Attribute? {
    let edge = call.argument("excludingEdge") ?? call.argument("toSuperviewMarginsExcludingEdge")
    return try edge.map { (edge) throws(Reason) in try Self.attribute(edge) }
  }

  private func insets(excluding edge: Attribute?) throws(Reason) -> Statement.Constant {
    guard let argument = call.argument("with") else { return .none }
    guard var sides = numbers.distances(argument) else { return numbers.directional(argument) }
    if let side = edge?.insetSide {
      let others = sides.filter { $0.key != side }.map(\.value)
      sides[side] = others.allSatisfy { $0.text == others[0].text } ? others[0] : .zero
    }
    return NumberReader.directional(sides)
  }

  /// Returns the statement of all edges, or of all but one.
  func edges(of guide: String? = nil) throws(Reason) -> Statement {
    try call.allow("with", "excludingEdge")
    let excluded = try excludedEdge()
    var statement = try statement(
      edges(excluding: excluded, keepsKind: guide != nil),
      guide.map { .item($0, nil) } ?? .superview(nil), insets(excluding: excluded))
    statement.spellsExcludedEdge = true
    return statement
  }

  /// Returns the statements of all margins, or of all but one.
  func margins() throws(Reason) -> [Statement] {
    try call.allow("with", "excludingEdge", "toSuperviewMarginsExcludingEdge")
    let excluded = try excludedEdge()
    let constant = try insets(excluding: excluded)
    return try edges(excluding: excluded, keepsKind: false).map { (edge) throws(Reason) in
      try statement([edge], .superview(edge.margin), constant)
    }
  }
}
