import AnchorsTestSupport
import Testing

@testable import AnchorsLayout

@Suite("The order of items")
struct ItemOrderTests {
  /// The same, slow and obvious: each item's children in an array.
  private struct Reference {
    var children: [Int: [Int]] = [0: []]
    var parents: [Int: Int] = [0: -1]

    func preorder(from item: Int = 0) -> [Int] {
      [item] + (children[item] ?? []).flatMap { preorder(from: $0) }
    }

    mutating func insert(_ item: Int, in parent: Int, at place: Int) {
      children[parent, default: []].insert(item, at: place)
      parents[item] = parent
      if children[item] == nil { children[item] = [] }
    }

    mutating func remove(_ item: Int) {
      let parent = parents[item] ?? -1
      children[parent]?.removeAll { $0 == item }
    }
  }

  /// Expects the same items in the same order, with rising labels and the right parents.
  private func expectSame(_ order: borrowing ItemOrder, _ reference: Reference, _ name: String) {
    let items = reference.preorder()
    #expect(order.items == items, "\(name)")
    let labels = items.map { order.label(of: $0) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(labels)")
    #expect(labels.allSatisfy { $0 < 1 << 30 }, "\(name)")
    for item in items {
      #expect(order.parent(of: item) == reference.parents[item], "\(name)")
      #expect(order.subtree(of: item) == reference.preorder(from: item), "\(name)")
    }
  }

  @Test(
    "The order is that of a tree of arrays after any insertion, removal and move",
    arguments: 0..<30 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var order = ItemOrder()
    var reference = Reference()
    order.append(parent: -1)
    for item in 1..<random.int(in: 2...12) {
      // As a tree is read: the parent is on the way from the last item up.
      let open = Array(
        sequence(first: item - 1) { reference.parents[$0].flatMap { $0 < 0 ? nil : $0 } })
      let parent = random.pick(open)
      order.append(parent: parent)
      reference.insert(item, in: parent, at: reference.children[parent]?.count ?? 0)
    }
    var unused = Array((reference.parents.count..<400).reversed())
    var labels: [Int: UInt32] = [:]
    for step in 0..<120 {
      let items = reference.preorder()
      for item in items { labels[item] = order.label(of: item) }
      let item = random.pick(items)
      switch random.int(in: 0...3) {
      case 0 where item != 0:
        let gone = reference.preorder(from: item)
        #expect(order.remove(item) == gone)
        reference.remove(item)
        for item in gone.reversed() {
          reference.children[item] = nil
          reference.parents[item] = nil
          labels[item] = nil
        }
        unused += gone.reversed()
      case 1 where item != 0:
        let parent = reference.parents[item] ?? 0
        let subtree = reference.preorder(from: item)
        _ = order.remove(item)
        reference.remove(item)
        let siblings = reference.children[parent] ?? []
        let place = random.int(in: 0...siblings.count)
        let relabelled = order.insert(
          subtree.map { ($0, reference.parents[$0] ?? 0) },
          after: place == 0 ? nil : siblings[place - 1])
        reference.insert(item, in: parent, at: place)
        expectTold(of: relabelled, order, labels, besides: subtree)
      default:
        guard unused.count > 4 else { continue }
        // An item with some below it, often in the place of the last one.
        let siblings = reference.children[item] ?? []
        let place = random.chance(2) ? 0 : random.int(in: 0...siblings.count)
        var new: [(item: Int, parent: Int)] = []
        for number in 0..<random.int(in: 1...4) {
          let fresh = unused.removeLast()
          let parent = number == 0 ? item : new[new.count - 1].item
          new.append((fresh, parent))
        }
        let relabelled = order.insert(new, after: place == 0 ? nil : siblings[place - 1])
        for (number, entry) in new.enumerated() {
          reference.insert(entry.item, in: entry.parent, at: number == 0 ? place : 0)
        }
        expectTold(of: relabelled, order, labels, besides: new.map { $0.item })
      }
      expectSame(order, reference, "seed \(seed), step \(step)")
    }
  }

  /// Expects that every item with another label was notified.
  private func expectTold(
    of relabelled: [Int], _ order: borrowing ItemOrder, _ labels: [Int: UInt32], besides new: [Int]
  ) {
    let told = Set(relabelled)
    #expect(told.isSuperset(of: new))
    for (item, label) in labels where !new.contains(item) && !told.contains(item) {
      #expect(order.label(of: item) == label)
    }
  }

  @Test("Unlimited insertions in one place relabel few items on average")
  func density() {
    var order = ItemOrder()
    order.append(parent: -1)
    for _ in 1...10 { order.append(parent: 0) }
    var relabelled = 0
    let count = 20_000
    for item in 11..<11 + count { relabelled += order.insert([(item, 0)], after: 5).count }
    let labels = order.items.map { order.label(of: $0) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Double(relabelled) / Double(count) < 60)
  }
}
