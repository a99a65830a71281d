import SwiftSyntax

// Which views are in a list.

extension Lookup {
  /// Returns one of the views in a list, and its type.
  func element(of list: TypeName?, _ symbol: Symbol?) -> (ViewIdentity, TypeName?) {
    let type = list?.unwrapped
    let element = type?.element ?? type?.value
    let known = symbol.flatMap { elements(of: $0, type: element) }
    return (known ?? ViewIdentity(type: place(of: element), list: symbol?.path), element)
  }

  /// Returns the views of a list that a loop or a closure goes through; `nil` if they are not
  /// known.
  func elements(of list: ExprSyntax, in file: SourceFile) -> ViewIdentity? {
    var list = list
    while let call = list.call, let base = call.base,
      ["enumerated", "reversed", "dropFirst", "dropLast"].contains(call.name)
    {
      list = base
    }
    let type = type(of: list, in: file)?.element
    if let elements = list.elements { return identity(of: elements.map { ($0, file) }, type) }
    let symbol: Symbol?
    if let name = list.plainName {
      symbol = self.symbol(name, at: list, in: file, isFunction: false)
    } else {
      guard let member = list.member, let base = member.base,
        let owner = self.type(of: base, in: file)
      else { return nil }
      symbol = declarations.member(member.name, of: owner, isFunction: false)
    }
    return symbol.flatMap { elements(of: $0, type: type) }
  }

  /// Returns the views that the files put into a list.
  private func elements(of symbol: Symbol, type: TypeName?) -> ViewIdentity? {
    guard symbol.isVariable, symbol.getter == nil, !symbol.modifiers.contains("@IBOutlet"),
      let elements = declarations.lists[symbol], visited.count < 6,
      visited.insert(symbol.name).inserted
    else { return nil }
    defer { visited.remove(symbol.name) }
    return identity(of: elements, type)
  }

  private func identity(
    of elements: [(element: ExprSyntax, file: SourceFile)], _ type: TypeName?
  ) -> ViewIdentity? {
    guard !isTooDeep else { return nil }
    depth += 1
    defer { depth -= 1 }
    var views: [ViewIdentity] = []
    for (element, file) in elements {
      if element.isReference {
        views.append(view(element.path, at: element, in: file))
      } else if let new = self.type(ofNew: element, in: file) {
        let source = ViewIdentity.Source.variable(file.place(of: element))
        views.append(ViewIdentity(source: source, type: place(of: new), isExact: true))
      } else {
        return nil
      }
    }
    return ViewIdentity(source: .element(views), type: place(of: type))
  }

  /// Returns the loop whose variable a symbol is.
  func loop(of symbol: Symbol) -> ForStmtSyntax? { symbol.declaration.ancestor(ForStmtSyntax.self) }
}

extension String {
  /// The path with `[]` for each index.
  var withoutIndices: String {
    guard contains("[") else { return self }
    var (result, depth) = ("", 0)
    for character in self {
      if character == "]" { depth -= 1 }
      if depth == 0 { result.append(character) }
      if character == "[" { depth += 1 }
    }
    return result
  }

  var hasIndex: Bool { hasSuffix("[]") }
  var withoutIndex: String { hasIndex ? String(dropLast(2)) : self }

  /// `true` for a name, and for one with an index behind it.
  var isNameOfView: Bool { withoutIndex.isIdentifier }
}
