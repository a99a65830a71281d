import AnchorsLayout

// Parts of steps: which view, which constraint, which number.

extension StepGenerator {
  mutating func view() -> Int { random.int(in: 0...plan.kinds.count - 1) }
  mutating func child() -> Int { random.int(in: 2...plan.kinds.count - 1) }
  mutating func constraint() -> Int { random.int(in: 0...plan.constraintCount - 1) }

  mutating func stack() -> Int {
    let stacks = plan.kinds.indices.filter { plan.kinds[$0] == .stack }
    return stacks.isEmpty ? 0 : random.pick(stacks)
  }

  mutating func length() -> Double {
    if plan.cancels, random.chance(2) { return random.pick(Self.smallLengths) }
    return Double(random.int(in: 0...40) * 10)
  }

  /// Sums of some of these are 0, or as close to 0 as rounding lets them be.
  private static let smallLengths = [0, 0, 0.1, 0.2, 0.3, 0.6, 0.7, 1e-13]

  /// A distance, of which sums with small lengths may be 0.
  private mutating func distance() -> Double {
    if plan.cancels, random.chance(2) {
      let length = random.pick(Self.smallLengths)
      return random.chance(2) ? -length : length
    }
    return Double(random.int(in: -4...4) * 5)
  }

  mutating func rootFrame() -> Rect {
    if plan.isAboutFittings, random.chance(4) { return .zero }
    return Rect(
      x: Double(random.int(in: -2...8) * 5), y: Double(random.int(in: -2...8) * 5),
      width: length(), height: length())
  }

  mutating func number() -> Double {
    if plan.cancels, random.chance(3) { return distance() }
    if plan.isOdd, random.chance(3) {
      return random.pick([12345.678, 1e6, 0.1, -1e6, 1e-5, 33.333333, 1e9])
    }
    return Double(random.int(in: -10...40) * 5)
  }

  mutating func factor() -> Double {
    if plan.isOdd, random.chance(2) { return random.pick([1e-5, 0.1, 1e3, 0.333333, -1e-3]) }
    return random.pick([0.5, 1, 1, 2, 1.5, -1])
  }

  mutating func priority() -> Double {
    plan.isHard
      ? random.pick([1000, 1000, 1000, 999, 750, 500, 250, 50])
      : random.pick([1000, 999, 900, 751, 750, 500, 400, 251, 250, 50])
  }

  mutating func priorities() -> AxisPriorities {
    let choice: [Priority] =
      plan.isAboutFittings
      ? [250, 751, 999, 1000, 1000, 50] : [250, 251, 500, 750, 751, 999, 1000, 50]
    return AxisPriorities(horizontal: random.pick(choice), vertical: random.pick(choice))
  }

  mutating func insets() -> Insets {
    Insets(
      top: Double(random.int(in: 0...8) * 5), left: Double(random.int(in: 0...8) * 5),
      bottom: Double(random.int(in: 0...8) * 5), right: Double(random.int(in: 0...8) * 5))
  }
}

// MARK: - Constraints

extension StepGenerator {
  private static let families: [[Attribute]] = [
    [.left, .right, .centerX], [.leading, .trailing], [.leading, .trailing, .centerX],
    [.top, .bottom, .centerY], [.top, .bottom, .firstBaseline, .lastBaseline], [.width, .height],
  ]
  private static let marginFamilies: [[Attribute]] = [
    [.leftMargin, .rightMargin, .centerXWithinMargins], [.leadingMargin, .trailingMargin],
    [.topMargin, .bottomMargin, .centerYWithinMargins],
  ]

  /// A statement whose first item is the view, or a guide.
  mutating func statement(about slot: Int) -> Statement {
    if !plan.guideHomes.isEmpty, random.chance(8) {
      return statement(
        of: .guide(random.int(in: 0...plan.guideHomes.count - 1)), slot)
    }
    return statement(of: .view(slot), slot)
  }

  /// A statement whose first item is the view.
  mutating func statement(of slot: Int) -> Statement { statement(of: .view(slot), slot) }

  private mutating func statement(of first: ItemName, _ slot: Int) -> Statement {
    let relation: Relation = random.pick([
      .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    if random.chance(3) {
      let attribute: Attribute = random.pick([.width, .height])
      return Statement(
        first: first, attribute: attribute, relation: relation, second: nil,
        otherAttribute: attribute, multiplier: 1, constant: number(), priority: priority())
    }
    let family = random.pick(Self.families)
    let attribute = random.pick(family)
    if !attribute.isSize, random.chance(5) {
      return Statement(
        first: first, attribute: attribute, relation: relation, second: nil,
        otherAttribute: attribute, multiplier: 1, constant: number(), priority: priority())
    }
    let second = other(slot)
    var otherAttribute = random.pick(family)
    if plan.hasFeedback || second == .view(0), !plan.isTiny, random.chance(6),
      let margin = Self.marginFamilies.first(where: { goes($0[0], with: attribute) })
    {
      otherAttribute = random.pick(margin)
    }
    // Text whose width follows from its height is content that feeds back.
    if attribute.isSize, !plan.couplesAxes { otherAttribute = attribute }
    return Statement(
      first: first, attribute: attribute, relation: relation, second: second,
      otherAttribute: otherAttribute, multiplier: random.chance(plan.isOdd ? 2 : 6) ? factor() : 1,
      constant: random.chance(2) ? 0 : distance(), priority: priority())
  }

  private func goes(_ margin: Attribute, with attribute: Attribute) -> Bool {
    if attribute.isSize || margin.isHorizontal != attribute.isHorizontal { return false }
    switch attribute {
    case .left, .right: return margin == .leftMargin
    case .leading, .trailing: return margin == .leadingMargin
    case .centerX: return true
    default: return true
    }
  }

  /// Returns the second item for a view's constraint, usually one near the view.
  private mutating func other(_ slot: Int) -> ItemName {
    let home = plan.homes[slot] ?? 0
    switch random.int(in: 0...11) {
    case 0...5: return .view(home)
    case 6: return .view(0)
    case 7...9:
      let near = plan.homes.indices.filter { plan.homes[$0] == home && $0 != slot }
      return near.isEmpty ? .view(home) : .view(random.pick(near))
    case 10: return .view(view())
    default: return guide(near: home)
    }
  }

  private mutating func guide(near home: Int) -> ItemName {
    if plan.isTiny || plan.isForeign { return .view(home) }
    if plan.kinds[home] == .scroll { return random.chance(3) ? .frame(home) : .content(home) }
    if !plan.guideHomes.isEmpty, random.chance(3) {
      return .guide(random.int(in: 0...plan.guideHomes.count - 1))
    }
    let slot = plan.hasFeedback ? home : 0
    // The other guides have constraints, which are installed when they are first asked for.
    switch random.int(in: 0...(plan.isAboutFittings ? 4 : 6)) {
    case 0...2: return .safeArea(slot)
    case 3, 4: return .margins(slot)
    case 5: return .readable(slot)
    default: return .keyboard(slot)
    }
  }
}
