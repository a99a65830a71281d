import AnchorsTestSupport

/// The material of a run, fixed by its seed: views by kind, guides, constraints and steps.
///
/// All views exist from the beginning; steps put them into trees.
struct Plan: CustomStringConvertible {
  enum Kind: String {
    case plain, label, area, aligned, stack, scroll, controlled, widget

    /// `true` if the view's intrinsic size and baselines can be set.
    var hasOwnContent: Bool { self == .label || self == .stack || self == .scroll }
  }

  let seed: UInt64
  let features: Features
  let kinds: [Kind]
  /// The view that each view is put into at first; `nil` for the two topmost views.
  let homes: [Int?]
  let guideHomes: [Int]
  let constraintCount: Int
  let stepCount: Int
  /// Few plain views and round numbers, for the textbook reference.
  let isTiny: Bool
  /// `true` if small, large and uneven numbers occur.
  let isOdd: Bool
  /// `true` if lengths and constants often add up to 0, except for rounding, and many views wrap.
  let cancels: Bool
  /// `true` if many constraints are required, so that conflicts are frequent.
  let isHard: Bool
  /// `true` if the views are of a class that adopts `LayoutItem` itself.
  let isForeign: Bool
  /// `true` if constraints determine every view from the beginning.
  let startsConstrained: Bool
  /// `true` if the views are nested, wrap and scroll, for the comparison of fitting sizes.
  let isAboutFittings: Bool
  /// `true` if widths depend on heights.
  let couplesAxes: Bool
  /// `true` if constraints mention margins and safe areas of views other than the topmost.
  let hasFeedback: Bool

  init(seed: UInt64, _ features: Features, isAboutFittings: Bool = false) {
    var random = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D &+ 1)
    self.seed = seed
    self.features = features
    self.isAboutFittings = isAboutFittings
    isTiny = !isAboutFittings && random.chance(6)
    isForeign = !isTiny && !isAboutFittings && random.chance(8)
    isOdd = !isTiny && !isAboutFittings && random.chance(6) && features.contains(.oddNumbers)
    isHard = random.chance(isAboutFittings ? 2 : 4)
    startsConstrained = isTiny || random.chance(2)
    hasFeedback = !isTiny && random.chance(3) && features.contains(.feedback) && !isAboutFittings
    couplesAxes = isAboutFittings ? random.chance(3) : hasFeedback
    cancels = !isTiny && random.chance(5) && features.contains(.widthsNearZero)
    let most = isAboutFittings ? 8 : random.chance(5) ? 40 : 14
    let count = isTiny ? random.int(in: 3...6) : random.int(in: 4...most)
    var kinds: [Kind] = [.plain, .plain]
    let choice: [Kind] =
      isAboutFittings
      ? [.stack, .stack, .area, .area, .scroll, .scroll, .plain, .plain, .label, .aligned]
      : [
        .plain, .plain, .plain, .plain, .label, .label, .area, .aligned, .stack, .stack, .scroll,
        .controlled,
      ]
    for _ in 2..<max(count, 3) {
      let wraps = cancels && random.chance(2)
      let kind = wraps ? random.pick([.label, .area, .area]) : random.pick(choice)
      kinds.append(isTiny ? .plain : isForeign ? .widget : kind)
    }
    if isForeign { kinds = kinds.map { _ in .widget } }
    var homes: [Int?] = [nil, nil]
    for slot in 2..<kinds.count {
      // Deep trees hold more of what a fitting size depends on.
      let first = isAboutFittings ? max(0, slot - 3) : 0
      let home = random.chance(isAboutFittings ? 8 : 3) ? 0 : random.int(in: first...slot - 1)
      homes.append(isTiny || slot < 5 && home == 1 ? (home == 1 ? 0 : home) : home)
    }
    var guideHomes: [Int] = []
    if !isTiny, !isForeign {
      for _ in 0..<random.int(in: 0...3) { guideHomes.append(random.int(in: 0...kinds.count - 1)) }
    }
    self.kinds = kinds
    self.homes = homes
    self.guideHomes = guideHomes
    constraintCount = isTiny ? 14 : 5 * kinds.count
    stepCount = 5 * kinds.count + random.int(in: 10...120)
  }

  /// The kinds of views, and what else is particular about the run.
  var description: String {
    let views = kinds.enumerated().map { "v\($0) \($1)" }.joined(separator: ", ")
    let start = startsConstrained ? "; from the beginning, no view has a frame of its owner's" : ""
    return views + start
  }
}
