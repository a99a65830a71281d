import AnchorsReport
import AnchorsTestSupport
import LayoutCases
import Testing
import TextCases

@testable import Anchors
@testable import AnchorsLayout

/// Seeded random trees with guides, margins, masks, insets, directions and scroll views.
@Suite("The text of a random tree")
struct RandomTextTreeTests {
  @Test(
    "The text of a random tree has the same status, frames and ambiguities",
    arguments: SlowTests.series(of: 8, first: 2))
  func roundTrip(block: Int) throws {
    var counts: [String: Int] = [:]
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let tree = RandomTree(seed: seed)
      let read = try ReadText(tree.root)
      let seed = Comment(rawValue: "seed \(seed)\n\(read.text)")
      // A frame that is fixed rather than following its superview conflicts with more, and leaves
      // less open.
      let isFixed = !read.notes.isEmpty
      let conflicts = tree.root.conflicts
      counts[isFixed ? "with a mask" : "\(read.answer.status)", default: 0] += 1
      if !conflicts.isEmpty {
        #expect(read.answer.status == .infeasible, seed)
        continue
      }
      let open = tree.root.ambiguities
      if isFixed, !open.isEmpty || read.answer.status == .infeasible { continue }
      #expect(read.complaints == [], seed)
      #expect(read.differences(from: tree.root) == [], seed)
      let names = ItemNames()
      for ambiguity in open {
        guard let item = read.tree.item(named: names.name(of: ambiguity.item)) else { continue }
        #expect(
          read.answer.ambiguous[item.layoutName]?.count == ambiguity.components.count, seed)
      }
    }
    // Few of the trees have a mask that the text cannot carry.
    #expect(Set(counts.keys).isSuperset(of: ["unique", "infeasible", "ambiguous"]), "\(counts)")
  }
}

/// Views, scroll views and guides at random, with constraints of any two attributes that can be
/// compared.
struct RandomTree {
  let root = LayoutView(name: "screen", width: 300, height: 500)
  private var random: SeededRandom
  private var views: [LayoutView]
  private var items: [any LayoutItem] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    root.layoutTree.conflictHandler = nil
    views = [root]
    if random.chance(2) { root.layoutDirection = .rightToLeft }
    if random.chance(3) { root.safeAreaInsets = Insets(top: 20, left: 4, bottom: 10, right: 6) }
    for number in 1...(3 + random.int(in: 0...3)) { addView("v\(number)") }
    items = views
    for view in views where random.chance(3) {
      items.append(random.pick([view.margins, view.safeArea, guide(in: view)]))
    }
    for _ in 0..<(4 + random.int(in: 0...16)) { addConstraint() }
    if !random.chance(4) { placeItems() }
  }

  private func guide(in view: LayoutView) -> LayoutGuide {
    let guide = LayoutGuide(identifier: "rail")
    view.addLayoutGuide(guide)
    return guide
  }

  private mutating func addView(_ name: String) {
    let shadow = Insets(top: 1, left: 2, bottom: 3, right: 5)
    let view =
      random.chance(4)
      ? named(name, LayoutScrollView()) : ShadowedView(name, random.chance(4) ? shadow : .zero)
    if random.chance(3) { view.layoutDirection = random.pick([.leftToRight, .rightToLeft]) }
    if random.chance(3) { view.layoutMargins = Insets(top: 3, left: 5, bottom: 7, right: 11) }
    if random.chance(3) {
      view.intrinsicContentSize = Size(width: 50, height: 20)
      view.baselineOffsetFromTop = 14
      view.baselineOffsetFromBottom = 4
    }
    if random.chance(4) {
      view.frame = Rect(x: 10, y: 20, width: Double(random.int(in: 5...15) * 10), height: 80)
      view.autoresizingMask = random.pick([[], [.flexibleWidth, .flexibleTopMargin]])
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    random.pick(views).addSubview(view)
    views.append(view)
  }

  /// Gives each item a separate place, each at its own level.
  private func placeItems() {
    for (number, item) in preorder(from: root).map(\.node).enumerated() where number > 0 {
      let level = Double(4 * number)
      guard let parent = item.layoutParent else { continue }
      Constraint.activate {
        item.anchors.left == parent.anchors.left + 7 ~ Priority(level)
        item.anchors.top == parent.anchors.top + 9 ~ Priority(level + 1)
        item.anchors.width == 60 ~ Priority(level + 2)
        item.anchors.height == 70 ~ Priority(level + 3)
      }
    }
  }

  /// Constraints that cannot be installed are passed over.
  private mutating func addConstraint() {
    let (first, second) = (random.pick(items), random.pick(items))
    let attribute = random.pick(Attribute.allCases)
    let others = Attribute.allCases.filter {
      $0.isSize == attribute.isSize && ($0.isSize || $0.isHorizontal == attribute.isHorizontal)
    }
    let isScaled = random.chance(3)
    let constraint = Constraint(
      first.layoutNode, attribute, random.pick(Relation.allCases), second.layoutNode,
      random.pick(others), multiplier: isScaled ? random.pick([0.5, 2, -1, 1.25]) : 1,
      constant: Double(random.int(in: -4...4) * 5),
      priority: Priority(random.pick([1000, 750, 500, 250, 250])))
    try? Installer.install([constraint])
  }
}
