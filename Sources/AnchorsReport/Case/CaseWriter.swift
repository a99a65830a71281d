import AnchorsLayout

/// Writes a solved layout as a case: its items and constraints as they have been added so far.
struct CaseWriter {
  /// An item of the case.
  struct Item {
    let id: String
    /// The number of the parent, -1 for the root.
    let parent: Int
  }

  let layout: SolvedLayout
  let names: ItemNames
  /// Those of the layout first, with its numbers.
  var items: [Item] = []
  var rows: [CaseRow] = []
  /// What the case does not say, or says differently.
  var notes: [String] = []
  /// Whether the case has the frames, the conflicts and the ambiguities of the layout.
  var isExact = true
  var ids = UniqueIDs()
  private var itemIDs = UniqueIDs()

  init(_ layout: SolvedLayout, names: ItemNames) {
    (self.layout, self.names) = (layout, names)
    for (number, item) in layout.items.enumerated() {
      let name = number == 0 ? "root" : names.name(of: item.item)
      items.append(Item(id: itemIDs.unique(name), parent: item.parent))
    }
  }

  /// Adds an item that the layout does not have.
  ///
  /// - Returns: its number.
  mutating func addItem(_ id: String, in parent: Int) -> Int {
    items.append(Item(id: itemIDs.unique(id), parent: parent))
    return items.count - 1
  }

  /// The nearest item that is both, or an ancestor of both; an item is its own ancestor.
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var ancestors: Set<Int> = []
    var item = first
    while item >= 0 {
      ancestors.insert(item)
      item = items[item].parent
    }
    item = second
    while !ancestors.contains(item) { item = items[item].parent }
    return item
  }

  /// Adds the content size of the topmost item, which the root of a case does not have, the least sizes of
  /// content, and what is given of items, as required constraints, the latter with their parents.
  mutating func addGiven() {
    let metrics = layout.items[0].metrics
    for (attribute, length) in [
      (Attribute.width, metrics.intrinsicWidth), (.height, metrics.intrinsicHeight),
    ] {
      guard let length else { continue }
      for (relation, priorities) in [
        (Relation.lessThanOrEqual, metrics.hugging),
        (.greaterThanOrEqual, metrics.compressionResistance),
      ] {
        var row = CaseRow(
          id: ids.unique("root.\(attribute)\(relation)intrinsic"), first: (0, attribute))
        row.relation = relation
        row.constant = length
        row.priority = priorities[attribute == .width ? .horizontal : .vertical].rawValue
        rows.append(row)
      }
    }
    for (number, item) in layout.items.enumerated() { addMinimum(item.metrics, of: number) }
    for (number, item) in layout.items.enumerated() where number > 0 {
      for given in item.given { add(given, of: number, in: item.parent) }
    }
  }

  private mutating func addMinimum(_ metrics: LayoutMetrics, of number: Int) {
    for (attribute, length) in [
      (Attribute.width, metrics.minimumWidth), (.height, metrics.minimumHeight),
    ] {
      guard let length else { continue }
      var row = CaseRow(
        id: ids.unique("\(items[number].id).\(attribute) minimum"), first: (number, attribute))
      row.relation = .greaterThanOrEqual
      row.constant = length
      rows.append(row)
    }
  }

  private mutating func add(_ given: SolvedLayout.Given, of number: Int, in parent: Int) {
    let attribute = given.attribute
    var row = CaseRow(
      id: ids.unique("\(items[number].id).\(attribute) given"), first: (number, attribute))
    row.constant = given.constant
    if given.share != 0 {
      // The far edge of the parent is its size away from the origin of its coordinates.
      let far: Attribute = attribute.isHorizontal ? .right : .bottom
      row.second = (parent, attribute.isSize ? attribute : far)
      row.multiplier = given.share
    } else if !attribute.isSize {
      row.second = (parent, attribute)
    }
    rows.append(row)
  }
}
