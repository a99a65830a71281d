import AnchorsLayout

// Steps that change what a view says of itself and of its surroundings.

extension StepGenerator {
  private static let words = [
    "", "Go", "Cancel", "The quick brown fox", "jumps over the lazy dog, and over the next one",
    "one\ntwo\nthree", "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
  ]

  mutating func content(_ slot: Int) -> Step {
    switch plan.kinds[slot] {
    case .label where !random.chance(4):
      switch random.int(in: 0...4) {
      case 0, 1: return .text(slot, random.pick(Self.words))
      case 2: return .fontSize(slot, Double(random.int(in: 8...30)))
      case 3: return .lines(slot, random.int(in: 0...3))
      default: return .preferredWidth(slot, random.pick([0, 50, 80.5, 200]))
      }
    case .area where !random.chance(3):
      return .area(slot, random.pick([0, 100, 2000, 12_345]))
    case .aligned where random.chance(2): return .alignment(slot, insets())
    case .stack where !random.chance(4): return stackStep(slot)
    case .scroll where !random.chance(3):
      return .offset(slot, Point(x: Double(random.int(in: -5...20)), y: length()))
    default: break
    }
    if plan.isForeign, random.chance(6) {
      return .minimum(slot, width: minimum(), height: minimum())
    }
    switch random.int(in: 0...9) {
    case 0...3: return .intrinsic(slot, intrinsic())
    case 4: return .hugging(slot, priorities())
    case 5: return .compression(slot, priorities())
    case 6:
      return .baselines(
        slot, first: Double(random.int(in: 0...20)), last: Double(random.int(in: 0...8)))
    case 7: return plan.isTiny ? .intrinsic(slot, intrinsic()) : .direction(slot, direction())
    case 8: return .hidden(slot, random.chance(2))
    default: return .invalidate(slot)
    }
  }

  private mutating func direction() -> InterfaceDirection? {
    random.pick([nil, .leftToRight, .rightToLeft])
  }

  private mutating func intrinsic() -> Size {
    let none = LayoutView.noIntrinsicMetric
    if !plan.isTiny, !plan.isAboutFittings, features.contains(.notANumber), random.chance(60) {
      return Size(width: random.pick([.nan, .infinity, -5]), height: 20)
    }
    return Size(
      width: random.chance(4) ? none : plan.isOdd && random.chance(4) ? number() : length(),
      height: random.chance(4) ? none : Double(random.int(in: 0...12) * 5))
  }

  private mutating func minimum() -> Double? {
    random.chance(2) ? nil : plan.isOdd && random.chance(4) ? abs(number()) : length()
  }

  private mutating func stackStep(_ slot: Int) -> Step {
    if random.chance(4) {
      return .customSpacing(
        view(), in: slot, random.pick([0, 5, 12, LayoutStackView.spacingUseDefault]))
    }
    if random.chance(3) { return .arrange(child(), in: slot, at: random.int(in: 0...5)) }
    return .stack(
      slot,
      StackSettings(
        axis: random.pick([.horizontal, .vertical]),
        distribution: random.pick(LayoutStackView.Distribution.allCases),
        alignment: random.pick(LayoutStackView.Alignment.allCases),
        spacing: Double(random.int(in: 0...4) * 4), isBaselineRelative: random.chance(5),
        isMarginsRelative: plan.hasFeedback && random.chance(3)))
  }

  mutating func surroundings(_ slot: Int) -> Step {
    // Where feedback is left out, only topmost views have a safe area, and none follows margins.
    let place = plan.hasFeedback ? slot : random.int(in: 0...1)
    switch random.int(in: 0...10) {
    case 0, 1: return .margins(slot, insets())
    case 2:
      return .directionalMargins(
        slot,
        DirectionalInsets(top: 1, leading: Double(random.int(in: 0...9)), bottom: 3, trailing: 4))
    case 3: return plan.hasFeedback ? .preserves(slot, random.chance(2)) : .margins(slot, insets())
    case 4: return .insetsFromSafeArea(slot, random.chance(2))
    case 5, 6: return .safeArea(place, insets())
    case 7: return .keyboard(place, length())
    case 8:
      return plan.hasFeedback
        ? .additionalSafeArea(slot, insets()) : .safeArea(place, insets())
    case 9: return mask(slot)
    default: return .translates(slot, !random.chance(3), rootFrame())
    }
  }

  private mutating func mask(_ slot: Int) -> Step {
    .mask(slot, AutoresizingMask(rawValue: UInt8(random.int(in: 0...63))), rootFrame())
  }

  /// A mask that comes or goes.
  mutating func masks(_ slot: Int) -> Step {
    random.chance(2) ? mask(slot) : .translates(slot, random.chance(2), rootFrame())
  }
}
