import SwiftSyntax

/// The statements that are found in one file, and the edits.
final class FileMigration {
  /// A statement that is left as it is.
  struct Left {
    let line: Int
    let code: String
    let reason: String
  }

  let file: SourceFile
  let lookup: Lookup
  private(set) var edits: [Edit] = []
  private(set) var translated = 0
  private(set) var left: [Left] = []
  /// Views that the new code constrains as a first item, when its function runs, by type and path.
  var constrained: Set<String> = []
  /// The offsets of types `Constraint` that mean Anchors' from now on.
  var newTypes: Set<Int> = []
  private var superviews: [String: String?]?

  init(_ file: SourceFile, _ lookup: Lookup) {
    self.file = file
    self.lookup = lookup
  }

  /// The number of statements that were found.
  var found: Int { translated + left.count }

  /// Adds edits that translate a number of statements.
  func translate(_ edits: [Edit], statements: Int = 1) {
    self.edits += edits
    translated += statements
  }

  /// Writes `Anchors.Constraint` in all edits.
  func qualify() {
    for place in edits.indices {
      edits[place].text = edits[place].text.qualified
    }
  }

  /// Notes a statement that is left as it is.
  func leave(_ node: some SyntaxProtocol, _ reason: String) {
    let code = node.text.onOneLine
    left.append(
      Left(
        line: file.line(of: node), code: code.count > 100 ? "\(code.prefix(97))…" : code,
        reason: reason))
  }

  /// `true` if a comment `// anchors:ignore` stands on the line of a node, or on the line before.
  func isIgnored(_ node: some SyntaxProtocol) -> Bool {
    guard hasIgnoreComments else { return false }
    let start = file.lineStart(of: node.start)
    let previous = start > 0 ? file.lineStart(of: start - 1) : start
    let end = file.nextLineStart(after: node.start)
    let line = file.text(start..<end)
    if line.contains("anchors:ignore") { return true }
    let before = file.text(previous..<start).trimmed
    return before.hasPrefix("//") && before.contains("anchors:ignore")
  }

  private lazy var hasIgnoreComments = file.text(0..<file.bytes.count).contains("anchors:ignore")

  /// Returns a name that the file does not use: the given one, or one with a number.
  func freeName(_ name: String) -> String {
    var (candidate, number) = (name, 2)
    while usedNames.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    usedNames.insert(candidate)
    return candidate
  }

  private lazy var usedNames = Set(file.tree.tokens(viewMode: .sourceAccurate).map(\.text))

  /// `true` if the file calls `snp.label()`.
  private(set) lazy var readsLabels = file.text(0..<file.bytes.count).contains(".snp.label()")

  /// `true` if SnapKit changes or removes the constraints of a view after they were made.
  func remakes(_ scopedPath: String) -> Bool { remadeViews.contains(scopedPath) }

  private lazy var remadeViews: Set<String> = {
    let visitor = RemakeVisitor(file, lookup)
    visitor.walk(file.tree)
    return visitor.views
  }()

  /// Returns how the superview of a view is written, if exactly one `addSubview` of its type says
  /// it.
  func superview(of path: String, at node: some SyntaxProtocol) -> String? {
    if superviews == nil {
      let visitor = SubviewVisitor(file, lookup)
      visitor.walk(file.tree)
      superviews = visitor.superviews
    }
    return superviews?[lookup.scoped(path, at: node, in: file)] ?? nil
  }
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
    let type = lookup.enclosingType(of: node) ?? ""
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

extension String {
  /// The text with `Anchors.Constraint` for every `Constraint` that is a word of its own.
  fileprivate var qualified: String {
    var result = ""
    var word = ""
    var previous: Character = " "
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for character in self {
      if isPart(character) {
        word.append(character)
        continue
      }
      result += word == "Constraint" && previous != "." ? "Anchors.Constraint" : word
      word = ""
      result.append(character)
      previous = character
    }
    return result + (word == "Constraint" && previous != "." ? "Anchors.Constraint" : word)
  }
}
