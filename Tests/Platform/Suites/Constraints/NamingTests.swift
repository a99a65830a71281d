import Anchors
import TestSupport
import Testing

/// Names of views, identifiers of constraints, and what a native constraint says of itself.
@Suite("Labels, identifiers and descriptions") @MainActor
struct NamingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("A view has a name that can be set, and that of its class until then")
  func layoutName() {
    let view = View()
    #expect(view.layoutName == "\(View.self)")
    #expect("\(view.width == 10)" == "\(View.self).width == 10")
    view.layoutName = "Hello World"
    #expect(view.layoutName == "Hello World")
    #expect("\(view.width == 10)" == "`Hello World`.width == 10")
    #expect(Label().layoutName == "\(Label.self)")
  }

  @Test("A guide has a name that can be set, too")
  func guideName() {
    let guide = Guide()
    guide.layoutName = "rail"
    container.addLayoutGuide(guide)
    #expect(guide.layoutName.hasSuffix("rail"))
    #expect("\(guide.width == 10)".hasSuffix("rail.width == 10"))
  }

  @Test("Views with the same name are numbered in the order of the tree, with their guides")
  func numbers() {
    let window = View()
    window.layoutName = "window"
    let views = [View(), View()]
    for view in views { window.addSubview(view) }
    #expect(
      "\(views[1].top == views[0].bottom)" == "\(View.self)#2.top == \(View.self)#1.bottom")
    let area = views[0].safeArea.layoutName.dropFirst("\(View.self)".count)
    #expect(
      "\(views[1].top == views[0].safeArea.top)"
        == "\(View.self)#2.top == \(View.self)#1\(area).top")
  }

  @Test("Arrays of views and guides are named one by one")
  func keys() {
    let views = [Label(), Label()]
    let guides = [Guide(), Guide()]
    for (place, view) in views.enumerated() { view.layoutName = "left[\(place)]" }
    for (place, guide) in guides.enumerated() { guide.layoutName = "gap[\(place)]" }
    for view in views { container.addSubview(view) }
    for guide in guides { container.addLayoutGuide(guide) }
    #expect("\(views[1].width == 44)" == "left[1].width == 44")
    #expect("\(guides[0].width == guides[1].width)" == "gap[0].width == gap[1].width")
  }

  @Test("A constraint's identifier is the native one's")
  func identifier() throws {
    let named = (a.top == container.top).identified(by: "Test-Identifier")
    named.isActive = true
    #expect(container.constraints[0].identifier == "Test-Identifier")
    #expect("\(named)" == "a.top == container.top 'Test-Identifier'")
  }

  @Test("An identifier set, changed and removed while active is the native one's")
  func editedIdentifier() throws {
    let gap = a.top == container.top
    gap.isActive = true
    let native = try #require(gap.layoutConstraint)
    #expect(native.identifier == nil)
    gap.identifier = "gap"
    #expect(native.identifier == "gap")
    gap.identifier = "space"
    #expect(native.identifier == "space")
    gap.identifier = nil
    #expect(native.identifier == nil)
    #expect(gap.layoutConstraint === native)
  }

  @Test("Without an identifier a native constraint has its line")
  func line() {
    let line: UInt = #line + 1
    let made = a.makeConstraints { v in v.top == container.top }
    #expect(made.layoutConstraints[0].identifier == "NamingTests.swift:\(line)")
    #expect(made.constraints[0].identifier == nil)
  }

  @Test("An identifier of a builder is found as given, and the description has the line")
  func identifierAndLine() {
    let line: UInt = #line + 1
    let made = a.makeConstraints { v in (v.top == container.top).identified(by: "gap") }
    #expect(container.constraints.filter { $0.identifier == "gap" } == made.layoutConstraints)
    #expect(made.constraints[0].identifier == "gap")
    #expect(
      made.layoutConstraints[0].description
        == "a.top == container.top 'gap' (NamingTests.swift:\(line))")
    made.constraints[0].identifier = nil
    #expect(made.layoutConstraints[0].identifier == "NamingTests.swift:\(line)")
  }

  @Test("A native constraint of one view describes itself as the expression")
  func describesSize() throws {
    let width = a.width >= 300 ~ .low
    #expect(try #require(width.layoutConstraint).description == "a.width >= 300 ~ 250")
  }

  @Test("A native constraint of two views describes itself with both names and its identifier")
  func describesPair() throws {
    let constraint = (a.lastBaseline == 2 * b.top + 300).identified(by: "hello")
    #expect(
      try #require(constraint.layoutConstraint).description
        == "a.lastBaseline == 2 * b.top + 300 'hello'")
  }

  @Test("Each native constraint of an array names its own views and the statement's line")
  func describesArray() {
    let line: UInt = #line + 1
    let made = a.makeConstraints { v in v.left >= [b.left, container.left] }
    #expect(
      made.layoutConstraints.map(\.description) == [
        "a.left >= b.left (NamingTests.swift:\(line))",
        "a.left >= container.left (NamingTests.swift:\(line))",
      ])
  }

  @Test("A description shows edits, and a number stays a number once the superview is known")
  func describesEdits() throws {
    let left = a.left == 10
    left.isActive = true
    #expect(try #require(left.layoutConstraint).description == "a.left == 10")
    left.constant = -2.5
    left.priority = .high
    #expect(try #require(left.layoutConstraint).description == "a.left == -2.5 ~ 750")
  }

  @Test("Every native constraint is described as its constraint is")
  func describesAll() {
    let group = Constraint.activate {
      a.edges == b.edges.inset(by: 4) ~ .high
      a.size == CGSize(width: 3, height: 4)
      (a.centerX == 10).identified(by: "middle")
    }
    #expect(group.layoutConstraints.map(\.description) == group.constraints.map(\.description))
  }
}
