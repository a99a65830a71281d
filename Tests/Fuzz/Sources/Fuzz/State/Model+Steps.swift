import AnchorsLayout

extension Model {
  /// Waits for the end; ends a worker that stands still, and returns `true` if it did. If not,
  /// nothing has changed.
  mutating func apply(_ step: Step) -> Bool {
    switch step {
    case .insert, .remove, .removeSilently, .addGuide, .removeGuide: return applyHierarchy(step)
    case .make, .activate, .deactivate, .transition, .constant, .multiplier, .priority, .update,
      .remake, .removeConstraints:
      return applyConstraint(step)
    case .arrange, .unarrange, .stack, .customSpacing: return applyStack(step)
    case .layout, .invalidate, .fitting, .ask, .compare, .deep, .together: return true
    case .animate(_, let first, let second):
      // Each step is applied where the live tree applies it, one by one.
      return !first.isEmpty || !second.isEmpty
    default: return applyProperty(step)
    }
  }

  // MARK: The hierarchy

  private mutating func applyHierarchy(_ step: Step) -> Bool {
    switch step {
    case .insert(let slot, let into, let index):
      return insert(slot, into: into, at: index)
    case .remove(let slot, let frame):
      guard views[slot].superview != nil else { return false }
      leave(slot)
      views[slot].frame = frame
      return true
    case .removeSilently(let slot, let frame):
      guard let superview = views[slot].superview else { return false }
      views[superview].subviews.removeAll { $0 == slot }
      views[slot].superview = nil
      views[slot].frame = frame
      hasSilentMoves = true
      return true
    case .addGuide(let guide, let slot):
      if guides[guide] == slot { return true }
      if guides[guide] != nil { removeGuide(guide) }
      guides[guide] = slot
      views[slot].guides.append(guide)
      return true
    case .removeGuide(let guide):
      if guides[guide] == nil { return false }
      removeGuide(guide)
      return true
    default: return false
    }
  }

  private mutating func insert(_ slot: Int, into: Int, at index: Int?) -> Bool {
    if slot == 0 || isIn(into, slot) { return false }
    if views[slot].superview != into {
      if views[slot].superview != nil { leave(slot) }
      views[slot].superview = into
      let below = subtree(of: slot)
      if installed.contains(where: { id in constraints[id]?.host.map(below.contains) ?? false }) {
        hasJoined = true
      }
    } else {
      views[into].subviews.removeAll { $0 == slot }
    }
    let count = views[into].subviews.count
    views[into].subviews.insert(slot, at: min(index ?? count, count))
    return true
  }

  private mutating func leave(_ slot: Int) {
    guard let superview = views[slot].superview else { return }
    views[superview].stack?.arranged.removeAll { $0.view == slot }
    uninstallLeaving(Set(subtree(of: slot)))
    views[superview].subviews.removeAll { $0 == slot }
    views[slot].superview = nil
  }

  private mutating func removeGuide(_ guide: Int) {
    guard let slot = guides[guide] else { return }
    uninstallLeaving([], guide: guide)
    views[slot].guides.removeAll { $0 == guide }
    guides[guide] = nil
  }

  // MARK: Stacks

  private mutating func applyStack(_ step: Step) -> Bool {
    switch step {
    case .arrange(let slot, let stack, let index):
      guard let count = views[stack].stack?.arranged.count, slot > 1, !isIn(stack, slot) else {
        return false
      }
      let former = views[stack].stack?.arranged.firstIndex { $0.view == slot }
      let spacing = former.flatMap { views[stack].stack?.arranged.remove(at: $0).spacing }
      if views[slot].superview != stack, !insert(slot, into: stack, at: nil) { return false }
      let place = min(min(index, count), views[stack].stack?.arranged.count ?? 0)
      views[stack].stack?.arranged.insert((slot, spacing), at: place)
      // The stack's constraints would turn it off in the next layout that arranges.
      views[slot].translates = false
      return true
    case .unarrange(let slot, let stack):
      guard let index = views[stack].stack?.arranged.firstIndex(where: { $0.view == slot }) else {
        return false
      }
      views[stack].stack?.arranged.remove(at: index)
      return true
    case .stack(let slot, let settings):
      if views[slot].stack == nil { return false }
      views[slot].stack?.settings = settings
      return true
    case .customSpacing(let slot, let stack, let spacing):
      guard let index = views[stack].stack?.arranged.firstIndex(where: { $0.view == slot }) else {
        return false
      }
      views[stack].stack?.arranged[index].spacing =
        spacing == LayoutStackView.spacingUseDefault ? nil : spacing
      return true
    default: return false
    }
  }
}
