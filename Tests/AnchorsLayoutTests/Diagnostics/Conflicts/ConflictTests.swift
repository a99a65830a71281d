import AnchorsLayout
import Testing

/// Required constraints that conflict.
@Suite("Conflicts")
struct ConflictTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private var tree: LayoutTree { LayoutTree(containing: root) }

  init() {
    root.layoutTree.conflictHandler = nil
    root.addSubview(card)
    card.addSubview(title)
    Constraint.activate {
      card.left == root.left + 50
      card.verticalEdges == root.verticalEdges
      title.verticalEdges == card.verticalEdges
      title.left == card.left + 12
    }
  }

  @Test("A conflict names one irreducible set and removes the constraint that was installed last")
  func irreducible() throws {
    let width = card.width == 300
    let wide = title.width >= 320
    let inside = title.right <= card.right - 12
    try Installer.install(width, wide, inside, line: 0)
    root.layoutIfNeeded()
    let conflicts = tree.conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    // 12 + 320 + 12 is more than 300. The first was written in a builder and knows its line.
    #expect(
      conflict.constraints.map { "\($0.firstAnchor) \($0.relation) \($0.constant)" } == [
        "title.left == 12.0", "card.width == 300.0", "title.width >= 320.0", "title.right <= -12.0",
      ])
    #expect(conflict.removed === inside)
    #expect(card.frame == Rect(x: 50, y: 0, width: 300, height: 300))
    #expect(title.frame == Rect(x: 12, y: 0, width: 320, height: 300))
  }

  @Test("A conflict leaves no trace once it is fixed")
  func mended() throws {
    let first = card.width == 300
    let second = card.width == 200
    try Installer.install(first, second, title.right == card.right, line: 0)
    root.layoutIfNeeded()
    #expect(tree.conflicts.first?.removed === second)
    #expect(title.frame.width == 288)

    first.constant = 200
    root.layoutIfNeeded()
    #expect(tree.conflicts.isEmpty)
    #expect(title.frame.width == 188)

    second.constant = 250
    root.layoutIfNeeded()
    #expect(card.frame.width == 200)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(tree.conflicts.isEmpty)
    #expect(card.frame.width == 250)
  }

  @Test("Independent conflicts are reported separately")
  func independent() throws {
    try Installer.install(
      card.width == 300, card.width == 200, title.width == 40, title.width >= 50, line: 0)
    root.layoutIfNeeded()
    #expect(
      tree.conflicts.map { $0.constraints.map(\.description) } == [
        ["card.width == 300", "card.width == 200"], ["title.width == 40", "title.width >= 50"],
      ])
    #expect(
      tree.conflicts.map { $0.removed?.description } == ["card.width == 200", "title.width >= 50"])
    #expect(card.frame.width == 300)
    #expect(title.frame.width == 40)
  }

  @Test("A conflict with negative sizes names only written constraints")
  func negative() throws {
    let right = card.right == root.left + 20
    try Installer.install(right, line: 0)
    root.layoutIfNeeded()
    let conflict = try #require(tree.conflicts.first)
    #expect(conflict.removed === right)
    #expect(conflict.constraints.count == 2)
    #expect(conflict.constraints.last === right)
  }

  @Test("A conflict with the root's size comes and goes as the size changes")
  func rootSize() throws {
    try Installer.install(card.right == root.right - 50, card.width >= 310, line: 0)
    root.layoutIfNeeded()
    #expect(tree.conflicts.count == 1)
    root.frame = Rect(x: 0, y: 0, width: 500, height: 300)
    root.layoutIfNeeded()
    #expect(tree.conflicts.isEmpty)
    #expect(card.frame.width == 400)
    root.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    root.layoutIfNeeded()
    #expect(tree.conflicts.count == 1)
    #expect(card.frame.width == 200)
  }

  @Test("A conflict with incompressible content removes the constraint")
  func content() throws {
    title.intrinsicContentSize = Size(width: 100, height: LayoutView.noIntrinsicMetric)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    let narrow = title.width == 80
    try Installer.install(card.width == 300, narrow, line: 0)
    root.layoutIfNeeded()
    let conflict = try #require(tree.conflicts.first)
    #expect(conflict.removed === narrow)
    #expect(conflict.constraints.map(\.description) == ["title.width == 80"])
    #expect(conflict.intrinsicSizes.map(\.description) == ["title.width >= intrinsic"])
    #expect(title.frame.width == 100)
  }

  @Test("Constraints that only repeat each other do not conflict")
  func redundant() throws {
    try Installer.install(
      card.width == 300, card.width == 300, card.width >= 300, card.right == root.left + 350,
      line: 0)
    root.layoutIfNeeded()
    #expect(tree.conflicts.isEmpty)
    #expect(card.frame == Rect(x: 50, y: 0, width: 300, height: 300))
  }
}
