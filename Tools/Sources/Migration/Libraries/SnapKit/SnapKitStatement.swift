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
    let isFree = view == "v" || !closure.statements.hasToken { $0.text == "v" }
    parameter = isFree ? old.map { _ in "v" } : old
    let isGuide = library.isGuide(call)
    let parent = isGuide ? nil : migration.superview(of: call.path, at: call.node)
    superview = parent ?? "\(view).\(isGuide ? "owningView" : "superview")!"
  }

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
    let measuring = [
      "layoutIfNeeded", "systemLayoutSizeFitting", "updateConstraintsIfNeeded", "sizeToFit",
    ]
    return call.name == "remakeConstraints" && !closure.statements.words.isDisjoint(with: measuring)
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
    guard superview == "\(view).superview!" || superview == "\(view).owningView!"
    else { return copy }
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
    let read = try SnapKitLinks(links, of: attributes, self)
    if read.isKept != options.isKept {
      throw Reason(
        read.isKept ? "a constraint that nothing keeps" : "a constraint without '.constraint'")
    }
    if read.isKept, !view.filter({ $0 != "!" }).isPlainPath, call.view != nil {
      throw Reason("a constraint that is kept, of the view \(view)")
    }
    for statement in read.statements {
      try migration.checkItems(of: statement, at: expression)
    }
    return ReadStatement(read.statements, isSingle: true)
  }
}
