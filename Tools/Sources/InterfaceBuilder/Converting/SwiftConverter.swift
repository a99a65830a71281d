import AnchorsLayout

/// Writes a scene as a `UIView` subclass: views, hierarchy and constraints.
///
/// Fonts, colors and actions are not layout. They are listed as comments at the end.
package struct SwiftConverter {
  private let tree: SceneTree
  private let names: SwiftNames
  private var lines: [String] = []
  private var rest: [String] = []

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
  private func owner(of view: LayoutView) -> String {
    var next = view.superview
    while let superview = next {
      guard let entry = tree.views.first(where: { $0.view === superview }) else { break }
      if let name = names[entry.element] { return name }
      if entry.element["key"] == "contentView", let parent = entry.element.parent,
        let name = names[parent]
      {
        return "\(name).contentView"
      }
      next = superview.superview
    }
    return "self"
  }

  // MARK: Constraints

  private mutating func writeConstraints() {
    var groups: [(owner: String, statements: [String])] = []
    for installed in tree.constraints {
      if installed.element.isOn("placeholder") {
        rest.append("\(installed.element.title), which is for design time only")
        continue
      }
      guard let (owner, statement) = statement(installed) else {
        rest.append(
          "\(installed.element.title) in line \(installed.element.line): \(installed.constraint)")
        continue
      }
      if let place = groups.firstIndex(where: { $0.owner == owner }) {
        groups[place].statements.append(statement)
      } else {
        groups.append((owner, [statement]))
      }
    }
    for group in groups {
      lines.append("    \(group.owner).makeConstraints { v in")
      lines += group.statements.map { "      \($0)" }
      lines.append("    }")
    }
  }

  /// Returns the view that a constraint is about, the inner one of its items, and the statement.
  private func statement(_ installed: SceneTree.Installed) -> (owner: String, text: String)? {
    let constraint = installed.constraint
    guard let first = side(constraint.firstAnchor) else { return nil }
    let end = end(installed)
    guard let anchor = constraint.secondAnchor, installed.element["secondAttribute"] != nil else {
      guard first.view != nil else { return nil }
      return (
        first.name,
        "v.\(first.attribute) \(constraint.relation.sign) \(constraint.constant.text)\(end)"
      )
    }
    guard let second = side(anchor) else { return nil }
    let isOther = second.view != nil && (first.view == nil || first.depth < second.depth)
    if isOther, constraint.multiplier == 1 {
      // The inner item comes first: `title.trailing == trailing - 16`.
      return (
        second.name,
        "v.\(second.attribute) \(constraint.relation.flipped) \(first.text)\(Self.offset(-constraint.constant))\(end)"
      )
    }
    guard first.view != nil else { return nil }
    let factor = constraint.multiplier == 1 ? "" : " * \(Self.exact(constraint.multiplier))"
    return (
      first.name,
      "v.\(first.attribute) \(constraint.relation.sign) \(second.text)\(factor)\(Self.offset(constraint.constant))\(end)"
    )
  }

  private func end(_ installed: SceneTree.Installed) -> String {
    var end = ""
    let priority = installed.constraint.priority
    if priority != .required {
      end += " ~ \(priority == .high ? ".high" : priority == .low ? ".low" : "\(priority)")"
    }
    return end
  }

  /// An item and an attribute in the code; `view` is `nil` for the root and for guides.
  private struct Side {
    let view: LayoutView?
    let name: String
    let attribute: String
    let depth: Int

    var text: String { "\(name).\(attribute)" }
  }

  private func side(_ anchor: AnyAnchor) -> Side? {
    let attribute = "\(anchor.attribute)"
    guard let item = anchor.item else { return nil }
    if let view = item as? LayoutView {
      guard let entry = tree.views.first(where: { $0.view === view }) else { return nil }
      if let name = names[entry.element] {
        return Side(view: view, name: name, attribute: attribute, depth: entry.depth)
      }
      let isRoot = view === tree.root || owner(of: view) == "self"
      let name = isRoot ? "self" : "\(owner(of: view)).contentView"
      return Side(view: nil, name: name, attribute: attribute, depth: entry.depth)
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    let entry = tree.views.first { $0.view === owner }
    let name = entry.flatMap { names[$0.element] } ?? "self"
    let depth = entry?.depth ?? 0
    func member(_ member: String) -> Side {
      Side(view: nil, name: "\(name).\(member)", attribute: attribute, depth: depth)
    }
    if guide === owner.safeArea { return member("safeArea") }
    if guide === owner.margins { return member("margins") }
    if guide === owner.readableContent { return member("readableContent") }
    if guide === owner.keyboard { return member("keyboard") }
    if let scroll = owner as? LayoutScrollView {
      if guide === scroll.contentLayoutGuide { return member("contentLayoutGuide") }
      if guide === scroll.frameLayoutGuide { return member("frameLayoutGuide") }
    }
    // A controller's guides end where the safe area begins and begin where it ends.
    switch (guide.identifier, anchor.attribute) {
    case ("topLayoutGuide", .bottom):
      return Side(view: nil, name: "self.safeArea", attribute: "top", depth: 0)
    case ("bottomLayoutGuide", .top):
      return Side(view: nil, name: "self.safeArea", attribute: "bottom", depth: 0)
    default: return nil
    }
  }

  private static func offset(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return constant < 0 ? " - \((-constant).text)" : " + \(constant.text)"
  }

  /// A multiplier, which may be a ratio such as 16 / 9.
  private static func exact(_ multiplier: Double) -> String {
    for divisor in 1...16 {
      let product = multiplier * Double(divisor)
      if product == product.rounded(), product < 1000 {
        return divisor == 1 ? "\(Int(product))" : "\(Int(product)) / \(divisor)"
      }
    }
    return "\(multiplier)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
    return "\"\(escaped)\""
  }
}

extension Relation {
  /// The operator in Swift.
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The operator with the sides exchanged.
  fileprivate var flipped: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: ">="
    case .greaterThanOrEqual: "<="
    }
  }
}
