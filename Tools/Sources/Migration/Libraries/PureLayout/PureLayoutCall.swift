import SwiftSyntax

/// A call of PureLayout's: `title.autoPinEdge(.top, to: .bottom, of: image, withOffset: 8)`.
struct PureLayoutCall {
  let node: FunctionCallExprSyntax
  /// The expression before the name; `nil` for the view that the code stands in.
  let receiver: ExprSyntax?
  let name: String
  /// The arguments; the first label tells methods of one name apart.
  let arguments: [(label: String, value: ExprSyntax)]

  /// The first labels of each method: `-` means no argument.
  private static let methods: [String: Set<String>] = [
    "autoPinEdgesToSuperviewEdges": ["-", "with"],
    "autoPinEdgesToSuperviewSafeArea": ["-", "with"],
    "autoPinEdgesToSuperviewMargins": ["-", "with", "excludingEdge"],
    "autoPinEdges": ["toSuperviewMarginsExcludingEdge"],
    "autoPinEdge": ["", "toSuperviewEdge", "toSuperviewMargin", "toSuperviewSafeArea"],
    "autoCenterInSuperview": ["-"], "autoCenterInSuperviewMargins": ["-"],
    "autoAlignAxis": ["", "toSuperviewAxis", "toSuperviewMarginAxis"],
    "autoMatch": [""], "autoMatchDimension": [""], "autoSetDimension": [""],
    "autoSetDimensions": ["to"], "autoConstrain": [""], "autoConstrainAttribute": [""],
    "autoPin": ["toTopLayoutGuideOf", "toBottomLayoutGuideOf"],
    "autoSetContentCompressionResistancePriority": ["for"],
    "autoSetContentHuggingPriority": ["for"], "autoAlignViews": ["to"],
    "autoMatchViewsDimension": [""], "autoSetViewsDimension": [""],
    "autoSetViewsDimensions": ["to"], "autoDistributeViews": ["along"],
  ]

  /// The functions that set something on all constraints of a closure.
  private static let scopes: Set = ["autoSetPriority", "autoSetIdentifier"]

  init?(_ expression: ExprSyntax) {
    guard let node = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      receiver = base
      name = member.declName.baseName.text
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      receiver = nil
      name = reference.baseName.text
    } else {
      return nil
    }
    self.node = node
    let aliases = [
      "toEdge": "to", "toDimension": "to", "toAttribute": "to", "ofView": "of",
      "toSameAxisOfView": "toSameAxisOf", "toAxis": "to",
    ]
    arguments = node.arguments.map { argument in
      let label = argument.label?.text ?? ""
      return (aliases[label] ?? label, argument.expression)
    }
    if isScope { return }
    guard let labels = Self.methods[name], node.trailingClosure == nil else { return nil }
    guard labels.contains(arguments.first?.label ?? "-") else { return nil }
  }

  /// `true` for `NSLayoutConstraint.autoSetPriority(.high) { … }`.
  var isScope: Bool {
    receiver?.text == "NSLayoutConstraint" && Self.scopes.contains(name)
      && node.lastClosure != nil
  }

  /// `true` if PureLayout returns one constraint.
  var isSingle: Bool {
    switch name {
    case "autoPinEdge", "autoAlignAxis", "autoMatch", "autoMatchDimension", "autoSetDimension",
      "autoConstrain", "autoConstrainAttribute", "autoPin":
      true
    default: false
    }
  }

  /// `true` for a method of an array of views.
  var isOfArray: Bool {
    name.contains("Views")
  }

  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

  /// Throws a reason if an argument has an unknown label.
  func allow(_ labels: String...) throws(Reason) {
    for (place, argument) in arguments.enumerated()
    where place > 0 || argument.label.isEmpty == false {
      guard labels.contains(argument.label) else {
        throw Reason("the argument \(argument.label) of \(name)")
      }
    }
  }
}

/// The receiver of a call, as Anchors writes it.
struct PureLayoutReceiver {
  var item: String
  var path: String
  /// The binding of an `if let`, if the receiver is optional: `title`, or `title = cell.title`.
  var condition: String?

  init(_ expression: ExprSyntax?, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard let expression, expression.text != "self" else {
      (item, path) = ("self", "self")
      return
    }
    path = expression.path
    guard expression.containsOptionalChain else {
      item = try Item(expression, lookup, file).text
      return
    }
    let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    guard let name = inner.lastName,
      inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self)
    else { throw Reason("\(expression.text.onOneLine) is optional; unwrap it first") }
    item = name
    condition = inner.is(DeclReferenceExprSyntax.self) ? name : "\(name) = \(inner.text.onOneLine)"
  }
}
