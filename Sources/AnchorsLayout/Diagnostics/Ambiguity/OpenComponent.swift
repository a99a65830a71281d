import Anchors
import AnchorsSolver

/// A component of an item's frame that is not determined, and what would determine it.
struct OpenComponent {
  let item: Int
  let component: FrameComponent
  let range: ClosedRange<Double>
  /// The component in root coordinates.
  let sum: FreeSum
  var advice = Advice.nothing
  /// The content priorities that would determine it.
  var repairs: [LayoutRepair] = []

  /// The advice for the component. All cases except `follow` are for a pinned component.
  enum Advice {
    case nothing
    /// It follows from the additions, perhaps from one for another item or component alone.
    case follow(Constraint, isAlone: Bool)
    /// It follows from a constraint that was removed because of a conflict.
    case await(Constraint)
    /// Nothing special: add the constraint.
    case add(Constraint)
    /// A size about which little is said: give it one, or the far edge if that is missing, or
    /// content.
    case giveSize(Constraint, missing: Attribute?)
    /// Only a bound holds it: make it an equality.
    case equate(bound: Constraint, Constraint)
    /// It competes with another item's content: let one of them give way.
    case giveWay(Constraint, other: Int, isHugging: Bool, Priority)
  }

  /// Its value in the layout.
  var value: Double { sum.value }
  var isSize: Bool { component.variable.isSize }

  /// The constraint that pins the component, if it is not pinned by others.
  var addition: Constraint? {
    switch advice {
    case .nothing, .follow, .await: nil
    case .add(let pin), .giveSize(let pin, _), .equate(_, let pin), .giveWay(let pin, _, _, _): pin
    }
  }
}

extension OpenComponent {
  /// The pin of another component that this one follows from.
  var pinFollowed: Constraint? { if case .follow(let pin, _) = advice { pin } else { nil } }
  /// `true` if it follows from a removed constraint.
  var isAwaiting: Bool { if case .await = advice { true } else { false } }
}

extension Engine {
  /// Returns the ambiguous components of an item, by its number in the facts, in order; of a guide,
  /// those that something uses. A guide that only the library places has none unless asked for.
  func openComponents(
    of item: Int, _ numbers: ItemNumbers, includingLibraryGuides: Bool = false
  ) -> [OpenComponent] {
    let number = numbers.items[item]
    let open = FrameComponent.allCases.compactMap { component -> OpenComponent? in
      let sum = model.freeSum(component.variable, ofItem: number)
      let range = model.solver.range(of: sum)
      guard range.isOpen else { return nil }
      return OpenComponent(
        item: item, component: component, range: range.lower...range.upper, sum: sum)
    }
    if open.isEmpty { return open }
    if !includingLibraryGuides, isLibraryGuide(number) { return [] }
    let unused = unusedComponents(of: number)
    return open.filter { !unused.contains($0.component) }
  }

  /// Returns the values that a component of an item's frame can have, in root coordinates.
  func range(of component: FrameComponent, ofItem number: Int) -> Interval {
    model.solver.range(of: model.freeSum(component.variable, ofItem: number))
  }

  /// Returns `true` if an item's frame is ambiguous. Asks for its own four components only.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard model.solver.mayBeAmbiguous, let number = model.number(of: item.layoutNode),
      !isLibraryGuide(number)
    else { return false }
    let open = FrameComponent.allCases.filter { range(of: $0, ofItem: number).isOpen }
    return !open.isEmpty && !unusedComponents(of: number).isSuperset(of: open)
  }

  /// Returns `true` for a guide that only the library's constraints mention: nobody is to place it.
  private func isLibraryGuide(_ number: Int) -> Bool {
    guard let item = item(number), item.layoutRole == .guide else { return false }
    let mentioning = item.layoutNode.constraintsMentioning
    return !mentioning.isEmpty && mentioning.allSatisfy { $0.role != nil }
  }

  /// Returns the components of a guide that nothing depends on, if constraints relate the guide to
  /// other items along one axis only: those of the other axis; and those of this axis if the edges
  /// that the constraints mention are determined. A barrier, a guideline and a spacer have some.
  private func unusedComponents(of number: Int) -> Set<FrameComponent> {
    guard let item = item(number), item.layoutRole == .guide else { return [] }
    let node = item.layoutNode
    var related: [(attribute: AttributeRow, isMirrored: Bool)] = []
    for constraint in node.constraintsMentioning {
      let (first, second) = (constraint.first, constraint.effectiveSecond)
      if second == nil || first === second { continue }
      let host = constraint.host.flatMap { model.number(of: $0.layoutNode) }
      for (own, attribute) in [
        (first, constraint.firstAttribute.row), (second, constraint.secondAttribute.row),
      ] where own === node {
        related.append((attribute, host.map { model.isRightToLeft($0) } ?? false))
      }
    }
    guard let axis = related.first?.attribute.axis,
      related.allSatisfy({ $0.attribute.axis == axis })
    else { return [] }
    func isOpen(_ attribute: AttributeRow, _ isMirrored: Bool) -> Bool {
      let isHorizontal = axis == .horizontal
      var sum = model.freeSum(isHorizontal ? .width : .height, ofItem: number)
      if !attribute.isSize {
        let share = attribute.shareOfSize(isMirrored)
        let position = model.freeSum(isHorizontal ? .x : .y, ofItem: number)
        sum = share == 0 ? position : model.solver.add(sum, times: share, to: position)
      }
      return model.solver.range(of: sum).isOpen
    }
    let isPlaced = !related.contains { isOpen($0.attribute, $0.isMirrored) }
    return Set(FrameComponent.allCases.filter { $0.axis != axis || isPlaced })
  }
}

extension LayoutModel {
  /// Returns a component of an item's frame in root coordinates: a size, or the sum of the
  /// positions of the item and its ancestors. Caches that of each ancestor.
  fileprivate borrowing func freeSum(_ variable: Variable, ofItem number: Int) -> FreeSum {
    if variable.isSize { return solver.sum(of: id(variable, number)) }
    var path: [Int32] = []
    var sum = FreeSum.zero
    var ancestor = number
    while ancestor > 0 {
      let position = id(variable, ancestor)
      if let noted = solver.noted(at: position) {
        sum = noted
        break
      }
      path.append(position)
      ancestor = order.parent(of: ancestor)
    }
    for position in path.reversed() {
      sum = solver.add(solver.sum(of: position), to: sum)
      solver.note(sum, at: position)
    }
    return sum
  }
}
