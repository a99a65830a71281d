import Anchors
import AnchorsSolver

/// A search for the fewest pins that determine every ambiguous component at its present value.
///
/// Components are pinned in turn, item by item in tree order, sizes before positions. A component
/// that earlier pins determine is skipped. Pins are required equalities that already hold, so no
/// optimum and no frame changes: they hold sums at their values on the optimal face.
///
/// Where the face does not decide, everything is pinned again in a copy of the layout. At the end
/// of its range, a later pin may make an earlier one redundant there; such pins are removed.
struct Pinning: ~Copyable {
  private(set) var open: [OpenComponent]
  private let facts: LayoutFacts
  private let writer: PinWriter
  private let solver: Solver
  private var face: HeldFace
  private var copy: PinnedCopy?
  /// By the place of an open component, its pin.
  private var pins: [HeldPin?]
  private var competitors: CompetingSizes

  private struct HeldPin {
    var pin: Pin
    var sum: FreeSum
    /// The row of the copy, if there is one.
    var row: Int32?
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
    let places = placesInOrder
    holdRemoved()
    for place in places { pin(place) }
    face.check()
    pinUndecided(places)
    adviseFollowers()
  }

  /// The places item by item, sizes before positions.
  private var placesInOrder: [Int] {
    func turn(_ place: Int) -> Int {
      2 * open[place].item + (open[place].isSize ? 0 : 1)
    }
    return sortedPlaces(open.count) { (turn($0), $0) < (turn($1), $1) }
  }

  /// The rows of equations that were removed because of conflicts, in order.
  private var removedEquations: [Int] {
    facts.solved.conflicts.map { $0.removed }.filter { facts.rows[$0].relation == .equal }
  }

  /// Holds the sums of equations that were removed because of conflicts. The components that these
  /// determine wait for them: an addition would be in conflict with them too.
  private mutating func holdRemoved() {
    var awaited: [Constraint?] = Array(repeating: nil, count: solver.freeComponentCount)
    for row in removedEquations {
      let sum = sum(of: facts.rows[row].terms)
      guard let constraint = facts.constraints[row], face.isOpen(sum) else { continue }
      face.hold(sum)
      solver.forEachComponent(of: sum) { awaited[$0] = awaited[$0] ?? constraint }
    }
    if awaited.allSatisfy({ $0 == nil }) { return }
    for place in open.indices where !face.isOpen(open[place].sum) {
      let component = solver.firstComponent(of: open[place].sum) { awaited[$0] != nil }
      open[place].advice = component.flatMap { awaited[$0] }.map { .await($0) } ?? .nothing
    }
  }

  /// Pins again, in a copy of the layout, what the face does not decide.
  private mutating func pinUndecided(_ places: [Int]) {
    var undecided: [Int] = []
    for place in places where !face.isDecided(open[place].sum) { undecided.append(place) }
    if undecided.isEmpty { return }
    let layout = PinnedCopy(facts)
    for row in removedEquations {
      _ = layout.hold(facts.rows[row].terms)
    }
    copy = layout
    for place in undecided where !open[place].isAwaiting {
      pins[place] = nil
      open[place].advice = .nothing
    }
    for place in undecided { pin(place) }
    // Take out the pins that the others make superfluous, one after the other.
    for place in undecided.inOrder(<) {
      guard let held = pins[place], let row = held.row else { continue }
      copy?.release(row)
      pins[place] = nil
      if isOpen(held.pin.terms) { hold(held.pin, at: place) }
    }
  }

  // MARK: Pinning

  private mutating func pin(_ place: Int) {
    if !isOpen(place) { return }
    let bare = bareSize(of: place)
    for pin in writer.pins(for: open[place]) where determines(pin, place) {
      open[place].advice = advice(for: place, pin, bare)
      return
    }
  }

  /// Holds a pin if a component is determined then. Returns whether it is.
  private mutating func determines(_ pin: Pin, _ place: Int) -> Bool {
    if copy == nil, !face.isDetermined(open[place].sum, byHolding: sum(of: pin.terms)) {
      return false
    }
    hold(pin, at: place)
    guard copy != nil, isOpen(place) else { return true }
    if let row = pins[place]?.row { copy?.release(row) }
    pins[place] = nil
    return false
  }

  private mutating func hold(_ pin: Pin, at place: Int) {
    let sum = sum(of: pin.terms)
    let row = copy?.hold(pin.terms)
    if copy == nil { face.hold(sum) }
    pins[place] = HeldPin(pin: pin, sum: sum, row: row)
  }

  private mutating func isOpen(_ place: Int) -> Bool {
    let component = open[place].component.variable
    return copy?.isOpen(facts.sum(component, ofItem: open[place].item))
      ?? face.isOpen(open[place].sum)
  }

  private mutating func isOpen(_ terms: [Term]) -> Bool {
    copy?.isOpen(terms) ?? face.isOpen(sum(of: terms))
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

  /// Makes each component without a pin follow a related one: of the same item, otherwise of
  /// another.
  private mutating func adviseFollowers() {
    let pinned = pinsByComponent
    guard open.indices.contains(where: { pins[$0] == nil && !open[$0].isAwaiting }) else { return }
    var bare = HeldFace(solver)
    for place in open.indices where pins[place] == nil && !open[place].isAwaiting {
      let held = ownPin(of: place) ?? firstPin(for: open[place].sum, pinned)
      open[place].advice =
        held.map { held in
          .follow(
            held.pin.constraint,
            isAlone: bare.isDetermined(open[place].sum, byHolding: held.sum, limit: 32))
        } ?? .nothing
    }
  }

  private func firstPin(for sum: FreeSum, _ pinned: [[Int]]) -> HeldPin? {
    let component = solver.firstComponent(of: sum) { !pinned[$0].isEmpty }
    return component.flatMap { pins[pinned[$0][0]] }
  }

  /// The pin of the same item with which a component has the first free component in common.
  private func ownPin(of place: Int) -> HeldPin? {
    var (best, bestComponent): (HeldPin?, Int) = (nil, .max)
    let others = (place - 3...place + 3).clamped(to: 0...open.count - 1)
    for other in others where open[other].item == open[place].item {
      guard let pin = pins[other],
        let component = solver.firstComponent(
          of: pin.sum, where: { solver.depends(open[place].sum, on: $0) }),
        component < bestComponent
      else { continue }
      (best, bestComponent) = (pin, component)
    }
    return best
  }
}

// MARK: - Advice

extension Pinning {
  private mutating func advice(for place: Int, _ pin: Pin, _ bare: BareSize?)
    -> OpenComponent.Advice
  {
    if let bound = pin.bound, bound.role == nil { return .equate(bound: bound, pin.constraint) }
    let competitors = competitors
    if let limit = competitors.first(
      for: open[place],
      where: { $0 != place && !isOpen($0) })
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
    if !isOpen(terms) {
      return BareSize(missingEdge: isHorizontal ? right : .bottom)
    }
    terms.append(facts.term(component.variable, of: item))
    terms.append(facts.term(component.variable, of: parent, -1))
    if !isOpen(terms) {
      return BareSize(missingEdge: isHorizontal ? left : .top)
    }
    return BareSize()
  }
}
