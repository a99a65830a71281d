import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("The system's spacing on the portable tree")
struct SystemSpacingTests {
  private let card = LayoutView(name: "card", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    card.addSubview(a)
    card.addSubview(b)
  }

  @Test("System spacing is 8 points between siblings, 20 to the superview's edges, 8 to its guides")
  func points() {
    Constraint.activate {
      b.top == card.top + .system
      b.leading == card.safeArea.leading + .system
      b.size == 10
      a.top == b.bottom + .system
      a.leading >= b.trailing + 2 * .system
      a.trailing == card.trailing - .system
      a.bottom <= card.bottom - 0.5 * .system
      a.height == 100 ~ .low
      a.width == 1000 ~ .low
    }
    card.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "b": Rect(x: 8, y: 20, width: 10, height: 10),
        "a": Rect(x: 34, y: 38, width: 146, height: 52),
      ])
  }

  @Test("System spacing is printed as it was written, active or not")
  func text() {
    let group = ConstraintGroup {
      a.top == b.bottom + .system ~ .high
      a.trailing <= card.trailing - 1.5 * .system
    }
    for _ in 0..<2 {
      let texts = group.map { $0.description.prefix { $0 != "(" } }
      #expect(
        texts == [
          "a.top == b.bottom + .system ~ 750 ", "a.trailing <= card.trailing - 1.5 * .system ",
        ])
      group.activate()
      #expect(group.map(\.constant) == [8, -30])
    }
    group.deactivate()
    #expect(group.map(\.constant) == [8, -12])
  }

  @Test("System spacing works for several positions at once, and with a factor of any type")
  func arrays() {
    let times: Int = 2
    let group = ConstraintGroup {
      [a, b].top == card.top + .system
      [a, b].leading >= card.leading + times * .system
      [a, b].bottom <= card.bottom - .system
    }
    #expect(
      group.map { String($0.description.prefix { $0 != "(" }) } == [
        "a.top == card.top + .system ", "b.top == card.top + .system ",
        "a.leading >= card.leading + 2 * .system ", "b.leading >= card.leading + 2 * .system ",
        "a.bottom <= card.bottom - .system ", "b.bottom <= card.bottom - .system ",
      ])
  }

  @Test("Setting a constant replaces the spacing, even with the same number, for good")
  func editing() {
    for number in [20.0, 4] {
      let top = a.top == card.top + .system
      top.isActive = true
      top.constant = number
      #expect(top.description == "a.top == card.top + \(Int(number))")
      card.layoutIfNeeded()
      #expect(a.frame.minY == number)
      top.isActive = false
      #expect(top.constant == number)
    }
    let scaled = a.top == b.bottom + .system
    scaled.multiplier = 2
    #expect(scaled.description == "a.top == 2 * b.bottom + 8")
  }

  @Test("A priority keeps the spacing, in copies, too")
  func priorities() {
    let top = a.top == card.top + .system
    top.isActive = true
    let copy = top ~ .low
    #expect(copy.description == "a.top == card.top + .system ~ 250" && copy.constant == 8)
    top.priority = .high
    #expect(top.description == "a.top == card.top + .system ~ 750" && top.constant == 20)
  }

  @Test("An update adopts the spacing and drops it")
  func updating() {
    a.makeConstraints { v in v.top == card.top + 3 }
    let updated = a.updateConstraints { v in v.top == card.top + .system }
    #expect(a.installedConstraints == updated.constraints && updated[0].constant == 20)
    #expect(updated[0].description.hasPrefix("a.top == card.top + .system ("))
    card.layoutIfNeeded()
    #expect(a.frame.minY == 20)
    a.updateConstraints { v in v.top == card.top + 2 * .system }
    card.layoutIfNeeded()
    #expect(a.frame.minY == 40)
    a.updateConstraints { v in v.top == card.top + 3 }
    #expect(updated[0].description.hasPrefix("a.top == card.top + 3 ("))
  }
}
