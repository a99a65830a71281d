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
    guard let node = expression.call, node.calledExpression.isReference, let name = node.name,
      node.calledExpression.member == nil || node.base != nil
    else { return nil }
    (self.node, self.name, receiver) = (node, name, node.base)
    let aliases = [
      "toEdge": "to", "toDimension": "to", "toAttribute": "to", "ofView": "of",
      "toSameAxisOfView": "toSameAxisOf", "toAxis": "to",
    ]
    arguments = node.arguments.map { argument in
      let label = argument.label?.text ?? ""
      return (aliases[label] ?? label, argument.expression)
    }
    if isScope { return }
    guard let labels = Self.methods[name], node.trailingClosure == nil,
      labels.contains(arguments.first?.label ?? "-")
    else { return nil }
  }

  /// `true` for `NSLayoutConstraint.autoSetPriority(.high) { … }`.
  var isScope: Bool {
    receiver?.text == "NSLayoutConstraint" && Self.scopes.contains(name)
      && node.lastClosure != nil
  }

  /// `true` if PureLayout returns one constraint.
  var isSingle: Bool {
    [
      "autoPinEdge", "autoAlignAxis", "autoMatch", "autoMatchDimension", "autoSetDimension",
      "autoConstrain", "autoConstrainAttribute", "autoPin",
    ].contains(name)
  }

  /// `true` for a method of an array of views.
  var isOfArray: Bool { name.contains("Views") }

  /// Returns the argument with a label, which may be the alias of another one.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }

  /// Returns an argument that the method needs.
  func required(_ label: String) throws(Reason) -> ExprSyntax {
    guard let argument = argument(label) else { throw Reason("the arguments of \(name)") }
    return argument
  }

  /// Throws a reason if an argument has an unknown label.
  func allow(_ labels: String...) throws(Reason) {
    for (place, (label, _)) in arguments.enumerated() where place > 0 || !label.isEmpty {
      if !labels.contains(label) { throw Reason("the argument \(label) of \(name)") }
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
    (item, path) = ("self", expression?.path ?? "self")
    guard let expression else { return }
    let inner = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    if expression.containsOptionalChain, inner.isReference, let name = inner.lastName {
      item = name
      condition = inner.plainName ?? "\(name) = \(inner.text.onOneLine)"
    } else {
      item = try Item(expression, lookup, file).text
    }
  }
}
