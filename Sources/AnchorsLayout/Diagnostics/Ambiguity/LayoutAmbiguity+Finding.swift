import Anchors
import AnchorsSolver

extension Engine {
  /// Returns the ambiguities of the layout, item by item, with their repairs.
  func ambiguityReports() -> [LayoutAmbiguity] {
    guard model.solver.mayBeAmbiguous else { return [] }
    // 1. Find the ambiguous components.
    let facts = facts()
    let open = facts.items.indices.flatMap { openComponents(of: $0, facts.numbers) }
    if open.isEmpty { return [] }
    // 2. What would hold it.
    var pinning = Pinning(open, of: model, facts)
    pinning.pinAll()
    // 3. Find the content priorities that would determine them.
    var tieBreak = pinning.open
    var contents = ContentRepairs(tieBreak, facts, model.solver)
    for place in tieBreak.indices where !tieBreak[place].isAwaiting {
      tieBreak[place].repairs = contents.repairs(for: tieBreak[place])
    }
    // 4. Item by item.
    let text = AmbiguityText(messages: RowMessages(facts: facts, names: ItemNames()))
    var (reports, rest) = ([LayoutAmbiguity](), tieBreak[...])
    while let item = rest.first?.item {
      let own = rest.prefix { $0.item == item }
      reports.append(LayoutAmbiguity(facts.items[item], Array(own), text))
      rest = rest.dropFirst(own.count)
    }
    return reports
  }
}

extension LayoutTree {
  /// The items that are ambiguous, in tree order, with their ambiguous components. Much cheaper
  /// than `ambiguities`, because it searches no pins and repairs.
  package var ambiguousComponents: [(item: any LayoutItem, components: [FrameComponent])] {
    ambiguousComponents(includingLibraryGuides: false)
  }

  /// Returns the ambiguous items with their components, with or without the guides that only the
  /// library places.
  package func ambiguousComponents(
    includingLibraryGuides: Bool
  ) -> [(item: any LayoutItem, components: [FrameComponent])] {
    let engine = laidOutEngine
    guard engine.model.solver.mayBeAmbiguous else { return [] }
    let numbers = engine.itemNumbers()
    return numbers.items.indices.compactMap { place in
      let open = engine.openComponents(
        of: place, numbers, includingLibraryGuides: includingLibraryGuides)
      if open.isEmpty { return nil }
      return engine.item(numbers.items[place]).map { ($0, open.map { $0.component }) }
    }
  }
}

extension LayoutAmbiguity {
  /// Creates the report of one item.
  fileprivate init(_ item: any LayoutItem, _ open: [OpenComponent], _ text: AmbiguityText) {
    self.item = item
    components = open.map { ($0.component, $0.range) }
    let own = open.compactMap { $0.addition }
    additions = own
    var others: [Constraint] = []
    for case .follow(let pin, _) in open.map({ $0.advice })
    where !(own + others).contains(where: { $0 === pin }) {
      others.append(pin)
    }
    determinedBy = others
    var repairs: [LayoutRepair] = []
    for repair in open.flatMap({ $0.repairs }) where !repairs.contains(where: repair.isSame) {
      repairs.append(repair)
    }
    // A pin holds content at numbers that are wrong with another font, or leaves it without room.
    let held = open.filter { $0.repairs.isEmpty }
    let pins = (own + others).filter { pin in
      held.contains { $0.addition === pin || $0.pinFollowed === pin }
    }
    self.repairs = repairs + pins.map { .addition($0) }
    lines = open.map { text.line(about: $0) }
  }
}
