/// Writes the views and constraints of a class as a layout's text.
struct SceneText {
  private let runner: CodeRunner
  private let root: SceneItem
  private let type: String
  /// The size of the window; `nil` for that of a phone.
  private let size: (width: Double, height: Double)?
  private(set) var names: [ObjectIdentifier: String] = [:]
  private var used: Set<String> = ["window"]
  private var views: [CodeLine] = []
  private var constraints: [CodeLine] = []
  private var placeholders: [String] = []
  private var unknowns: [CodeUnknown] = []

  /// - Parameters:
  ///   - root: The view of the class, or of its controller.
  ///   - type: The class.
  init(
    _ root: SceneItem, of type: String, _ runner: CodeRunner,
    size: (width: Double, height: Double)?
  ) {
    (self.root, self.type, self.runner, self.size) = (root, type, runner, size)
  }

  /// Returns the layout of an object of the class.
  mutating func layout(of object: SceneItem) -> CodeLayout {
    let lengths = "\((size?.width ?? 390).shortText) x \((size?.height ?? 844).shortText)"
    if object.isController {
      let content = CodeContent(of: root, name: "", size: nil)
      let margins = content.properties.filter { $0.hasPrefix("margins") }
      let words =
        ["window", name(of: root), lengths] + (margins.isEmpty ? ["controller"] : margins)
      views.append(CodeLine(words.joined(separator: " ")))
      addChildren(of: root, depth: 0)
    } else {
      views.append(CodeLine("window \(lengths)"))
      add(root, depth: 0)
      addRootConstraints()
    }
    for constraint in runner.constraints { add(constraint) }
    return CodeLayout(
      name: type, place: object.place, views: views, constraints: constraints,
      unknowns: runner.unknowns + unknowns, later: runner.later, placeholders: placeholders)
  }

  /// Adds what a view's superview does: it gives the view a width, and the height that the content
  /// has. A given size is fixed.
  private mutating func addRootConstraints() {
    let name = name(of: root)
    constraints.append(CodeLine("\(name).top == window.top"))
    constraints.append(CodeLine("\(name).leading == window.leading"))
    let (width, height) = size == nil ? (" ~ 999", " ~ 49") : ("", "")
    constraints.append(CodeLine("\(name).width == window.width\(width)"))
    constraints.append(CodeLine("\(name).height == window.height\(height)"))
  }

  // MARK: - Views

  /// Returns the name of an item in the text.
  private mutating func name(of item: SceneItem) -> String {
    if let known = names[ObjectIdentifier(item)] { return known }
    let usual = item === root && !item.isNamedByProperty ? type : item.type
    let base = item.name ?? Self.variable(usual)
    var (name, number) = (base, 2)
    while used.contains(name) { (name, number) = ("\(base)\(number)", number + 1) }
    used.insert(name)
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let written = isPlain && name.first?.isNumber != true ? name : "`\(name)`"
    names[ObjectIdentifier(item)] = written
    return written
  }

  /// Returns the name of a variable for an object of a class: `label` for `UILabel`.
  private static func variable(_ type: String) -> String {
    var name = type.split(separator: ".").last.map(String.init) ?? type
    if name.hasPrefix("UI"), name.count > 2 { name = String(name.dropFirst(2)) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private mutating func add(_ item: SceneItem, depth: Int) {
    let name = name(of: item)
    let indentation = String(repeating: "  ", count: depth)
    if item.isGuide {
      views.append(CodeLine("\(indentation)guide \(name)", place: item.place))
      return
    }
    let content = CodeContent(of: item, name: item.name ?? name, size: intrinsicSize(of: item))
    var words = [content.kind, name] + content.properties
    if let frame = frame(of: item) {
      words.append("frame \(frame.map(\.shortText).joined(separator: " "))")
    }
    var comment = item.type
    if let shown = content.shown { comment += " \"\(shown)\"" }
    if content.isPlaceholder || content.isStrange || item.properties["unknownClass"] != nil {
      comment += "; the size of its content is not known"
      placeholders.append(name)
    }
    let line = indentation + words.joined(separator: " ")
    views.append(CodeLine("\(line)  // \(comment)", place: item.place))
    addChildren(of: item, depth: depth + 1)
    if item.properties["fills"] != nil, let parent = item.parent {
      constraints.append(CodeLine("\(name).edges == \(self.name(of: parent)).edges"))
    }
  }

  private mutating func addChildren(of item: SceneItem, depth: Int) {
    if item.isStack {
      let others = item.children.filter { child in !item.arranged.contains { $0 === child } }
      for other in others {
        note(other, "\(other.shownName) is in a stack view, which does not arrange it")
      }
      for child in item.arranged { add(child, depth: depth) }
    } else {
      for child in item.children { add(child, depth: depth) }
    }
  }

  /// Returns the frame of a view that neither constraints nor a stack view place.
  private mutating func frame(of item: SceneItem) -> [Double]? {
    if item === root || item.hasNoMask { return nil }
    if let first = runner.constraints.first(where: { $0.first.item === item }) {
      unknowns.append(
        CodeUnknown(
          place: first.place,
          reason: "\(item.shownName) keeps its autoresizing mask, and has constraints"))
      return nil
    }
    if item.properties["frame"]?.isUnknown == true { note(item, "the frame is not known") }
    return item.frame ?? [0, 0, 0, 0]
  }

  /// Returns the size that a class of the files gives to its content.
  private func intrinsicSize(of item: SceneItem) -> [String: Double]? {
    let name = "intrinsicContentSize"
    guard let found = runner.types.variable(name, of: item.type, isStatic: false) else {
      return nil
    }
    let scope = SceneScope(found.found.file, own: item, type: found.found.type)
    guard case .numbers(let numbers)? = runner.member(name, of: item, scope) else {
      item.properties["unknownClass"] = .text(item.type)
      return nil
    }
    return numbers
  }

  private mutating func note(_ item: SceneItem, _ reason: String) {
    unknowns.append(CodeUnknown(place: item.place, reason: reason))
  }

  // MARK: - Constraints

  private mutating func add(_ constraint: SceneConstraint) {
    if constraint.isUnknown { return }
    for end in [constraint.first, constraint.second].compactMap({ $0 })
    where names[ObjectIdentifier(end.item)] == nil {
      unknowns.append(
        CodeUnknown(
          place: constraint.place, reason: "\(end.item.shownName) is not in the hierarchy"))
      return
    }
    if let refusal = constraint.refusal {
      unknowns.append(CodeUnknown(place: constraint.place, reason: refusal))
      return
    }
    let text = constraint.text { names[ObjectIdentifier($0)] ?? $0.type }
    constraints.append(
      CodeLine(text, identifier: constraint.identifier, place: constraint.place))
  }
}
