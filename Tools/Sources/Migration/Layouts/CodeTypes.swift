import SwiftSyntax

/// The members of the types of all files, as syntax.
final class CodeTypes {
  /// A declaration with its file and the path of its type.
  struct Found<Node> {
    let node: Node
    let file: SourceFile
    let type: String
  }

  let declarations: Declarations
  /// Code that may change the layout, and code that may build it.
  let changes = CodeEffect.change(), constructions = CodeEffect.construction()
  /// Code that may change which views there are.
  let hierarchies = CodeEffect.hierarchy()
  /// The members by the paths of types.
  private var members: [String: [Found<DeclSyntax>]] = [:]
  /// Properties and functions that were asked for.
  private var variables:
    [Name: (binding: PatternBindingSyntax, found: Found<VariableDeclSyntax>)?] =
      [:]
  private var functions: [Name: [Found<FunctionDeclSyntax>]] = [:]

  /// The name of a member, and its type.
  private struct Name: Hashable {
    let name: String
    let type: String
    let isStatic: Bool
  }
  /// The classes that the files declare, in their order.
  private(set) var classes: [Found<ClassDeclSyntax>] = []
  /// The global functions.
  private(set) var globals: [Found<FunctionDeclSyntax>] = []

  init(_ files: [SourceFile], _ declarations: Declarations) {
    self.declarations = declarations
    for file in files { read(Syntax(file.tree), in: "", file) }
  }

  private func read(_ node: Syntax, in scope: String, _ file: SourceFile) {
    node.walk { node in
      switch node.as(SyntaxEnum.self) {
      case .extensionDecl(let node):
        let path = declarations.place(of: TypeName(node.extendedType.text, in: scope))
        read(node.memberBlock, at: path, file)
      case .functionDecl(let node):
        globals.append(Found(node: node, file: file, type: ""))
      // A requirement of a protocol does nothing.
      case .variableDecl, .initializerDecl, .closureExpr, .protocolDecl: break
      default:
        guard let name = node.declaredType?.text,
          let group = node.asProtocol(DeclGroupSyntax.self)
        else { return true }
        let path = name.nested(in: scope)
        if let type = node.as(ClassDeclSyntax.self) {
          classes.append(Found(node: type, file: file, type: path))
        }
        read(group.memberBlock, at: path, file)
      }
      return false
    }
  }

  private func read(_ block: MemberBlockSyntax, at path: String, _ file: SourceFile) {
    for member in block.members {
      members[path, default: []].append(Found(node: member.decl, file: file, type: path))
      if member.decl.declaredType != nil { read(Syntax(member.decl), in: path, file) }
    }
  }

  /// Returns a type and the classes and protocols it inherits from, the nearest first.
  func lineage(of type: String) -> [String] { declarations.ancestors(of: type) }

  /// Returns the nearest class of UIKit that a type is or inherits from.
  func sdkClass(of type: String) -> String? {
    let lineage = lineage(of: type)
    let known = lineage.first {
      declarations.types[$0]?.isDeclared != true
        && (KnownTypes.kind(of: $0) != nil || KnownTypes.superclass(of: $0) != nil)
    }
    if known != nil { return known }
    // A class of another module is named after what it is.
    return lineage.dropFirst().lazy.filter { self.declarations.types[$0]?.isDeclared != true }
      .compactMap { name in Self.endings.first { name.hasSuffix($0) }.map { "UI\($0)" } }.first
  }

  /// The ends of the names of UIKit's classes, without `UI`.
  private static let endings = [
    "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
    "ViewController", "TableViewCell", "CollectionViewCell", "TableViewHeaderFooterView",
    "CollectionReusableView", "StackView", "ScrollView", "ImageView", "TextView", "TextField",
    "Button", "Label", "Control", "View",
  ]

  /// Returns the members of one kind of a type itself, in their order.
  func members<Node: DeclSyntaxProtocol>(_ kind: Node.Type, of type: String) -> [Found<Node>] {
    (members[type] ?? []).compactMap { member in
      member.node.as(kind).map { Found(node: $0, file: member.file, type: member.type) }
    }
  }

  /// Returns the property of a name, of a type or of what it inherits from.
  func variable(_ name: String, of type: String, isStatic: Bool)
    -> (binding: PatternBindingSyntax, found: Found<VariableDeclSyntax>)?
  {
    let key = Name(name: name, type: type, isStatic: isStatic)
    if let known = variables[key] { return known }
    let variable = lineage(of: type).lazy.flatMap { self.members(VariableDeclSyntax.self, of: $0) }
      .compactMap { found in
        found.node.bindings.first { $0.pattern.patternName == name }.map { ($0, found) }
      }.first { $0.1.node.isStatic == isStatic }
    variables[key] = .some(variable)
    return variable
  }

  /// Returns the functions of a name, the ones of the type itself first.
  func functions(_ name: String, of type: String, isStatic: Bool) -> [Found<FunctionDeclSyntax>] {
    let key = Name(name: name, type: type, isStatic: isStatic)
    if let known = functions[key] { return known }
    let found = lineage(of: type).flatMap { type in
      members(FunctionDeclSyntax.self, of: type).filter {
        $0.node.name.text == name && $0.node.modifierNames.isStatic == isStatic
      }
    }
    functions[key] = found
    return found
  }
}

extension CodeTypes.Found where Node == FunctionDeclSyntax {
  /// `true` if code may call the function: a private one of a subclass does not override one of
  /// the same name.
  func isVisible(in scope: SceneScope) -> Bool {
    let names = node.modifierNames
    if names.contains("fileprivate") { return file === scope.file }
    return !names.contains("private") || scope.type == type || scope.type.hasPrefix("\(type).")
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool { modifierNames.isStatic }
  var isLazy: Bool { modifierNames.contains("lazy") }
  /// `true` if code outside the file cannot set it.
  var isClosed: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
      || !modifierNames.isDisjoint(with: ["private", "fileprivate"])
  }
}

extension FunctionParameterListSyntax {
  /// Returns the arguments in the order of the parameters, `nil` for a default; `nil` if they do
  /// not fit.
  func matched(_ arguments: [(label: String?, value: SceneValue)]) -> [SceneValue?]? {
    var rest = arguments[...]
    var values: [SceneValue?] = []
    for parameter in self {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      if let next = rest.first, next.label == label || next.label == Self.trailing {
        if parameter.ellipsis != nil {
          var list = [next.value]
          rest = rest.dropFirst()
          while let next = rest.first, next.label == nil {
            list.append(next.value)
            rest = rest.dropFirst()
          }
          values.append(.list(list))
        } else {
          values.append(next.value)
          rest = rest.dropFirst()
        }
      } else if parameter.ellipsis != nil {
        values.append(.list([]))
      } else if parameter.defaultValue != nil {
        values.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// The label of a trailing closure, which fits every parameter.
  static let trailing = "{}"
}
