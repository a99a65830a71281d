import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Priorities")
struct PriorityTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("The named priorities are UIKit's numbers")
  func names() {
    let all: [Priority] = [.required, .high, .medium, .low, .fittingSize]
    #expect(all.map(\.rawValue) == [1000, 750, 500, 250, 50])
    #expect(all.map(\.description) == ["1000", "750", "500", "250", "50"])
    #expect(all.sorted() == all.reversed())
  }

  @Test("Priorities have arithmetic, and are valid or not")
  func arithmetic() {
    #expect(Priority.high - 1 == 749)
    #expect(Priority.low + 0.5 == 250.5)
    #expect((Priority.required - 1).description == "999")
    let candidates: [Priority] = [-1, 0, 0.5, 1, 999.5, 1000, 1000.5, Priority(.nan)]
    #expect(candidates.map(\.isValid) == [false, false, true, true, true, true, false, false])
  }

  /// Documented: a priority is above 0 and at most 1000, and fractions are allowed.
  @Test("0.001 and 0.5 are priorities below 1, in this order")
  func fractions() throws {
    let root = LayoutView(name: "root", width: 100, height: 100)
    root.addSubview(a)
    let preferences = [a.width == 20 ~ 0.001, a.width == 40 ~ 0.5, a.width == 60 ~ 1]
    try Installer.install(ConstraintGroup { for optional in preferences { optional } })
    #expect(preferences.map(\.isActive) == [true, true, true])
    #expect(preferences.map(\.priority.description) == ["0.001", "0.5", "1"])
    for (index, width) in [60.0, 40, 20].enumerated() {
      root.layoutIfNeeded()
      #expect(a.frame.width == width)
      preferences[2 - index].isActive = false
    }
    a.setContentHuggingPriority(0.5, for: .horizontal)
    #expect(a.contentHuggingPriority(for: .horizontal) == 0.5)
  }

  @Test("No parentheses are necessary: ~ binds weaker than relations, stronger than &&")
  func precedence() {
    let pad = 10.0
    let constraints = [
      a.top == b.bottom + 10 ~ .high,
      a.width == 2 * b.height + pad ~ .required - 1,
      a.leading >= b.leading + pad / 2 ~ 300,
      a.trailing <= -8 ~ .low + 1,
      a.width <= 200 ~ Priority(299.5),
      2 * a.width - 4 >= b.width ~ .fittingSize,
      a.height == 1 ~ .medium,
      a.height == 2 ~ .required,
    ]
    #expect(
      texts(constraints) == [
        "a.top == b.bottom + 10 ~ 750",
        "a.width == 2 * b.height + 10 ~ 999",
        "a.leading >= b.leading + 5 ~ 300",
        "a.trailing <= -8 ~ 251",
        "a.width <= 200 ~ 299.5",
        "a.width >= 0.5 * b.width + 2 ~ 50",
        "a.height == 1 ~ 500",
        "a.height == 2",
      ])
  }

  @Test("Without ~ a constraint is required")
  func defaultPriority() {
    #expect((a.top == b.top).priority == .required)
    #expect(
      (a.edges == b.edges).constraints.map(\.priority) == Array(repeating: .required, count: 4))
  }

  @Test("A constraint that a variable holds is left unchanged")
  func heldConstraint() {
    let held = a.top == b.top + 4
    held.identifier = "gap"
    let other = held ~ .low
    #expect(other !== held)
    #expect(
      texts([held, other]) == ["a.top == b.top + 4 'gap'", "a.top == b.top + 4 ~ 250 'gap'"])
    #expect(
      ConstraintReading(other)
        == ConstraintReading(a, .top, .equal, b, .top, constant: 4, priority: .low))
    let third = other ~ .high
    #expect([held.priority, other.priority, third.priority] == [.required, .low, .high])
  }

  @Test("A constraint that an array, a group or its host holds is left unchanged")
  func heldElsewhere() {
    let list = [a.top == b.top]
    #expect((list[0] ~ .low).priority == .low)
    #expect(list[0].priority == .required)

    let root = LayoutView()
    root.addSubview(a)
    root.addSubview(b)
    let active = a.left == b.left
    active.isActive = true
    let copy = active ~ .high
    #expect(active.isActive && !copy.isActive)
    #expect([active.priority, copy.priority] == [.required, .high])
    #expect(texts(root.hostedConstraints) == ["a.left == b.left"])
  }

  @Test("~ on a composite reaches each of its constraints, in a new group")
  func composites() {
    let required = a.size == b.size
    let weak = required ~ .low
    #expect(weak !== required)
    #expect(texts(required) == ["a.width == b.width", "a.height == b.height"])
    #expect(texts(weak) == ["a.width == b.width ~ 250", "a.height == b.height ~ 250"])
    #expect(
      texts(a.edges == b.edges.inset(by: 8) ~ .high - 1) == [
        "a.top == b.top + 8 ~ 749", "a.leading == b.leading + 8 ~ 749",
        "a.bottom == b.bottom - 8 ~ 749", "a.trailing == b.trailing - 8 ~ 749",
      ])
  }
}
