import AnchorsLayout

extension LiveTree {
  /// Does what a step says. The model has found it possible.
  func apply(_ step: Step) {
    switch step {
    case .insert(let slot, let into, let index): insert(slot, into: into, at: index)
    case .remove(let slot, let frame):
      view(slot)?.removeFromSuperview()
      widget(slot)?.leave(saysSo: true)
      setFrame(frame, of: slot)
      silence(slot)
    case .removeSilently(let slot, let frame):
      widget(slot)?.leave(saysSo: false)
      setFrame(frame, of: slot)
      silence(slot)
    case .addGuide(let guide, let slot): view(slot)?.addLayoutGuide(guides[guide])
    case .removeGuide(let guide): guides[guide].owningView?.removeLayoutGuide(guides[guide])
    case .arrange(let slot, let stack, let index):
      guard let view = view(slot), let stack = items[stack] as? LayoutStackView else { return }
      stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
      view.translatesAutoresizingMaskIntoConstraints = false
    case .unarrange(let slot, let stack):
      guard let view = view(slot) else { return }
      (items[stack] as? LayoutStackView)?.removeArrangedSubview(view)
    case .stack(let slot, let settings): (items[slot] as? LayoutStackView)?.apply(settings)
    case .customSpacing(let slot, let stack, let spacing):
      guard let view = view(slot) else { return }
      (items[stack] as? LayoutStackView)?.setCustomSpacing(spacing, after: view)
    case .layout(let slot): layOut(slot)
    case .invalidate(let slot):
      view(slot)?.invalidateIntrinsicContentSize()
      view(slot)?.setNeedsLayout()
      view(slot)?.setNeedsUpdateConstraints()
      if let widget = widget(slot) { LayoutTree(containing: widget).metricsDidChange() }
    case .fitting(let slot, let target, let horizontal, let vertical):
      _ = fittingSize(of: slot, target, horizontal, vertical)
    case .ask, .compare, .deep, .together, .animate: break
    case .make, .activate, .deactivate, .transition, .constant, .multiplier, .priority, .update,
      .remake, .removeConstraints:
      applyConstraint(step)
    default: applyProperty(step)
    }
  }

  func fittingSize(
    of slot: Int, _ target: Size, _ horizontal: Double, _ vertical: Double
  ) -> Size {
    tree(of: slot).systemLayoutSizeFitting(
      target, of: items[slot], horizontal: Priority(horizontal), vertical: Priority(vertical))
  }

  private func insert(_ slot: Int, into: Int, at index: Int?) {
    if let child = view(slot), let parent = view(into) {
      if let index, index < parent.subviews.count {
        let isSame = child.superview === parent
        parent.insertSubview(child, at: isSame ? min(index, parent.subviews.count - 1) : index)
      } else {
        parent.addSubview(child)
      }
    } else if let child = widget(slot), let parent = widget(into) {
      parent.insert(child, at: index)
    }
  }

  func setFrame(_ frame: Rect, of slot: Int) {
    if let view = view(slot) {
      view.frame = frame
    } else {
      items[slot].layoutFrame = frame
      widget(slot)?.metricsDidChange()
    }
  }

  // MARK: Constraints

  private func applyConstraint(_ step: Step) {
    switch step {
    case .make(let id, let statement, let activates):
      constraints[id]?.isActive = false
      keep(expression(statement), as: id)
      if activates { install([id]) }
    case .activate(let ids): install(ids)
    case .deactivate(let ids): Constraint.deactivate(constraints(ids))
    case .transition(let old, let new):
      ConstraintGroup(constraints(new)).activate(replacing: ConstraintGroup(constraints(old)))
    case .constant(let id, let value): constraints[id]?.constant = value
    case .multiplier(let id, let value): constraints[id]?.multiplier = value
    case .priority(let id, let value): constraints[id]?.priority = Priority(value)
    case .update(let id, let statement): update(id, statement)
    case .remake(let slot, let ids, let statements):
      Constraint.deactivate(constraints(ids))
      let new = statements.compactMap { expression($0) }
      remake(items[slot], new)
      for (id, constraint) in zip(ids, new) { keep(constraint, as: id) }
    case .removeConstraints(let slot): items[slot].removeConstraints()
    default: break
    }
  }

  /// Installs a batch; one that cannot be installed is left alone.
  private func install(_ ids: [Int]) { try? Installer.install(constraints(ids)) }

  private func update(_ id: Int, _ statement: Statement) {
    guard let constraint = expression(statement), let item = item(statement.first) else { return }
    let former = constraints[id]
    let live = update(item, constraint)
    if live === constraint {
      if former !== live { former?.isActive = false }
      keep(constraint, as: id)
    }
  }

  private func update(_ item: some LayoutItem, _ constraint: Constraint) -> Constraint? {
    item.updateConstraints { _ in constraint }.constraints.first
  }

  private func remake(_ item: some LayoutItem, _ constraints: [Constraint]) {
    item.remakeConstraints { _ in for constraint in constraints { constraint } }
  }
}

extension LayoutStackView {
  func apply(_ settings: StackSettings) {
    axis = settings.axis
    distribution = settings.distribution
    alignment = settings.alignment
    spacing = settings.spacing
    isBaselineRelativeArrangement = settings.isBaselineRelative
    isLayoutMarginsRelativeArrangement = settings.isMarginsRelative
  }
}
