import Anchors
import TestSupport
import Testing

/// Rows and columns of views in one statement.
@Suite("Distribution and alignment") @MainActor
struct DistributionTests {
  private let container = makeView("container", width: 348, height: 200)
  private let views: [View]

  init() {
    let container = container
    views = ["a", "b", "c"].map { makeView($0, in: container) }
    Constraint.activate {
      views.top == 0
      views.height == 20
    }
  }

  /// Left edge and width of each view.
  private func columns() -> [[Double]] {
    let frames = frames(after: container, of: views[0], views[1], views[2])
    return ["a", "b", "c"].compactMap { frames[$0] }.map { [$0[0], $0[2]] }
  }

  @Test("With a fixed spacing, the views share the rest")
  func fixedSpacing() {
    let group = Constraint.activate {
      views.distributed(along: .horizontal, spacing: 8, leading: 22, trailing: 10)
    }
    #expect(
      written(group) == [
        "a.leading == container.leading + 22", "b.leading == a.trailing + 8", "b.width == a.width",
        "c.leading == b.trailing + 8", "c.width == b.width",
        "c.trailing == container.trailing - 10",
      ])
    //  22 ┌ a 100 ┐ 8 ┌ b 100 ┐ 8 ┌ c 100 ┐ 10
    #expect(columns() == [[22, 100], [130, 100], [238, 100]])
  }

  @Test("With a fixed length, the gaps share the rest, as fractions of the right edge")
  func fixedLength() {
    let group = Constraint.activate {
      views.distributed(along: .horizontal, itemLength: 40, leading: 10, trailing: 20)
    }
    #expect(
      written(group) == [
        "a.width == 40", "a.left == container.left + 10",
        "b.width == 40", "b.right == 0.5 * container.right + 15",
        "c.width == 40", "c.right == container.right - 20",
      ])
    //  10 ┌ a 40 ┐ 99 ┌ b 40 ┐ 99 ┌ c 40 ┐ 20
    #expect(columns() == [[10, 40], [149, 40], [288, 40]])
  }

  @Test("With a fixed length, the direction can be right to left")
  func fixedLengthMirrored() {
    for view in [container] + views { view.isRightToLeft = true }
    let group = Constraint.activate {
      views.distributed(along: .horizontal, itemLength: 40, leading: 10, trailing: 20)
    }
    #expect(
      written(group) == [
        "c.width == 40", "c.left == container.left + 20",
        "b.width == 40", "b.right == 0.5 * container.right + 25",
        "a.width == 40", "a.right == container.right - 10",
      ])
    //  20 ┌ c 40 ┐ 99 ┌ b 40 ┐ 99 ┌ a 40 ┐ 10
    #expect(columns() == [[298, 40], [159, 40], [20, 40]])
  }

  @Test("The group is inert, may precede the superview, and is deactivated as a whole")
  func inert() {
    let orphans = ["d", "e"].map { makeView($0) }
    let group = orphans.distributed(along: .vertical, itemLength: 30, leading: 5)
    #expect(group.isInactive)
    for view in orphans { container.addSubview(view) }
    group.activate()
    #expect(
      written(group) == [
        "d.height == 30", "d.top == container.top + 5",
        "e.height == 30", "e.bottom == container.bottom",
      ])
    group.deactivate()
    #expect(orphans.allSatisfy { $0.installedConstraints.isEmpty })
  }

  @Test("In align, all share the first one's attribute, guides included")
  func align() {
    #expect(
      written(views.aligned(.centerY)) == ["b.centerY == a.centerY", "c.centerY == a.centerY"])
    let guide = Guide()
    container.addLayoutGuide(guide)
    guide.layoutName = "guide"
    let items: [any LayoutItem] = [views[0], guide]
    #expect(written(items.anchors.aligned(.leading)) == ["guide.leading == a.leading"])
  }
}
