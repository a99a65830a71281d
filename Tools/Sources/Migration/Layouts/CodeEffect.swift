import SwiftSyntax

/// Something that code may do, as its names tell, and those of the functions that it calls.
final class CodeEffect {
  private let isSign: (String) -> Bool
  /// The answers for nodes.
  private var known: [SyntaxIdentifier: Bool] = [:]

  /// - Parameter isSign: Returns `true` for a name that does it.
  private init(_ isSign: @escaping (String) -> Bool) { self.isSign = isSign }

  private static let words: Set = [
    "isHidden", "axis", "spacing", "alignment", "distribution", "constant", "priority", "snp",
    "numberOfLines", "font", "frame", "bounds", "transform", "layoutMargins",
    "directionalLayoutMargins", "addLayoutGuide", "setCustomSpacing",
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "removeFromSuperview", "isActive", "activate", "deactivate",
  ]

  /// A change of the layout.
  static func change() -> CodeEffect {
    CodeEffect { name in
      let isOfPureLayout =
        name.hasPrefix("auto") && name.dropFirst(4).first?.isUppercase == true
      return words.contains(name) || name.contains("onstrain") || name.contains("ubview")
        || isOfPureLayout
    }
  }

  /// A change of the hierarchy of views.
  static func hierarchy() -> CodeEffect {
    CodeEffect { $0.contains("ubview") || $0.contains("Superview") || $0 == "addLayoutGuide" }
  }

  /// The making or removal of views or constraints.
  static func construction() -> CodeEffect {
    CodeEffect { name in
      ["isActive", "activate", "deactivate", "removeFromSuperview"].contains(name)
        || name.contains("onstraints") || name.contains("ddSubview")
        || name.contains("rrangedSubview")
    }
  }

  /// Returns `true` if code, or a function that it calls, may have the effect.
  ///
  /// - Complexity: O(*n*), *n* the length of the code that can be reached and was not before.
  func isPossible(in node: some SyntaxProtocol, _ declarations: Declarations) -> Bool {
    if let answer = known[node.id] { return answer }
    var (open, callers) = ([Syntax(node)], [node.id: node.id])
    while let next = open.popLast() {
      for token in next.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind else { continue }
        var isFound = isSign(name)
        for body in Self.bodies(of: name, declarations) {
          if known[body.id] == true { isFound = true }
          if known[body.id] != nil || callers[body.id] != nil { continue }
          callers[body.id] = next.id
          open.append(Syntax(body))
        }
        if isFound {
          // All that led here have the effect, too.
          var place = next.id
          while known[place] == nil, let caller = callers[place] {
            known[place] = true
            place = caller
          }
          return true
        }
      }
    }
    // Nothing that can be reached has the effect either.
    for id in callers.keys { known[id] = false }
    return false
  }

  private static func bodies(of name: String, _ declarations: Declarations) -> [CodeBlockSyntax] {
    declarations.functions(name).compactMap {
      $0.declaration.parent?.as(FunctionDeclSyntax.self)?.body
    }
  }
}
