extension Engine {
  /// What is open in the layout, item by item, with what would settle it.
  func ambiguityReports(below root: any LayoutItem) -> [LayoutAmbiguity] {
    // 1. What is open.
    let open = openComponents()
    if open.isEmpty { return [] }
    // 2. What would hold it.
    let facts = facts(below: root)
    var pinning = Pinning(open, facts, contentGuides: model.contentGuides)
    pinning.pinAll()
    // 3. Item by item.
    let text = AmbiguityText(facts: facts, names: ItemNames())
    var reports: [LayoutAmbiguity] = []
    var start = 0
    while start < open.count {
      var end = start + 1
      while end < open.count, open[end].item == open[start].item { end += 1 }
      reports.append(LayoutAmbiguity(Array(pinning.open[start..<end]), facts, text))
      start = end
    }
    return reports
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
    description = open.map { text.line(about: $0) }.joined(separator: "\n")
  }
}
