import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Views of 20 × 10 in a row, with guides in their equal gaps.
@Suite("Guides in the gaps of distributed views")
struct GapGuideTests {
  private let screen = LayoutView(name: "screen", width: 340, height: 200)
  private let views: [LayoutView]

  init() {
    views = (0..<4).map { LayoutView(name: "v\($0)") }
    for view in views {
      view.intrinsicContentSize = Size(width: 20, height: 10)
      screen.addSubview(view)
    }
    Constraint.activate { views.top == 0 }
  }

  private func row(_ leading: Double = 0) -> ConstraintGroup {
    views.distributed(along: .horizontal, leading: leading, trailing: 8)
  }

  private var guideNames: [String] { screen.layoutGuides.map(\.identifier) }
  private var columns: [Double] {
    screen.layoutIfNeeded()
    return views.map { rounded($0.frame).minX }
  }

  private func expectSound() {
    screen.layoutIfNeeded()
    #expect(screen.layoutTree.conflicts.isEmpty && screen.ambiguities.isEmpty)
  }

  /// The left edges of views of 20 in a row, with equal gaps up to 8 points before its end.
  private func expected(_ leading: Double, in width: Double, views count: Int = 4) -> [Double] {
    let gap = (width - leading - 8 - 20 * Double(count)) / Double(count - 1)
    return (0..<count).map {
      let x = leading + Double($0) * (20 + gap)
      return rounded(Rect(x: x, y: 0, width: 0, height: 0)).minX
    }
  }

  @Test("A hundred replacements leave one guide for each gap")
  func rotations() {
    var group = row()
    group.activate()
    for turn in 1...100 {
      let isUpright = !turn.isMultiple(of: 2)
      let next = row(isUpright ? 40 : 0)
      next.activate(replacing: group)
      group = next
      screen.frame.size = isUpright ? Size(width: 200, height: 340) : Size(width: 340, height: 200)
      #expect(columns == (isUpright ? [40, 84, 128, 172] : [0, 104, 208, 312]))
      #expect(guideNames == ["gap 1", "gap 2", "gap 3"])
      let gaps = screen.layoutGuides.map { rounded($0.layoutFrame).width }
      #expect(gaps == Array(repeating: isUpright ? 24 : 84, count: 3))
    }
    expectSound()
  }

  @Test("An update finds the guides of the active constraints")
  func update() {
    screen.updateConstraints { _ in row() }
    let guides = screen.layoutGuides
    let count = screen.hostedConstraints.count
    for turn in 1...5 {
      let live = screen.updateConstraints { _ in row(Double(turn)) }
      #expect(live.isActive && columns == expected(Double(turn), in: 340))
      #expect(screen.layoutGuides.elementsEqual(guides) { $0 === $1 })
      #expect(screen.hostedConstraints.count == count)
      expectSound()
    }
  }

  @Test("Guides go when the constraints of their views are removed or made again")
  func removal() {
    row().activate()
    #expect(guideNames.count == 3)
    views.remakeConstraints { v in
      v.top == 0
      v.left == 5
    }
    #expect(screen.layoutGuides.isEmpty && columns == [5, 5, 5, 5])
    #expect(screen.hostedConstraints.count == 8)
    views.removeConstraints()
    let group = row(4)
    group.activate()
    #expect(guideNames.count == 3 && columns == expected(4, in: 340))
    group.replace { row(24) }
    #expect(guideNames.count == 3 && columns == expected(24, in: 340))
    group.replace { views.left == 7 }
    #expect(guideNames.isEmpty && columns == [7, 7, 7, 7])
    row().activate()
    views.removeConstraints()
    #expect(guideNames.isEmpty && screen.hostedConstraints.isEmpty)
  }

  @Test("Guides are away while the constraints are inactive, and back with them")
  func inactive() {
    let group = row()
    #expect(guideNames.isEmpty)
    for _ in 0..<3 {
      group.activate()
      #expect(guideNames.count == 3 && columns == expected(0, in: 340))
      expectSound()
      group.deactivate()
      screen.layoutIfNeeded()
      #expect(guideNames.isEmpty && screen.hostedConstraints.count == 4)
      #expect(screen.ambiguities.allSatisfy { $0.item is LayoutView })
    }
  }

  @Test("A guide is released with its constraints")
  func release() {
    weak var never: LayoutGuide?
    weak var once: LayoutGuide?
    weak var active: LayoutGuide?
    do {
      let (first, second) = (row(), row())
      never = first[1].firstItem as? LayoutGuide
      #expect(never != nil)
      second.activate()
      once = screen.layoutGuides.first
      second.deactivate()
      #expect(once != nil && guideNames.isEmpty)
    }
    #expect(never == nil && once == nil)
    row().activate()
    active = screen.layoutGuides.first
    #expect(active != nil && columns == expected(0, in: 340))
    views.removeConstraints()
    #expect(active == nil)
  }

  @Test("The constraints of a group can be activated and deactivated one by one in any order")
  func oneByOne() {
    var random = SeededRandom(seed: 57)
    let group = row(12)
    for _ in 0..<30 {
      for constraint in group.shuffled(using: &random) {
        constraint.isActive = true
        if random.chance(3) { screen.layoutIfNeeded() }
      }
      #expect(group.isActive && Set(guideNames) == ["gap 1", "gap 2", "gap 3"])
      #expect(columns == expected(12, in: 340))
      expectSound()
      for constraint in group.shuffled(using: &random) {
        constraint.isActive = false
        if random.chance(3) { screen.layoutIfNeeded() }
      }
      #expect(guideNames.isEmpty && screen.hostedConstraints.count == 4)
    }
  }

  @Test("The guides are in the superview of the time of the activation")
  func moving() {
    let card = LayoutView(name: "card")
    screen.addSubview(card)
    card.makeConstraints { v in v.edges == Insets(top: 0, left: 0, bottom: 0, right: 140) }
    let group = row()
    // 1. Made in the screen, activated in the card, which is 200 wide.
    for view in views { card.addSubview(view) }
    group.activate()
    #expect(columns == expected(0, in: 200))
    #expect(guideNames.isEmpty && card.layoutGuides.count == 3)
    // 2. Back, while it is active. Constraints with a superview that a view has left are inactive.
    for view in views { screen.addSubview(view) }
    #expect(card.layoutGuides.isEmpty)
    group.activate()
    #expect(columns == expected(0, in: 340))
    #expect(guideNames.count == 3)
  }

  @Test("Views can be distributed along both axes")
  func bothAxes() {
    views.removeConstraints()
    let (across, down) = (row(), views.distributed(along: .vertical, leading: 10, trailing: 10))
    across.activate()
    down.activate()
    //  180 in all, 4 × 10 for the views: three gaps of 140 / 3
    let rows = (0..<4).map { 10 + Double($0) * (10 + 140.0 / 3) }
    #expect(columns == expected(0, in: 340))
    #expect(zip(views, rows).allSatisfy { abs($0.frame.minY - $1) < 1e-9 })
    #expect(guideNames.count == 6)
    expectSound()
    across.deactivate()
    #expect(guideNames.count == 3)
    screen.updateConstraints { _ in views.distributed(along: .vertical, leading: 0, trailing: 10) }
    #expect(guideNames.count == 3)
    screen.layoutIfNeeded()
    #expect(abs(views[1].frame.minY - 60) < 1e-9)
  }

  @Test("From right to left, the row is mirrored")
  func rightToLeft() {
    screen.layoutDirection = .rightToLeft
    row(40).activate()
    #expect(zip(columns, expected(40, in: 340)).allSatisfy { abs($0 + $1 - 320) < 1e-5 })
    expectSound()
  }

  @Test("Views that join a row use the guides of the gaps that stay")
  func joining() {
    let group = [views[0], views[1]].distributed(along: .horizontal, trailing: 8)
    group.activate()
    let guide = screen.layoutGuides[0]
    row().activate(replacing: group)
    #expect(guideNames.count == 3 && screen.layoutGuides.contains { $0 === guide })
    #expect(columns == expected(0, in: 340))
  }

  @Test("A rejected batch leaves no guides")
  func rejected() throws {
    let stranger = LayoutView(name: "stranger")
    let group = row()
    #expect(throws: InstallationError.self) {
      try Installer.install(Array(group) + [stranger.left == 0])
    }
    #expect(guideNames.isEmpty && screen.hostedConstraints.count == 4)
    try Installer.install(group)
    #expect(guideNames.count == 3)
    #expect(throws: InstallationError.self) {
      try Installer.replace(group, by: Array(row(3)) + [stranger.left == 0])
    }
    #expect(guideNames.count == 3 && group.isActive && columns == expected(0, in: 340))
  }

  @Test("A group can be made before the views have a superview")
  func beforeSuperview() throws {
    let late = (0..<3).map { LayoutView(name: "late \($0)") }
    for view in late { view.intrinsicContentSize = Size(width: 20, height: 10) }
    let group = late.distributed(along: .horizontal, trailing: 8)
    #expect(throws: InstallationError.self) { try Installer.install(group) }
    for view in late { screen.addSubview(view) }
    Constraint.activate { late.top == 0 }
    try Installer.install(group)
    screen.layoutIfNeeded()
    #expect(late.map { rounded($0.frame).minX } == [0, 156, 312])
  }

  @Test("A group outlives the superview of its views")
  func superviewGone() throws {
    let group: ConstraintGroup
    let others = (0..<3).map { LayoutView(name: "o\($0)") }
    do {
      let box = LayoutView(name: "box", width: 200, height: 20)
      for view in others { box.addSubview(view) }
      group = others.distributed(along: .horizontal, leading: 2, trailing: 2)
      group.activate()
      box.layoutIfNeeded()
      #expect(box.layoutGuides.count == 2)
    }
    #expect(!group.contains { $0.isActive })
    #expect(throws: InstallationError.self) { try Installer.install(group) }
    for view in others {
      view.intrinsicContentSize = Size(width: 20, height: 10)
      screen.addSubview(view)
    }
    group.activate()
    screen.layoutIfNeeded()
    //  2 ┌ 20 ┐ 138 ┌ 20 ┐ 138 ┌ 20 ┐ 2
    #expect(others.map(\.frame.minX) == [2, 160, 318])
  }

  @Test("A constraint of the app on a guide stays active while the guide is used again")
  func ownConstraint() {
    let group = row()
    group.activate()
    let label = LayoutView(name: "label")
    screen.addSubview(label)
    let centered = label.centerX == screen.layoutGuides[0].centerX
    centered.isActive = true
    label.makeConstraints { v in v.size == 4 }
    row(40).activate(replacing: group)
    screen.layoutIfNeeded()
    //  v0 ends at 60, and v1 begins at 144: (340 - 40 - 8 - 80) / 3 = 70.667 between them
    #expect(centered.isActive && abs(label.frame.midX - (60 + 212.0 / 6)) < 1e-9)
  }

  @Test("Priorities of a group keep its guides")
  func priority() {
    let group = row() ~ .high
    group.activate()
    #expect(guideNames.count == 3 && columns == expected(0, in: 340))
    let copies = group ~ .low
    group.deactivate()
    #expect(guideNames.isEmpty)
    copies.activate()
    #expect(guideNames.count == 3 && columns == expected(0, in: 340))
  }

  @Test("Any sequence of changes has the frames of the active group")
  func changes() {
    var random = SeededRandom(seed: 4)
    let groups = [row(0), row(8), row(16)]
    var current: Int?
    for _ in 0..<300 {
      let next = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        if let current { groups[current].deactivate() }
        current = nil
      case 1:
        if let current {
          groups[next].activate(replacing: groups[current])
        } else {
          groups[next].activate()
        }
        current = next
      case 2: screen.frame.size.width = Double.random(in: 200...400, using: &random).rounded()
      default:
        // A new one, with the guides of the active one.
        if let current, random.chance(2) {
          let temporary = row(99)
          temporary.activate(replacing: groups[current])
          #expect(columns == expected(99, in: screen.frame.width))
          groups[current].activate(replacing: temporary)
        }
      }
      #expect(guideNames.count == (current == nil ? 0 : 3))
      let columns = columns
      if let current { #expect(columns == expected(Double(8 * current), in: screen.frame.width)) }
    }
  }
}
