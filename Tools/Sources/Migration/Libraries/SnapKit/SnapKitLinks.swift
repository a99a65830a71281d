import SwiftSyntax

/// The links of a statement of SnapKit behind its attributes: `.equalTo(b.snp.bottom).offset(8)`.
struct SnapKitLinks {
  private let reader: SnapKitStatement
  private var statement: Statement
  /// `true` if edges are related to margins, or margins to edges.
  private var relatesMargins = false
  /// `true` if `.constraint` makes the constraint a value.
  private(set) var isKept = false

  private var lookup: Lookup { reader.lookup }
  private var file: SourceFile { reader.file }

  /// Reads a relation and what modifies it.
  init(
    _ links: ArraySlice<Chain.Link>, of attributes: [Attribute], _ reader: SnapKitStatement
  ) throws(Reason) {
    self.reader = reader
    statement = Statement(reader.view, attributes, .equal, .number, superview: reader.superview)
    guard !attributes.isEmpty, let relation = links.first
    else { throw Reason("not a statement of SnapKit") }
    let modifiers = links.dropFirst()
    let replacesConstant = modifiers.contains { $0.name == "offset" || $0.name == "inset" }
    try read(relation: relation, replacesConstant: replacesConstant)
    for link in modifiers { try read(modifier: link) }
  }

  /// The statement, or several where one attribute differs from the others: by its second
  /// attribute, or because SnapKit measures a number from another place.
  var statements: [Statement] {
    let seconds = statement.attributes.map(second)
    if seconds.allSatisfy({ $0 == nil }) { return [statement] }
    return zip(statement.separated, seconds).map { $0.with(\.second, $1 ?? $0.second) }
  }

  /// Returns the right side of an attribute, if it differs from that of the others.
  private func second(of attribute: Attribute) -> Statement.Second? {
    switch statement.second {
    case .item(let item, _) where relatesMargins: .item(item, attribute.margin)
    // SnapKit measures a number of a center from the superview's left or top edge.
    case .number where attribute.isCenter: .superview(attribute == .centerX ? .left : .top)
    default: nil
    }
  }

  // MARK: - The relation

  private mutating func read(relation link: Chain.Link, replacesConstant: Bool) throws(Reason) {
    // `equalTo` and `equalToSuperview`.
    guard let (relation, rest) = Relation.labeled(link.name), ["", "Superview"].contains(rest)
    else { throw Reason("\(link.name) is not a relation of SnapKit") }
    statement.relation = relation
    if rest.isEmpty {
      try readTarget(argument(of: link), replacesConstant: replacesConstant)
    } else {
      statement.second = .superview(nil)
      if let closure = link.closure { try readSuperview(closure) }
    }
  }

  private func argument(of link: Chain.Link) throws(Reason) -> ExprSyntax {
    guard let argument = link.argument else { throw Reason("the argument of \(link.name)") }
    return argument
  }

  /// Reads `equalToSuperview { $0.snp.bottom }`.
  private mutating func readSuperview(_ closure: ClosureExprSyntax) throws(Reason) {
    let name = closure.parameterName ?? "$0"
    guard let member = closure.statements.only?.member, let base = member.snp?.member?.base,
      Chain(base).base?.text == name || base.text == name,
      let attributes = Attribute.named[member.name]
    else { throw Reason("the closure of a relation to the superview") }
    if base.text == name, attributes.count == 1 {
      statement.second = .superview(attributes[0])
      return
    }
    statement.namesSuperview = true
    try relate(to: reader.superview + item(base).dropFirst(name.count), attributes, member.name)
  }

  private mutating func readTarget(_ argument: ExprSyntax, replacesConstant: Bool) throws(Reason) {
    // `b.snp.bottom`, and `snp.bottom` of the view that the code stands in.
    if let member = argument.member, let base = member.base {
      let attributes = Attribute.named[member.name]
      if let snp = member.snp {
        let item = try item(snp.member?.base)
        guard let attributes else { throw Reason("\(member.name) is not an attribute of SnapKit") }
        return try relate(to: item, attributes, member.name)
      }
      if member.name == "snp" { throw Reason("snp without an attribute") }
      if let attributes, attributes.count == 1, let item = try declaredItem(base) {
        statement.second = .item(item, attributes[0])
        return
      }
    }
    if let choice = argument.choice, choice.first.text.contains("snp.") {
      statement.second = try chosen(choice)
      return
    }
    let kind = lookup.kind(of: argument, in: file)
    switch kind {
    case .view, .guide, .support: statement.second = .item(try item(argument), nil)
    case .number:
      statement.constant = .same(lookup.term(argument, in: file))
      // What follows replaces a number, and only a number.
      if lookup.knownKind(of: argument, in: file) != .number, replacesConstant {
        throw Reason("the type of \(argument.text.onOneLine) is not known")
      }
    default:
      guard let constant = try composite(argument, kind)
      else { throw Reason("the type of \(argument.text.onOneLine) is not known") }
      if case .insets = constant { statement.second = .superview(nil) }
      statement.constant = constant
      let isSize = kind == .size
      if statement.attributes.contains(where: { $0.isSize != isSize }) {
        let name = kind == .point ? "a point" : "insets"
        throw Reason(isSize ? "a size for attributes that are no sizes" : "\(name) for a size")
      }
    }
  }

  /// Reads `isOpen ? a.snp.top : b.snp.bottom`.
  private func chosen(_ choice: (condition: String, first: ExprSyntax, second: ExprSyntax))
    throws(Reason) -> Statement.Second
  {
    var anchors: [(String, Attribute)] = []
    for side in [choice.first, choice.second] {
      guard let member = side.member, let snp = member.snp,
        let attributes = Attribute.named[member.name], attributes.count == 1
      else { throw Reason("the type of \(side.text.onOneLine) is not known") }
      anchors.append(("\(try item(snp.member?.base)).\(attributes[0].rawValue)", attributes[0]))
    }
    guard anchors[0].1.axis == anchors[1].1.axis
    else { throw Reason("\(choice.condition) chooses between attributes of different axes") }
    return .anchor("(\(choice.condition) ? \(anchors[0].0) : \(anchors[1].0))", anchors[0].1)
  }

  /// Relates the attributes to those of an item, also composites of two names, such as `edges` and
  /// `margins`.
  private mutating func relate(
    to item: String, _ others: [Attribute], _ name: String
  ) throws(Reason) {
    statement.second = .item(item, others.count == 1 ? others[0] : nil)
    let mine = statement.attributes
    if others.count == 1 || Set(mine) == Set(others) { return }
    guard mine.count == others.count, mine.allSatisfy(\.isEdge) != others.allSatisfy(\.isEdge),
      mine.allSatisfy({ $0.margin.map(others.contains) ?? false })
    else { throw Reason("SnapKit refuses \(name) for these attributes") }
    relatesMargins = true
  }

  // MARK: - Modifiers

  private mutating func read(modifier link: Chain.Link) throws(Reason) {
    switch link.name {
    case "constraint" where link.arguments == nil: isKept = true
    case "priorityRequired", "priorityHigh", "priorityMedium", "priorityLow":
      statement.priority = ".\(link.name.dropFirst(8).lowercased())"
    case "priority":
      let text = PriorityText(lookup, file, owner: "ConstraintPriority")
      statement.priority = try text.operand(argument(of: link))
    case "labeled": statement.identifier = try argument(of: link).text.onOneLine
    case "multipliedBy": statement.multiplier = .times(try number(argument(of: link)))
    case "dividedBy": statement.multiplier = .over(try number(argument(of: link)))
    case "offset", "inset":
      let argument = try argument(of: link)
      let kind = lookup.kind(of: argument, in: file)
      if let constant = try composite(argument, kind) {
        statement.constant = constant
      } else if link.name == "offset" {
        statement.constant = .same(try number(argument))
      } else if lookup.knownKind(of: argument, in: file) == .number {
        // `Insets` takes no variable of type `Int`.
        let isInt = lookup.type(of: argument, in: file)?.base == "Int"
        statement.constant = .inset(
          isInt
            ? Term(primary: "Double(\(argument.text.onOneLine))") : lookup.term(argument, in: file))
      } else {
        let guess = kind == .number ? lookup.term(argument, in: file) : nil
        if guess == nil { try checkName(of: argument) }
        statement.constant = .unknownInset(argument.operandText, guess: guess)
      }
    default: throw Reason("\(link.name) is not a method of SnapKit")
    }
  }

  // MARK: - Operands

  /// Returns the item of a property of the app's that returns the `snp` of a view or a guide:
  /// `var safeArea: ConstraintBasicAttributesDSL { safeAreaLayoutGuide.snp }`.
  private func declaredItem(_ base: ExprSyntax) throws(Reason) -> String? {
    let (owner, name) = (base.member?.base, base.lastName ?? "")
    let type = owner.flatMap { lookup.type(of: $0, in: file) }
    let symbol =
      owner == nil
      ? lookup.symbol(name, at: base, in: file)
      : type.flatMap { lookup.declarations.member(name, of: $0) }
    guard let result = symbol?.getterResult, result.lastName == "snp" else { return nil }
    let view = try item(owner)
    let path = result.path.split(separator: ".").dropLast().joined(separator: ".")
    if path.isEmpty { return view }
    // A guide of UIKit's, which no other type hides.
    return KnownTypes.item(named: path) == nil ? nil : "\(view).\(path)"
  }

  private func item(_ expression: ExprSyntax?) throws(Reason) -> String {
    guard let expression else { return "self" }
    return try Item(expression, lookup, file, unwrapsSelf: reader.unwrapsSelf).text
  }

  /// Refuses a size or the like of a view's own that a relation of Anchors would read as an anchor.
  private func checkName(of argument: ExprSyntax) throws(Reason) {
    if argument.call == nil, lookup.namesAnchor(argument, in: file) {
      throw Reason("\(argument.text.onOneLine) has the name of an anchor")
    }
  }

  private func number(_ argument: ExprSyntax) throws(Reason) -> Term {
    if Term.dividesIntegers(argument) {
      throw Reason("\(argument.text.onOneLine) is a division of integers in SnapKit")
    }
    return lookup.term(argument, in: file)
  }

  /// Returns a constant of several numbers; `nil` for other kinds.
  private func composite(_ argument: ExprSyntax, _ kind: Kind?) throws(Reason)
    -> Statement.Constant?
  {
    switch kind {
    case .size: try pair(argument, "width", "height")
    case .point: try pair(argument, "x", "y")
    case .insets, .directionalInsets: try insets(argument, isDirectional: kind != .insets)
    default: nil
    }
  }

  private func pair(_ argument: ExprSyntax, _ x: String, _ y: String) throws(Reason)
    -> Statement.Constant
  {
    try checkName(of: argument)
    var text = argument.operandText
    // SnapKit takes `image?.size ?? 0`, of two types.
    if let last = argument.operands.last, Term(last).isZero,
      argument.operands.contains(where: { $0.operatorName == "??" })
    {
      text = "\(text.dropLast(last.text.count + 1)).zero)"
    }
    let numbers = argument.call?.arguments.map(\.expression) ?? []
    let terms =
      numbers.count == 2
      ? numbers.map { lookup.term($0, in: file) } : [x, y].map { Term(primary: "\(text).\($0)") }
    return .pair(text, terms[0], terms[1])
  }

  private func insets(_ argument: ExprSyntax, isDirectional: Bool) throws(Reason)
    -> Statement.Constant
  {
    try checkName(of: argument)
    var sides: [String: Term] = [:]
    if let call = argument.call, call.arguments.contains(where: { $0.label != nil }) {
      sides = NumberReader.noDistances
      for argument in call.arguments {
        let name = argument.label?.text ?? ""
        sides[Attribute(rawValue: name)?.insetSide ?? name] = lookup.term(
          argument.expression, in: file)
      }
    }
    // SnapKit's own names for UIKit's types.
    let text = argument.operandText
      .replacing("ConstraintDirectionalInsets", with: "NSDirectionalEdgeInsets")
      .replacing("ConstraintInsets", with: "UIEdgeInsets")
    return .insets(text, isDirectional: isDirectional, sides: sides)
  }
}
