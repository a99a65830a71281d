import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Constraints edited while they are active, and what the next layout makes of it.
@Suite("Editing active constraints")
struct EditingTests {
  //  ┌ root 200 × 100 ─────────────┐
  //  │ 5                           │
  //  │10┌ a 50 × 20 ┐8┌ b 40 × 20 ┐│
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.layoutTree.conflictHandler = nil
    root.addSubview(a)
    root.addSubview(b)
    Constraint.activate {
      a.top == 5
      b.left == a.right + 8
      b.top == a.top
      b.height == a.height
    }
  }

  private func laidOut() -> [String: Rect] {
    root.layoutIfNeeded()
    return frames(of: a, b)
  }

  @Test("A constant moves dependent views, there and back")
  func constant() {
    let inset = a.left == 10
    Constraint.activate {
      inset
      a.size == Size(width: 50, height: 20)
      b.width == 40
    }
    let before = [
      "a": Rect(x: 10, y: 5, width: 50, height: 20), "b": Rect(x: 68, y: 5, width: 40, height: 20),
    ]
    #expect(laidOut() == before)
    inset.constant = 30
    #expect(frames(of: a, b) == before)  // until the next layout
    #expect(
      laidOut() == [
        "a": Rect(x: 30, y: 5, width: 50, height: 20),
        "b": Rect(x: 88, y: 5, width: 40, height: 20),
      ])
    inset.constant = 10
    #expect(laidOut() == before)
    #expect(inset.isActive && inset.host === root)
  }

  @Test("A multiplier moves dependent views, there and back")
  func multiplier() {
    let ratio = b.width == 0.5 * a.width + 4
    Constraint.activate {
      ratio
      a.left == 0
      a.size == Size(width: 40, height: 20)
    }
    #expect(
      laidOut() == [
        "a": Rect(x: 0, y: 5, width: 40, height: 20), "b": Rect(x: 48, y: 5, width: 24, height: 20),
      ])
    ratio.multiplier = 2
    #expect(
      laidOut() == [
        "a": Rect(x: 0, y: 5, width: 40, height: 20), "b": Rect(x: 48, y: 5, width: 84, height: 20),
      ])
    ratio.multiplier = 0  // of a size: only the constant is left
    #expect(
      laidOut() == [
        "a": Rect(x: 0, y: 5, width: 40, height: 20), "b": Rect(x: 48, y: 5, width: 4, height: 20),
      ])
  }

  /// The layout when b is `width` wide.
  private func layout(bWidth width: Double) -> [String: Rect] {
    [
      "a": Rect(x: 0, y: 5, width: 40, height: 20),
      "b": Rect(x: 48, y: 5, width: width, height: 20),
    ]
  }

  @Test("A priority can change among the optional ones and across required")
  func priority() {
    let narrow = b.width == 30 ~ .high
    let wide = b.width == 90 ~ .medium
    Constraint.activate {
      a.left == 0
      a.size == Size(width: 40, height: 20)
      narrow
      wide
    }
    #expect(laidOut() == layout(bWidth: 30))
    wide.priority = 800
    #expect(laidOut() == layout(bWidth: 90))
    narrow.priority = .required
    #expect(laidOut() == layout(bWidth: 30))
    narrow.priority = .low
    #expect(laidOut() == layout(bWidth: 90))
    wide.priority = .required
    #expect(laidOut() == layout(bWidth: 90))
    wide.priority = 1
    #expect(laidOut() == layout(bWidth: 30))
    #expect(narrow.isActive && wide.isActive)
    #expect(b.installedConstraints.suffix(2).map(\.priority) == [.low, 1])
  }

  @Test("A priority that is raised into a conflict and lowered again leaves no trace")
  func conflict() {
    let narrow = b.width == 30
    let wide = b.width == 90 ~ .high
    Constraint.activate {
      a.left == 0
      a.size == Size(width: 40, height: 20)
      narrow
      wide
    }
    #expect(laidOut() == layout(bWidth: 30))
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty)
    wide.priority = .required
    #expect(laidOut() == layout(bWidth: 30))  // the one installed last is set aside
    #expect(tree.conflicts.map { texts($0.constraints) } == [["b.width == 30", "b.width == 90"]])
    #expect(tree.conflicts.map { $0.removed === wide } == [true])
    narrow.priority = .high
    #expect(laidOut() == layout(bWidth: 90))
    #expect(tree.conflicts.isEmpty)
  }

  @Test("An identifier changes no frame")
  func identifier() {
    let width = b.width == 30
    Constraint.activate {
      a.left == 0
      a.size == Size(width: 40, height: 20)
      width
    }
    #expect(laidOut() == layout(bWidth: 30))
    width.identifier = "narrow"
    #expect(laidOut() == layout(bWidth: 30))
    #expect(texts(b.installedConstraints).last == "b.width == 30 'narrow'")
  }

  @Test("Edits made while inactive take effect at activation")
  func inactive() {
    let width = b.width == 0.5 * a.width + 10 ~ .low
    width.multiplier = 1
    width.constant = 5
    width.priority = .required
    Constraint.activate {
      a.left == 0
      a.size == Size(width: 40, height: 20)
      b.width == 30 ~ .high
      width
    }
    #expect(laidOut() == layout(bWidth: 45))
    width.isActive = false
    #expect(laidOut() == layout(bWidth: 30))
    width.constant = 7
    width.isActive = true
    #expect(laidOut() == layout(bWidth: 47))
  }
}
