import SwiftSyntax

/// A method of PureLayout's for an array of views: `([a, b] as NSArray).autoAlignViews(to: .top)`.
struct PureLayoutArray {
  private let reader: PureLayoutStatement
  private let call: PureLayoutCall
  /// The views, if the array is written out.
  private let items: [String]?
  private let paths: [String]
  /// The variable of an `NSArray` that is made of the array.
  private var variable: Symbol?
  /// The array as an expression.
  private let array: String

  init(_ reader: PureLayoutStatement, _ call: PureLayoutCall) throws(Reason) {
    self.reader = reader
    self.call = call
    guard var base = call.receiver else { throw Reason("an array that is not written here") }
    base = base.nativeArray ?? base
    if let name = base.plainName,
      let symbol = reader.lookup.symbol(name, at: base, in: reader.file), symbol.place == .local,
      let value = symbol.value?.nativeArray
    {
      variable = symbol
      base = value
    }
    array = base.text.onOneLine
    guard let elements = base.elements else {
      guard base.isPath, case .array(.view) = reader.lookup.kind(of: base, in: reader.file)
      else { throw Reason("\(array) is not known to be an array of views") }
      (items, paths) = (nil, [])
      return
    }
    items = try elements.map { (element) throws(Reason) in
      try Item(element, reader.lookup, reader.file).text
    }
    paths = elements.map(\.path)
  }

  /// Returns what the call says.
  func statement() throws(Reason) -> ReadStatement {
    var result = ReadStatement(try parts(), isSingle: false)
    if let variable, let edit = removal(of: variable) { result.edits = [edit] }
    for path in paths { reader.views.note(path, at: call.node) }
    // PureLayout relates each view to the one before it.
    result.constrained = call.name.hasPrefix("autoSet") ? paths : Array(paths.dropFirst())
    if !call.name.hasPrefix("autoSet") { result.before += maskLine }
    return result
  }

  /// The line that turns off the mask of the first view, which Anchors leaves on, unless a
  /// statement beside the call constrains the view.
  private var maskLine: [String] {
    if items?.isEmpty == true { return [] }
    // The first view is placed in its superview.
    if call.name == "autoDistributeViews", call.argument("insetSpacing")?.text != "false" {
      return []
    }
    let first = paths.first ?? array
    var calls = ["Pin", "SetDimension", "Align", "Center", "Match", "Constrain"]
      .map { "\(paths.first ?? "\(array)[0]").auto\($0)" }
    if paths.isEmpty { calls.append("\(call.receiver?.text ?? array).autoSetViews") }
    let list = call.node.statementItem?.parent?.as(CodeBlockItemListSyntax.self)
    let isConstrained = list?.contains { item in
      let text = item.item.text
      return calls.contains { text.hasPrefix($0) }
    }
    let view = reader.lookup.view(first, at: call.node, in: reader.file)
    let function = reader.lookup.function(around: call.node, in: reader.file)
    if isConstrained == true
      || !paths.isEmpty && reader.migration.views.turnsOffMask(of: view, in: function)
    {
      return []
    }
    return [reader.migration.maskLine(of: paths.isEmpty ? "\(array).first?" : first, at: call.node)]
  }

  /// Returns the removal of a variable that nothing else uses.
  private func removal(of variable: Symbol) -> Edit? {
    guard let item = variable.declaration.enclosingItem,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), reader.file.isAlone(item),
      item.item.as(VariableDeclSyntax.self)?.bindings.count == 1
    else { return nil }
    for reference in list.references(to: variable.name) {
      let node = reference.parent?.member?.parent?.as(ExprSyntax.self)
      guard let call = node.flatMap({ PureLayoutCall($0) }), call.isOfArray,
        (try? PureLayoutArray(reader, call).parts()) != nil
      else { return nil }
    }
    return reader.file.removal(of: item)
  }

  private func parts() throws(Reason) -> [Part<Statement>] {
    let view = PureLayoutView(call: call, item: array, superview: "", numbers: reader.numbers)
    var statement: Statement
    switch call.name {
    case "autoAlignViews": return try aligned(try view.attribute("to"))
    case "autoMatchViewsDimension": return try aligned(try view.attribute(""))
    case "autoSetViewsDimension":
      let size = reader.numbers.term(try call.required("toSize"))
      statement = try view.statement([view.attribute("")], .number, .same(size))
    case "autoSetViewsDimensions":
      statement = try view.size(reader.size(call.required("to")))
    default: return try distributed()
    }
    statement.elements = items?.count ?? 0
    return [.single(statement)]
  }

  /// Returns the statements that each view shares an attribute with the one before it.
  private func aligned(_ attribute: Attribute) throws(Reason) -> [Part<Statement>] {
    func statement(_ item: String, _ next: String) -> Statement {
      Statement(next, [attribute], .equal, .item(item, nil))
    }
    guard let items else {
      let head = "for (view, next) in zip(\(array), \(array).dropFirst())"
      return [.block(head, [statement("view", "next")])]
    }
    return zip(items, items.dropFirst()).map { .single(statement($0, $1)) }
  }

  private func distributed() throws(Reason) -> [Part<Statement>] {
    try call.allow(
      "along", "alignedTo", "withFixedSpacing", "insetSpacing", "matchedSizes", "withFixedSize")
    guard let spacing = call.argument("withFixedSpacing"),
      let axis = call.argument("along")?.caseName,
      let alignment = call.argument("alignedTo")
    else { throw Reason("none has the same constraints; see distributed(along:itemLength:)") }
    for flag in ["insetSpacing", "matchedSizes"] {
      if let value = call.argument(flag)?.text, value != "true", value != "false" {
        throw Reason("\(flag) is not written in the call")
      }
    }
    if call.argument("matchedSizes")?.text == "false" {
      throw Reason("none has the same constraints: views of different sizes")
    }
    let term = reader.numbers.term(spacing).text
    let side = axis.lowercased() == "vertical" ? "vertical" : "horizontal"
    var arguments = ["along: .\(side)", "spacing: \(term)"]
    if call.argument("insetSpacing")?.text != "false" {
      arguments += ["leading: \(term)", "trailing: \(term)"]
    }
    let distribution = CallText(callee: "\(array).distributed", arguments: arguments)
    return [.single(Statement(call: distribution))]
      + (try aligned(try PureLayoutView.attribute(alignment)))
  }
}

extension ExprSyntax {
  /// The array that an `NSArray` is made of: in `NSArray(array: views)` and `(views as NSArray)`.
  fileprivate var nativeArray: ExprSyntax? {
    if let inner = parenthesized { return inner.nativeArray }
    let operands = self.operands
    if operands.count == 3, operands[1].is(UnresolvedAsExprSyntax.self),
      operands[2].text == "NSArray"
    {
      return operands[0]
    }
    guard let call, call.calledExpression.text == "NSArray", call.arguments.count == 1
    else { return nil }
    return call.argument("array")
  }
}
