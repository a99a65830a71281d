import AnchorsLayout
import Testing

@Suite("Descriptions of constraints")
struct DescriptionTests {
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  @Test("A description is the expression in Swift, with its line")
  func whole() {
    let line: UInt = #line + 2
    let group = ConstraintGroup {
      title.top == card.top + 10 ~ .high
    }
    #expect(
      group.constraints.map(\.description) == [
        "title.top == card.top + 10 ~ 750 (DescriptionTests.swift:\(line))"
      ])
  }

  @Test("Defaults are left out")
  func parts() {
    #expect("\(title.top == card.top)" == "title.top == card.top")
    #expect("\(title.top <= card.bottom - 8)" == "title.top <= card.bottom - 8")
    #expect("\(title.width >= 2 * title.height)" == "title.width >= 2 * title.height")
    #expect("\(title.width == card.width / 2 + 0.5)" == "title.width == 0.5 * card.width + 0.5")
    #expect("\(title.width == -1 * card.width)" == "title.width == -1 * card.width")
    #expect("\(title.width == 120)" == "title.width == 120")
    #expect("\(title.left == -10 ~ 299.5)" == "title.left == -10 ~ 299.5")
    #expect("\(title.height == 0 ~ .required - 1)" == "title.height == 0 ~ 999")
  }

  @Test("A number stays a number when the superview is known")
  func activeNumber() {
    card.addSubview(title)
    let inset = title.left == 10
    inset.isActive = true
    #expect("\(inset)" == "title.left == 10")
    inset.constant = -2.5
    #expect("\(inset)" == "title.left == -2.5")
  }

  @Test("The identifier is part of the description")
  func identifier() {
    let gap = title.top == card.top + 10 ~ .high
    #expect(gap.identifier == nil)
    gap.identifier = "gap"
    #expect("\(gap)" == "title.top == card.top + 10 ~ 750 'gap'")
    let named = (title.left == card.left).identified(by: "left")
    #expect(named.identifier == "left")
    #expect("\(named)" == "title.left == card.left 'left'")
  }

  @Test("The description shows edits")
  func edits() {
    let gap = title.top == card.top + 10
    gap.constant = -4
    gap.multiplier = 2
    gap.priority = .low
    #expect("\(gap)" == "title.top == 2 * card.top - 4 ~ 250")
    gap.constant = 0
    gap.multiplier = 1
    gap.priority = .required
    #expect("\(gap)" == "title.top == card.top")
  }

  @Test(
    "Guides have the names of their owning views and their own, and views without a name that of their class"
  )
  func names() {
    final class Banner: LayoutView {}
    let spacer = LayoutGuide(identifier: "spacer")
    #expect("\(spacer.width == 8)" == "spacer.width == 8")
    card.addLayoutGuide(spacer)
    #expect("\(spacer.width == 8)" == "card.spacer.width == 8")
    #expect(
      "\(title.top == card.safeArea.top + 1)" == "title.top == card.safeArea.top + 1")
    #expect("\(title.left == card.margins.left)" == "title.left == card.margins.left")
    #expect(
      "\(title.left == card.readableContent.left)" == "title.left == card.readableContent.left")
    let banner = Banner()
    #expect(
      "\(banner.width == LayoutView().width)" == "Banner.width == LayoutView (released).width")
    #expect("\(banner.width == 1)" == "Banner.width == 1")
  }

  @Test("Every attribute and every relation is spelled out")
  func everyAttribute() {
    for relation in Relation.allCases {
      for anchor in xAnchors(of: title) {
        #expect(
          "\(relate(anchor, relation, 1))" == "title.\(anchor.attribute) \(relation) 1")
      }
      for anchor in yAnchors(of: title) {
        #expect(
          "\(relate(anchor, relation, anchor))"
            == "title.\(anchor.attribute) \(relation) title.\(anchor.attribute)")
      }
    }
    #expect(Relation.allCases.map(\.description) == ["==", "<=", ">="])
  }

  @Test("NaN is shown, not hidden")
  func notFinite() {
    #expect("\(title.top == card.top + Double.infinity)" == "title.top == card.top + inf")
    #expect("\(title.top == card.top - Double.infinity)" == "title.top == card.top - inf")
    #expect("\(title.width == card.width / 0)" == "title.width == inf * card.width")
    #expect("\(title.width == Double.nan)" == "title.width == nan")
    #expect("\(title.top == card.top + Double.nan)" == "title.top == card.top + nan")
  }

  @Test("A group's description has a line for each constraint")
  func group() {
    #expect(
      "\(title.size == card.size * 2 ~ .low)" == """
        title.width == 2 * card.width ~ 250
        title.height == 2 * card.height ~ 250
        """)
  }
}
