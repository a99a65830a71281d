import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Distribution and alignment of several items")
struct DistributionTests {
  private let root = LayoutView(name: "root", width: 348, height: 200)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  init() {
    for view in [a, b, c] {
      view.intrinsicContentSize = Size(width: 10, height: 20)
      root.addSubview(view)
    }
  }

  /// Left edge and width of a, b and c.
  private func columns(@ConstraintBuilder _ build: () -> [Constraint]) -> [[Double]] {
    Constraint.activate {
      [a, b, c].top == 0
      build()
    }
    root.layoutIfNeeded()
    return [a, b, c].map { rounded($0.frame) }.map { [$0.minX, $0.width] }
  }

  /// Top edge and height of a, b and c.
  private func rows(@ConstraintBuilder _ build: () -> [Constraint]) -> [[Double]] {
    Constraint.activate {
      [a, b, c].left == 0
      build()
    }
    root.layoutIfNeeded()
    return [a, b, c].map { rounded($0.frame) }.map { [$0.minY, $0.height] }
  }

  private func expectSound() {
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
  }

  @Test("With a fixed spacing, the items share the rest")
  func fixedSpacing() {
    //  16 ┌ a 100 ┐ 8 ┌ b 100 ┐ 8 ┌ c 100 ┐ 16
    #expect(
      columns {
        [a, b, c].distributed(along: .horizontal, spacing: 8, leading: 16, trailing: 16)
      } == [[16, 100], [124, 100], [232, 100]])
    expectSound()
  }

  @Test("With a fixed spacing, a column can have different ends")
  func fixedSpacingInColumn() {
    //  20, a 50, 6, b 50, 6, c 50, 18
    #expect(
      rows { [a, b, c].distributed(along: .vertical, spacing: 6, leading: 20, trailing: 18) }
        == [[20, 50], [76, 50], [132, 50]])
    expectSound()
  }

  @Test("With a fixed spacing, the direction can be right to left")
  func fixedSpacingMirrored() {
    root.layoutDirection = .rightToLeft
    //  10 ┌ c 100 ┐ 8 ┌ b 100 ┐ 8 ┌ a 100 ┐ 22
    #expect(
      columns {
        [a, b, c].distributed(along: .horizontal, spacing: 8, leading: 22, trailing: 10)
      } == [[226, 100], [118, 100], [10, 100]])
  }

  @Test("With a fixed length, the gaps share the rest")
  func fixedLength() {
    //  10 ┌ a 40 ┐ 99 ┌ b 40 ┐ 99 ┌ c 40 ┐ 20
    #expect(
      columns {
        [a, b, c].distributed(along: .horizontal, itemLength: 40, leading: 10, trailing: 20)
      } == [[10, 40], [149, 40], [288, 40]])
    expectSound()
  }

  @Test("With a fixed length, the direction can be right to left")
  func fixedLengthMirrored() {
    root.layoutDirection = .rightToLeft
    //  20 ┌ c 40 ┐ 99 ┌ b 40 ┐ 99 ┌ a 40 ┐ 10
    #expect(
      columns {
        [a, b, c].distributed(along: .horizontal, itemLength: 40, leading: 10, trailing: 20)
      } == [[298, 40], [159, 40], [20, 40]])
  }

  @Test("With a fixed length, a column goes from edge to edge")
  func fixedLengthInColumn() {
    //  a 30, 55, b 30, 55, c 30
    #expect(
      rows { [a, b, c].distributed(along: .vertical, itemLength: 30) }
        == [[0, 30], [85, 30], [170, 30]])
    root.frame.size.height = 100
    root.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minY) == [0, 35, 70])
  }

  @Test("The group is inert, and its edges are the superview's")
  func texts() {
    let group = [a, b].distributed(along: .vertical, spacing: 8, leading: 1, trailing: 2)
    #expect(
      AnchorsTestSupport.texts(group) == [
        "a.top == 1", "b.top == a.bottom + 8", "b.height == a.height", "b.bottom == -2",
      ])
    #expect(group.isInactive && a.translatesAutoresizingMaskIntoConstraints)
    #expect(
      AnchorsTestSupport.texts([a, b, c].distributed(along: .horizontal, itemLength: 40)) == [
        "a.width == 40", "a.leading == 0", "b.width == 40",
        "b.trailing == 0.5 * superview.trailing + 20", "c.width == 40", "c.trailing == 0",
      ])
  }

  @Test("Distributing accepts one item, and none")
  func few() {
    #expect(
      AnchorsTestSupport.texts([a].distributed(along: .horizontal, spacing: 8)) == [
        "a.leading == 0", "a.trailing == 0",
      ])
    #expect(
      AnchorsTestSupport.texts([a].distributed(along: .horizontal, itemLength: 40, leading: 3)) == [
        "a.width == 40", "a.leading == 3",
      ])
    let none: [LayoutView] = []
    #expect(none.distributed(along: .horizontal, spacing: 8).constraints.isEmpty)
    #expect(none.distributed(along: .horizontal, itemLength: 8).constraints.isEmpty)
    #expect(none.aligned(.top).constraints.isEmpty && [a].aligned(.top).constraints.isEmpty)
  }

  @Test("In align, all items share the first one's attribute")
  func align() {
    #expect(
      AnchorsTestSupport.texts([a, b, c].aligned(.centerY)) == [
        "b.centerY == a.centerY", "c.centerY == a.centerY",
      ])
    b.intrinsicContentSize.height = 60
    a.makeConstraints { v in v.top == 50 }
    Constraint.activate {
      [a, b, c].aligned(.bottom)
      [a, b, c].aligned(.leading)
      a.left == 5
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b, c) == [
        "a": Rect(x: 5, y: 50, width: 10, height: 20),
        "b": Rect(x: 5, y: 10, width: 10, height: 60),
        "c": Rect(x: 5, y: 50, width: 10, height: 20),
      ])
  }

  @Test("Guides make equal gaps, and items keep their lengths")
  func equalGaps() {
    b.intrinsicContentSize.width = 60
    //  8 ┌ a 10 ┐ 126 ┌ b 60 ┐ 126 ┌ c 10 ┐ 8
    #expect(
      columns { [a, b, c].distributed(along: .horizontal, leading: 8, trailing: 8) }
        == [[8, 10], [144, 60], [330, 10]])
    expectSound()
    #expect(root.layoutGuides.map(\.identifier) == ["gap 1", "gap 2"])
    #expect(root.layoutGuides.map(\.layoutFrame.width) == [126, 126])
    c.intrinsicContentSize.width = 50
    root.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.minX) == [8, 124, 290])
  }

  @Test("Guides can be distributed, too")
  func guides() {
    let guides = [LayoutGuide(identifier: "left"), LayoutGuide(identifier: "right")]
    for guide in guides { root.addLayoutGuide(guide) }
    Constraint.activate {
      guides.distributed(along: .horizontal, spacing: 48)
      guides.height == 10
      guides.top == 0
    }
    root.layoutIfNeeded()
    #expect(guides.map(\.layoutFrame.minX) == [0, 198])
    #expect(guides.map(\.layoutFrame.width) == [150, 150])
  }
}
