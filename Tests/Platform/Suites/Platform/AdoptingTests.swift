import Anchors
import TestSupport
import Testing

/// Native constraints that were made elsewhere, taken into groups and builders.
@Suite("Adopting native constraints") @MainActor
struct AdoptingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  /// `a.left == b.right + 8 ~ 750`, made by the platform.
  private func makeGap() -> NSLayoutConstraint {
    let gap = a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)
    gap.priority = .defaultHigh
    return gap
  }

  @Test("An adopted constraint states what the native one states")
  func reading() {
    let native = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: b, attribute: .height,
      multiplier: 0.5, constant: 4)
    native.priority = .defaultLow
    native.identifier = "ratio"
    let adopted = Constraint(adopting: native)
    #expect("\(adopted)" == "a.width <= 0.5 * b.height + 4 ~ 250 'ratio'")
    #expect(adopted.layoutConstraint === native)
    #expect(!adopted.isActive && !native.isActive)
  }

  @Test("An adopted constraint is activated and deactivated like any other")
  func activation() {
    let native = makeGap()
    let adopted = Constraint(adopting: native)
    adopted.isActive = true
    #expect(native.isActive && container.constraints.map { $0 === native } == [true])
    #expect(a.installedConstraints.map { $0 === adopted } == [true])
    adopted.isActive = false
    #expect(!native.isActive && a.installedConstraints.isEmpty)
  }

  @Test("A constraint adopted while active is active and in the records")
  func active() {
    let native = makeGap()
    native.isActive = true
    let adopted = Constraint(adopting: native)
    #expect(adopted.isActive && adopted.host === container)
    #expect(a.installedConstraints.map { $0 === adopted } == [true])
    #expect(written(on: container) == ["a.left == b.right + 8 ~ 750"])
    a.removeConstraints()
    #expect(!native.isActive && written(on: container) == [])
  }

  @Test("Edits reach the native constraint, or its replacement if necessary")
  func edits() {
    let native = makeGap()
    let adopted = Constraint(adopting: native)
    adopted.isActive = true
    adopted.constant = 24
    adopted.priority = .low
    #expect(written(native) == "a.left == b.right + 24 ~ 250")
    adopted.priority = .required
    #expect(!native.isActive && adopted.isActive)
    #expect(written(on: container) == ["a.left == b.right + 24"])
  }

  @Test("A group of native constraints is switched as one")
  func group() {
    let natives = [makeGap(), a.widthAnchor.constraint(equalToConstant: 10)]
    let group = ConstraintGroup(adopting: natives)
    #expect(group.isInactive)
    group.activate()
    #expect(natives.allSatisfy { $0.isActive })
    #expect(zip(group.layoutConstraints, natives).allSatisfy { $0 === $1 })
    group.additionalInset = 4
    #expect(written(natives) == ["a.left == b.right + 12 ~ 750", "a.width == 10"])
    group.deactivate()
    #expect(natives.allSatisfy { !$0.isActive })
  }

  @Test("A builder accepts native constraints, one or an array, among the library's own")
  func builder() {
    let line: UInt = #line + 2
    let group = Constraint.activate {
      a.widthAnchor.constraint(equalToConstant: 10)
      [a.topAnchor.constraint(equalTo: b.topAnchor), makeGap()]
      a.height == 20
    }
    #expect(written(on: a) == ["a.width == 10", "a.height == 20"])
    #expect(written(on: container) == ["a.top == b.top", "a.left == b.right + 8 ~ 750"])
    #expect(group.constraints[0].source?.line == line)
    #expect(group.constraints[2].source?.line == line + 1)
  }

  @Test("A native constraint in a view's block is recorded for the view")
  func makeConstraints() {
    a.makeConstraints { v in v.widthAnchor.constraint(equalToConstant: 10) }
    #expect(written(on: a) == ["a.width == 10"])
    a.remakeConstraints { v in v.heightAnchor.constraint(equalToConstant: 20) }
    #expect(written(on: a) == ["a.height == 20"])
  }

  @Test("The native constraint of a constraint, as a statement, is that constraint")
  func ownNative() throws {
    let gap = a.left == b.right + 8
    let native = try #require(gap.layoutConstraint)
    let group = ConstraintGroup { native }
    #expect(group.constraints.map { $0 === gap } == [true])
    group.activate()
    #expect(gap.isActive && a.installedConstraints.map { $0 === gap } == [true])
  }

  @Test("An update matches adopted constraints, too")
  func update() {
    let native = makeGap()
    Constraint.activate { native }
    a.updateConstraints { v in v.left == b.right + 20 ~ .high }
    #expect(written(native) == "a.left == b.right + 20 ~ 750")
    #expect(container.constraints.map { $0 === native } == [true])
  }

  @Test("Guides and dimensions between views are adopted like the rest")
  func guides() {
    let guide = Guide()
    guide.layoutName = "guide"
    container.addLayoutGuide(guide)
    let group = ConstraintGroup(adopting: [
      guide.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
      guide.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 1),
    ])
    #expect(
      group.constraints.map(\.description) == [
        "guide.top == a.bottom + 4", "guide.width == 2 * b.width + 1",
      ])
    group.activate()
    #expect(guide.installedConstraints.count == 2 && container.constraints.count == 2)
  }

  @Test("An adopted constraint without an owner stays active natively")
  func released() {
    let native = makeGap()
    native.isActive = true
    do { _ = Constraint(adopting: native) }
    #expect(native.isActive)
    a.removeFromSuperview()
    #expect(!native.isActive && container.hostedConstraints.isEmpty)
  }

  @Test("An identifier set on the adopting constraint is the native one's")
  func identifier() {
    let native = makeGap()
    let adopted = Constraint(adopting: native)
    #expect(adopted.identifier == nil)
    adopted.identifier = "gap"
    #expect(native.identifier == "gap")
    adopted.isActive = true
    #expect(container.constraints[0].identifier == "gap")
  }

  @Test("Adopting the same native constraint repeatedly leaves it in the records once")
  func again() {
    let native = makeGap()
    for _ in 0..<3 { Constraint.activate { native } }
    #expect(container.constraints.count == 1)
    #expect(a.installedConstraints.count == 1 && container.hostedConstraints.count == 1)
  }

  @Test("An adopted constraint whose views are freed says so, and reads no item again")
  func releasedItems() throws {
    let adopted = {
      let (one, other) = (makeView("one"), makeView("other"))
      return Constraint(adopting: one.leftAnchor.constraint(equalTo: other.rightAnchor))
    }()
    #expect(adopted.firstItem == nil && adopted.secondItem == nil && !adopted.isActive)
    #expect(adopted.layoutConstraint?.constant == 0)
    #expect("\(adopted)" == "one (released).left == other (released).right")
    adopted.constant = 4
    adopted.priority = .low
    adopted.identifier = "gap"
    let error = #expect(throws: InstallationError.self) { try Installer.install(adopted) }
    #expect(error?.kind == .itemReleased)
    adopted.isActive = false
    let group = ConstraintGroup([adopted])
    #expect(group.layoutConstraints.count == 1)
  }
}
