import SwiftSyntax

/// Visual formats: `NSLayoutConstraint.constraints(withVisualFormat:…)`.
struct VisualFormat {
  let call: FunctionCallExprSyntax
  let lookup: Lookup
  let file: SourceFile

  static func isCall(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.first?.label?.text == "withVisualFormat"
      && call.calledExpression.lastName == "constraints"
  }

  /// Returns what the call says, as a call of `Constraint.visualFormat`.
  ///
  /// - Throws: `Reason` if the metrics or the views have a type that Anchors does not accept.
  func constraint() throws(Reason) -> UIKitConstraint {
    let views = call.argument("views").flatMap { values(of: $0) }
    return UIKitConstraint(
      statement: Statement(call: try text()), items: views?.map { ($0, $0.path) },
      edits: declarationEdit.map { [$0] } ?? [])
  }

  private func text() throws(Reason) -> CallText {
    var arguments: [String] = []
    for argument in call.arguments {
      let text = argument.expression.text.onOneLine
      switch argument.label?.text {
      case "withVisualFormat": arguments.append(text)
      case "options":
        if let options = try options(argument.expression) {
          arguments.append("options: \(options)")
        }
      case "metrics":
        if argument.expression.is(NilLiteralExprSyntax.self) { continue }
        arguments.append("metrics: \(try metrics(argument.expression))")
      case "views":
        let type = lookup.type(of: argument.expression, in: file)
        guard
          argument.expression.is(DictionaryExprSyntax.self)
            || type?.value.flatMap({ lookup.declarations.kind(of: $0) })?.isItem == true
            || values(of: argument.expression)?.allSatisfy({
              lookup.kind(of: $0, in: file)?.isItem == true
            }) == true
        else { throw Reason("the type of \(text) is not known to be a dictionary of views") }
        arguments.append("views: \(text)")
      default: throw Reason("the arguments of a visual format")
      }
    }
    // UIKit's single hyphen at the superview is its margin.
    let format = call.arguments.first?.expression
    let text = format?.text ?? ""
    let isLiteral = format?.is(StringLiteralExprSyntax.self) == true
    if !isLiteral || text.contains("|-[") || text.contains("]-|") {
      arguments.append("spacing: .margins")
    }
    return CallText(callee: "try! \(Names.constraint).visualFormat", arguments: arguments)
  }

  /// Returns the values of a dictionary literal, or of a variable that is one.
  func values(of expression: ExprSyntax) -> [ExprSyntax]? {
    let symbol = expression.plainName.flatMap { lookup.symbol($0, at: expression, in: file) }
    let dictionary = (symbol?.value ?? expression).as(DictionaryExprSyntax.self)
    return dictionary?.content.as(DictionaryElementListSyntax.self)?.map(\.value)
  }

  /// Returns metrics as a dictionary of `Double`.
  private func metrics(_ expression: ExprSyntax) throws(Reason) -> String {
    let text = expression.text.onOneLine
    if expression.is(DictionaryExprSyntax.self) { return text }
    let type = lookup.type(of: expression, in: file)?.value
    if type?.base == "Double" { return text }
    let areNumbers =
      type.map { lookup.declarations.knownKind(of: $0) == .number && $0.base != "NSNumber" }
      ?? values(of: expression)?
      .allSatisfy { lookup.kind(of: $0, in: file) == .number }
    guard areNumbers == true else { throw Reason("the type of \(text) is not known") }
    return "\(text).mapValues { Double($0) }"
  }

  /// The edit of the declaration `let views: [String: Any]`, which Anchors does not accept.
  private var declarationEdit: Edit? {
    guard let argument = call.argument("views"), let name = argument.plainName,
      let symbol = lookup.symbol(name, at: argument, in: file), symbol.file === file,
      let annotation = symbol.annotation, let value = TypeName(annotation.text).value,
      ["Any", "AnyObject"].contains(value.text),
      let values = values(of: argument)
    else { return nil }
    let areViews = values.allSatisfy { lookup.kind(of: $0, in: file) == .view }
    return Edit(
      annotation.range, areViews ? "[String: UIView]" : "[String: any \(Names.layoutItem)]")
  }

  private func options(_ expression: ExprSyntax) throws(Reason) -> String? {
    let text = expression.text.onOneLine
    let none = [
      "[]", "NSLayoutConstraint.FormatOptions()", "NSLayoutFormatOptions()",
      "NSLayoutConstraint.FormatOptions(rawValue: 0)",
    ]
    if none.contains(text) { return nil }
    let options = try (expression.elements ?? [expression]).map { (element) throws(Reason) in
      // Anchors has no `.spacingBaselineToBaseline`, and no masks.
      guard let name = element.caseName, !name.hasSuffix("Mask"),
        name.hasPrefix("alignAll") || name.hasPrefix("direction")
      else { throw Reason("the options \(text)") }
      return ".\(name)"
    }
    return options.count == 1 ? options[0] : "[\(options.joined(separator: ", "))]"
  }
}
