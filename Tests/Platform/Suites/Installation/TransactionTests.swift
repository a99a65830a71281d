import AnchorsLayout
import TestSupport
import Testing

/// It looks away while a `deinit` runs, so the cache that a `deinit` uses has a separate test.
@Suite("Batches") @MainActor
struct TransactionTests {
  private let scene = Siblings()
  private let stray = makeView("stray")
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("One bad constraint, at any position, keeps the batch from being placed", arguments: 0...2)
  func rollback(place: Int) {
    a.makeConstraints { v in v.top == 1 }
    for bad in [b.left == stray.left, stray.left == 4, b.left == a.trailing, b.left == a.left ~ 0] {
      var batch = [a.left == 10, b.top == a.top]
      batch.insert(bad, at: place)
      #expect(throws: InstallationError.self) { try Installer.install(batch) }
      #expect(batch.map(\.isActive) == [false, false, false])
      #expect(written(on: container) == ["a.top == container.top + 1"])
      #expect(a.installedConstraints.count == 1 && b.installedConstraints.isEmpty)
      #expect(b.translatesAutoresizingMaskIntoConstraints)
      #expect(stray.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("Once fixed, the same batch can be placed")
  func mended() throws {
    let batch = [a.left == 10, b.left == stray.left]
    #expect(throws: InstallationError.self) { try Installer.install(batch) }
    container.addSubview(stray)
    try Installer.install(batch)
    #expect(written(on: container) == ["a.left == container.left + 10", "b.left == stray.left"])
  }

  @Test("Active constraints stay, and the same one twice is placed once")
  func twice() throws {
    let left = a.left == 10
    try Installer.install(left)
    let native = try #require(left.layoutConstraint)
    try Installer.install(left, a.top == 5, left)
    #expect(
      written(on: container) == ["a.left == container.left + 10", "a.top == container.top + 5"])
    #expect(left.layoutConstraint === native && container.constraints[0] === native)
    let width = a.width == 4
    try Installer.install([width, width])
    #expect(written(on: a) == ["a.width == 4"])
    width.isActive = false
    #expect(written(on: a) == [])
  }

  @Test("The installer accepts a group, too")
  func group() throws {
    let group = ConstraintGroup {
      a.left == 10
      a.size == 20
    }
    try Installer.install(group)
    #expect(group.isActive)
    #expect(written(group) == ["a.left == container.left + 10", "a.width == 20", "a.height == 20"])
  }

  @Test("A batch reaches the platform's activation as one")
  func oneCall() {
    let calls = activations {
      Constraint.activate {
        a.edges == b.edges
        a.width == 10
        b.left == 4
      }
      b.makeConstraints { v in v.edges >= container.edges }
    }
    #expect(calls == [6, 4])
  }

  @Test("Constraints of the platform and of the portable tree can be in one batch")
  func twoToolkits() {
    let root = LayoutView(name: "root", width: 100, height: 100)
    let leaf = LayoutView(name: "leaf")
    root.addSubview(leaf)
    let group = Constraint.activate {
      a.left == 10
      leaf.edges == root.edges.inset(by: 10)
      a.width == 20
    }
    #expect(group.isActive)
    #expect(written(on: container) == ["a.left == container.left + 10"])
    #expect(written(on: a) == ["a.width == 20"])
    root.layoutIfNeeded()
    #expect(leaf.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(group.constraints[1].layoutConstraint == nil)
    group.deactivate()
    #expect(written(on: container) == [] && leaf.installedConstraints.isEmpty)
  }
}
