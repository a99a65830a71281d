import Anchors
import TestSupport
import Testing

/// Several views, or several anchors, in one statement.
@Suite("Arrays") @MainActor
struct ArrayTests {
  private let scene = Siblings()
  private let c: View
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  init() { c = makeView("c", in: scene.container) }

  @Test("A statement about several views makes a constraint for each")
  func eachView() {
    let group = Constraint.activate { [a, b].width == container.width }
    #expect(written(on: container) == ["a.width == container.width", "b.width == container.width"])
    #expect(a.installedConstraints.map { $0 === group.constraints[0] } == [true])
    #expect(b.installedConstraints.map { $0 === group.constraints[1] } == [true])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Several anchors on the right make a constraint for each, with one priority")
  func eachOther() {
    a.makeConstraints { v in
      v.width == [b, c, container].width ~ .medium
      v.width == [b.width - 10, c.height - 10] ~ 60
    }
    #expect(
      written(on: container) == [
        "a.width == b.width ~ 500", "a.width == c.width ~ 500", "a.width == container.width ~ 500",
        "a.width == b.width - 10 ~ 60", "a.width == c.height - 10 ~ 60",
      ])
  }

  @Test("Several views have composites")
  func composites() {
    Constraint.activate {
      [a, b].size == CGSize(width: 30, height: 40)
      [a, b].edges >= container.edges
    }
    #expect(written(on: a) == ["a.width == 30", "a.height == 40"])
    #expect(written(on: b) == ["b.width == 30", "b.height == 40"])
    #expect(
      written(on: container) == [
        "a.top >= container.top", "a.leading >= container.leading",
        "a.bottom <= container.bottom", "a.trailing <= container.trailing",
        "b.top >= container.top", "b.leading >= container.leading",
        "b.bottom <= container.bottom", "b.trailing <= container.trailing",
      ])
  }

  @Test("A size with two upper bounds is two plain groups")
  func nested() {
    let group = ConstraintGroup {
      a.size <= 2
      a.size <= b.size
    }
    #expect(
      written(group) == [
        "a.width <= 2", "a.height <= 2", "a.width <= b.width", "a.height <= b.height",
      ])
  }

  @Test("A block for several views runs for each, in one batch")
  func make() {
    let calls = activations {
      [a, b].makeConstraints { v in
        v.width == container.width
        v.height == 20
      }
    }
    #expect(calls == [4])
    #expect(written(on: container) == ["a.width == container.width", "b.width == container.width"])
    #expect(written(on: a) == ["a.height == 20"] && written(on: b) == ["b.height == 20"])
  }

  @Test("An update of several views edits what each has and installs what one lacks")
  func update() {
    let group = Constraint.activate { [a, b].width == 10 }
    let natives = group.layoutConstraints
    let updated = [a, b, c].updateConstraints { v in v.width == 20 }
    #expect(written(natives) == ["a.width == 20", "b.width == 20"])
    #expect(written(on: c) == ["c.width == 20"] && updated.isActive)
    #expect(zip(updated.layoutConstraints, natives).allSatisfy { $0 === $1 })
    #expect(a.constraints.count == 1 && b.constraints.count == 1)
  }

  @Test("A remake of several views leaves each with its last statements, and a removal with none")
  func remake() {
    Constraint.activate { [a, b].width == 10 }
    [a, b].remakeConstraints { v in v.height == 20 }
    #expect(written(on: a) == ["a.height == 20"] && written(on: b) == ["b.height == 20"])
    [a, b].removeConstraints()
    #expect(a.constraints.isEmpty && b.constraints.isEmpty && a.installedConstraints.isEmpty)
  }

  @Test("Prepared constraints of several views are installed on request")
  func prepare() {
    let prepared = [a, b].prepareConstraints { v in v.width == 10 }
    #expect(written(on: a) == [] && written(on: b) == [])
    prepared.activate()
    #expect(written(on: a) == ["a.width == 10"] && written(on: b) == ["b.width == 10"])
  }

  @Test("A row has views a fixed distance apart, with equal widths")
  func fixedSpacing() {
    let views = [a, b, c]
    Constraint.activate {
      a.left == 5
      for (view, next) in zip(views, views.dropFirst()) {
        next.left == view.right + 10
        next.width == view.width
      }
      c.right == -5
      views.top == 0
      views.bottom == 0
    }
    #expect(a.installedConstraints.count == 3)
    #expect(
      frames(after: container, of: a, b, c) == [
        "a": [5, 0, 90, 200], "b": [105, 0, 90, 200], "c": [205, 0, 90, 200],
      ])
  }

  @Test("A row has views of a fixed width, spread evenly by their centers")
  func fixedWidth() {
    let views = [a, b, c]
    Constraint.activate {
      views.width == 30
      views.top == 0
      views.bottom == 0
      for (index, view) in views.enumerated() {
        view.centerX == container.centerX + 130 * Double(index - 1)
      }
    }
    #expect(
      frames(after: container, of: a, b, c) == [
        "a": [5, 0, 30, 200], "b": [135, 0, 30, 200], "c": [265, 0, 30, 200],
      ])
  }

  @Test("One view makes a row, too, and none makes nothing")
  func shortRows() {
    for views in [[], [a]] {
      let row = Constraint.activate {
        views.first.map { $0.left == 5 }
        zip(views, views.dropFirst()).map { $1.left == $0.right + 10 }
        views.last.map { $0.right == -5 }
      }
      #expect(
        written(row)
          == (views.isEmpty
            ? [] : ["a.left == container.left + 5", "a.right == container.right - 5"]))
    }
  }

  @Test("A column starts under the superview's top, by a number for the first")
  func column() {
    Constraint.activate {
      a.top == 10
      b.top == a.bottom + 10
    }
    #expect(written(on: container) == ["a.top == container.top + 10", "b.top == a.bottom + 10"])
  }

  @Test("Views and guides go together, by their anchors")
  func mixed() {
    let guide = Guide()
    guide.layoutName = "guide"
    container.addLayoutGuide(guide)
    Constraint.activate { [a.anchors, guide.anchors].top == b.top }
    #expect(written(on: container) == ["a.top == b.top", "guide.top == b.top"])
  }
}
