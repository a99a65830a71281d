import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("ConstraintBuilder")
struct BuilderTests {
  private enum Style: CaseIterable { case plain, narrow, wide }

  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  /// The constraints of a builder as one would write them, without their lines.
  private func built(@ConstraintBuilder _ build: () -> [Constraint]) -> [String] {
    texts(ConstraintGroup(build))
  }

  @Test("A builder collects statements in order, or none")
  func statements() {
    #expect(
      built {
        a.top == b.top
        a.size == 40
        a.width >= 10 ~ .high
      } == ["a.top == b.top", "a.width == 40", "a.height == 40", "a.width >= 10 ~ 750"])
    #expect(built {} == [])
  }

  @Test("A builder accepts if and if-else", arguments: [false, true])
  func conditions(isCompact: Bool) {
    #expect(
      built {
        if isCompact { a.height <= 40 }
        a.width == 1
      } == (isCompact ? ["a.height <= 40", "a.width == 1"] : ["a.width == 1"]))
    #expect(
      built {
        if isCompact {
          a.width == 1
          b.width == 2
        } else {
          a.width == 3
        }
      } == (isCompact ? ["a.width == 1", "b.width == 2"] : ["a.width == 3"]))
  }

  @Test("A builder accepts if let and else if", arguments: [nil, 5, 50])
  func optionalBinding(limit: Double?) {
    let result = built {
      if let limit, limit > 10 {
        a.width <= limit
      } else if let limit {
        a.width == limit
      } else {
        a.width >= 1
      }
    }
    #expect(
      result == [limit == 50 ? "a.width <= 50" : limit == 5 ? "a.width == 5" : "a.width >= 1"])
  }

  @Test("A builder accepts switch", arguments: Style.allCases)
  private func switches(style: Style) {
    let result = built {
      switch style {
      case .plain: a.width == 1
      case .narrow:
        a.width == 2
        a.height == 2
      case .wide: a.size == 3
      }
    }
    switch style {
    case .plain: #expect(result == ["a.width == 1"])
    case .narrow: #expect(result == ["a.width == 2", "a.height == 2"])
    case .wide: #expect(result == ["a.width == 3", "a.height == 3"])
    }
  }

  @Test("A builder accepts for, nested and with a condition inside")
  func loops() {
    #expect(
      built {
        for (index, view) in [a, b, c].enumerated() {
          view.height == 44
          if index > 0 { view.top == a.bottom + Double(index) * 8 }
        }
      } == [
        "a.height == 44", "b.height == 44", "b.top == a.bottom + 8", "c.height == 44",
        "c.top == a.bottom + 16",
      ])
    #expect(
      built {
        for view in [a, b] { for other in [b, c] where view !== other { view.left == other.left } }
      } == ["a.left == b.left", "a.left == c.left", "b.left == c.left"])
    #expect(built { for view in [LayoutView]() { view.height == 44 } } == [])
  }

  @Test("A builder accepts if #available")
  func availability() {
    #expect(
      built {
        if #available(macOS 10.15, *) { a.width == 1 }
        if #available(macOS 10.15, *) { a.width == 2 } else { a.width == 3 }
      } == ["a.width == 1", "a.width == 2"])
  }

  @Test("A builder accepts optional constraints and groups, and local names")
  func optionals() {
    let none: Constraint? = nil
    let some: Constraint? = a.width == 1
    let noGroup: ConstraintGroup? = nil
    let someGroup: ConstraintGroup? = a.size == 2
    #expect(
      built {
        none
        some
        noGroup
        let gap = 4.0
        someGroup
        a.top == b.top + gap
      } == ["a.width == 1", "a.width == 2", "a.height == 2", "a.top == b.top + 4"])
  }

  @Test("A builder accepts nested arrays and groups")
  func collections() {
    let list = [a.width == 1, b.width == 2]
    let group = ConstraintGroup {
      c.width == 3
      ConstraintGroup { c.height == 4 }
    }
    #expect(
      built {
        list
        group
        [a.size == 5, b.edges(.top, .left) == 6]
        [[c.left == 7], [c.right == 8, c.top == 9]]
      } == [
        "a.width == 1", "b.width == 2", "c.width == 3", "c.height == 4", "a.width == 5",
        "a.height == 5", "b.top == 6", "b.left == 6", "c.left == 7", "c.right == 8", "c.top == 9",
      ])
  }

  @Test("A builder collects the constraint itself, not a copy")
  func identity() {
    let gap = a.top == b.top + 10
    let group = ConstraintGroup {
      a.width == 1
      gap
    }
    #expect(group.constraints[1] === gap)
  }
}
