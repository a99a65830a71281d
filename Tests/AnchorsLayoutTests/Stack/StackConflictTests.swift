import AnchorsSolver
import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Conflicts with what stacks ask for: in the stack's words, with fixes that a program can make.
@Suite("Conflicts with stack views")
struct StackConflictTests {
  private let root = LayoutView(name: "screen", width: 100, height: 30)

  init() { root.layoutTree.conflictHandler = nil }

  private func row(_ count: Int, spacing: Double = 2) -> (LayoutStackView, [LayoutView]) {
    let views = (0..<count).map { LayoutView(name: "v\($0)") }
    let row = LayoutStackView(name: "row", arrangedSubviews: views)
    row.spacing = spacing
    root.addSubview(row)
    return (row, views)
  }

  private func conflict() throws -> LayoutConflict {
    root.layoutIfNeeded()
    let conflicts = root.conflicts
    try #require(conflicts.count == 1)
    return conflicts[0]
  }

  /// The text of a conflict without the lines of its constraints.
  private func text(_ conflict: LayoutConflict) -> [String] {
    conflict.description.split(separator: "\n").map { line in
      var line = String(line)
      while let start = line.firstIndex(of: "("), let end = line.firstIndex(of: ")"),
        line[start..<end].contains(".swift:")
      {
        line.removeSubrange(line.index(before: start)...end)
      }
      return line
    }
  }

  @Test("A row that is too wide for its views speaks of its spacing and its ends")
  func rowWithRoom() throws {
    let (row, views) = row(3)
    Constraint.activate {
      row.edges == root.edges
      for view in views { view.width == 20 }
    }
    let conflict = try conflict()
    #expect(
      text(conflict) == [
        "9 required constraints conflict:",
        "  row.leading == screen.leading: row starts at screen's leading edge",
        "  row.trailing == screen.trailing: row ends at screen's trailing edge",
        "  v0.width == 20: v0 is 20 wide",
        "  v1.width == 20: v1 is 20 wide",
        "  v2.width == 20: v2 is 20 wide",
        "  stack: row begins with v0",
        "  stack: row's spacing of 2 between v0 and v1",
        "  stack: row's spacing of 2 between v1 and v2",
        "  stack: row ends with v2",
        "  fixed: screen is 100 wide",
        "20 + 20 + 20 + 2 + 2 = 64 taken up, 100 available: 36 left over",
        "Removed so that the rest can be laid out: row ends with v2",
        "To fix it, do one of these:",
        "  set row.spacing to 20",
        "  call row.setCustomSpacing(38, after: v1)",
        "  set row.distribution to .equalSpacing",
        "  lower the priority of v2.width == 20 to 999",
      ])
    #expect(conflict.constraints.count == 5 && conflict.removed == nil)
    #expect(conflict.constraints.allSatisfy { $0.source != nil })
  }

  @Test("A distance of the program against the stack's spacing is one custom spacing")
  func customSpacing() throws {
    let text = LayoutLabel("Text", name: "text")
    let divider = LayoutView(name: "divider")
    let column = LayoutStackView(name: "column", arrangedSubviews: [divider, text])
    column.axis = .vertical
    column.spacing = 16
    root.frame.size = Size(width: 300, height: 300)
    root.addSubview(column)
    Constraint.activate {
      column.edges(.top, .leading, .trailing) == root.edges
      divider.height == 1
      text.top == divider.bottom + 24
    }
    let conflict = try conflict()
    #expect(
      self.text(conflict) == [
        "2 required constraints conflict:",
        "  text.top == divider.bottom + 24: text is 24 below divider",
        "  stack: column's spacing of 16 between divider and text",
        "24 is not 16: 8 apart",
        "Removed so that the rest can be laid out: column's spacing of 16 between divider and text",
        "To fix it, do one of these:",
        "  call column.setCustomSpacing(24, after: divider)",
        "  change the constant of text.top == divider.bottom + 24 to 16",
        "  lower the priority of text.top == divider.bottom + 24 to 999",
      ])
  }

  @Test("Different widths against equal ones are another distribution")
  func distribution() throws {
    let (row, views) = row(2)
    row.distribution = .fillEqually
    Constraint.activate {
      row.edges(.top, .leading) == root.edges
      views[0].width == 20
      views[1].width == 30
    }
    let conflict = try conflict()
    #expect(
      Array(text(conflict).dropFirst(3)) == [
        "  stack: row makes v1 as wide as v0",
        "20 is not 30: 10 apart",
        "Removed so that the rest can be laid out: row makes v1 as wide as v0",
        "To fix it, do one of these:",
        "  change the constant of v1.width == 30 to 20",
        "  change the constant of v0.width == 20 to 30",
        "  set row.distribution to .fill",
        "  lower the priority of v1.width == 30 to 999",
      ])
  }

  @Test("Different heights in a row that fills its height are another alignment")
  func alignment() throws {
    let (row, views) = row(2)
    Constraint.activate {
      row.edges(.top, .leading) == root.edges
      views[0].height == 20
      views[1].height == 30
    }
    let lines = text(try conflict())
    #expect(lines.contains("  stack: v0 fills row's height"))
    #expect(lines.contains("  stack: v1 fills row's height"))
    #expect(lines.contains("  set row.alignment to .top"))
  }

  @Test("Margins that leave no room in a given frame are mended by the frame")
  func margins() throws {
    let (row, _) = row(1)
    row.translatesAutoresizingMaskIntoConstraints = true
    row.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = Insets(top: 0, left: 20, bottom: 0, right: 20)
    let conflict = try conflict()
    #expect(conflict.constraints.isEmpty)
    #expect(conflict.repairs.map(\.description) == ["give row a width of 40"])
  }

  @Test("A constraint that an update added beside an older one is named as such")
  func update() throws {
    let card = LayoutView(name: "card")
    let title = LayoutView(name: "title")
    for view in [card, title] { root.addSubview(view) }
    root.updateConstraints { _ in
      card.width == 60
      title.width == 76
    }
    root.updateConstraints { _ in title.width == card.width }
    let note = try conflict().description.split(separator: "\n").first {
      $0.contains("did not replace")
    }
    #expect(note?.contains("title.width == card.width") == true)
    #expect(note?.contains("did not replace title.width == 76") == true)
    title.removeConstraints()
    Constraint.activate {
      title.width == 76
      title.width == card.width
    }
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1 && !"\(root.conflicts[0])".contains("did not replace"))
  }
}

// MARK: - Random stacks

@Suite("Conflicts of random stacks")
struct RandomStackConflictTests {
  @Test(
    "Each conflict has a fix, each fix is one that a program can make, and ends its conflict",
    arguments: SlowTests.series(of: 20, first: 2))
  func repairs(block: Int) throws {
    var (conflictCount, repairCount, endCount) = (0, 0, 0)
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let stacks = RandomStacks(seed: seed)
      let conflicts = stacks.root.conflicts
      let sets = stacks.conflictingSets
      for (place, conflict) in conflicts.enumerated() {
        conflictCount += 1
        #expect(!conflict.repairs.isEmpty, "seed \(seed) \(conflict)")
        #expect(conflict.constraints.allSatisfy { $0.role == nil }, "seed \(seed) \(conflict)")
        for repair in conflict.repairs {
          let mended = RandomStacks(seed: seed)
          repair.apply {
            mended.counterpart(of: $0, in: stacks)
          } to: {
            mended.counterpart(of: $0, in: stacks)
          }
          mended.root.layoutIfNeeded()
          let rest = mended.conflictingSets
          #expect(!rest.contains(sets[place]), "seed \(seed) \(repair): \(conflict)")
          endCount += rest.count < sets.count ? 1 : 0
          repairCount += 1
        }
      }
    }
    // The removed row may have had several conflicts, which are told one after the other.
    #expect(conflictCount > 20 && repairCount > 50)
    #expect(Double(endCount) > 0.7 * Double(repairCount), "\(endCount) of \(repairCount)")
  }
}

extension LayoutRepair {
  /// Makes the change, as a program would, in another tree.
  fileprivate func apply(
    constraint: (Constraint) -> Constraint?, to view: (LayoutView) -> LayoutView?
  ) {
    func stack(_ stack: LayoutStackView) -> LayoutStackView? { view(stack) as? LayoutStackView }
    switch self {
    case .constant(let old, _, let value): constraint(old)?.constant = value
    case .priority(let old): constraint(old)?.priority = 999
    case .addition: Issue.record("an addition for a conflict")
    case .contentPriority(let limit, _, let priority):
      guard let item = limit.item as? LayoutView, let view = view(item) else { return }
      let axis: LayoutAxis = limit.attribute == .width ? .horizontal : .vertical
      if limit.relation == .lessThanOrEqual {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    case .customSpacing(let old, let arranged, _, let value):
      if let view = view(arranged) { stack(old)?.setCustomSpacing(value, after: view) }
    case .spacing(let old, _, let value): stack(old)?.spacing = value
    case .distribution(let old, let distribution): stack(old)?.distribution = distribution
    case .alignment(let old, let alignment): stack(old)?.alignment = alignment
    case .length(let item, let attribute, _, let value):
      guard let item = item as? LayoutView, let view = view(item) else { return }
      if attribute == .width {
        view.frame.size.width = value
      } else {
        view.frame.size.height = value
      }
    }
  }
}

/// A stack, perhaps with stacks inside, and constraints that often conflict with it.
private struct RandomStacks {
  let root: LayoutView

  private var views: [LayoutView] {
    var (views, open) = ([LayoutView](), [root])
    while let view = open.popLast() {
      views.append(view)
      open += view.subviews
    }
    return views
  }

  /// Returns the view that is what another one is in a tree of the same seed.
  func counterpart(of view: LayoutView, in other: RandomStacks) -> LayoutView? {
    zip(other.views, views).first { $0.0 === view }?.1
  }

  /// Returns the constraint that is what another one is in a tree of the same seed.
  func counterpart(of constraint: Constraint, in other: RandomStacks) -> Constraint? {
    func all(_ tree: RandomStacks) -> [Constraint] {
      tree.views.flatMap { $0.hostedConstraints }.filter { $0.role == nil }
    }
    return zip(all(other), all(self)).first { $0.0 === constraint }?.1
  }

  /// The members of each conflict, with their numbers.
  var conflictingSets: [[String]] {
    let facts = root.layoutTree.facts
    let messages = RowMessages(facts: facts, names: ItemNames())
    return facts.solved.conflicts.map { conflict in
      conflict.rows.map { row in
        let variables = facts.rows[row].terms.map { Int($0.variable) }
        return "\(messages.text(for: row)) \(facts.rows[row].constant) \(variables)"
      }
    }
  }

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    root = LayoutView(
      name: "root", width: Double(random.int(in: 40...200)),
      height: Double(random.int(in: 40...200)))
    root.layoutTree.conflictHandler = nil
    if random.chance(3) { root.ownLayoutDirection = .rightToLeft }
    let stack = Self.stack("s", depth: 2, &random)
    root.addSubview(stack)
    if random.chance(5) {
      stack.translatesAutoresizingMaskIntoConstraints = true
      stack.frame = Rect(
        x: 0, y: 0, width: Double(random.int(in: 10...120)),
        height: Double(random.int(in: 10...120)))
    } else {
      stack.makeConstraints { v in
        if random.chance(2) { v.edges == root.edges } else { v.edges(.top, .leading) == root.edges }
      }
    }
    root.layoutIfNeeded()
  }

  private static func stack(_ name: String, depth: Int, _ random: inout SeededRandom)
    -> LayoutStackView
  {
    let stack = LayoutStackView(name: name)
    stack.axis = random.chance(2) ? .horizontal : .vertical
    stack.distribution = LayoutStackView.Distribution.allCases[random.int(in: 0...4)]
    stack.alignment = LayoutStackView.Alignment.allCases[random.int(in: 0...5)]
    stack.spacing = Double(random.int(in: 0...20))
    if random.chance(6) { stack.isBaselineRelativeArrangement = true }
    if random.chance(5) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = Insets(Double(random.int(in: 0...20)))
    }
    for index in 0..<random.int(in: 1...4) {
      let view: LayoutView
      if depth > 1, random.chance(3) {
        view = self.stack("\(name)s\(index)", depth: depth - 1, &random)
      } else {
        view = LayoutView(name: "\(name)v\(index)")
        if random.chance(2) {
          view.intrinsicContentSize = Size(
            width: Double(random.int(in: 5...60)), height: Double(random.int(in: 5...60)))
        }
        if random.chance(6) { view.setContentHuggingPriority(.required, for: .horizontal) }
        if random.chance(6) {
          view.setContentCompressionResistancePriority(.required, for: stack.axis)
        }
      }
      stack.addArrangedSubview(view)
      if random.chance(5) { stack.setCustomSpacing(Double(random.int(in: 0...30)), after: view) }
      if random.chance(3) { (view.width == Double(random.int(in: 5...90))).isActive = true }
      if random.chance(3) { (view.height == Double(random.int(in: 5...90))).isActive = true }
      if random.chance(5), let first = stack.arrangedSubviews.first, first !== view {
        (view.top == first.bottom + Double(random.int(in: 0...30))).isActive = true
      }
      if random.chance(6) { view.isHidden = true }
    }
    return stack
  }
}
