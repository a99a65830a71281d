#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

extension Engine {
  /// What is open in the layout, item by item, with what would settle it.
  func ambiguityReports() -> [LayoutAmbiguity] {
    guard model.solver.mayBeAmbiguous else { return [] }
    // 1. What is open.
    let facts = facts()
    let open = openComponents(facts.numbers)
    if open.isEmpty { return [] }
    // 2. What would hold it.
    var pinning = Pinning(open, of: model, facts)
    pinning.pinAll()
    // 3. Item by item.
    let text = AmbiguityText(words: RowWords(facts: facts, names: ItemNames()))
    return pinning.open.byItem.map { LayoutAmbiguity($0, facts, text) }
  }
}

extension [OpenComponent] {
  /// The components of one item after the other.
  fileprivate var byItem: [[OpenComponent]] {
    var items: [[OpenComponent]] = []
    for component in self {
      if items.last?[0].item == component.item {
        items[items.count - 1].append(component)
      } else {
        items.append([component])
      }
    }
    return items
  }
}

extension LayoutAmbiguity {
  /// What is open of one item.
  fileprivate init(_ open: [OpenComponent], _ facts: LayoutFacts, _ text: AmbiguityText) {
    item = facts.items[open[0].item]
    components = open.map { ($0.component, $0.range) }
    let own = open.compactMap { $0.addition }
    additions = own
    var others: [Constraint] = []
    for component in open {
      guard case .follow(let pin) = component.advice, !own.contains(where: { $0 === pin }),
        !others.contains(where: { $0 === pin })
      else { continue }
      others.append(pin)
    }
    settledBy = others
    lines = open.map { text.line(about: $0) }
  }
}
