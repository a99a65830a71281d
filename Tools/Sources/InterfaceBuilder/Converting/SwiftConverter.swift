import AnchorsLayout

/// Writes a scene as Swift: views, hierarchy and constraints.
///
/// A scene is a subclass of its root's class in UIKit. If the root has a class of the app, it is an
/// extension of that class. Images, colors and actions are not layout. They are listed as comments
/// at the end.
package struct SwiftConverter {
  let tree: SceneTree
  let names: SwiftNames
  /// The modules of classes that are neither UIKit's nor the app's.
  var modules: Set<String> = []
  var lines: [String] = []
  var rest: [String] = []

  /// Returns a file with the code of one scene.
  package static func code(
    _ scene: InterfaceScene, in document: InterfaceDocument, file: String
  ) -> String {
    var swift = SwiftFile([document])
    swift.add([scene], of: document, file: file)
    return swift.code
  }

  init(_ tree: SceneTree) {
    self.tree = tree
    names = SwiftNames(tree)
  }

  var root: Element { tree.scene.root }

  private var entries: [SceneTree.View] {
    tree.views.dropFirst().filter { names[$0.element] != nil }
  }

  /// The entries that the code creates, without the parts that a cell's style has.
  private var created: [SceneTree.View] { entries.filter { !isOwnPart($0.element) } }

  func isOwnPart(_ element: Element) -> Bool { names[element]?.hasSuffix("?") ?? false }

  mutating func write(file: String, _ swift: inout SwiftFile) {
    if entries.isEmpty, ["tableView", "collectionView"].contains(root.name) {
      lines.append("// \(tree.scene.name.onOneLine), from \(file), has no views of its own.")
      writeConstraints()
      lines = Array(lines.prefix(1))
    } else if let name = root.classOfApp {
      noteClass(root)
      writeExtension(of: name, file, swift.methodName(of: name))
    } else {
      let (name, suffix) = className(file)
      writeClass(swift.typeName(name, suffix: suffix), file)
    }
    noteConstraints()
    if rest.isEmpty { return }
    if !entries.isEmpty { lines.append("") }
    lines += ["// Not converted:"] + rest.map { "// - \($0.onOneLine)" }
  }

  // MARK: Types

  private mutating func writeClass(_ name: String, _ file: String) {
    let superclass = root.classOfUIKit ?? "UIView"
    if root.classOfUIKit == nil { rest.append("the class of the root: a \(root.name)") }
    lines += ["/// The views of \(name), from \(file).", "final class \(name): \(superclass) {"]
    for entry in created { lines.append("  let \(creation(of: entry.element))") }
    if !created.isEmpty { lines.append("") }
    let (parameters, arguments) = Self.initializer(of: superclass)
    lines.append("  override init(\(parameters)) {")
    let size = sizeForMasks
    if let size, parameters == "frame: CGRect" {
      lines += [
        "    // Autoresizing masks start from the size in the document.",
        "    super.init(frame: \(size))", "    addViews()", "    addConstraints()",
        "    if !frame.isEmpty { self.frame = frame }",
      ]
    } else {
      lines.append("    super.init(\(arguments.replacing("style: style", with: cellStyle)))")
      if size != nil { writeContentSize() }
      lines += ["    addViews()", "    addConstraints()"]
    }
    lines += [
      "  }", "", "  @available(*, unavailable)",
      "  required init?(coder: NSCoder) { nil }", "", "  private func addViews() {",
    ]
    writeViews()
    lines += ["  }", "", "  private func addConstraints() {"]
    writeConstraints()
    lines += ["  }", "}"]
  }

  private mutating func writeExtension(of name: String, _ file: String, _ method: String) {
    let superclass = root.classOfUIKit ?? "UIView"
    lines += [
      "/// The views of \(name), from \(file).", "///",
      "/// \(name), which the app declares, must be a subclass of \(superclass).",
      "/// Call the method once, in the initializer.", "extension \(name) {",
      "  func \(method)() {",
    ]
    for entry in created { lines.append("    let \(creation(of: entry.element))") }
    let isCell = root.child(key: "contentView")?.isContentView ?? false
    if let size = sizeForMasks {
      if isCell {
        writeContentSize()
      } else {
        lines += [
          "    // Autoresizing masks start from the size in the document.",
          "    let ownSize = frame.size", "    frame = \(size)",
        ]
      }
    }
    writeViews()
    if !tree.constraints.isEmpty { lines.append("") }
    writeConstraints()
    if sizeForMasks != nil, !isCell {
      lines.append("    if ownSize != .zero { frame.size = ownSize }")
    }
    lines += ["  }", "}"]
    for connection in root.children(of: "connections") where connection.name.hasPrefix("outlet") {
      guard let property = connection["property"] else { continue }
      let view = entries.first { $0.element.id == connection["destination"] }
      guard let view, let constant = names[view.element] else { continue }
      rest.append(
        connection.name == "outlet"
          ? "the outlet \(property): set it to \(constant)"
          : "the outlet collection \(property): add \(constant)")
    }
  }

  /// The parameters and the arguments of the designated initializer of a class of UIKit.
  private static func initializer(of name: String) -> (parameters: String, arguments: String) {
    switch name {
    case "UITableViewCell":
      (
        "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        "style: style, reuseIdentifier: reuseIdentifier"
      )
    case "UITableView": ("frame: CGRect, style: UITableView.Style", "frame: frame, style: style")
    case "UICollectionView":
      (
        "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
        "frame: frame, collectionViewLayout: layout"
      )
    case "UIVisualEffectView": ("effect: UIVisualEffect?", "effect: effect")
    default: ("frame: CGRect", "frame: frame")
    }
  }

  /// The argument for the style of a cell, which is that of the document if there is one.
  private var cellStyle: String {
    let styles = [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
      "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
    ]
    return "style: \(root["style"].flatMap { styles[$0] }.map { ".\($0)" } ?? "style")"
  }

  // MARK: Sizes of masks

  /// The frame that autoresizing masks start from; `nil` without masks.
  private var sizeForMasks: String? {
    let hasMasks = entries.contains {
      $0.view.translatesAutoresizingMaskIntoConstraints && !($0.view.superview is LayoutStackView)
        && !isOwnPart($0.element)
    }
    let size = tree.ownSize
    return hasMasks
      ? "CGRect(x: 0, y: 0, width: \(size.width.text), height: \(size.height.text))" : nil
  }

  private mutating func writeContentSize() {
    let content = tree.views.first { $0.element.isContentView && $0.element.parent === root }
    guard let size = content?.frame?.size else { return }
    lines += [
      "    // Autoresizing masks start from the size in the document.",
      "    contentView.frame = CGRect(x: 0, y: 0, width: \(size.width.text), height: \(size.height.text))",
    ]
  }

  /// The name of the class without a suffix, and the suffix: the name of the controller or the
  /// scene, else of the file and the scene's number in it.
  private func className(_ file: String) -> (name: String, suffix: String) {
    var given = tree.scene.name
    if !tree.scene.isNamed || Self.typeName(given).isEmpty {
      let number = tree.document.scenes.firstIndex { $0.root === root } ?? 0
      given = "\(file.prefix { $0 != "." })\(number == 0 ? "" : "\(number + 1)")"
    }
    var name = Self.typeName(given)
    if name.isEmpty || name.first?.isNumber == true { name = "Scene\(name)" }
    let isCell = ["UITableViewCell", "UICollectionViewCell"].contains(root.classOfUIKit)
    let suffixes =
      isCell
      ? ["TableViewCell", "CollectionViewCell", "Cell"] : ["ViewController", "Controller", "View"]
    for suffix in suffixes where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    return (name, isCell ? "Cell" : "View")
  }

  private static func typeName(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  // MARK: Hierarchy

  private mutating func writeViews() {
    for entry in tree.views { setUp(entry) }
    for entry in created { add(entry) }
  }

  private mutating func add(_ entry: SceneTree.View) {
    guard let name = names[entry.element] else { return }
    let isArranged = entry.view.superview is LayoutStackView
    let owner = entry.view.superview.flatMap { tree.entry(of: $0) }.map { receiver($0.element) }
    lines.append("    \(owner ?? "")\(isArranged ? "addArrangedSubview" : "addSubview")(\(name))")
  }

  /// The code for a view: `self`, a constant, or the content view of one.
  func path(_ element: Element) -> String {
    if element === root { return "self" }
    if element.isContentView, let parent = element.parent { return "\(path(parent)).contentView" }
    return names[element] ?? "self"
  }

  /// The code before a member of a view: `title.`, or nothing for the root.
  func receiver(_ element: Element) -> String {
    let path = path(element)
    return path == "self" ? "" : "\(path.hasPrefix("self.") ? String(path.dropFirst(5)) : path)."
  }

  static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{2028}", "\u{2029}", "\0"..<" ":
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}
