#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Pins what is open where it is, on a copy of the layout, until nothing is open any longer, with as
/// few pins as there can be.
///
/// Components that hang together are pinned one after the other, item by item in the order of the tree,
/// sizes before positions; one that earlier pins have settled is skipped. Pins are required equalities
/// that hold already, so all optima stay what they are and no frame moves. At the end of its range, a
/// later pin may settle an earlier one: those are taken out again.
struct Pinning {
  private(set) var open: [OpenComponent]
  private let facts: LayoutFacts
  private let writer: PinWriter
  /// The layout itself, which tells what hangs together. Nothing is done to it.
  private let original: Solver
  private let copy: Solver
  /// By the place of an open component, its row in the copy, -1 if it has no pin.
  private var rows: [Int32]
  private var pins: [Pin?]
  /// The places of open components by the solver's components that leave them free.
  private var neighbours: [Int: [Int]] = [:]
  private var freeComponents: [[Int]]

  init(_ open: [OpenComponent], of model: borrowing LayoutModel, _ facts: LayoutFacts) {
    self.open = open
    self.facts = facts
    original = model.solver
    writer = PinWriter(facts, contentGuides: facts.numbers.contentGuides(of: model))
    copy = facts.copy()
    copy.solve()
    rows = Array(repeating: -1, count: open.count)
    pins = Array(repeating: nil, count: open.count)
    freeComponents = []
    for place in open.indices {
      let components = original.freeComponents(of: facts.sumInModel(open[place].sum))
      freeComponents.append(components)
      for component in components { neighbours[component, default: []].append(place) }
    }
  }

  /// Pins everything, and gives each component its advice.
  mutating func pinAll() {
    var rest = placesInOrder
    while !rest.isEmpty {
      let before = rest.count
      rest = pinRound(rest)
      if rest.count == before { rest = Array(pinRound([rest[0]]) + rest.dropFirst()) }
      if rest.count == before { break }
    }
    takeOutSuperfluous()
    adviseFollowers()
  }

  /// The places item by item, sizes before positions.
  private var placesInOrder: [Int] {
    func turn(_ place: Int) -> Int {
      2 * open[place].item + (open[place].isSize ? 0 : 1)
    }
    return open.indices.sorted { (turn($0), $0) < (turn($1), $1) }
  }

  private func isOpen(_ place: Int) -> Bool { copy.range(of: open[place].sum).isOpen }

  // MARK: Pinning

  /// Pins the first of each group of components that hang together. Returns those that are still open.
  ///
  /// What is independent is solved in one go: a tree without any constraints would take a layout for
  /// each component else.
  private mutating func pinRound(_ places: [Int]) -> [Int] {
    var isBusy: Set<Int> = []
    var round: [(place: Int, bare: BareSize?, forms: [Pin])] = []
    for place in places where !freeComponents[place].contains(where: { isBusy.contains($0) }) {
      isBusy.formUnion(freeComponents[place])
      round.append((place, bareSize(of: place), writer.pins(for: open[place])))
    }
    var form = 0
    while !round.isEmpty {
      for entry in round { rows[entry.place] = add(entry.forms[form]) }
      copy.solve()
      // What does not help goes again, and then what it had helped.
      while true {
        let idle = round.filter { rows[$0.place] >= 0 && isOpen($0.place) }
        if idle.isEmpty { break }
        for entry in idle {
          copy.remove(rows[entry.place])
          rows[entry.place] = -1
        }
        copy.solve()
      }
      let settled = round.filter { rows[$0.place] >= 0 }
      for entry in settled { pins[entry.place] = entry.forms[form] }
      for entry in settled {
        open[entry.place].advice = advice(for: entry.place, entry.forms[form], entry.bare)
      }
      form += 1
      round.removeAll { rows[$0.place] >= 0 || $0.forms.count <= form }
    }
    return places.filter { isOpen($0) }
  }

  /// Writes the row of a pin.
  private func add(_ pin: Pin) -> Int32 {
    copy.add(pin.terms, .equal, pin.constant, priority: RequiredPriority.value)
  }

  /// By the solver's component, the places of the pins that have to do with it.
  private var pinsByComponent: [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for place in open.indices {
      guard let pin = pins[place] else { continue }
      for component in original.freeComponents(of: facts.sumInModel(pin.sum)) {
        places[component, default: []].append(place)
      }
    }
    return places
  }

  /// Takes out pins that the others make superfluous, one after the other. What no other pin has to do
  /// with needs no look.
  private mutating func takeOutSuperfluous() {
    var isDoubtful = Array(repeating: false, count: open.count)
    for group in pinsByComponent.values where group.count > 1 {
      for place in group { isDoubtful[place] = true }
    }
    for place in open.indices where isDoubtful[place] && isSuperfluous(place) {
      pins[place] = nil
    }
  }

  /// Whether the other pins hold a component's pin, too.
  private mutating func isSuperfluous(_ place: Int) -> Bool {
    guard let pin = pins[place] else { return false }
    copy.remove(rows[place])
    copy.solve()
    if !copy.range(of: pin.sum).isOpen { return true }
    rows[place] = add(pin)
    copy.solve()
    return false
  }
}

// MARK: - Advice

extension Pinning {
  private func advice(for place: Int, _ pin: Pin, _ bare: BareSize?) -> OpenComponent.Advice {
    if let bound = pin.bound { return .equate(bound: bound, pin.constraint) }
    if let competitor = competitor(of: place) {
      return .giveWay(
        pin.constraint, other: competitor.item, isHugging: competitor.isHugging, competitor.priority
      )
    }
    if let bare { return .giveSize(pin.constraint, missing: bare.missingEdge) }
    return .add(pin.constraint)
  }

  /// What there is to say of a size that nothing bounds from above.
  private struct BareSize {
    /// The edge that would determine it, if the other one is determined.
    var missingEdge: Attribute?
  }

  private func bareSize(of place: Int) -> BareSize? {
    let (item, component) = (open[place].item, open[place].component)
    guard open[place].isSize, open[place].range.upperBound == .infinity else { return nil }
    let isHorizontal = component == .width
    let parent = Int(facts.parents[item])
    let isMirrored = isHorizontal && facts.isRightToLeft[parent]
    let (left, right) =
      isMirrored ? (Attribute.trailing, Attribute.leading) : (.leading, .trailing)
    // From the superview's edges, wherever that is.
    var near = RowTerms()
    near.add(1, facts.variable(isHorizontal ? .x : .y, of: item))
    if !copy.range(of: near).isOpen {
      return BareSize(missingEdge: isHorizontal ? right : .bottom)
    }
    var far = near
    far.add(1, facts.variable(component.variable, of: item))
    far.add(-1, facts.variable(component.variable, of: parent))
    if !copy.range(of: far).isOpen { return BareSize(missingEdge: isHorizontal ? left : .top) }
    return BareSize()
  }

  /// An item whose content is held as strongly as this one's, and gives way where this one does not.
  private func competitor(of place: Int) -> (item: Int, isHugging: Bool, priority: Priority)? {
    let mine = open[place]
    guard mine.isSize else { return nil }
    for isHugging in [true, false] {
      guard let limit = limit(of: mine, isHugging: isHugging) else { continue }
      for component in freeComponents[place] {
        for other in neighbours[component] ?? [] where other != place && !isOpen(other) {
          guard open[other].component == mine.component,
            limit == self.limit(of: open[other], isHugging: isHugging)
          else { continue }
          return (open[other].item, isHugging, Priority(limit))
        }
      }
    }
    return nil
  }

  /// The priority at which content keeps a size from being larger, or smaller, if the size ranges
  /// there.
  private func limit(of open: OpenComponent, isHugging: Bool) -> Double? {
    let side: IntrinsicSide =
      open.component == .width
      ? (isHugging ? .widthAtMost : .widthAtLeast) : isHugging ? .heightAtMost : .heightAtLeast
    guard let row = writer.contentRow(of: open.item, side) else { return nil }
    let (length, priority) = (facts.rows[row].constant, facts.rows[row].priority)
    let ranges =
      isHugging
      ? open.range.lowerBound >= length - Tolerance.reported
      : open.range.upperBound <= length + Tolerance.reported
    return ranges && !RequiredPriority.includes(priority) ? priority : nil
  }

  /// What has no pin follows from one that it has to do with: of its own item, else of another.
  private mutating func adviseFollowers() {
    let pinned = pinsByComponent
    for place in open.indices where pins[place] == nil {
      let near = freeComponents[place].flatMap { pinned[$0] ?? [] }
      let own = near.first { open[$0].item == open[place].item }
      open[place].advice =
        (own ?? near.first).flatMap { pins[$0] }.map { .follow($0.constraint) } ?? .nothing
    }
  }
}
