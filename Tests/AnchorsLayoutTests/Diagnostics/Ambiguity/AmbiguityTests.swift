import AnchorsLayout
import Testing

/// Reports name every ambiguous component, and each layout breaks the tie in the same way.
@Suite("Ambiguity")
struct AmbiguityTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let view = LayoutView(name: "view")

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The open components of a view with their ranges: `width 0...inf`.
  private func open(_ item: LayoutView) -> [String] {
    let report = LayoutTree(containing: root).ambiguities.first { $0.item === item }
    return (report?.components ?? []).map {
      "\($0.component) \($0.range.lowerBound)...\($0.range.upperBound)"
    }
  }

  @Test(
    "A view without constraints has no size, is at the origin, and is ambiguous in all components")
  func nothing() {
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    #expect(view.hasAmbiguousLayout)
    #expect(open(view) == ["x -inf...inf", "y -inf...inf", "width 0.0...inf", "height 0.0...inf"])
  }

  @Test(
    "Each ambiguous component comes with its range, and none is ambiguous once it is determined")
  func ranges() {
    Constraint.activate { view.top <= root.top + 10 }
    let tree = LayoutTree(containing: root)
    let open = tree.ambiguities
    #expect(open.map { $0.item.layoutName } == ["view"])
    let components = open.flatMap { $0.components }
    #expect(components.map { $0.component } == [.x, .y, .width, .height])
    #expect(components[1].range == -.infinity...10)
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    Constraint.activate {
      view.edges(.top, .left) == root.edges
      view.size == 10
    }
    #expect(tree.ambiguities.isEmpty)
  }

  @Test("An ambiguous size is as small as possible; then a position rests on its only bound")
  func loneBounds() {
    Constraint.activate {
      view.top <= root.top + 10
      view.left >= root.left + 30
      view.width >= 50
      view.height == 20
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 30, y: 10, width: 50, height: 20))
    #expect(open(view) == ["x 30.0...inf", "y -inf...10.0", "width 50.0...inf"])
  }

  @Test("A position between two bounds is as near to 0 as possible")
  func twoBounds() {
    Constraint.activate {
      view.left >= root.left + 12
      view.right <= root.right - 12
      view.top >= root.top - 40
      view.bottom <= root.bottom
      view.size == 20
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 12, y: 0, width: 20, height: 20))
    #expect(open(view) == ["x 12.0...368.0", "y -40.0...280.0"])
  }

  @Test(
    "Ambiguity is measured in the root's coordinates: a child may be fixed although its parent is not"
  )
  func cancelling() {
    let child = LayoutView(name: "child")
    view.addSubview(child)
    Constraint.activate {
      view.size == 100
      view.top == root.top
      child.left == root.left + 60
      child.top == root.top
      child.size == 10
    }
    root.layoutIfNeeded()
    #expect(open(view) == ["x -inf...inf"])
    #expect(open(child) == [])
    #expect(view.frame.minX + child.frame.minX == 60)
  }

  @Test("Two views that share a width are resolved in the order of the tree")
  func shared() {
    let other = LayoutView(name: "other")
    root.addSubview(other)
    Constraint.activate {
      [view, other].verticalEdges == root.verticalEdges
      view.left == root.left
      other.left == view.right
      other.right == root.right
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 0, height: 300))
    #expect(other.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(open(view) == ["width 0.0...400.0"])
    #expect(open(other) == ["x 0.0...400.0", "width 0.0...400.0"])
  }

  @Test("A tie between optional constraints of one priority is ambiguous")
  func tie() {
    Constraint.activate {
      view.left == root.left
      view.verticalEdges == root.verticalEdges
      view.width == 100 ~ .medium
      view.width == 180 ~ .medium
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(open(view) == ["width 100.0...180.0"])
  }

  @Test("An ambiguity is gone when a constraint resolves it")
  func settled() {
    Constraint.activate {
      view.edges(.top, .left, .bottom) == root.edges
    }
    root.layoutIfNeeded()
    #expect(open(view) == ["width 0.0...inf"])
    Constraint.activate { view.width == 70 }
    root.layoutIfNeeded()
    #expect(open(view) == [])
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == Rect(x: 0, y: 0, width: 70, height: 300))
  }
}
