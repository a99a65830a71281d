import LayoutCases

/// Seeded random trees and edits. Every kind of row and edit of the format occurs; many cases have
/// conflicts, many are ambiguous.
package struct RandomCase {
  package private(set) var random: SeededRandom
  package private(set) var model: CaseModel
  private var nextID = 0

  private let priorities: [Double]

  /// A random case. A soft one has few required rows, so that conflicts are rare and large
  /// components are not.
  package init(seed: UInt64, itemCount: Int, rowCount: Int, isSoft: Bool = false) {
    random = SeededRandom(seed: seed)
    priorities =
      isSoft
      ? [1000, 999, 900, 750, 750, 500, 400, 250, 250, 50]
      : [1000, 1000, 1000, 999, 750, 500, 250, 250, 50]
    let root = LayoutCase.Root(
      width: Double(random.int(in: 20...60) * 10), height: Double(random.int(in: 20...60) * 10))
    let direction: LayoutCase.Direction = random.chance(4) ? .rtl : .ltr
    model = CaseModel(
      LayoutCase(
        name: "random-\(seed)", root: root, direction: direction, items: [], constraints: []))
    for _ in 0..<itemCount { model.apply([.addItem(newItem(), constraints: [])]) }
    for _ in 0..<rowCount { model.apply([.add(newRow())]) }
  }

  // MARK: Parts

  private mutating func newItem() -> LayoutCase.Item {
    nextID += 1
    let parent = random.chance(2) ? "root" : random.pick(["root"] + model.items.map(\.id))
    var item = LayoutCase.Item(id: "v\(nextID)", parent: parent)
    if random.chance(2) {
      item.intrinsic = newIntrinsic()
      if random.chance(3) { item.hugging = newPriorities() }
      if random.chance(3) { item.compression = newPriorities() }
    }
    if random.chance(4) {
      item.baseline = LayoutCase.Baseline(
        first: Double(random.int(in: 5...20)), last: Double(random.int(in: 0...8)))
    }
    return item
  }

  private mutating func newIntrinsic() -> LayoutCase.Intrinsic {
    LayoutCase.Intrinsic(
      width: random.chance(5) ? nil : Double(random.int(in: 1...20) * 10),
      height: random.chance(5) ? nil : Double(random.int(in: 1...6) * 10))
  }

  private mutating func newPriorities() -> LayoutCase.AxisNumbers {
    LayoutCase.AxisNumbers(
      h: random.pick([250, 251, 500, 750, 1000]), v: random.pick([250, 251, 500, 750, 1000]))
  }

  private mutating func newRow() -> LayoutCase.Row {
    nextID += 1
    let id = "c\(nextID)"
    let relation = random.pick([LayoutCase.RowRelation.equal, .equal, .equal, .atMost, .atLeast])
    let priority = random.pick(priorities)
    let item = random.pick(model.items.map(\.id))
    if random.chance(3) {
      return .init(
        id: id, item, random.pick(["width", "height"]), relation,
        constant: Double(random.int(in: 0...30) * 10), priority: priority)
    }
    let other = random.chance(3) ? "root" : random.pick(model.items.map(\.id))
    let families = [
      ["left", "right", "centerX"], ["leading", "trailing"], ["leading", "trailing"],
      ["top", "bottom", "centerY"], ["top", "bottom", "firstBaseline", "lastBaseline"],
      ["width", "height"],
    ]
    let family = random.pick(families)
    let isScaled = random.chance(5) && item != other
    let multiplier = isScaled ? random.pick([0.5, 2, 1.5, -1]) : 1
    let attribute = random.pick(family)
    // An anchor is not compared with itself.
    let others = item == other ? family.filter { $0 != attribute } : family
    return .init(
      id: id, item, attribute, relation, multiplier: multiplier, other, random.pick(others),
      constant: Double(random.int(in: -4...4) * 5), priority: priority)
  }

  // MARK: Edits

  /// A random edit that the state allows, applied to `model` as well.
  package mutating func edit() -> Edit {
    let edit = newEdit()
    model.apply([edit])
    return edit
  }

  private mutating func newEdit() -> Edit {
    let rows = model.activeRows + model.inactiveRows
    guard model.items.count > 2, rows.count > 2 else {
      return model.items.count > 2
        ? .add(newRow()) : .addItem(newItem(), constraints: [])
    }
    let id = random.pick(rows).id
    let item = random.pick(model.items).id
    switch random.int(in: 0...15) {
    case 0...3: return .constant(id: id, value: Double(random.int(in: -10...40) * 5))
    case 4: return .multiplier(id: id, value: random.pick([0.5, 1, 2, 3]))
    case 5: return .priority(id: id, value: random.pick(priorities))
    case 6, 7: return .add(newRow())
    case 8: return .remove(id: id)
    case 9: return toggle(id)
    case 10:
      return .root(
        width: Double(random.int(in: 10...70) * 10), height: Double(random.int(in: 10...70) * 10))
    case 11:
      let size = newIntrinsic()
      return .intrinsic(item: item, width: size.width, height: size.height)
    case 12: return .hugging(item: item, newPriorities())
    case 13: return .compression(item: item, newPriorities())
    case 14: return random.chance(2) ? .removeItem(item) : itemWithRows()
    default:
      return random.chance(3)
        ? .direction(model.direction == .ltr ? .rtl : .ltr) : itemWithRows()
    }
  }

  private func toggle(_ id: String) -> Edit {
    model.activeRows.contains { $0.id == id } ? .deactivate(id: id) : .activate(id: id)
  }

  private mutating func itemWithRows() -> Edit {
    let item = newItem()
    nextID += 2
    return .addItem(
      item,
      constraints: [
        .init(id: "c\(nextID - 1)", item.id, "top", .equal, item.parent, "top", constant: 8),
        .init(id: "c\(nextID)", item.id, "width", .equal, constant: 60, priority: 750),
      ])
  }
}
