import AnchorsLayout

/// The views, guides and constraints of a run, by their numbers in the plan.
final class LiveTree {
  let plan: Plan
  var items: [any LayoutItem] = []
  var guides: [LayoutGuide] = []
  var controllers: [Int: LayoutViewController] = [:]
  var constraints: [Constraint?]
  private var ids: [ObjectIdentifier: Int] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    constraints = Array(repeating: nil, count: plan.constraintCount)
    for slot in plan.kinds.indices { items.append(makeItem(slot)) }
    for guide in plan.guideHomes.indices { guides.append(LayoutGuide(identifier: "g\(guide)")) }
    for slot in items.indices { LayoutTree(containing: items[slot]).conflictHandler = nil }
  }

  private func makeItem(_ slot: Int) -> any LayoutItem {
    let name = "v\(slot)"
    let view: LayoutView
    switch plan.kinds[slot] {
    case .plain: view = LayoutView(name: name)
    case .label: view = LayoutLabel(name: name)
    case .area: view = AreaView(name: name)
    case .aligned: view = AlignedView(name: name)
    case .stack: view = LayoutStackView(name: name)
    case .scroll: view = LayoutScrollView(name: name)
    case .controlled:
      view = LayoutView(name: name)
      let controller = LayoutViewController()
      controller.view = view
      controllers[slot] = controller
    case .widget: return Widget(name: name)
    }
    if plan.startsConstrained, plan.homes[slot] != nil {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return view
  }

  func view(_ slot: Int) -> LayoutView? { items[slot] as? LayoutView }
  func widget(_ slot: Int) -> Widget? { items[slot] as? Widget }
  func tree(of slot: Int) -> LayoutTree { LayoutTree(containing: items[slot]) }

  /// Runs the passes of the tree that the view is in.
  func layOut(_ slot: Int) {
    if let view = view(slot) { view.layoutIfNeeded() } else { tree(of: slot).layoutIfNeeded() }
  }

  /// Keeps a tree that has just become one of its own from printing.
  func silence(_ slot: Int) { tree(of: slot).conflictHandler = nil }

  // MARK: Constraints

  func id(of constraint: Constraint) -> Int? { ids[ObjectIdentifier(constraint)] }

  /// Keeps a new constraint under a number.
  func keep(_ constraint: Constraint?, as id: Int) {
    if let old = constraints[id] { ids[ObjectIdentifier(old)] = nil }
    constraints[id] = constraint
    if let constraint { ids[ObjectIdentifier(constraint)] = id }
  }

  func constraints(_ ids: [Int]) -> [Constraint] { ids.compactMap { constraints[$0] } }

  /// The item of a name; `nil` if the view has none such.
  func item(_ name: ItemName) -> (any LayoutItem)? {
    switch name {
    case .view(let slot): items[slot]
    case .guide(let guide): guides[guide]
    case .margins(let slot): view(slot)?.margins
    case .safeArea(let slot): view(slot)?.safeArea
    case .readable(let slot): view(slot)?.readableContent
    case .keyboard(let slot): view(slot)?.keyboard
    case .content(let slot): (items[slot] as? LayoutScrollView)?.contentLayoutGuide
    case .frame(let slot): (items[slot] as? LayoutScrollView)?.frameLayoutGuide
    }
  }
}
