import SwiftSyntax

/// Facts about the views and names of a file, which every reading of it needs.
final class FileFacts {
  let file: SourceFile
  let lookup: Lookup

  init(_ file: SourceFile, _ lookup: Lookup) {
    (self.file, self.lookup) = (file, lookup)
  }

  /// `true` if there is a comment `// anchors:ignore`.
  private(set) lazy var hasIgnoreComments = text.contains("anchors:ignore")

  /// `true` if the file calls `snp.label()`.
  private(set) lazy var readsLabels = text.contains(".snp.label()")

  /// The texts of all tokens.
  private(set) lazy var names = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))

  /// The scoped paths of the views whose constraints SnapKit remakes, updates or removes.
  private(set) lazy var remadeViews: Set<String> = {
    let visitor = RemakeVisitor(file, lookup)
    visitor.walk(file.tree)
    return visitor.views
  }()

  /// The superviews by the scoped paths of their subviews; `nil` if there are several.
  private(set) lazy var superviews: [String: String?] = {
    let visitor = SubviewVisitor(file, lookup)
    visitor.walk(file.tree)
    return visitor.superviews
  }()

  private var text: String { file.text(0..<file.bytes.count) }
}

/// Finds the views whose constraints SnapKit remakes, updates or removes.
private final class RemakeVisitor: SyntaxVisitor {
  private let file: SourceFile
  private let lookup: Lookup
  private(set) var views: Set<String> = []

  init(_ file: SourceFile, _ lookup: Lookup) {
    (self.file, self.lookup) = (file, lookup)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = SnapKit.Call(node), call.name != "makeConstraints",
      call.name != "prepareConstraints"
    {
      views.insert(lookup.scoped(call.view?.path ?? "self", at: node, in: file))
    }
    return .visitChildren
  }
}

/// Finds which view is added to which.
private final class SubviewVisitor: SyntaxVisitor {
  private let file: SourceFile
  private let lookup: Lookup
  /// By the scoped path of the subview; `nil` if there are several.
  private(set) var superviews: [String: String?] = [:]

  init(_ file: SourceFile, _ lookup: Lookup) {
    (self.file, self.lookup) = (file, lookup)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let (base, name): (ExprSyntax?, String)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      (base, name) = (member.base, member.declName.baseName.text)
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      (base, name) = (nil, reference.baseName.text)
    } else {
      return .visitChildren
    }
    guard ["addSubview", "insertSubview", "addArrangedSubview"].contains(name),
      let subview = node.arguments.first?.expression
    else { return .visitChildren }
    let type = lookup.enclosingType(of: node)
    let key = lookup.scoped(subview.path, at: node, in: file)
    // A path of properties can be written anywhere in the type; a local variable cannot.
    let text = base?.text ?? "self"
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let first = text.split(separator: ".").first.map(String.init) ?? ""
    let isMember =
      first == "self" || lookup.declarations.member(first, of: type)?.isFunction == false
      || ["view", "contentView"].contains(first)
    let superview: String? = isPlain && isMember ? text : nil
    if let former = superviews[key], former != superview {
      superviews[key] = .some(nil)
    } else {
      superviews[key] = superview
    }
    return .visitChildren
  }
}
