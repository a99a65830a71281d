import Anchors
import TestSupport
import Testing

/// Visual formats about views and guides of the platform.
@Suite("Visual formats") @MainActor
struct VisualFormatTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var views: [String: any LayoutItem] { ["a": scene.a, "b": scene.b] }

  @Test("Formats become NSLayoutConstraints in one batch, with their lines")
  func constraints() throws {
    let gap: CGFloat = 12
    let constraints = try Constraint.visualFormat(
      "|-gap-[a]-[b(==a)]-gap-|", options: [.alignAllTop, .alignAllBottom], metrics: ["gap": gap],
      views: views)
    let line = #line - 3
    let batches = activations { Constraint.activate(constraints) }
    #expect(batches == [6])
    #expect(
      written(on: container) == [
        "a.leading == container.leading + 12", "b.leading == a.trailing + 8",
        "b.width == a.width", "b.trailing == container.trailing - 12", "b.top == a.top",
        "b.bottom == a.bottom",
      ])
    #expect(
      container.constraints.map(\.identifier)
        == Array(repeating: "VisualFormatTests.swift:\(line)", count: 6))
    Constraint.activate(try Constraint.visualFormat("V:|-[a]-|", views: views))
    #expect(
      frames(after: container, of: scene.a, scene.b) == [
        "a": [12, 20, 134, 160], "b": [154, 20, 134, 160],
      ])
  }

  @Test("Formats leave the superview's autoresizing mask alone")
  func mask() throws {
    Constraint.activate(try Constraint.visualFormat("|[a][b]|", views: views))
    #expect(container.translatesAutoresizingMaskIntoConstraints)
    #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
    #expect(!scene.b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Formats accept the platform's own options")
  func options() throws {
    let native: NSLayoutConstraint.FormatOptions = [.alignAllLastBaseline, .directionRightToLeft]
    let options = Constraint.FormatOptions(native)
    #expect(options == [.alignAllLastBaseline, .directionRightToLeft])
    Constraint.activate(
      try Constraint.visualFormat("|-[a]-(>=5)-[b]-|", options: options, views: views))
    #expect(
      written(on: container) == [
        "a.right == container.right - 20", "b.right <= a.left - 5", "b.left == container.left + 20",
        "b.lastBaseline == a.lastBaseline",
      ])
  }

  @Test("Guides can stand among the views and for the superview")
  func guides() throws {
    let spacer = Guide()
    spacer.layoutName = "spacer"
    container.addLayoutGuide(spacer)
    let views: [String: any LayoutItem] = ["a": scene.a, "spacer": spacer]
    Constraint.activate(
      try Constraint.visualFormat("|[spacer(30)][a]|", views: views)
        + Constraint.visualFormat("V:|-5-[a]|", views: views, superview: container.safeArea))
    let safeArea = container.safeArea.layoutName
    #expect(
      written(on: container) == [
        "spacer.leading == container.leading", "spacer.width == 30", "a.leading == spacer.trailing",
        "a.trailing == container.trailing", "a.top == \(safeArea).top + 5",
        "a.bottom == \(safeArea).bottom",
      ])
    #expect(frames(after: container, of: scene.a) == ["a": [30, 5, 270, 195]])
  }

  @Test("A single - means the superview's margins")
  func margins() throws {
    container.testMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    Constraint.activate(
      try Constraint.visualFormat("|-[a]-|", views: views, spacing: .margins)
        + Constraint.visualFormat("V:|[a]-5-|", views: views, spacing: .margins))
    #expect(frames(after: container, of: scene.a) == ["a": [2, 0, 294, 195]])
  }

  @Test("Mistakes are Swift errors, not exceptions")
  func mistakes() {
    let error = #expect(throws: LayoutTextError.self) {
      try Constraint.visualFormat("|[a][zz]", views: views)
    }
    #expect(error?.message == "no view is named zz; the views are a, b")
    #expect(error?.offset == 7)
  }
}
