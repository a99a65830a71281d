/// The Swift code of scenes: the imports once, and each type under a name of its own.
///
///     var swift = SwiftFile([document])
///     swift.add(document.scenes, of: document, file: "Login.storyboard")
///     print(swift.code)
package struct SwiftFile {
  private var modules: Set = ["Anchors", "UIKit"]
  /// The classes that the app already has.
  private let classesOfApp: Set<String>
  /// The modules that have classes of the app, and so the file itself.
  private let modulesOfApp: Set<String>
  private var declared: Set<String> = []
  private var parts: [String] = []

  /// Creates a file without scenes.
  ///
  /// - Parameter documents: All documents whose scenes follow. The file declares none of the
  ///   classes that they name.
  package init(_ documents: [InterfaceDocument]) {
    var (classes, modules): (Set<String>, Set<String>) = ([], [])
    for document in documents {
      document.root.forEach { element in
        if let name = element["customClass"] { classes.insert(name) }
        if element["customModuleProvider"] == "target", let module = element["customModule"] {
          modules.insert(module)
        }
        return true
      }
    }
    (classesOfApp, modulesOfApp) = (classes, modules)
  }

  /// Adds scenes of a document. The first scene also lists the constraints outside of scenes.
  package mutating func add(
    _ scenes: [InterfaceScene], of document: InterfaceDocument, file: String
  ) {
    for scene in scenes {
      var converter = SwiftConverter(SceneTree(scene, in: document))
      converter.write(file: file, &self)
      modules.formUnion(converter.modules)
      parts.append(converter.lines.joined(separator: "\n") + "\n")
    }
    let rest = document.constraintsOutsideOfScenes(with: scenes.first)
    if !rest.isEmpty {
      parts.append((["// Not converted:"] + rest.map { "// - \($0)\n" }).joined(separator: "\n"))
    }
  }

  /// The code; empty without scenes.
  package var code: String {
    if parts.isEmpty { return "" }
    let imports = modules.subtracting(modulesOfApp).sorted().map { "import \($0)\n" }.joined()
    return imports + "\n" + parts.joined(separator: "\n")
  }

  // MARK: Names

  /// Returns a name for a type that neither the app nor the file has.
  mutating func typeName(_ name: String, suffix: String) -> String {
    var name = name
    if classesOfApp.contains(name + suffix) { name += "Content" }
    return unique(name + suffix)
  }

  /// Returns a name for a method of a class of the app.
  mutating func methodName(of type: String) -> String {
    String(unique("\(type).addConvertedViews").dropFirst(type.count + 1))
  }

  private mutating func unique(_ name: String) -> String {
    var (unique, number) = (name, 2)
    while classesOfApp.contains(unique) || !declared.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }
}
