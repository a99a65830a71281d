import AnchorsLayout
import Testing

/// Priorities are levels, not weights.
@Suite("Levels")
struct LevelTests {
  private let root = LayoutView(name: "root", width: 1000, height: 100)
  private let view = LayoutView(name: "view")

  init() {
    root.addSubview(view)
    Constraint.activate {
      view.left == root.left
      view.verticalEdges == root.verticalEdges
    }
  }

  @Test("1,100 constraints of one level do not beat one of a higher level")
  func manyAgainstOne() {
    Constraint.activate {
      view.width == 300 ~ 501
      for _ in 0..<1100 { view.width == 100 ~ 500 }
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("Four constraints at 250 do not beat one at 750")
  func weights() {
    Constraint.activate {
      for _ in 0..<4 { view.width == 100 ~ .low }
      view.width == 300 ~ .high
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test("Within a level the sum of violations is least, so the median wins")
  func median() {
    Constraint.activate {
      for width in [100.0, 140, 150, 400, 900] { view.width == width ~ .medium }
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }

  @Test("A lower level decides within the freedom of a higher one")
  func lowerLevelDecides() {
    // Two constraints at 500 leave every width from 100 to 200 equally good; 250 picks from these.
    Constraint.activate {
      view.width == 100 ~ .medium
      view.width == 200 ~ .medium
      view.width == 170 ~ .low
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 170)
  }

  @Test("A satisfied optional inequality has no effect", arguments: [100.0, 250, 299])
  func inequalitySlack(width: Double) {
    // Of 36 optional inequalities in frames that Apple's engine gave, 26 have slack.
    Constraint.activate {
      view.width <= 300 ~ .high
      view.width >= 50 ~ .high
      view.width == width ~ 1
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test("An unsatisfiable level is satisfied as far as possible")
  func asFarAsItCan() {
    // |view (>= 0)|other 700|  within 1000, view prefers 400
    let other = LayoutView(name: "other")
    root.addSubview(other)
    Constraint.activate {
      other.left == view.right
      other.right == root.right
      other.top == root.top
      other.height == 10
      other.width >= 700
      view.width == 400 ~ .high
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
    #expect(other.frame == Rect(x: 300, y: 0, width: 700, height: 10))
    let unsatisfied = root.layoutTree.unsatisfiedConstraints
    #expect(unsatisfied.count == 1)
    guard case .constraint(let constraint) = unsatisfied.first else {
      Issue.record("the optional constraint is not reported")
      return
    }
    #expect(constraint.description.hasPrefix("view.width == 400 ~ 750 (LevelTests.swift:"))
  }

  @Test("Priorities between whole numbers are levels, too")
  func fractions() {
    Constraint.activate {
      view.width == 100 ~ 500.25
      view.width == 200 ~ 500.5
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  /// Documented: priorities begin above 0, not at 1.
  @Test("A constraint at 0.5 loses to one at 1, and decides within its freedom")
  func belowOne() {
    Constraint.activate {
      view.width >= 200 ~ 1
      view.width == 120 ~ 0.5
      view.width == 300 ~ 0.001
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(LayoutTree(containing: root).ambiguities.isEmpty)
    view.makeConstraints { v in v.width <= 400 ~ 0.25 }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }
}
