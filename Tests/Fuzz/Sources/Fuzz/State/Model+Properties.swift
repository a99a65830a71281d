import AnchorsLayout

extension Model {
  /// Applies a step that sets a property of a view.
  mutating func applyProperty(_ step: Step) -> Bool {
    if plan.isForeign { return applyForeignProperty(step) }
    switch step {
    case .frame(let slot, let frame):
      views[slot].frame = frame
    case .mask(let slot, let mask, let frame):
      if slot == 0 || isInStack(slot) || !mayHaveFixedFrame(slot) { return false }
      views[slot].translates = true
      views[slot].mask = mask
      views[slot].frame = frame
    case .translates(let slot, let translates, let frame):
      if slot == 0 { return false }
      if translates, isInStack(slot) || !mayHaveFixedFrame(slot) { return false }
      views[slot].translates = translates
      views[slot].frame = frame
    case .intrinsic(let slot, let size):
      if plan.kinds[slot].hasOwnContent { return false }
      views[slot].intrinsic = size
    case .hugging(let slot, let priorities): views[slot].hugging = priorities
    case .compression(let slot, let priorities): views[slot].compression = priorities
    case .baselines(let slot, let first, let last):
      if plan.kinds[slot].hasOwnContent { return false }
      views[slot].firstBaseline = first
      views[slot].lastBaseline = last
    case .alignment(let slot, let insets):
      if plan.kinds[slot] != .aligned { return false }
      if views[slot].translates, !plan.features.contains(.smallAlignedFrames) { return false }
      views[slot].alignment = insets
    case .area(let slot, let area):
      if plan.kinds[slot] != .area { return false }
      views[slot].area = area
    case .hidden(let slot, let isHidden): views[slot].isHidden = isHidden
    case .direction(let slot, let direction): views[slot].direction = direction
    case .text, .fontSize, .lines, .preferredWidth: return applyText(step)
    default: return applySurroundings(step)
    }
    return true
  }

  private func mayHaveFixedFrame(_ slot: Int) -> Bool {
    views[slot].alignment == .zero || plan.features.contains(.smallAlignedFrames)
  }

  private func isInStack(_ slot: Int) -> Bool {
    views[slot].superview.map { views[$0].stack != nil } ?? false
  }

  private mutating func applyText(_ step: Step) -> Bool {
    func isLabel(_ slot: Int) -> Bool { plan.kinds[slot] == .label }
    switch step {
    case .text(let slot, let text) where isLabel(slot): views[slot].text = text
    case .fontSize(let slot, let size) where isLabel(slot): views[slot].fontSize = size
    case .lines(let slot, let count) where isLabel(slot): views[slot].lines = count
    case .preferredWidth(let slot, let width) where isLabel(slot):
      views[slot].preferredWidth = width
    default: return false
    }
    return true
  }

  private mutating func applySurroundings(_ step: Step) -> Bool {
    switch step {
    case .margins(let slot, let insets): views[slot].margins = .absolute(insets)
    case .directionalMargins(let slot, let insets): views[slot].margins = .directional(insets)
    case .preserves(let slot, let preserves): views[slot].preserves = preserves
    case .insetsFromSafeArea(let slot, let insets): views[slot].insetsFromSafeArea = insets
    case .safeArea(let slot, let insets): views[slot].safeArea = insets
    case .additionalSafeArea(let slot, let insets):
      if plan.kinds[slot] != .controlled { return false }
      views[slot].additionalSafeArea = insets
    case .keyboard(let slot, let height): views[slot].keyboard = height
    case .offset(let slot, let offset):
      if plan.kinds[slot] != .scroll { return false }
      views[slot].offset = offset
    default: return false
    }
    return true
  }

  /// Applies a step that sets a property of a custom class.
  private mutating func applyForeignProperty(_ step: Step) -> Bool {
    switch step {
    case .frame(let slot, let frame):
      if views[slot].superview != nil { return false }
      views[slot].frame = frame
    case .intrinsic(let slot, let size): views[slot].intrinsic = size
    case .minimum(let slot, let width, let height): views[slot].minimum = (width, height)
    case .hugging(let slot, let priorities): views[slot].hugging = priorities
    case .compression(let slot, let priorities): views[slot].compression = priorities
    case .baselines(let slot, let first, let last):
      views[slot].firstBaseline = first
      views[slot].lastBaseline = last
    case .margins(let slot, let insets): views[slot].margins = .absolute(insets)
    case .direction(let slot, let direction): views[slot].direction = direction
    default: return false
    }
    return true
  }
}
