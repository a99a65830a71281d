import Anchors
import AnchorsLayout
import TestSupport
import Testing

/// A change of the native constraint is a change of its constraint.
@Suite("The native constraint is the truth") @MainActor
struct NativeTruthTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  private func native(_ constraint: Constraint) throws -> NSLayoutConstraint {
    try #require(constraint.layoutConstraint)
  }

  @Test("A natively deactivated constraint is inactive and not in the records")
  func deactivated() throws {
    let gap = a.left == b.right + 8
    gap.isActive = true
    try native(gap).isActive = false
    #expect(!gap.isActive && gap.host == nil)
    #expect(a.installedConstraints.isEmpty && container.hostedConstraints.isEmpty)
    #expect(written(on: container) == [])
  }

  @Test("A constraint that the toolkit does not explain has no explanation")
  func explanation() {
    let widths = [a.width == 10 ~ 500, a.width == 20 ~ 400]
    Constraint.activate(widths)
    #expect(widths.allSatisfy { $0.isActive && $0.explanation == nil })
  }

  @Test("All of a group can be deactivated natively, in one batch")
  func deactivatedBatch() {
    let group = Constraint.activate {
      a.edges == b.edges
      a.width == 10
    }
    NSLayoutConstraint.deactivate(group.layoutConstraints)
    #expect(group.isInactive)
    #expect(a.installedConstraints.isEmpty && container.hostedConstraints.isEmpty)
    #expect(a.hostedConstraints.isEmpty)
  }

  @Test("A constraint reactivated either way is active as before")
  func reactivated() throws {
    let gap = a.left == b.right + 8
    gap.isActive = true
    try native(gap).isActive = false
    gap.isActive = true
    #expect(written(on: container) == ["a.left == b.right + 8"])
    #expect(a.installedConstraints.map { $0 === gap } == [true])
    try native(gap).isActive = false
    try native(gap).isActive = true
    #expect(gap.isActive)
    #expect(written(on: container) == ["a.left == b.right + 8"])
    #expect(container.constraints[0] === gap.layoutConstraint)
  }

  @Test("A constraint first activated natively is active")
  func activated() throws {
    let gap = a.left == b.right + 8
    try native(gap).isActive = true
    #expect(gap.isActive)
    #expect(written(on: container) == ["a.left == b.right + 8"])
    gap.isActive = false
    #expect(written(on: container) == [] && !gap.isActive)
  }

  @Test("A constant and a priority set natively are the constraint's")
  func numbers() throws {
    let gap = a.left == b.right + 8 ~ .high
    gap.isActive = true
    let native = try native(gap)
    native.constant = 24
    native.priority = .defaultLow
    #expect(gap.constant == 24 && gap.priority == .low)
    #expect("\(gap)" == "a.left == b.right + 24 ~ 250")
    gap.constant = 8
    #expect(native.constant == 8 && native.priority == .defaultLow)
  }

  @Test("An edit after a native one continues from the native numbers")
  func editAfterNativeEdit() throws {
    let ratio = a.width == 2 * b.width + 8 ~ .high
    ratio.isActive = true
    try native(ratio).constant = 24
    try native(ratio).priority = .defaultLow
    ratio.multiplier = 3
    #expect(written(on: container) == ["a.width == 3 * b.width + 24 ~ 250"])
  }

  @Test("An update edits active constraints, not natively deactivated ones")
  func update() throws {
    let old = a.makeConstraints { v in v.left == b.right + 8 }
    old.layoutConstraints[0].isActive = false
    a.updateConstraints { v in v.left == b.right + 12 }
    #expect(written(on: container) == ["a.left == b.right + 12"])
    #expect(old.constraints[0].constant == 8)
    a.updateConstraints { v in v.left == b.right + 16 }
    #expect(written(on: container) == ["a.left == b.right + 16"])
  }

  @Test("A remake and a removal accept constraints that are already gone")
  func remake() {
    let old = a.makeConstraints { v in
      v.left == 4
      v.width == 10
    }
    NSLayoutConstraint.deactivate([old.layoutConstraints[0]])
    a.remakeConstraints { v in v.right == -4 }
    #expect(written(on: container) == ["a.right == container.right - 4"] && written(on: a) == [])
    NSLayoutConstraint.deactivate(container.constraints)
    a.removeConstraints()
    #expect(a.installedConstraints.isEmpty && written(on: container) == [])
  }

  @Test("A constraint removed from its holder natively is inactive")
  func removedFromHolder() {
    let group = Constraint.activate {
      a.left == 4
      a.top == 4
    }
    container.removeConstraint(group.layoutConstraints[0])
    #expect(group.constraints.map(\.isActive) == [false, true])
    container.removeConstraints(container.constraints)
    #expect(group.isInactive)
    #expect(a.installedConstraints.isEmpty && container.hostedConstraints.isEmpty)
  }

  @Test("A constraint moved to another holder is active there and removed from there")
  func otherHolder() throws {
    let inner = makeView("inner", in: a)
    let align = inner.centerY == a.centerY
    align.isActive = true
    let native = try native(align)
    a.removeConstraint(native)
    container.addConstraint(native)
    #expect(align.isActive)
    #expect(written(on: container) == ["inner.centerY == a.centerY"] && written(on: a) == [])
    align.isActive = false
    #expect(written(on: container) == [] && !native.isActive)
  }

  @Test("Many rounds of native deactivation leave no record, and nothing alive after the next one")
  func rounds() {
    var constraints: [WeakReference<Constraint>] = []
    for _ in 0..<50 {
      let gap = a.left == b.right + 8
      gap.isActive = true
      gap.layoutConstraint?.isActive = false
      #expect(a.installedConstraints.isEmpty && container.hostedConstraints.isEmpty)
      constraints.append(WeakReference(gap))
    }
    a.makeConstraints { v in v.left == 10 }
    #expect(constraints.count { !$0.isReleased } == 0)
    #expect(written(on: container) == ["a.left == container.left + 10"])
  }

  @Test("A constraint activated natively and released holds while its views stay")
  func activatedNativelyAndReleased() throws {
    do { try native(a.left == b.right + 8).isActive = true }
    #expect(written(on: container) == ["a.left == b.right + 8"])
    #expect(!container.constraints[0].description.isEmpty)
    a.removeFromSuperview()
    #expect(written(on: container) == [])
  }
}
