import AnchorsLayout
import AnchorsTestSupport

/// Compares a live tree with one made afresh from the model.
struct Comparison {
  let model: Model
  let live: LiveTree
  let top: Int
  let options: Options
  private let slots: [Int]
  private let fresh: LiveTree

  init(_ model: Model, _ live: LiveTree, top: Int, _ options: Options) {
    (self.model, self.live, self.top, self.options) = (model, live, top, options)
    slots = model.subtree(of: top)
    live.layOut(top)
    fresh = LiveTree(model, top: top, live: live)
    fresh.layOut(top)
  }

  /// Compares everything that is cheap, and some of what is not.
  func run(_ random: inout SeededRandom) throws(Difference) {
    try compareActivity()
    // 1. Layouts that gave up have no frames to compare.
    if try gaveUp() { return }
    for slot in slots where !live.items[slot].layoutFrame.components.allSatisfy(\.isFinite) {
      throw Difference("the frame of v\(slot) is \(live.items[slot].layoutFrame)")
    }
    // 2. Asks a question, or requests a pass.
    let moved = differingComponents()
    let isThorough = !moved.isEmpty || random.chance(4)
    if isThorough {
      if try haveConflicts() { return }
      try compareRanges(moved)
    }
    if !moved.isEmpty { return }
    // 3. What follows from the frames.
    if isThorough { try compareUnsatisfied() }
    if random.chance(2) { try compareFitting(random.pick(slots), &random) }
    if model.plan.isTiny, top == 0, random.chance(5) {
      try ReferenceCheck(model, fresh).run()
    }
  }

  // MARK: Hierarchy and activity

  private func compareActivity() throws(Difference) {
    for slot in slots {
      let parent = live.items[slot].layoutParent
      let expected = model.views[slot].superview.map { live.items[$0] }
      if parent !== expected {
        throw Difference("the superview of v\(slot) is \(parent?.layoutName ?? "none")")
      }
    }
    if model.hasSilentMoves { return }
    for (id, constraint) in live.constraints.enumerated() {
      let isActive = model.constraints[id]?.host != nil
      if let constraint, constraint.isActive != isActive {
        throw Difference("c\(id) \(constraint) is \(isActive ? "not active" : "active")")
      }
    }
  }

  private func gaveUp() throws(Difference) -> Bool {
    let (first, second) = (live.tree(of: top), fresh.tree(of: top))
    let unsettled = (
      first.nonconvergingItems.map(\.layoutName), second.nonconvergingItems.map(\.layoutName)
    )
    if !unsettled.0.isEmpty || !unsettled.1.isEmpty {
      // A layout that gave up may have met a conflict on the way that another one has not.
      if options.features.contains(.feedback), Set(unsettled.0) != Set(unsettled.1),
        live.tree(of: top).conflicts.isEmpty, fresh.tree(of: top).conflicts.isEmpty
      {
        throw Difference("unsettled are \(unsettled.0), afresh \(unsettled.1)")
      }
      return true
    }
    let unfinished = (first.unsolvedItems.map(\.layoutName), second.unsolvedItems.map(\.layoutName))
    if Set(unfinished.0) != Set(unfinished.1) {
      throw Difference("unfinished are \(unfinished.0), afresh \(unfinished.1)")
    }
    return !unfinished.0.isEmpty
  }

  // MARK: Frames

  /// An item's component that is not the same in both trees.
  private struct Moved {
    let name: String
    let item: (any LayoutItem)?
    let component: FrameComponent
    let values: (Double, Double)
  }

  private func differingComponents() -> [Moved] {
    var magnitude = 1.0
    var pairs: [(String, (any LayoutItem), (any LayoutItem))] = []
    for slot in slots {
      pairs.append(("v\(slot)", live.items[slot], fresh.items[slot]))
      for guide in model.views[slot].guides {
        pairs.append(("g\(guide)", live.guides[guide], fresh.guides[guide]))
      }
    }
    for (_, _, item) in pairs {
      for value in item.layoutFrame.components where value.isFinite {
        magnitude = max(magnitude, abs(value))
      }
    }
    var found: [Moved] = []
    for (name, mine, theirs) in pairs {
      let values = zip(mine.layoutFrame.components, theirs.layoutFrame.components)
      for (component, (a, b)) in zip(FrameComponent.allCases, values)
      where !isSamePlace(a, b, magnitude) {
        found.append(Moved(name: name, item: mine, component: component, values: (a, b)))
      }
    }
    return found
  }

  /// Returns `true` if two numbers of a frame differ by no more than another way to the same state
  /// may make of them: a billionth of the layout's extent. Odd multipliers enlarge roundings.
  private func isSamePlace(_ a: Double, _ b: Double, _ extent: Double) -> Bool {
    if a == b || a.isNaN && b.isNaN || abs(a - b) <= 1e-9 * extent { return true }
    return model.plan.isOdd && areClose(a, b)
  }

  private func areClose(_ a: Double, _ b: Double) -> Bool {
    if a == b || a.isNaN && b.isNaN { return true }
    return abs(a - b) <= max(1e-3, 1e-6 * max(abs(a), abs(b)))
  }

  // MARK: Conflicts
  //
  // Of a conflict, the last constraint is removed. Among those of guides it depends on when they
  // were first asked for, so nothing that follows from it is compared.

  private func haveConflicts() throws(Difference) -> Bool {
    let (mine, isOwn) = conflictSets(live)
    let (theirs, isTheirOwn) = conflictSets(fresh)
    if mine.isEmpty, theirs.isEmpty { return false }
    let isComparable = isOwn && isTheirOwn && !model.hasJoined && !model.hasSilentMoves
    if mine.isEmpty != theirs.isEmpty || isComparable && mine != theirs {
      throw Difference("conflicts are \(mine.sorted()), afresh \(theirs.sorted())")
    }
    return true
  }

  /// The conflicts by the numbers of their constraints, and whether none involves others than
  /// those.
  private func conflictSets(_ tree: LiveTree) -> (Set<String>, Bool) {
    var sets: Set<String> = []
    var isOwn = true
    for conflict in tree.tree(of: top).conflicts {
      var names: [String] = conflict.intrinsicSizes.map(\.description)
      names += conflict.constraints.compactMap { tree.id(of: $0) }.map { "c\($0)" }
      let systems = ["\n  stack: ", ".readableContent", ".keyboard"]
      if systems.contains(where: conflict.description.contains) { isOwn = false }
      sets.insert(names.sorted().joined(separator: " "))
    }
    return (sets, isOwn)
  }

  // MARK: Ambiguity

  private func compareRanges(_ moved: [Moved]) throws(Difference) {
    let (mine, theirs) = (ranges(live), ranges(fresh))
    for moved in moved where !isOpen(moved, mine) || !isOpen(moved, theirs) {
      throw Difference(
        "\(moved.name).\(moved.component.rawValue) is \(moved.values.0), afresh \(moved.values.1)")
    }
    for key in Set(mine.keys).union(theirs.keys).sorted() {
      guard let first = mine[key], let second = theirs[key] else {
        throw Difference(
          "\(key) is \(mine[key] == nil ? "determined" : "open"), afresh the other way")
      }
      let isSame =
        areClose(first.lowerBound, second.lowerBound)
        && areClose(first.upperBound, second.upperBound)
      if !isSame { throw Difference("\(key) ranges over \(first), afresh \(second)") }
    }
  }

  private func ranges(_ tree: LiveTree) -> [String: ClosedRange<Double>] {
    var found: [String: ClosedRange<Double>] = [:]
    // A view's own guides are made when they are asked for, which stacks do, too.
    let known = Set(
      slots.map { ObjectIdentifier(tree.items[$0]) } + tree.guides.map { ObjectIdentifier($0) })
    for ambiguity in tree.tree(of: top).ambiguities
    where known.contains(ObjectIdentifier(ambiguity.item)) {
      for (component, range) in ambiguity.components {
        found["\(ambiguity.item.layoutName).\(component.rawValue)"] = range
      }
    }
    return found
  }

  /// Returns `true` if a component, or its reference, is ambiguous.
  private func isOpen(_ moved: Moved, _ ranges: [String: ClosedRange<Double>]) -> Bool {
    var item = moved.item
    while let current = item {
      if ranges["\(current.layoutName).\(moved.component.rawValue)"] != nil { return true }
      let size = moved.component == .x ? "width" : "height"
      if moved.component == .x || moved.component == .y,
        ranges["\(current.layoutName).\(size)"] != nil
      {
        return true
      }
      item = moved.component == .x || moved.component == .y ? current.layoutParent : nil
    }
    return false
  }

  // MARK: Unsatisfied constraints and fitting sizes

  private func compareUnsatisfied() throws(Difference) {
    let (mine, theirs) = (unsatisfied(live), unsatisfied(fresh))
    if mine != theirs {
      throw Difference("unsatisfied are \(mine.sorted()), afresh \(theirs.sorted())")
    }
  }

  private func unsatisfied(_ tree: LiveTree) -> Set<String> {
    var names: Set<String> = []
    for limit in tree.tree(of: top).unsatisfiedConstraints {
      switch limit {
      case .constraint(let constraint):
        if let id = tree.id(of: constraint) { names.insert("c\(id)") }
      case .intrinsicSize(let limit): names.insert(limit.description)
      }
    }
    return names
  }

  private func compareFitting(_ slot: Int, _ random: inout SeededRandom) throws(Difference) {
    let target = random.pick([Size.zero, Size(width: 100), Size(width: 320, height: 10_000)])
    let (mine, theirs) = fittingSizes(of: slot, target, random.pick([50.0, 1000]), 50)
    if areClose(mine, theirs) { return }
    if try haveConflicts() { return }
    if fitsWithConflicts(slot, mine) || fitsWithConflicts(slot, theirs) { return }
    throw Difference("v\(slot) fits \(target) with \(mine), afresh with \(theirs)")
  }

  private func fittingSizes(
    of slot: Int, _ target: Size, _ horizontal: Double, _ vertical: Double
  ) -> (Size, Size) {
    (
      live.fittingSize(of: slot, target, horizontal, vertical),
      fresh.fittingSize(of: slot, target, horizontal, vertical)
    )
  }

  private func areClose(_ a: Size, _ b: Size) -> Bool {
    areClose(a.width, b.width) && areClose(a.height, b.height)
  }

  /// Compares the frames, and the fitting sizes of some views, even if there are conflicts, unless
  /// trees were joined.
  func compareFittings(_ random: inout SeededRandom) throws(Difference) {
    if try gaveUp() { return }
    if model.hasJoined, !conflictSets(live).0.isEmpty || !conflictSets(fresh).0.isEmpty { return }
    for moved in differingComponents() {
      throw Difference(
        "\(moved.name).\(moved.component.rawValue) is \(moved.values.0), afresh \(moved.values.1)")
    }
    for _ in 0..<4 {
      let slot = random.pick(slots)
      let target = random.pick([
        Size.zero, Size(width: 31), Size(width: 100), Size(width: 320, height: 50),
        Size(width: 10_000, height: 10_000),
      ])
      let horizontal = random.pick([50.0, 50, 500, 1000])
      let vertical = random.pick([50.0, 50, 1000])
      let (mine, theirs) = fittingSizes(of: slot, target, horizontal, vertical)
      if areClose(mine, theirs) { continue }
      if model.hasJoined, fitsWithConflicts(slot, mine) || fitsWithConflicts(slot, theirs) {
        continue
      }
      throw Difference(
        """
        v\(slot) fits \(target) ~ \(horizontal), \(vertical) with \(mine), afresh with \(theirs)
        """)
    }
  }
}

extension Comparison {
  /// Returns `true` if the content of a view has conflicts when the view has its fitting size.
  private func fitsWithConflicts(_ slot: Int, _ size: Size) -> Bool {
    let alone = LiveTree(model, top: slot, live: live)
    alone.setFrame(Rect(size: size), of: slot)
    alone.layOut(slot)
    return !alone.tree(of: slot).conflicts.isEmpty
  }
}

extension Rect {
  var components: [Double] { [minX, minY, width, height] }
}
