import SwiftSyntax

/// Reads the layouts that Swift code builds, without running it.
///
///     let file = SourceFile(path: "LoginView.swift", text: text)
///     let layout = LayoutCode([file]).layouts().first
///     print(layout?.text ?? "")            // anchors 2, window 390 x 844, view loginView …
///
/// First, the files are translated into Anchors' spelling, as `anchors migrate` does. Then each
/// class is run as far as its code tells what it does: the initializer, then the functions that
/// UIKit calls. Whatever is not known is listed with its reason.
public struct LayoutCode {
  let facts: CodeFacts

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files of a module. Broken ones are not read.
  ///   - helpers: Swift code of functions that the files do not have, in Anchors' spelling.
  public init(_ files: [SourceFile], helpers: [String] = []) {
    facts = CodeFacts(files, helpers: helpers)
  }

  var types: CodeTypes { facts.types }

  /// The names of the classes of views and controllers, in the order of the files.
  public var names: [String] { classes.map(\.type) }

  var classes: [CodeTypes.Found<ClassDeclSyntax>] {
    types.classes.filter { isViewOrController($0.type) }
  }

  func isViewOrController(_ type: String) -> Bool {
    types.sdkClass(of: type).map {
      KnownTypes.kind(of: $0) == .view || KnownTypes.lineage(of: $0).contains("UIViewController")
    } ?? false
  }

  /// Returns the layouts of the classes that have views.
  ///
  /// - Parameters:
  ///   - name: The class; `nil` for all.
  ///   - size: The size of the window; `nil` for that of a phone.
  ///   - assumptions: Values of names and conditions, as Swift: `["isCompact": "true"]`.
  public func layouts(
    of name: String? = nil, size: (width: Double, height: Double)? = nil,
    assuming assumptions: [String: String] = [:]
  ) -> [CodeLayout] {
    var result: [CodeLayout] = []
    for found in classes where name == nil || name == found.type {
      let runner = CodeRunner(facts, assuming: values(of: assumptions, found))
      let object = runner.makeRoot(found)
      runner.noteRest(of: object)
      let root = object.isController ? runner.view(of: object) : object
      guard let root else { continue }
      if name == nil, root.children.isEmpty, runner.constraints.isEmpty { continue }
      var text = SceneText(root, of: found.type, runner, size: size)
      result.append(text.layout(of: object))
    }
    return result
  }

  private func values(
    of assumptions: [String: String], _ found: CodeTypes.Found<ClassDeclSyntax>
  ) -> [String: SceneValue] {
    let runner = CodeRunner(facts)
    let scope = SceneScope(found.file, own: nil, type: found.type)
    var values: [String: SceneValue] = [:]
    for (name, text) in assumptions {
      values[name] = text.parsed.map { runner.evaluate($0, scope) } ?? .unknown
    }
    return values
  }
}
