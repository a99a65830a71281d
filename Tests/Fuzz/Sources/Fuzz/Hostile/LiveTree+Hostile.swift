import AnchorsLayout

extension LiveTree {
  /// Makes all objects hostile ones, before the first step.
  func becomeHostile(_ mischief: Mischief) {
    for slot in items.indices { items[slot] = hostileItem(slot, mischief) }
    let calm = items.firstIndex { $0 is HostileView }
    calm.map { (items[$0] as? HostileView)?.isRestless = plan.isHard }
    for slot in items.indices { silence(slot) }
    LayoutTree(containing: items[0]).conflictHandler = { [weak mischief] _ in
      mischief?.happen(.passing, of: nil)
    }
  }

  private func hostileItem(_ slot: Int, _ mischief: Mischief) -> any LayoutItem {
    let name = "v\(slot)"
    switch plan.kinds[slot] {
    case .label:
      let label = HostileLabel(name: name)
      label.mischief = mischief
      return label
    case .stack:
      let stack = HostileStack(name: name)
      stack.mischief = mischief
      return stack
    case .scroll:
      let scroll = HostileScrollView(name: name)
      scroll.mischief = mischief
      return scroll
    case .widget:
      let widget = HostileWidget(name: name)
      widget.mischief = mischief
      return widget
    case .plain, .area, .aligned, .controlled:
      let view = HostileView(name: name)
      view.mischief = mischief
      if plan.kinds[slot] == .controlled {
        let controller = HostileController()
        controller.mischief = mischief
        controller.view = view
        controllers[slot] = controller
      }
      return view
    }
  }

  /// Lets go of an item, and has another in its place.
  func replace(_ slot: Int) {
    // A custom class whose getters and setters are hostile.
    let (old, controller) = (items[slot], controllers[slot])
    defer { withExtendedLifetime((old, controller)) {} }
    controllers[slot] = nil
    let new: any LayoutItem =
      old is Widget ? Widget(name: "v\(slot)") : LayoutView(name: "v\(slot)")
    new.layoutFrame = old.layoutFrame
    items[slot] = new
    silence(slot)
  }

  /// Held until no change is under way: a freed object may call back.
  func applyHostile(_ step: Step) {
    switch step {
    case .insert(let slot, let into, _), .arrange(let slot, in: let into, at: _):
      if slot == into || isBelow(into, slot) { return }
      apply(step)
      // Applies a step if the tree, which no longer has a model, allows it.
      silence(slot)
    case .make(let id, let statement, _):
      if isMissing(statement) { return }
      constraints[id]?.isActive = false
      let new = expression(statement)
      keep(new, as: id)
      if let new { try? Installer.install(new) }
    case .transition(let old, let new):
      Constraint.deactivate(constraints(old))
      try? Installer.install(constraints(new))
    case .update(let id, let statement): applyHostile(.make(id, statement, activates: true))
    case .remake(let slot, let ids, let statements):
      items[slot].removeConstraints()
      for (id, statement) in zip(ids, statements) {
        applyHostile(.make(id, statement, activates: true))
      }
    case .intrinsic(let slot, _), .baselines(let slot, _, _):
      if plan.kinds[slot].hasOwnContent, !(items[slot] is Widget) { return }
      apply(step)
    case .remove(let slot, _), .removeSilently(let slot, _):
      apply(step)
      silence(slot)
    default: apply(step)
    }
  }

  private func isMissing(_ statement: Statement) -> Bool {
    [statement.first, statement.second].contains { name in name.map { item($0) == nil } ?? false }
  }

  private func isBelow(_ slot: Int, _ ancestor: Int) -> Bool {
    var item: (any LayoutItem)? = items[slot]
    while let current = item {
      if current === items[ancestor] { return true }
      item = current.layoutParent
    }
    return false
  }
}
