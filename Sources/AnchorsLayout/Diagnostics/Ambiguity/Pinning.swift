import Anchors
import AnchorsSolver

/// A search for the fewest pins that determine every ambiguous component at its present value.
///
/// Dependent components are pinned in turn, item by item in tree order, sizes before positions. A
/// component that earlier pins determine is skipped. Pins are required equalities that already
/// hold, so no optimum and no frame changes: they hold sums at their values on the optimal face. At
/// the end of its range, a later pin may make an earlier one redundant; such pins are removed.
struct Pinning: ~Copyable {
  private(set) var open: [OpenComponent]
  private let facts: LayoutFacts
  private let writer: PinWriter
  private let solver: Solver
  private var face: HeldFace
  /// By the place of an open component, its pin.
  private var pins: [HeldPin?]
  private var competitors: CompetingSizes
  private var hasPins = false

  private struct HeldPin {
    var pin: Pin
    var sum: FreeSum
    /// The number by which the face releases it.
    var hold: Int
  }

  init(_ open: [OpenComponent], of model: borrowing LayoutModel, _ facts: LayoutFacts) {
    self.open = open
    self.facts = facts
    solver = model.solver
    writer = PinWriter(facts: facts)
    face = HeldFace(solver)
    pins = Array(repeating: nil, count: open.count)
    competitors = CompetingSizes(open, facts, solver)
  }

  /// Pins everything, and gives each component its advice.
  mutating func pinAll() {
    var rest = placesInOrder[...]
    while pin(nextRound(&rest)) {}
    takeOutSuperfluous()
    adviseFollowers()
  }

  /// Returns the indices for a round: ambiguous components without a shared free component of the
  /// solver. Of several that share one, the first is taken, and the others wait. Removes indices
  /// that are not ambiguous.
  private mutating func nextRound(_ rest: inout ArraySlice<Int>) -> [Int] {
    var round: [Int] = []
    var kept: [Int] = []
    var taken: Set<Int> = []
    var next = rest.startIndex
    while next < rest.endIndex, taken.count < solver.freeComponentCount {
      let place = rest[next]
      next += 1
      let sum = open[place].sum
      let waits =
        !round.isEmpty && solver.firstComponent(of: sum, where: { taken.contains($0) }) != nil
      if !waits {
        if !isOpen(place) { continue }
        solver.forEachComponent(of: sum) { taken.insert($0) }
        round.append(place)
      }
      kept.append(place)
    }
    // Those that are kept take the last of the places that were read.
    rest = rest[(next - kept.count)...]
    for (offset, place) in kept.enumerated() { rest[rest.startIndex + offset] = place }
    return round
  }

  /// The places item by item, sizes before positions.
  private var placesInOrder: [Int] {
    func turn(_ place: Int) -> Int {
      2 * open[place].item + (open[place].isSize ? 0 : 1)
    }
    return sortedPlaces(open.count) { (turn($0), $0) < (turn($1), $1) }
  }

  private mutating func isOpen(_ place: Int) -> Bool {
    // Until something is pinned, every component is ambiguous.
    pins[place] == nil && (!hasPins || face.isOpen(open[place].sum))
  }

  // MARK: Pinning

  /// Pins components that are independent of each other. Returns whether one of them is pinned.
  private mutating func pin(_ places: [Int]) -> Bool {
    var rest: [(place: Int, bare: BareSize?, forms: [Pin])] = []
    for place in places {
      rest.append((place, bareSize(of: place), writer.pins(for: open[place])))
    }
    var form = 0
    var isAnyPinned = false
    while !rest.isEmpty {
      for entry in rest { hold(entry.forms[form], at: entry.place) }
      // A pin that does not help is removed, and then those that it has made possible.
      while true {
        let idle = rest.filter { pins[$0.place] != nil && face.isOpen(open[$0.place].sum) }
        if idle.isEmpty { break }
        for entry in idle { release(entry.place) }
      }
      for entry in rest where pins[entry.place] != nil {
        open[entry.place].advice = advice(for: entry.place, entry.forms[form], entry.bare)
        isAnyPinned = true
      }
      form += 1
      rest.removeAll { pins[$0.place] != nil || $0.forms.count <= form }
    }
    hasPins = hasPins || isAnyPinned
    return isAnyPinned
  }

  private mutating func hold(_ pin: Pin, at place: Int) {
    let sum = sum(of: pin.terms)
    pins[place] = HeldPin(pin: pin, sum: sum, hold: face.hold(sum))
  }

  private mutating func release(_ place: Int) {
    if let pin = pins[place] { face.release(pin.hold) }
    pins[place] = nil
  }

  /// A sum of variables, by the numbers that they have in the facts.
  private func sum(of terms: [Term]) -> FreeSum {
    solver.sum(
      of: terms.map {
        Term(
          variable: Int32(facts.numbers.variableOfModel($0.variable)), coefficient: $0.coefficient)
      })
  }

  /// By the solver's component, the places of the pins that have to do with it.
  private var pinsByComponent: [[Int]] {
    var places: [[Int]] = Array(repeating: [], count: solver.freeComponentCount)
    for place in open.indices {
      guard let pin = pins[place] else { continue }
      solver.forEachComponent(of: pin.sum) { places[$0].append(place) }
    }
    return places
  }

  /// Takes out pins that the others make superfluous, one after the other. A pin that shares
  /// nothing with the others needs no check.
  private mutating func takeOutSuperfluous() {
    var isDoubtful = Array(repeating: false, count: open.count)
    for group in pinsByComponent where group.count > 1 {
      for place in group { isDoubtful[place] = true }
    }
    for place in open.indices where isDoubtful[place] {
      guard let pin = pins[place] else { continue }
      release(place)
      if face.isOpen(pin.sum) { hold(pin.pin, at: place) }
    }
  }

  /// Makes each component without a pin follow a related one: of the same item, otherwise of
  /// another.
  private mutating func adviseFollowers() {
    let pinned = pinsByComponent
    for place in open.indices where pins[place] == nil {
      let pin = ownPin(of: place) ?? firstPin(for: open[place].sum, pinned)
      open[place].advice = pin.map { .follow($0.constraint) } ?? .nothing
    }
  }

  private func firstPin(for sum: FreeSum, _ pinned: [[Int]]) -> Pin? {
    let component = solver.firstComponent(of: sum) { !pinned[$0].isEmpty }
    return component.flatMap { pins[pinned[$0][0]]?.pin }
  }

  /// The pin of the same item with which a component has the first free component in common.
  private func ownPin(of place: Int) -> Pin? {
    var (best, bestComponent): (Pin?, Int) = (nil, .max)
    let others = (place - 3...place + 3).clamped(to: 0...open.count - 1)
    for other in others where open[other].item == open[place].item {
      guard let pin = pins[other],
        let component = solver.firstComponent(
          of: pin.sum, where: { solver.depends(open[place].sum, on: $0) }),
        component < bestComponent
      else { continue }
      (best, bestComponent) = (pin.pin, component)
    }
    return best
  }
}

// MARK: - Advice

extension Pinning {
  private mutating func advice(for place: Int, _ pin: Pin, _ bare: BareSize?)
    -> OpenComponent.Advice
  {
    if let bound = pin.bound { return .equate(bound: bound, pin.constraint) }
    if let limit = competitors.first(
      for: open[place],
      where: { other in
        other != place && !face.isOpen(open[other].sum)
      })
    {
      return .giveWay(
        pin.constraint, other: open[limit.place].item, isHugging: limit.isHugging, limit.priority)
    }
    if let bare { return .giveSize(pin.constraint, missing: bare.missingEdge) }
    return .add(pin.constraint)
  }

  /// The advice for a size without an upper bound.
  private struct BareSize {
    /// The edge that would determine it, if the other one is determined.
    var missingEdge: Attribute?
  }

  private mutating func bareSize(of place: Int) -> BareSize? {
    let (item, component) = (open[place].item, open[place].component)
    guard open[place].isSize, open[place].range.upperBound == .infinity else { return nil }
    let isHorizontal = component == .width
    let parent = Int(facts.parents[item])
    let isMirrored = isHorizontal && facts.isRightToLeft[parent]
    let (left, right) =
      isMirrored ? (Attribute.trailing, Attribute.leading) : (.leading, .trailing)
    // From the superview's edges, wherever that is.
    var terms = [facts.term(isHorizontal ? .x : .y, of: item)]
    if !face.isOpen(sum(of: terms)) {
      return BareSize(missingEdge: isHorizontal ? right : .bottom)
    }
    terms.append(facts.term(component.variable, of: item))
    terms.append(facts.term(component.variable, of: parent, -1))
    if !face.isOpen(sum(of: terms)) {
      return BareSize(missingEdge: isHorizontal ? left : .top)
    }
    return BareSize()
  }
}
