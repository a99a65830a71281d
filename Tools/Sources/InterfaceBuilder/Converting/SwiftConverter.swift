import AnchorsLayout

/// Writes a scene as a `UIView` subclass: views, hierarchy and constraints.
///
/// Fonts, colors and actions are not layout. They are listed as comments at the end.
package struct SwiftConverter {
  let tree: SceneTree
  let names: SwiftNames
  var lines: [String] = []
  var rest: [String] = []

  /// Returns the code of a scene.
  package static func code(
    _ scene: InterfaceScene, in document: InterfaceDocument, file: String
  ) -> String {
    let tree = SceneTree(scene, in: document)
    var converter = SwiftConverter(tree)
    converter.write(file: file)
    return converter.lines.joined(separator: "\n") + "\n"
  }

  private init(_ tree: SceneTree) {
    self.tree = tree
    names = SwiftNames(tree)
  }

  private var entries: [SceneTree.View] {
    tree.views.dropFirst().filter { names[$0.element] != nil }
  }

  private mutating func write(file: String) {
    let name = className(file)
    lines += [
      "import Anchors", "import UIKit", "", "/// The views of \(name)View, from \(file).",
      "final class \(name)View: UIView {",
    ]
    for entry in entries { declare(entry.element) }
    lines += ["", "  override init(frame: CGRect) {"]
    let hasMasks = entries.contains {
      $0.view.translatesAutoresizingMaskIntoConstraints && !($0.view.superview is LayoutStackView)
    }
    if hasMasks {
      let size = tree.ownSize
      lines += [
        "    // Autoresizing masks start from the size in the document.",
        "    super.init(frame: CGRect(x: 0, y: 0, width: \(size.width.text), height: \(size.height.text)))",
        "    addViews()", "    addConstraints()", "    if !frame.isEmpty { self.frame = frame }",
      ]
    } else {
      lines += ["    super.init(frame: frame)", "    addViews()", "    addConstraints()"]
    }
    lines += [
      "  }", "", "  @available(*, unavailable)",
      "  required init?(coder: NSCoder) { nil }", "", "  private func addViews() {",
    ]
    setUp(tree.root, tree.scene.root, "self")
    for entry in entries { setUp(entry.view, entry.element, names[entry.element] ?? "") }
    for entry in entries { add(entry) }
    lines += ["  }", "", "  private func addConstraints() {"]
    writeConstraints()
    lines += ["  }", "}"]
    if !rest.isEmpty { lines += ["", "// Not converted:"] + rest.map { "// - \($0)" } }
  }

  /// The name of the class without `View`: that of the controller or the scene, else of the file
  /// and the scene's number in it.
  private func className(_ file: String) -> String {
    var name = tree.scene.name
    if !tree.scene.isNamed {
      let number = tree.document.scenes.firstIndex { $0.root === tree.scene.root } ?? 0
      name = "\(file.prefix { $0 != "." })\(number == 0 ? "" : "\(number + 1)")"
    }
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    for suffix in ["ViewController", "Controller", "View"]
    where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  // MARK: Views

  private mutating func declare(_ element: Element) {
    guard let name = names[element] else { return }
    lines.append("  let \(name) = \(Self.creation(of: element))")
    noteRest(element, name)
  }

  private static func creation(of element: Element) -> String {
    if let custom = element["customClass"], element.name != "tableViewCell" { return "\(custom)()" }
    return switch element.name {
    case "label": "UILabel()"
    case "button": element["buttonType"] == nil ? "UIButton()" : "UIButton(type: .system)"
    case "imageView": "UIImageView()"
    case "textField": "UITextField()"
    case "textView": "UITextView()"
    case "stackView": "UIStackView()"
    case "scrollView": "UIScrollView()"
    case "switch": "UISwitch()"
    case "slider": "UISlider()"
    case "stepper": "UIStepper()"
    case "segmentedControl": "UISegmentedControl()"
    case "progressView": "UIProgressView()"
    case "pageControl": "UIPageControl()"
    case "activityIndicatorView": "UIActivityIndicatorView()"
    case "datePicker": "UIDatePicker()"
    case "pickerView": "UIPickerView()"
    case "searchBar": "UISearchBar()"
    case "tableView": "UITableView()"
    case "collectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "visualEffectView": "UIVisualEffectView()"
    default: "UIView()"
    }
  }

  private mutating func noteRest(_ element: Element, _ name: String) {
    if let font = element.children.first(where: { $0.name == "fontDescription" }) {
      let words = [font["type"] ?? font["name"], font["weight"], font["pointSize"], font["style"]]
      rest.append("the font of \(name): \(words.compactMap { $0 }.joined(separator: " "))")
    }
    for connection in element.children(of: "connections") where connection.name == "action" {
      rest.append("the action \(connection["selector"] ?? "") of \(name)")
    }
  }

  private mutating func setUp(_ view: LayoutView, _ element: Element, _ name: String) {
    let start = name == "self" ? "" : "\(name)."
    func set(_ property: String, _ value: String) {
      lines.append("    \(start)\(property) = \(value)")
    }
    switch element.name {
    case "label":
      if let text = element["text"] { set("text", Self.quoted(text)) }
      if let count = element["numberOfLines"].flatMap(Int.init) { set("numberOfLines", "\(count)") }
      if let alignment = element["textAlignment"], ["center", "right"].contains(alignment) {
        set("textAlignment", ".\(alignment)")
      }
    case "button":
      if let title = element.child("state", key: "normal")?["title"] {
        lines.append("    \(start)setTitle(\(Self.quoted(title)), for: .normal)")
      }
    case "textField":
      if let text = element["placeholder"] { set("placeholder", Self.quoted(text)) }
    case "imageView":
      if let image = element["image"] { rest.append("the image of \(name): \(image)") }
    default: break
    }
    if let stack = view as? LayoutStackView { setUp(stack, set) }
    if element.isOn("hidden") { set("isHidden", "true") }
    setPriorities(element, start)
    if element.hasMargins { setMargins(element, set) }
    if element.isOn("preservesSuperviewLayoutMargins") {
      set("preservesSuperviewLayoutMargins", "true")
    }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" {
      set("insetsLayoutMarginsFromSafeArea", "false")
    }
    if name != "self", !(view.superview is LayoutStackView),
      view.translatesAutoresizingMaskIntoConstraints
    {
      setFrame(view, set)
    }
  }

  private func setUp(_ stack: LayoutStackView, _ set: (String, String) -> Void) {
    if stack.axis == .vertical { set("axis", ".vertical") }
    if stack.distribution != .fill { set("distribution", ".\(stack.distribution)") }
    if stack.alignment != .fill { set("alignment", ".\(stack.alignment)") }
    if stack.spacing != 0 { set("spacing", stack.spacing.text) }
    if stack.isBaselineRelativeArrangement { set("isBaselineRelativeArrangement", "true") }
    if stack.isLayoutMarginsRelativeArrangement {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private mutating func setPriorities(_ element: Element, _ start: String) {
    for (name, axis) in [("horizontal", ".horizontal"), ("vertical", ".vertical")] {
      if let priority = element["\(name)HuggingPriority"] {
        lines.append(
          "    \(start)setContentHuggingPriority(UILayoutPriority(\(priority)), for: \(axis))")
      }
      if let priority = element["\(name)CompressionResistancePriority"] {
        lines.append(
          "    \(start)setContentCompressionResistancePriority(UILayoutPriority(\(priority)), for: \(axis))"
        )
      }
    }
  }

  private func setMargins(_ element: Element, _ set: (String, String) -> Void) {
    func numbers(_ margins: Element, _ sides: [String]) -> String {
      sides.map { "\($0): \((margins.number($0) ?? 8).text)" }.joined(separator: ", ")
    }
    if let margins = element.child(key: "layoutMargins") {
      set("layoutMargins", "UIEdgeInsets(\(numbers(margins, ["top", "left", "bottom", "right"])))")
    } else if let margins = element.child(key: "directionalLayoutMargins") {
      set(
        "directionalLayoutMargins",
        "NSDirectionalEdgeInsets(\(numbers(margins, ["top", "leading", "bottom", "trailing"])))")
    }
  }

  private func setFrame(_ view: LayoutView, _ set: (String, String) -> Void) {
    let frame = view.frame
    set(
      "frame",
      "CGRect(x: \(frame.minX.text), y: \(frame.minY.text), width: \(frame.width.text), height: \(frame.height.text))"
    )
    let parts: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    let mask = parts.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    if !mask.isEmpty { set("autoresizingMask", "[\(mask.joined(separator: ", "))]") }
  }

  private mutating func add(_ entry: SceneTree.View) {
    guard let name = names[entry.element] else { return }
    let owner = owner(of: entry.view)
    if entry.view.superview is LayoutStackView {
      lines.append("    \(owner).addArrangedSubview(\(name))")
    } else {
      lines.append("    \(owner == "self" ? "" : "\(owner).")addSubview(\(name))")
    }
  }

  /// The name of the nearest view around another one that has a name; a cell's or an effect's
  /// content view is a property of it.
  func owner(of view: LayoutView) -> String {
    for superview in view.superviews {
      guard let entry = tree.entry(of: superview) else { break }
      if let name = names[entry.element] { return name }
      if entry.element["key"] == "contentView", let parent = entry.element.parent,
        let name = names[parent]
      {
        return "\(name).contentView"
      }
    }
    return "self"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
    return "\"\(escaped)\""
  }
}
