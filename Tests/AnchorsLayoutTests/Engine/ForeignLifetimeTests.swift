import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Items that leave the tree without notice are freed with their owners, and leave nothing behind.
@Suite("Items that leave without a word")
struct ForeignLifetimeTests {
  private let window = Widget(), stays = Widget()
  private var tree: LayoutTree { LayoutTree(containing: window) }
  private var readCount: Int { tree.engine.model.nodes.count }

  init() {
    window.layoutFrame.size = Size(width: 100, height: 100)
    window.add(stays)
    Constraint.activate {
      stays.width == 10
      stays.top == 3
    }
  }

  /// The events between the removal of an item and the check.
  enum Meanwhile: CaseIterable { case nothing, layout, word, wordAndLayout }

  private func happen(_ meanwhile: Meanwhile) {
    if meanwhile == .word || meanwhile == .wordAndLayout { tree.hierarchyDidChange() }
    if meanwhile == .layout || meanwhile == .wordAndLayout { tree.layoutIfNeeded() }
  }

  @Test(
    "An item with constraints of its own and with others leaves nothing behind",
    arguments: Meanwhile.allCases)
  func constraints(_ meanwhile: Meanwhile) {
    let gone = {
      let brief = Widget()
      window.add(brief)
      Constraint.activate {
        brief.size == 7
        brief.left == window.left + 2
        stays.left == brief.right
      }
      tree.layoutIfNeeded()
      #expect(stays.layoutFrame == Rect(x: 9, y: 3, width: 10, height: 0) && readCount == 3)
      brief.leave(saysSo: false)
      happen(meanwhile)
      return WeakReference(brief)
    }()
    #expect(gone.isReleased)
    tree.layoutIfNeeded()
    #expect(readCount == 2)
    #expect(stays.layoutFrame.minX == 0)
    #expect(texts(stays.installedConstraints) == ["Widget#2.width == 10", "Widget#2.top == 3"])
  }

  @Test(
    "An item with only a size, and one with nothing, leave nothing behind",
    arguments: [false, true])
  func size(hasSize: Bool) {
    for meanwhile in Meanwhile.allCases {
      let gone = {
        let brief = Widget()
        window.add(brief)
        if hasSize { Constraint.activate { brief.size == 7 } }
        tree.layoutIfNeeded()
        brief.leave(saysSo: false)
        happen(meanwhile)
        return WeakReference(brief)
      }()
      #expect(gone.isReleased, "\(meanwhile)")
      tree.layoutIfNeeded()
      #expect(readCount == 2, "\(meanwhile)")
    }
  }

  @Test("An item with children leaves nothing behind, and neither do they")
  func subtree() {
    let gone = {
      let outer = Widget(), inner = Widget()
      outer.add(inner)
      window.add(outer)
      Constraint.activate {
        inner.edges == outer.edges.inset(by: 1)
        outer.edges == window.edges
      }
      tree.layoutIfNeeded()
      outer.leave(saysSo: false)
      return [WeakReference(outer), WeakReference(inner)]
    }()
    #expect(gone.map(\.isReleased) == [true, true])
    tree.layoutIfNeeded()
    #expect(readCount == 2)
  }

  @Test("A retained item is forgotten at the next notice, and can come back")
  func held() {
    let held = Widget()
    window.add(held)
    Constraint.activate {
      held.size == 7
      held.left == window.left + 2
    }
    tree.layoutIfNeeded()
    held.leave(saysSo: false)
    tree.hierarchyDidChange()
    tree.layoutIfNeeded()
    #expect(readCount == 2)
    held.layoutFrame = .zero
    window.add(held)
    tree.layoutIfNeeded()
    #expect(readCount == 3 && held.layoutFrame.size == Size(width: 7, height: 7))
  }

  @Test(
    "An active constraint stays active when it is activated again, even if its items have parted")
  func parted() throws {
    let brief = Widget()
    window.add(brief)
    let (gap, width) = (brief.left == stays.right + 2, stays.width == 20 ~ .low)
    Constraint.activate([gap])
    brief.leave(saysSo: false)
    try Installer.install(gap, width)
    #expect(gap.isActive && width.isActive)
    gap.isActive = false
    #expect(throws: InstallationError.self) { try Installer.install(gap, stays.height == 5) }
    #expect(!gap.isActive && stays.installedConstraints.count == 3)
  }

  @Test(
    "A size with a second item outside its host does not follow it, though it is in the same tree")
  func elsewhere() {
    let (list, brief, first, inner) = (Widget(), Widget(), Widget(), Widget())
    for widget in [list, brief] { window.add(widget) }
    for widget in [first, inner] { list.add(widget) }
    Constraint.activate {
      first.height == inner.height
      inner.height == 40 ~ .low
    }
    tree.layoutIfNeeded()
    #expect(first.layoutFrame.height == 40)
    inner.leave(saysSo: false)
    brief.add(inner)
    tree.layoutIfNeeded()
    #expect(first.layoutFrame.height == 0 && inner.layoutFrame.height == 40)
  }

  @Test("A thousand departed items take no more memory than one")
  func thousand() {
    for round in 0..<1000 {
      let brief = Widget()
      window.add(brief)
      Constraint.activate { brief.width == Double(round) }
      if round % 10 == 0 {
        tree.layoutIfNeeded()
        #expect(brief.layoutFrame.width == Double(round))
      }
      brief.leave(saysSo: false)
    }
    tree.layoutIfNeeded()
    #expect(readCount == 2)
    #expect(stays.layoutFrame == Rect(x: 0, y: 3, width: 10, height: 0))
  }

  @Test("The window is freed, whichever items have left it", arguments: [false, true])
  func window(hasForgotten: Bool) {
    let held = Widget()
    let gone = {
      let window = Widget()
      window.add(held)
      Constraint.activate { held.left == window.left + 2 }
      LayoutTree(containing: window).layoutIfNeeded()
      if hasForgotten { held.leave(saysSo: false) }
      return WeakReference(window)
    }()
    #expect(gone.isReleased)
    #expect(texts(held.installedConstraints) == [])
    LayoutTree(containing: held).layoutIfNeeded()
  }
}
