import Anchors
import AnchorsTestSupport
import Testing

@testable import AnchorsLayout

@Suite("Slots of items")
struct SlotTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let rows = (0..<6).map { LayoutView(name: "row\($0)") }

  init() {
    for row in rows {
      root.addSubview(row)
      row.addSubview(LayoutView(name: "icon"))
    }
    Constraint.activate { rows.height == 40 ~ .high }
    root.layoutIfNeeded()
  }

  private var slots: [Int32] { rows.map(\.layoutNode.slot) }
  private var engine: Engine { LayoutTree(containing: root).engine }

  @Test("Slots stay the same while other views come, go and change places")
  func stable() {
    let before = slots
    #expect(Set(before).count == rows.count && before.allSatisfy { $0 >= 0 })
    root.insertSubview(LayoutView(name: "first"), at: 0)
    root.layoutIfNeeded()
    #expect(slots == before)
    rows[2].removeFromSuperview()
    root.insertSubview(rows[5], at: 0)
    root.layoutIfNeeded()
    for place in [0, 1, 3, 4, 5] { #expect(slots[place] == before[place]) }
  }

  @Test("Slots and numbers are independent of the order of the tree")
  func ranks() {
    root.insertSubview(rows[5], at: 0)
    root.layoutIfNeeded()
    for (number, node) in engine.model.nodes.enumerated() {
      #expect(engine.model.number(of: node) == number)
    }
    #expect(engine.model.number(of: rows[5].layoutNode) == 11)
    let order = engine.model.order.items
    #expect(order == [0, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test("Slots of departed views are used again, and do not lead those views to others")
  func reused() {
    let gone = rows[1]
    let slot = gone.layoutNode.slot
    gone.removeFromSuperview()
    let news = (0..<2).map { LayoutView(name: "new\($0)") }
    for view in news { root.addSubview(view) }
    root.layoutIfNeeded()
    #expect(Set(news.map(\.layoutNode.slot)).contains(slot))
    #expect(engine.model.number(of: gone.layoutNode) == nil)
    #expect(engine.model.nodes.count == 1 + 2 * rows.count)
    #expect(engine.slots.count == engine.model.nodes.count)
  }

  @Test("A view that moves between trees is known only in its present tree")
  func otherTree() {
    let other = LayoutView(name: "other", width: 100, height: 100)
    for view in [LayoutView(name: "a"), LayoutView(name: "b")] { other.addSubview(view) }
    other.layoutIfNeeded()
    other.addSubview(rows[0])
    for tree in [root, other] { tree.layoutIfNeeded() }
    let there = LayoutTree(containing: other).engine
    #expect(there.model.number(of: rows[0].layoutNode) == 3)
    #expect(engine.model.number(of: rows[0].layoutNode) == nil)
    root.addSubview(rows[0])
    for tree in [root, other] { tree.layoutIfNeeded() }
    #expect(LayoutTree(containing: other).engine.model.index.number(of: rows[0].layoutNode) == nil)
    #expect(engine.model.number(of: rows[0].layoutNode) == 1)
  }

  @Test("A map from slots to numbers agrees with a dictionary", arguments: 0..<20 as Range<UInt64>)
  func map(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var map = SlotMap()
    var reference: [Int32: Int32] = [:]
    let base = Int32(random.int(in: 0...5000))
    for number in 0..<Int32(random.int(in: 1...200)) {
      // Mostly near each other, now and then far away, before or after.
      let slot =
        random.int(in: 0...9) == 0
        ? Int32(random.int(in: 0...20_000)) : base + Int32(random.int(in: 0...300))
      map[slot] = number
      reference[slot] = number
    }
    for slot in Int32(-1)...20_100 where map[slot] != reference[slot, default: -1] {
      Issue.record("seed \(seed): slot \(slot)")
    }
    #expect(map[.min] == -1 && map[.max] == -1)
  }

  @Test(
    "An index of rows by serial number holds several equal ones", arguments: 0..<20 as Range<UInt64>
  )
  func serials(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var rows = SerialRows()
    var reference: [Int32: UInt32] = [:]
    var serial: UInt32 = 0
    for row in Int32(0)..<300 {
      // Most are installed after all others; some come from a tree with its own serial numbers.
      serial += UInt32(random.int(in: 0...2))
      let own = random.int(in: 0...9) == 0 ? UInt32(random.int(in: 0...Int(serial))) : serial
      rows.add(row, of: own)
      reference[row] = own
      if random.int(in: 0...2) == 0,
        let removed = reference.keys.sorted().dropFirst(
          random.int(in: 0...reference.count - 1)
        ).first
      {
        rows.remove(removed, of: reference[removed] ?? 0)
        reference[removed] = nil
      }
    }
    for (row, serial) in reference {
      #expect(rows.row(of: serial) { $0 == row } == row)
      #expect(rows.row(of: serial) { _ in false } == -1)
    }
    for row in Int32(0)..<300 where reference[row] == nil {
      for serial in 0...serial { #expect(rows.row(of: serial) { $0 == row } == -1) }
    }
  }
}
