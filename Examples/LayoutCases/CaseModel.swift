/// The state of a case after some of its steps, as plain data: what the checker evaluates, without
/// the library.
package struct CaseModel: Sendable {
  package let name: String
  package private(set) var root: LayoutCase.Root
  package private(set) var direction: LayoutCase.Direction
  /// The items, parents first.
  package private(set) var items: [LayoutCase.Item]
  /// The constraints that count, in the order they were activated.
  package private(set) var activeRows: [LayoutCase.Row]
  /// The constraints that are known but do not count.
  package private(set) var inactiveRows: [LayoutCase.Row] = []
  /// The position of each item among the items, by id, and the number of its ancestors.
  private var places: [String: (place: Int, depth: Int)] = [:]

  /// The state at step 0.
  package init(_ layoutCase: LayoutCase) {
    name = layoutCase.name
    root = layoutCase.root
    direction = layoutCase.direction
    items = layoutCase.items
    activeRows = layoutCase.constraints
    findPlaces(from: 0)
  }

  /// Notes where the items are from a place on.
  private mutating func findPlaces(from start: Int) {
    for place in start..<items.count where places[items[place].id] == nil {
      places[items[place].id] = (place, depth(of: items[place].parent) + 1)
    }
  }

  /// Returns the number of an item's ancestors. The root has none.
  private func depth(of id: String) -> Int { places[id]?.depth ?? 0 }

  /// The state as a separate case, without a past.
  package var layoutCase: LayoutCase {
    LayoutCase(
      name: name, root: root, direction: direction, items: items, constraints: activeRows)
  }

  package mutating func apply(_ edits: [Edit]) {
    for edit in edits { apply(edit) }
  }

  private mutating func apply(_ edit: Edit) {
    switch edit {
    case .constant(let id, let value): change(id) { $0.constant = value }
    case .multiplier(let id, let value): change(id) { $0.multiplier = value }
    case .priority(let id, let value): change(id) { $0.priority = value }
    case .remove(let id):
      activeRows.removeAll { $0.id == id }
      inactiveRows.removeAll { $0.id == id }
    case .add(let row): activeRows.append(row)
    case .deactivate(let id): move(id, from: \.activeRows, to: \.inactiveRows)
    case .activate(let id): move(id, from: \.inactiveRows, to: \.activeRows)
    case .root(let width, let height):
      root.width = width
      root.height = height
    case .intrinsic(let item, let width, let height):
      change(item: item) { $0.intrinsic = LayoutCase.Intrinsic(width: width, height: height) }
    case .hugging(let item, let numbers): change(item: item) { $0.hugging = numbers }
    case .compression(let item, let numbers): change(item: item) { $0.compression = numbers }
    case .removeItem(let id): remove(id)
    case .addItem(let item, let rows):
      items.append(item)
      findPlaces(from: items.count - 1)
      activeRows.append(contentsOf: rows)
    case .direction(let value): direction = value
    }
  }

  private mutating func change(_ id: String, _ edit: (inout LayoutCase.Row) -> Void) {
    for index in activeRows.indices where activeRows[index].id == id { edit(&activeRows[index]) }
    for index in inactiveRows.indices where inactiveRows[index].id == id {
      edit(&inactiveRows[index])
    }
  }

  private mutating func change(item id: String, _ edit: (inout LayoutCase.Item) -> Void) {
    if let place = places[id]?.place { edit(&items[place]) }
  }

  private mutating func move(
    _ id: String, from source: WritableKeyPath<CaseModel, [LayoutCase.Row]>,
    to target: WritableKeyPath<CaseModel, [LayoutCase.Row]>
  ) {
    let moved = self[keyPath: source].filter { $0.id == id }
    self[keyPath: source].removeAll { $0.id == id }
    self[keyPath: target].append(contentsOf: moved)
  }

  private mutating func remove(_ id: String) {
    // Parents come first, so one pass over the items finds all descendants.
    var removed: Set<String> = [id]
    for item in items where removed.contains(item.parent) { removed.insert(item.id) }
    func isGone(_ row: LayoutCase.Row) -> Bool {
      removed.contains(row.item) || row.item2.map(removed.contains) ?? false
    }
    items.removeAll { removed.contains($0.id) }
    activeRows.removeAll(where: isGone)
    inactiveRows.removeAll(where: isGone)
    places.removeAll()
    findPlaces(from: 0)
  }

  /// An item, if there is one of this id.
  package func item(_ id: String) -> LayoutCase.Item? { places[id].map { items[$0.place] } }

  /// The nearest item that is both of two items, or an ancestor of both.
  ///
  /// - Complexity: O(length of the path from one to the other), O(1) if one of them is the root.
  package func commonAncestor(_ first: String, _ second: String) -> String {
    if first == root.id || second == root.id { return root.id }
    var (first, second) = (first, second)
    while first != second {
      // The deeper one cannot be the ancestor.
      if depth(of: first) > depth(of: second) {
        first = item(first)?.parent ?? root.id
      } else if let parent = item(second)?.parent {
        second = parent
      } else {
        return second
      }
    }
    return first
  }
}

// MARK: - Violations

extension CaseModel {
  /// The sum of the violations of each priority, given every frame in the root's coordinates.
  package func violations(_ frames: [String: [Double]]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for row in activeRows {
      let left = value(of: row.attr, of: row.item, row, frames)
      let right =
        row.item2.map { row.multiplier * value(of: row.attr2 ?? "", of: $0, row, frames) } ?? 0
      sums[row.priority, default: 0] += row.relation.violation(left - right - row.constant)
    }
    for item in items {
      guard let frame = frames[item.id] else { continue }
      let (hugging, compression) = (item.huggingOrDefault, item.compressionOrDefault)
      if let width = item.intrinsic?.width {
        sums[hugging.h, default: 0] += max(0, frame[2] - width)
        sums[compression.h, default: 0] += max(0, width - frame[2])
      }
      if let height = item.intrinsic?.height {
        sums[hugging.v, default: 0] += max(0, frame[3] - height)
        sums[compression.v, default: 0] += max(0, height - frame[3])
      }
    }
    return sums
  }

  private func value(
    of attribute: String, of item: String, _ row: LayoutCase.Row, _ frames: [String: [Double]]
  ) -> Double {
    let origin = frame(commonAncestor(row.item, row.item2 ?? row.item), frames)
    let frame = frame(item, frames)
    let x = frame[0] - origin[0]
    let y = frame[1] - origin[1]
    let isMirrored = direction == .rtl
    switch attribute {
    case "left": return x
    case "right": return x + frame[2]
    case "centerX": return x + frame[2] / 2
    case "leading": return isMirrored ? origin[2] - x - frame[2] : x
    case "trailing": return isMirrored ? origin[2] - x : x + frame[2]
    case "top": return y
    case "bottom": return y + frame[3]
    case "centerY": return y + frame[3] / 2
    case "firstBaseline": return y + (self.item(item)?.baseline?.first ?? 0)
    case "lastBaseline": return y + frame[3] - (self.item(item)?.baseline?.last ?? 0)
    case "width": return frame[2]
    default: return frame[3]
    }
  }

  private func frame(_ id: String, _ frames: [String: [Double]]) -> [Double] {
    frames[id] ?? [0, 0, root.width, root.height]
  }
}

extension LayoutCase.RowRelation {
  fileprivate func violation(_ excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .atMost: max(0, excess)
    case .atLeast: max(0, -excess)
    }
  }
}
