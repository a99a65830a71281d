import SwiftSyntax

/// A layout library whose code is read. `Library.allCases` is the only place that knows all.
protocol LayoutLibrary: Sendable {
  /// The name for `--from`.
  var name: String { get }
  /// The module that its code imports; `nil` for UIKit's own constraints.
  var module: String? { get }
  /// Names that only its code contains.
  var marks: Set<String> { get }

  /// `true` if a text, or a word of it, shows that the library is used.
  func isUsed(in text: String, _ words: Set<String>) -> Bool

  /// `true` if operands and operators make constraints that a variable may keep.
  func makesConstraints(_ operands: [ExprSyntax]) -> Bool

  /// Returns what translates the library's code in a file; `nil` if another visitor does.
  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor?
}

extension LayoutLibrary {
  var marks: Set<String> { [] }

  func isUsed(in text: String, _ words: Set<String>) -> Bool { false }
}

/// A layout library that `anchors migrate` reads.
public struct Library: CaseIterable, Hashable, Sendable {
  let layout: any LayoutLibrary

  /// The libraries, in the order in which their code is translated.
  public static let allCases: [Library] = [
    .snapkit, .anchorage, .cartography, .purelayout, .nslayoutanchor, .nslayoutconstraint, .anchors,
  ]

  init(_ layout: some LayoutLibrary) { self.layout = layout }

  /// Creates the library of a name such as `snapkit`; `nil` for another name.
  public init?(name: String) {
    guard let library = Self.allCases.first(where: { $0.layout.name == name }) else { return nil }
    self = library
  }

  /// Compares two libraries by their names.
  public static func == (a: Library, b: Library) -> Bool { a.layout.name == b.layout.name }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(layout.name) }

  /// `true` if code still uses the library.
  func isUsed(in text: String) -> Bool {
    // Code that is commented out uses nothing, and `SnapKit.Constraint` is no type of Anchors.
    var text = text.split(separator: "\n").filter { !$0.trimmed.hasPrefix("//") }
      .joined(separator: "\n")
    for other in Self.allCases where other != self {
      guard let module = other.layout.module else { continue }
      text.replace("\(module).Constraint", with: "")
    }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return !words.isDisjoint(with: layout.marks)
      || layout.module.map { text.contains("\($0).") } ?? false
      || layout.isUsed(in: text, words)
  }
}
