import SwiftSyntax

extension CodeRunner {
  private static let structures: [String: [String]] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"],
    "CGRect": ["x", "y", "width", "height"], "UIOffset": ["horizontal", "vertical"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "Insets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "DirectionalInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// Returns what an initializer makes.
  func make(
    _ path: String, _ arguments: CodeArguments, _ node: some SyntaxProtocol, _ scope: SceneScope
  ) -> SceneValue {
    if let names = Self.structures[path] {
      let made = numbers(names, arguments)
      return made.isUnknown ? extended(path, arguments) : made
    }
    if path == "ConstraintGroup" {
      let made = arguments.first.map { build($0.value, []) } ?? []
      return made.map { .group(SceneGroup($0)) } ?? .unknown
    }
    if path == "Priority" || path == "UILayoutPriority", arguments.count == 1 {
      return priority(of: arguments[0].value).map { .number($0) } ?? .unknown
    }
    let sdkClass = types.sdkClass(of: path)
    let isOwn = declarations.isOwn(path)
    guard isOwn || sdkClass != nil || KnownTypes.kind(named: path) == .view else {
      return .unknown
    }
    let item = SceneItem(
      type: path, sdkClass: sdkClass ?? (isOwn ? nil : "UIView"),
      place: place(of: node, in: scope.file))
    if !isOwn, sdkClass == nil { item.properties["unknownClass"] = .text(path) }
    if sdkClass != nil, KnownTypes.kind(of: sdkClass ?? "")?.isItem != true, !item.isController {
      return .unknown
    }
    item.conditions = openConditions
    if item.isView { madeViews.append(item) }
    setFirstValues(item)
    if depth > 60 {
      note(node, scope, "objects make each other")
    } else {
      outsideBuilders { initialize(item, as: path, arguments, node, scope) }
    }
    item.isInitialized = true
    return .item(item)
  }

  /// Returns what an initializer of an extension makes of a structure of numbers.
  private func extended(_ path: String, _ arguments: CodeArguments) -> SceneValue {
    for found in types.members(InitializerDeclSyntax.self, of: path) {
      let parameters = found.node.signature.parameterClause.parameters
      guard let values = parameters.matched(arguments), let body = found.node.body else { continue }
      let inner = SceneScope(found.file, own: nil, type: path)
      inner.variables["self"] = .unknown
      bind(values, to: parameters, inner)
      _ = outsideBuilders { run(body.statements, inner) }
      return inner.variables["self"] ?? .unknown
    }
    return .unknown
  }

  private func numbers(_ names: [String], _ arguments: CodeArguments) -> SceneValue {
    if arguments.isEmpty { return .numbers([:]) }
    // `Insets(8)`
    if arguments.count == 1, arguments[0].label == nil, let number = arguments[0].value.number {
      return .numbers(Dictionary(uniqueKeysWithValues: names.map { ($0, number) }))
    }
    var numbers: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label, names.contains(label), let number = argument.value.number
      else { return .unknown }
      numbers[label] = number
    }
    for name in names where numbers[name] == nil { numbers[name] = 0 }
    return .numbers(numbers)
  }

  /// Gives the stored properties their first values.
  private func setFirstValues(_ item: SceneItem) {
    for type in types.lineage(of: item.type) where declarations.isOwn(type) {
      for found in types.members(VariableDeclSyntax.self, of: type)
      where !found.node.isStatic && !found.node.isLazy {
        let inner = SceneScope(found.file, own: nil, type: type)
        for symbol in found.node.symbols(.member(type), found.file) where symbol.getter == nil {
          let annotation = symbol.annotation.map { TypeName($0.text, in: type) }
          var value = SceneValue.unknown
          if let initial = symbol.value {
            value = evaluate(initial, inner, expected: annotation)
          } else if let annotation, annotation.isOptional {
            value = found.node.modifierNames.contains("@IBOutlet") ? .unknown : .null
          }
          if item.fields[symbol.name] == nil { item.fields[symbol.name] = value }
          name(value, symbol.name, isProperty: true)
        }
      }
    }
  }

  /// Runs the initializer of a class that fits the arguments.
  func initialize(
    _ item: SceneItem, as type: String, _ arguments: CodeArguments, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) {
    let all = types.members(InitializerDeclSyntax.self, of: type)
    // Extensions have initializers of UIKit's classes, too.
    guard declarations.isOwn(type) || !all.isEmpty else {
      return initialize(item, arguments, node, scope)
    }
    for found in all {
      let parameters = found.node.signature.parameterClause.parameters
      // `CardView()` is `CardView(frame: .zero)`.
      let isPlain =
        arguments.isEmpty
        && ["frame", "style", "nibName"].contains(parameters.first?.firstName.text)
      let plain = isPlain ? parameters.map { _ in SceneValue?.some(.unknown) } : nil
      guard let values = parameters.matched(arguments) ?? plain, let body = found.node.body else {
        continue
      }
      let inner = SceneScope(found.file, own: item, type: type)
      bind(values, to: parameters, inner)
      run(body.statements, inner)
      return
    }
    if !declarations.isOwn(type) { return initialize(item, arguments, node, scope) }
    if !all.isEmpty, item.isView || item.isController {
      note(node, scope, "the initializer of \(type) is not among the files")
    }
    let superclass = types.lineage(of: type).dropFirst().first { declarations.isOwn($0) }
    if item.sdkClass == nil, all.isEmpty {
      for argument in arguments {
        if let label = argument.label { item.fields[label] = argument.value }
      }
    } else if let superclass {
      initialize(item, as: superclass, arguments, node, scope)
    } else {
      initialize(item, arguments, node, scope)
    }
  }

  /// Runs an initializer of UIKit.
  private func initialize(
    _ item: SceneItem, _ arguments: CodeArguments, _ node: some SyntaxProtocol, _ scope: SceneScope
  ) {
    for argument in arguments {
      switch argument.label {
      case "arrangedSubviews":
        guard let views = argument.value.elements?.map(\.item),
          !views.contains(where: { $0 == nil })
        else {
          note(node, scope, "the arranged views are not known")
          continue
        }
        for view in views.compactMap({ $0 }) { arrange(view, in: item) }
      case "frame": set("frame", of: item, to: argument.value, node, scope)
      case "image": item.properties["image"] = argument.value
      case _ where argument.value.concernsLayout:
        argument.value.share()
        note(node, scope, "what \(item.type) does with its arguments is not known")
      default: break
      }
    }
  }

  /// Adds a view to the arranged ones of a stack view.
  func arrange(_ view: SceneItem, in stack: SceneItem, at index: Int? = nil) {
    let place = index.map { min(max(0, $0), stack.arranged.count) } ?? stack.arranged.count
    if view.parent !== stack { stack.insert(view) }
    stack.arranged.removeAll { $0 === view }
    stack.arranged.insert(view, at: min(place, stack.arranged.count))
    view.hasNoMask = true
  }

  // MARK: - Fonts

  private static let styles: [String: (size: Double, isBold: Bool)] = [
    "largeTitle": (34, false), "title1": (28, false), "title2": (22, false),
    "title3": (20, false), "headline": (17, true), "body": (17, false), "callout": (16, false),
    "subheadline": (15, false), "footnote": (13, false), "caption1": (12, false),
    "caption2": (11, false),
  ]

  /// Returns the font of a function of `UIFont`; `nil` for another function.
  func font(_ name: String, _ arguments: CodeArguments) -> SceneValue? {
    let first = arguments.first
    switch (name, first?.label, first?.value) {
    case ("systemFont", "ofSize", .number(let size)?):
      var weight = "regular"
      if arguments.count > 1, case .member(let name) = arguments[1].value { weight = name }
      let isBold = ["semibold", "bold", "heavy", "black"].contains(weight)
      return .font(size: size, isBold: isBold)
    case ("boldSystemFont", "ofSize", .number(let size)?): return .font(size: size, isBold: true)
    case ("preferredFont", "forTextStyle", .member(let style)?):
      return Self.styles[style].map { .font(size: $0.size, isBold: $0.isBold) } ?? .unknown
    default: return nil
    }
  }

  // MARK: - The type that is drawn

  /// Makes an object of a class as an app does, and runs the functions that UIKit calls.
  func makeRoot(_ type: CodeTypes.Found<ClassDeclSyntax>) -> SceneItem {
    rootType = type.type
    let scope = SceneScope(type.file, own: nil, type: type.type)
    let item = SceneItem(
      type: type.type, sdkClass: types.sdkClass(of: type.type),
      place: place(of: type.node.name, in: type.file))
    item.isShared = true
    if item.isView { rootView = item }
    setFirstValues(item)
    for (name, value) in assumptions where item.fields[name] != nil { item.fields[name] = value }
    initializeRoot(item, scope)
    item.isInitialized = true
    if item.isController {
      for (name, _) in item.fields where assumptions[name] == nil {
        guard let variable = types.variable(name, of: item.type, isStatic: false) else { continue }
        if !variable.found.node.isClosed { item.open.insert(name) }
      }
      _ = view(of: item)
      load(item)
      call(["viewWillAppear", "viewIsAppearing", "updateViewConstraints"], of: item)
    } else if item.isView {
      call(["didMoveToSuperview", "didMoveToWindow", "updateConstraints"], of: item)
    }
    return item
  }

  /// Runs the first initializer, whose arguments are not known.
  private func initializeRoot(_ item: SceneItem, _ scope: SceneScope) {
    for type in types.lineage(of: item.type) where declarations.isOwn(type) {
      let all = types.members(InitializerDeclSyntax.self, of: type).filter { found in
        !found.node.modifiers.contains { $0.name.text == "convenience" }
      }
      let isCoder = { (found: CodeTypes.Found<InitializerDeclSyntax>) in
        found.node.signature.parameterClause.parameters.first?.firstName.text == "coder"
      }
      let others = all.filter { !isCoder($0) }
      guard let found = others.first ?? all.first, let body = found.node.body else { continue }
      let inner = SceneScope(found.file, own: item, type: type)
      if isCoder(found) {
        note(found.node, inner, "an object of a storyboard or xib has views that are not read")
      }
      defer { if isCoder(found) { call(["awakeFromNib"], of: item) } }
      let steps = changes(in: body)
      for other in others.dropFirst() where other.node.body.map(changes) != steps {
        noteLater(other.node, inner, "another initializer makes another layout")
      }
      let parameters = found.node.signature.parameterClause.parameters
      bind(parameters.map { _ in .unknown }, to: parameters, inner)
      run(body.statements, inner)
      return
    }
    call(["awakeFromNib"], of: item)
  }

  /// Returns the statements of an initializer that may change the layout.
  private func changes(in body: CodeBlockSyntax) -> [String] {
    body.statements.filter { !$0.text.hasPrefix("super.init") && mayAffectLayout($0) }.map(\.text)
  }

  /// Runs the functions of a controller that make its view.
  func load(_ controller: SceneItem) {
    if case .bool? = controller.properties["isLoaded"] { return }
    controller.properties["isLoaded"] = .bool(true)
    call(["loadView", "viewDidLoad"], of: controller)
  }

  /// Runs functions that UIKit calls, if the object has them.
  func call(_ names: [String], of item: SceneItem) {
    for name in names {
      guard let found = types.functions(name, of: item.type, isStatic: false).first,
        let body = found.node.body
      else { continue }
      ran.insert(found.node.id)
      let inner = SceneScope(found.file, own: item, type: found.type)
      _ = outsideBuilders { result(of: body.statements, inner) }
    }
  }

  /// Notes variables that others set, if that builds a part of the layout.
  private func noteVariables(_ found: CodeTypes.Found<VariableDeclSyntax>, of item: SceneItem) {
    let scope = SceneScope(found.file, own: item, type: found.type)
    let names = found.node.modifierNames
    if names.contains("@IBOutlet") {
      note(found.node, scope, "an outlet's view comes from a storyboard or xib")
    }
    for binding in found.node.bindings where !found.node.isClosed && !names.contains("override") {
      guard let block = binding.accessorBlock,
        let body = [.didSet, .willSet, .set].lazy.compactMap({ block.accessor($0) }).first,
        mayBuildLayout(body)
      else { continue }
      let name = binding.pattern.text
      noteLater(binding, scope, "\(name) builds a part of the layout, and others set it")
    }
  }

  /// Notes what may change the layout later.
  func noteRest(of item: SceneItem) {
    let layout = ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews"]
    for type in types.lineage(of: item.type) where declarations.isOwn(type) {
      for found in types.members(FunctionDeclSyntax.self, of: type)
      where !ran.contains(found.node.id) {
        guard let body = found.node.body, mayAffectLayout(body) else { continue }
        let (name, names) = (found.node.name.text, found.node.modifierNames)
        let scope = SceneScope(found.file, own: item, type: type)
        if layout.contains(name) {
          noteLater(found.node.name, scope, "\(name) changes the layout during a pass")
        } else if names.isDisjoint(with: ["private", "fileprivate", "@objc", "@IBAction"]),
          mayBuildLayout(body)
        {
          noteLater(
            found.node.name, scope, "\(name) builds a part of the layout, and others call it")
        }
      }
      for found in types.members(VariableDeclSyntax.self, of: type) {
        noteVariables(found, of: item)
      }
    }
    // A class has one superclass; the others that it names are protocols.
    let lineage = types.lineage(of: item.type)
    for (place, type) in lineage.enumerated()
    where !declarations.isOwn(type) && !KnownTypes.isKnown(type) && !KnownTypes.isClass(type)
      && declarations.types[type]?.isProtocol != true && type != "class" && type != "AnyObject"
      && !lineage[..<place].contains(where: { KnownTypes.isClass($0) })
    {
      note(CodeUnknown(place: item.place, reason: "\(type) is not among the files"))
    }
  }
}
