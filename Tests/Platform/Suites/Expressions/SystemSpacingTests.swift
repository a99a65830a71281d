import Anchors
import TestSupport
import Testing

/// The stand-ins' space is 8 points, wherever it is.
@Suite("The system's spacing as native constraints") @MainActor
struct SystemSpacingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  /// The native constraint as its maker wrote it.
  private func text(_ constraint: Constraint) -> String {
    guard let native = constraint.layoutConstraint else { return "none" }
    func name(_ item: AnyObject?) -> String { (item as? View)?.layoutName ?? "?" }
    let relation = ["<=", "==", ">="][native.relation.rawValue + 1]
    return """
      \(name(native.firstItem)).\(native.firstAttribute) \(relation) \
      \(name(native.secondItem)).\(native.secondAttribute) + \(Int(native.constant))
      """
  }

  @Test("Spacing after an item is its own, and spacing before one is the other's")
  func directions() {
    let below = a.top == b.bottom + .system
    let after = a.leading >= b.trailing + 2 * .system
    let above = a.bottom <= container.bottom - .system
    let before = a.trailing == b.leading - .system
    Constraint.activate([below, after, above, before], line: 0)
    let top = NSLayoutConstraint.Attribute.top
    let bottom = NSLayoutConstraint.Attribute.bottom
    let leading = NSLayoutConstraint.Attribute.leading
    let trailing = NSLayoutConstraint.Attribute.trailing
    #expect(text(below) == "a.\(top) == b.\(bottom) + 8")
    #expect(text(after) == "a.\(leading) >= b.\(trailing) + 16")
    #expect(text(above) == "container.\(bottom) >= a.\(bottom) + 8")
    #expect(text(before) == "b.\(leading) == a.\(trailing) + 8")
    #expect(container.constraints.count == 4)
    #expect(a.installedConstraints == [below, after, above, before])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
    #expect(above.description == "a.bottom <= container.bottom - .system")
    Constraint.deactivate([below, after, above, before])
    #expect(container.constraints.isEmpty)
    above.isActive = true
    #expect(container.constraints == [above.layoutConstraint])
  }

  @Test("Priority, identifier and line are the native constraint's")
  func properties() {
    let line: UInt = #line + 2
    let group = Constraint.activate {
      a.top == b.bottom + .system ~ .high
      (a.left == b.left + .system).identified(by: "left")
    }
    let natives = group.layoutConstraints
    #expect(natives.map { Double($0.priority.rawValue) } == [750, 1000])
    #expect(natives.map(\.identifier) == ["SystemSpacingTests.swift:\(line)", "left"])
  }

  @Test("System spacing survives required and back, and a constant ends it")
  func editing() {
    let above = a.bottom == b.top - .system
    above.isActive = true
    above.priority = .high
    above.priority = .required
    #expect(above.description == "a.bottom == b.top - .system")
    #expect(container.constraints == [above.layoutConstraint])
    #expect(container.constraints.allSatisfy { $0.firstItem === b && $0.constant == 8 })
    above.constant = -3
    #expect(above.description == "a.bottom == b.top - 3")
    #expect(container.constraints == [above.layoutConstraint])
    #expect(container.constraints.allSatisfy { $0.firstItem === a && $0.constant == -3 })
    a.updateConstraints { v in v.bottom == b.top - 2 * .system }
    #expect(container.constraints.allSatisfy { $0.firstItem === b && $0.constant == 16 })
    #expect(above.isActive && container.constraints.count == 1)
  }
}
