import AnchorsLayout
import LayoutCases

extension LiveTree {
  /// Sets a property.
  func applyProperty(_ step: Step) {
    if plan.isForeign { return applyForeignProperty(step) }
    switch step {
    case .frame(let slot, let frame): view(slot)?.frame = frame
    case .mask(let slot, let mask, let frame):
      view(slot)?.translatesAutoresizingMaskIntoConstraints = true
      view(slot)?.autoresizingMask = mask
      view(slot)?.frame = frame
    case .translates(let slot, let translates, let frame):
      view(slot)?.translatesAutoresizingMaskIntoConstraints = translates
      view(slot)?.frame = frame
    case .intrinsic(let slot, let size): view(slot)?.intrinsicContentSize = size
    case .hugging(let slot, let priorities): view(slot)?.set(hugging: priorities)
    case .compression(let slot, let priorities): view(slot)?.set(compressionResistance: priorities)
    case .baselines(let slot, let first, let last):
      view(slot)?.baselineOffsetFromTop = first
      view(slot)?.baselineOffsetFromBottom = last
    case .alignment(let slot, let insets): (items[slot] as? AlignedView)?.alignment = insets
    case .area(let slot, let area): (items[slot] as? AreaView)?.area = area
    case .hidden(let slot, let isHidden): view(slot)?.isHidden = isHidden
    case .direction(let slot, let direction):
      if let direction {
        view(slot)?.layoutDirection = direction
      } else {
        view(slot)?.inheritLayoutDirection()
      }
    default:
      applyText(step)
      applySurroundings(step)
    }
  }

  private func applyText(_ step: Step) {
    switch step {
    case .text(let slot, let text): (items[slot] as? LayoutLabel)?.text = text
    case .fontSize(let slot, let size): (items[slot] as? LayoutLabel)?.font.size = size
    case .lines(let slot, let count): (items[slot] as? LayoutLabel)?.numberOfLines = count
    case .preferredWidth(let slot, let width):
      (items[slot] as? LayoutLabel)?.preferredMaxLayoutWidth = width
    default: break
    }
  }

  private func applySurroundings(_ step: Step) {
    switch step {
    case .margins(let slot, let insets): view(slot)?.layoutMargins = insets
    case .directionalMargins(let slot, let insets): view(slot)?.directionalLayoutMargins = insets
    case .preserves(let slot, let preserves):
      view(slot)?.preservesSuperviewLayoutMargins = preserves
    case .insetsFromSafeArea(let slot, let insets):
      view(slot)?.insetsLayoutMarginsFromSafeArea = insets
    case .safeArea(let slot, let insets): view(slot)?.safeAreaInsets = insets
    case .additionalSafeArea(let slot, let insets):
      controllers[slot]?.additionalSafeAreaInsets = insets
    case .keyboard(let slot, let height): view(slot)?.keyboardHeight = height
    case .offset(let slot, let offset): (items[slot] as? LayoutScrollView)?.contentOffset = offset
    default: break
    }
  }

  private func applyForeignProperty(_ step: Step) {
    switch step {
    case .frame(let slot, let frame): setFrame(frame, of: slot)
    case .intrinsic(let slot, let size):
      let none = LayoutView.noIntrinsicMetric
      change(slot) {
        $0.intrinsicWidth = size.width == none ? nil : size.width
        $0.intrinsicHeight = size.height == none ? nil : size.height
      }
    case .minimum(let slot, let width, let height):
      change(slot) { ($0.minimumWidth, $0.minimumHeight) = (width, height) }
    case .hugging(let slot, let priorities): change(slot) { $0.hugging = priorities }
    case .compression(let slot, let priorities):
      change(slot) { $0.compressionResistance = priorities }
    case .baselines(let slot, let first, let last):
      change(slot) {
        $0.baselineOffsetFromTop = first
        $0.baselineOffsetFromBottom = last
      }
    case .margins(let slot, let insets): change(slot) { $0.margins = insets }
    case .direction(let slot, let direction):
      widget(slot)?.ownLayoutDirection = direction
      widget(slot)?.directionDidChange()
    default: break
    }
  }

  private func change(_ slot: Int, _ edit: (inout LayoutMetrics) -> Void) {
    guard let widget = widget(slot) else { return }
    edit(&widget.metrics)
    widget.metricsDidChange()
  }
}
