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

  private var numbers: NumberReader { NumberReader(lookup: reader.lookup, file: reader.file) }

  init(_ reader: PureLayoutStatement, _ call: PureLayoutCall) throws(Reason) {
    self.reader = reader
    self.call = call
    guard var base = call.receiver else { throw Reason("an array that is not written here") }
    base = base.nativeArray ?? base
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let symbol = reader.lookup.symbol(name, at: base, in: reader.file), symbol.place == .local,
      let value = symbol.value?.nativeArray
    {
      variable = symbol
      base = value
    }
    array = base.text.onOneLine
    guard let literal = base.as(ArrayExprSyntax.self) else {
      guard base.isPath, case .array(.view) = reader.lookup.kind(of: base, in: reader.file) else {
        throw Reason("\(array) is not known to be an array of views")
      }
      (items, paths) = (nil, [])
      return
    }
    var items: [String] = []
    for element in literal.elements {
      items.append(try Item(element.expression, reader.lookup, reader.file).text)
    }
    self.items = items
    paths = literal.elements.map(\.expression.path)
  }

  func translation(_ options: StatementOptions) throws(Reason) -> Translation {
    var translation = Translation(try pieces(), isSingle: false)
    translation.pieces = translation.pieces.map { piece in
      switch piece {
      case .line(let line): .line(line.with(options))
      case .block(let head, let lines, _): .block(head, lines.map { $0.with(options) })
      case .text: piece
      }
    }
    if let variable, let edit = removal(of: variable) { translation.edits = [edit] }
    for path in paths { reader.views.note(path, at: call.node) }
    // PureLayout relates each view to the one before it.
    translation.constrained = call.name.hasPrefix("autoSet") ? paths : Array(paths.dropFirst())
    if !call.name.hasPrefix("autoSet") { translation.before += maskLine }
    return translation
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
    let list = ExprSyntax(call.node).statementItem?.parent?.as(CodeBlockItemListSyntax.self)
    let isConstrained = list?.contains { item in
      let text = item.item.text
      let view = paths.isEmpty ? "\(array)[0]" : first
      let isOfView = ["Pin", "SetDimension", "Align", "Center", "Match", "Constrain"].contains {
        text.hasPrefix("\(view).auto\($0)")
      }
      let receiver = call.receiver?.text ?? array
      return isOfView || paths.isEmpty && text.hasPrefix("\(receiver).autoSetViews")
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
    guard
      let item = variable.declaration.parent?.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), reader.file.isAlone(item),
      item.item.as(VariableDeclSyntax.self)?.bindings.count == 1
    else { return nil }
    for token in list.tokens(viewMode: .sourceAccurate) where token.text == variable.name {
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { continue }
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let node = access.parent, let call = PureLayoutCall(ExprSyntax(node) ?? ExprSyntax(access)),
        call.isOfArray, (try? PureLayoutArray(reader, call).pieces()) != nil
      else { return nil }
    }
    let start = reader.file.lineStart(of: item.start)
    return Edit(start..<reader.file.nextLineStart(after: item.end), "")
  }

  private func pieces() throws(Reason) -> [Translation.Piece] {
    let view = PureLayoutView(call: call, item: "", superview: "", numbers: numbers)
    switch call.name {
    case "autoAlignViews": return try aligned(try view.attribute("to"))
    case "autoMatchViewsDimension": return try aligned(try view.attribute(""))
    case "autoSetViewsDimension":
      guard let size = call.argument("toSize") else { throw Reason("the argument toSize") }
      let attribute = try view.attribute("")
      let line = Line(
        left: "\(array).\(attribute.rawValue)", right: "== \(numbers.term(size).text)",
        isGroup: true, attributes: [Attribute](repeating: attribute, count: items?.count ?? 0))
      return [.line(line)]
    case "autoSetViewsDimensions":
      guard let size = call.argument("to") else { throw Reason("the argument to") }
      let line = Line(
        left: "\(array).size", right: "== \(reader.size(size))", isGroup: true,
        attributes: (items ?? []).flatMap { _ in [Attribute.width, .height] })
      return [.line(line)]
    default: return try distributed()
    }
  }

  /// Returns the statements that each view shares an attribute with the one before it.
  private func aligned(_ attribute: Attribute) throws(Reason) -> [Translation.Piece] {
    guard let items else {
      let line = try Statement("next", [attribute], .equal, .item("view", nil)).lines()
      return [.block("for (view, next) in zip(\(array), \(array).dropFirst())", line)]
    }
    var pieces: [Translation.Piece] = []
    for (item, next) in zip(items, items.dropFirst()) {
      pieces += try Statement(next, [attribute], .equal, .item(item, nil)).lines()
        .map { .line($0) }
    }
    return pieces
  }

  private func distributed() throws(Reason) -> [Translation.Piece] {
    try call.allow(
      "along", "alignedTo", "withFixedSpacing", "insetSpacing", "matchedSizes", "withFixedSize")
    guard let spacing = call.argument("withFixedSpacing"),
      let axis = call.argument("along")?.caseName,
      let alignment = call.argument("alignedTo")
    else {
      throw Reason("none has the same constraints; see distributed(along:itemLength:)")
    }
    for flag in ["insetSpacing", "matchedSizes"] {
      if let value = call.argument(flag)?.text, value != "true", value != "false" {
        throw Reason("\(flag) is not written in the call")
      }
    }
    if call.argument("matchedSizes")?.text == "false" {
      throw Reason("none has the same constraints: views of different sizes")
    }
    let isInset = call.argument("insetSpacing")?.text != "false"
    let term = numbers.term(spacing).text
    let ends = isInset ? ", leading: \(term), trailing: \(term)" : ""
    let side = axis.lowercased() == "vertical" ? "vertical" : "horizontal"
    let line = Line(
      left: "\(array).distributed(along: .\(side), spacing: \(term)\(ends))", right: "",
      isGroup: true, attributes: [])
    return [.line(line)] + (try aligned(try PureLayoutView.attribute(alignment)))
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
    guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.text == "NSArray",
      call.arguments.count == 1, call.arguments.first?.label?.text == "array"
    else { return nil }
    return call.arguments.first?.expression
  }
}
