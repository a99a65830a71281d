import SwiftSyntax

/// Reads a statement of SnapKit: `make.top.equalTo(b.snp.bottom).offset(8)`.
struct SnapKitStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  let call: SnapKit.Call
  /// The maker's name in the closure: `make` or `$0`.
  let maker: String?
  /// The name of the builder's parameter; `nil` for `$0`.
  let parameter: String?
  /// The view that the constraints are of, and its superview, as the code around the call writes
  /// them.
  let view: String
  let superview: String
  var unwrapsSelf = false

  init(_ library: SnapKitMigrator, _ call: SnapKit.Call, _ closure: ClosureExprSyntax) {
    (migration, kept, self.call) = (library.migration, library.kept, call)
    view = call.view?.text.onOneLine ?? "self"
    let old = closure.parameterName
    maker = old ?? "$0"
    let isFree =
      view == "v"
      || !closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "v" }
    parameter = isFree ? old.map { _ in "v" } : old
    let parent =
      library.isGuide(call) ? nil : migration.superview(of: call.path, at: call.node)
    superview = parent ?? "\(view).\(library.isGuide(call) ? "owningView" : "superview")!"
  }

  /// The relation of each method, and whether the method relates to the superview.
  private static let relations: [String: (Relation, isSuperview: Bool)] = [
    "equalTo": (.equal, false), "lessThanOrEqualTo": (.lessThanOrEqual, false),
    "greaterThanOrEqualTo": (.greaterThanOrEqual, false), "equalToSuperview": (.equal, true),
    "lessThanOrEqualToSuperview": (.lessThanOrEqual, true),
    "greaterThanOrEqualToSuperview": (.greaterThanOrEqual, true),
  ]

  /// `true` if an expression begins with the maker.
  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    guard operands.count == 1 else { return false }
    let chain = Chain(operands[0])
    return chain.base?.text == maker && !chain.links.isEmpty
  }

  /// `true` if the call's view is the same wherever it is named in the closure's place: `self`, or
  /// a path of names that keep their values.
  var hasStableView: Bool {
    call.view == nil
      || view.isPlainPath && lookup.keepsItsValue(call.path, at: call.node, in: file)
  }

  func refusal(of closure: ClosureExprSyntax) -> Reason? {
    call.name == "remakeConstraints" && closure.statements.measures
      ? Reason("it measures where SnapKit has removed the former constraints") : nil
  }

  func moveOthers(in body: inout ClosureBody<SnapKitStatement>) { body.moveOthers() }

  func nestRest(after item: CodeBlockItemSyntax, in body: inout ClosureBody<SnapKitStatement>)
    -> Bool
  {
    body.nestRest(after: item)
  }

  func inner(_ statement: Statement) -> Statement {
    var copy = statement
    let name = parameter ?? "$0"
    if statement.first == view { copy.first = name }
    guard superview == "\(view).superview!" || superview == "\(view).owningView!" else {
      return copy
    }
    copy.superview = name + superview.dropFirst(view.count)
    if statement.namesSuperview, case .item(let item, let attribute) = statement.second {
      copy.second = .item(name + item.dropFirst(view.count), attribute)
    }
    return copy
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    let expression = operands[0]
    if expression.hasInnerComment { throw Reason("a comment within the statement") }
    var links = Chain(expression).links[...]
    var attributes: [Attribute] = []
    while let link = links.first, link.arguments == nil, let more = Attribute.named[link.name] {
      attributes += more.filter { !attributes.contains($0) }
      links.removeFirst()
    }
    guard !attributes.isEmpty, let relation = links.popFirst() else {
      throw Reason("not a statement of SnapKit")
    }
    var statement = Statement(view, attributes, .equal, .number, superview: superview)
    var map: [Attribute: Attribute]?
    let replacesConstant = links.contains { $0.name == "offset" || $0.name == "inset" }
    try read(relation, into: &statement, &map, replacesConstant: replacesConstant)
    var isKept = false
    for link in links {
      if link.name == "constraint", link.arguments == nil {
        isKept = true
      } else {
        try read(modifier: link, into: &statement)
      }
    }
    if isKept != options.isKept {
      throw Reason(
        isKept ? "a constraint that nothing keeps" : "a constraint without '.constraint'")
    }
    if isKept, !view.filter({ $0 != "!" }).isPlainPath, call.view != nil {
      throw Reason("a constraint that is kept, of the view \(view)")
    }
    let statements = separated(statement, map)
    for statement in statements { try statement.checkItems() }
    return ReadStatement(statements, isSingle: true)
  }

  /// Returns several statements where one attribute differs from the others: by its second
  /// attribute, or because SnapKit measures a number from another place.
  private func separated(_ statement: Statement, _ map: [Attribute: Attribute]?) -> [Statement] {
    if let map, case .item(let item, _) = statement.second {
      return statement.attributes.map { attribute in
        var copy = statement.with(\.attributes, [attribute])
        copy.second = .item(item, map[attribute] ?? attribute)
        return copy
      }
    }
    // SnapKit measures a number of a center from the superview's left or top edge.
    if case .number = statement.second, statement.attributes.contains(where: \.isCenter) {
      return statement.attributes.map { attribute in
        var copy = statement.with(\.attributes, [attribute])
        if attribute.isCenter { copy.second = .superview(attribute == .centerX ? .left : .top) }
        return copy
      }
    }
    return [statement]
  }

  // MARK: - The relation

  private func read(
    _ link: Chain.Link, into statement: inout Statement, _ map: inout [Attribute: Attribute]?,
    replacesConstant: Bool
  ) throws(Reason) {
    if let relation = Self.relations[link.name] {
      statement.relation = relation.0
      if relation.isSuperview {
        statement.second = .superview(nil)
        if let closure = link.closure { try readSuperview(closure, into: &statement, &map) }
        return
      }
      guard let argument = link.argument else { throw Reason("the argument of \(link.name)") }
      try readTarget(argument, into: &statement, &map, replacesConstant: replacesConstant)
      return
    }
    throw Reason("\(link.name) is not a relation of SnapKit")
  }

  /// Reads `equalToSuperview { $0.snp.bottom }`.
  private func readSuperview(
    _ closure: ClosureExprSyntax, into statement: inout Statement,
    _ map: inout [Attribute: Attribute]?
  ) throws(Reason) {
    guard let only = closure.statements.first?.item.as(ExprSyntax.self),
      closure.statements.count == 1
    else { throw Reason("the closure of a relation to the superview") }
    let name = closure.parameterName ?? "$0"
    guard let member = only.as(MemberAccessExprSyntax.self),
      let snp = member.base?.as(MemberAccessExprSyntax.self), snp.declName.baseName.text == "snp",
      let base = snp.base, Chain(base).base?.text == name || base.text == name,
      let attributes = Attribute.named[member.declName.baseName.text]
    else { throw Reason("the closure of a relation to the superview") }
    if base.text == name, attributes.count == 1 {
      statement.second = .superview(attributes[0])
      return
    }
    let item = try Item(base, lookup, file, unwrapsSelf: unwrapsSelf).text
    let spelled = superview + item.dropFirst(name.count)
    statement.second = .item(spelled, attributes.count == 1 ? attributes[0] : nil)
    statement.namesSuperview = true
    if attributes.count > 1 {
      try match(attributes, member.declName.baseName.text, &statement, &map)
    }
  }

  private func readTarget(
    _ argument: ExprSyntax, into statement: inout Statement, _ map: inout [Attribute: Attribute]?,
    replacesConstant: Bool
  ) throws(Reason) {
    // `b.snp.bottom`, and `snp.bottom` of the view that the code stands in.
    if let member = argument.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if base.text == "snp" || base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "snp"
      {
        let item = try item(base.as(MemberAccessExprSyntax.self)?.base)
        guard let attributes = Attribute.named[name] else {
          throw Reason("\(name) is not an attribute of SnapKit")
        }
        if attributes.count == 1 {
          statement.second = .item(item, attributes[0])
        } else {
          statement.second = .item(item, nil)
          try match(attributes, name, &statement, &map)
        }
        return
      }
      if name == "snp" { throw Reason("snp without an attribute") }
      if let attributes = Attribute.named[name], attributes.count == 1,
        let item = try declaredItem(base)
      {
        statement.second = .item(item, attributes[0])
        return
      }
    }
    if let choice = argument.choice, choice.first.text.contains("snp.") {
      statement.second = try chosen(choice)
      return
    }
    switch lookup.kind(of: argument, in: file) {
    case .view, .guide, .support:
      statement.second = .item(try item(argument), nil)
    case .number:
      statement.constant = .same(term(argument))
      // What follows replaces a number, and only a number.
      if lookup.knownKind(of: argument, in: file) != .number, replacesConstant {
        throw Reason("the type of \(argument.text.onOneLine) is not known")
      }
    case .size:
      let (x, y) = try parts(of: argument, "width", "height")
      if statement.attributes.contains(where: { !$0.isSize }) {
        throw Reason("a size for attributes that are no sizes")
      }
      statement.constant = .pair(argument.operandText, x, y)
    case .point:
      let (x, y) = try parts(of: argument, "x", "y")
      statement.constant = .pair(argument.operandText, x, y)
      if statement.attributes.contains(where: \.isSize) { throw Reason("a point for a size") }
    case .insets:
      statement.second = .superview(nil)
      statement.constant = try insets(argument, isDirectional: false)
      if statement.attributes.contains(where: \.isSize) { throw Reason("insets for a size") }
    case .directionalInsets:
      statement.second = .superview(nil)
      statement.constant = try insets(argument, isDirectional: true)
      if statement.attributes.contains(where: \.isSize) { throw Reason("insets for a size") }
    case .array, .constraint, .anchor, .priority, .other, nil:
      throw Reason("the type of \(argument.text.onOneLine) is not known")
    }
  }

  /// Reads `isOpen ? a.snp.top : b.snp.bottom`.
  private func chosen(_ choice: (condition: String, first: ExprSyntax, second: ExprSyntax))
    throws(Reason) -> Statement.Second
  {
    var anchors: [(String, Attribute)] = []
    for side in [choice.first, choice.second] {
      guard let member = side.as(MemberAccessExprSyntax.self),
        let snp = member.base?.as(MemberAccessExprSyntax.self), snp.declName.baseName.text == "snp",
        let attributes = Attribute.named[member.declName.baseName.text], attributes.count == 1
      else { throw Reason("the type of \(side.text.onOneLine) is not known") }
      anchors.append(("\(try item(snp.base)).\(attributes[0].rawValue)", attributes[0]))
    }
    guard anchors[0].1.axis == anchors[1].1.axis else {
      throw Reason("\(choice.condition) chooses between attributes of different axes")
    }
    return .anchor("(\(choice.condition) ? \(anchors[0].0) : \(anchors[1].0))", anchors[0].1)
  }

  /// Relates composites of two names, such as `edges` and `margins`.
  private func match(
    _ others: [Attribute], _ name: String, _ statement: inout Statement,
    _ map: inout [Attribute: Attribute]?
  ) throws(Reason) {
    let mine = statement.attributes
    if Set(mine) == Set(others) { return }
    guard mine.count == others.count, mine.allSatisfy(\.isEdge) != others.allSatisfy(\.isEdge)
    else {
      throw Reason("SnapKit refuses \(name) for these attributes")
    }
    map = [:]
    for attribute in mine {
      guard let other = attribute.margin, others.contains(other) else {
        throw Reason("SnapKit refuses \(name) for these attributes")
      }
      map?[attribute] = other
    }
  }

  // MARK: - Modifiers

  private func read(modifier link: Chain.Link, into statement: inout Statement) throws(Reason) {
    switch link.name {
    case "multipliedBy", "dividedBy":
      guard let argument = link.argument else { throw Reason("the argument of \(link.name)") }
      if Term.dividesIntegers(argument) {
        throw Reason("\(argument.text.onOneLine) is a division of integers in SnapKit")
      }
      statement.multiplier =
        link.name == "multipliedBy" ? .times(term(argument)) : .over(term(argument))
    case "offset":
      guard let argument = link.argument else { throw Reason("the argument of offset") }
      switch lookup.kind(of: argument, in: file) {
      case .size:
        let (x, y) = try parts(of: argument, "width", "height")
        statement.constant = .pair(argument.operandText, x, y)
      case .point:
        let (x, y) = try parts(of: argument, "x", "y")
        statement.constant = .pair(argument.operandText, x, y)
      case .insets: statement.constant = try insets(argument, isDirectional: false)
      default:
        if Term.dividesIntegers(argument) {
          throw Reason("\(argument.text.onOneLine) is a division of integers in SnapKit")
        }
        statement.constant = .same(term(argument))
      }
    case "inset":
      guard let argument = link.argument else { throw Reason("the argument of inset") }
      switch lookup.kind(of: argument, in: file) {
      case .number:
        let isCertain = lookup.knownKind(of: argument, in: file) == .number
        statement.constant =
          isCertain
          ? .inset(insetTerm(argument))
          : .unknownInset(argument.operandText, guess: term(argument))
      case .insets: statement.constant = try insets(argument, isDirectional: false)
      case .directionalInsets: statement.constant = try insets(argument, isDirectional: true)
      default:
        try checkName(of: argument)
        statement.constant = .unknownInset(argument.operandText, guess: nil)
      }
    case "priority":
      guard let argument = link.argument else { throw Reason("the argument of priority") }
      statement.priority =
        try PriorityText(lookup, file, owner: "ConstraintPriority").operand(argument)
    case "priorityRequired": statement.priority = ".required"
    case "priorityHigh": statement.priority = ".high"
    case "priorityMedium": statement.priority = ".medium"
    case "priorityLow": statement.priority = ".low"
    case "labeled":
      guard let argument = link.argument else { throw Reason("the argument of labeled") }
      statement.identifier = argument.text.onOneLine
    default: throw Reason("\(link.name) is not a method of SnapKit")
    }
  }

  // MARK: - Operands

  /// Returns the item of a property of the app's that returns the `snp` of a view or a guide:
  /// `var safeArea: ConstraintBasicAttributesDSL { safeAreaLayoutGuide.snp }`.
  private func declaredItem(_ base: ExprSyntax) throws(Reason) -> String? {
    let owner = base.as(MemberAccessExprSyntax.self)?.base
    let name = base.lastName ?? ""
    let symbol: Symbol?
    if let owner {
      symbol = lookup.type(of: owner, in: file).flatMap { lookup.declarations.member(name, of: $0) }
    } else {
      symbol = lookup.symbol(name, at: base, in: file)
    }
    guard let getter = symbol?.getter, let result = DeclaredAnchor.result(of: getter),
      result.lastName == "snp"
    else { return nil }
    let view = try owner.map { (owner) throws(Reason) in try item(owner) } ?? "self"
    let path = result.path.split(separator: ".").dropLast().joined(separator: ".")
    if path.isEmpty { return view }
    // A guide of UIKit's, which no other type hides.
    guard KnownTypes.item(named: path) != nil else { return nil }
    return "\(view).\(path)"
  }

  private func item(_ expression: ExprSyntax?) throws(Reason) -> String {
    guard let expression else { return "self" }
    return try Item(expression, lookup, file, unwrapsSelf: unwrapsSelf).text
  }

  private func term(_ argument: ExprSyntax) -> Term {
    lookup.term(argument, in: file)
  }

  /// Refuses a size or the like of a view's own that a relation of Anchors would read as an anchor.
  private func checkName(of argument: ExprSyntax) throws(Reason) {
    guard !argument.is(FunctionCallExprSyntax.self), lookup.namesAnchor(argument, in: file) else {
      return
    }
    throw Reason("\(argument.text.onOneLine) has the name of an anchor")
  }

  /// Returns a number that `Insets` takes: no variable of type `Int`.
  private func insetTerm(_ argument: ExprSyntax) -> Term {
    let isInt = lookup.type(of: argument, in: file)?.base == "Int"
    return isInt && Term(argument).value == nil
      ? Term(primary: "Double(\(argument.text.onOneLine))") : term(argument)
  }

  private func parts(of argument: ExprSyntax, _ x: String, _ y: String) throws(Reason)
    -> (Term, Term)
  {
    try checkName(of: argument)
    if let call = argument.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
      let first = call.arguments.first, let last = call.arguments.last
    {
      return (term(first.expression), term(last.expression))
    }
    let text = argument.text.onOneLine
    return (Term(primary: "\(text).\(x)"), Term(primary: "\(text).\(y)"))
  }

  private func insets(_ argument: ExprSyntax, isDirectional: Bool) throws(Reason)
    -> Statement.Constant
  {
    try checkName(of: argument)
    var sides: [String: Term] = [:]
    if let call = argument.as(FunctionCallExprSyntax.self),
      call.arguments.contains(where: { $0.label != nil })
    {
      let names = ["leading": "left", "trailing": "right"]
      for side in ["top", "left", "bottom", "right"] { sides[side] = .zero }
      for argument in call.arguments {
        let name = argument.label?.text ?? ""
        sides[names[name] ?? name] = term(argument.expression)
      }
    }
    // SnapKit's own names for UIKit's types.
    let text = argument.operandText
      .replacing("ConstraintDirectionalInsets", with: "NSDirectionalEdgeInsets")
      .replacing("ConstraintInsets", with: "UIEdgeInsets")
    return .insets(text, isDirectional: isDirectional, sides: sides)
  }
}

extension SyntaxProtocol {
  /// `true` if the code asks for a layout.
  fileprivate var measures: Bool {
    let names: Set = [
      "layoutIfNeeded", "systemLayoutSizeFitting", "updateConstraintsIfNeeded", "sizeToFit",
    ]
    return tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}
