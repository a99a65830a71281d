import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A stack's own constraints never leave it.
@Suite("Leaving a stack")
struct StackLeavingTests {
  private static let distributions: [LayoutStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  private struct Scene {
    let root = LayoutView(name: "root", width: 300, height: 100)
    let stack = LayoutStackView(name: "stack")
    let views = (0..<4).map { LayoutView(name: "v\($0)") }

    init(_ distribution: LayoutStackView.Distribution) {
      stack.distribution = distribution
      root.addSubview(stack)
      for view in views {
        view.intrinsicContentSize = Size(width: 20, height: 10)
        stack.addArrangedSubview(view)
      }
      views[3].isHidden = true
      Constraint.activate {
        stack.edges == root.edges
        views[1].width == 30 ~ .high
      }
      root.layoutIfNeeded()
    }

    /// The constraints that the views have, and that the test has not written.
    var foreignConstraints: [Constraint] {
      views.flatMap(\.installedConstraints).filter { $0.priority != .high }
    }
  }

  @Test("A view that leaves takes none of the stack's constraints along", arguments: distributions)
  func leaving(_ distribution: LayoutStackView.Distribution) {
    let scene = Scene(distribution)
    #expect(!scene.foreignConstraints.isEmpty)
    for view in scene.views { view.removeFromSuperview() }
    #expect(texts(scene.foreignConstraints) == [])
    #expect(texts(scene.views[1].installedConstraints) == ["v1.width == 30 ~ 750"])
    #expect(scene.stack.arrangedSubviews.isEmpty)
  }

  @Test("A view that moves to another superview or stack takes none along", arguments: [0, 1])
  func moving(way: Int) {
    for distribution in Self.distributions {
      let scene = Scene(distribution), other = LayoutStackView(name: "other")
      scene.root.addSubview(other)
      Constraint.activate { other.edges(.top, .left) == scene.root.edges(.top, .left) }
      let view = scene.views[1]
      if way == 0 { other.addSubview(view) } else { other.addArrangedSubview(view) }
      #expect(texts(view.installedConstraints) == ["v1.width == 30 ~ 750"])
      scene.root.layoutIfNeeded()
      if way == 1 { #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 10)) }
    }
  }

  @Test("A view that is no longer arranged has none after the next layout")
  func notArranged() {
    for distribution in Self.distributions {
      let scene = Scene(distribution)
      scene.stack.removeArrangedSubview(scene.views[1])
      scene.root.layoutIfNeeded()
      #expect(texts(scene.views[1].installedConstraints) == ["v1.width == 30 ~ 750"])
      #expect(scene.views[1].superview === scene.stack)
    }
  }

  @Test("A stack that is freed leaves no constraint", arguments: distributions)
  func stackGoesAway(_ distribution: LayoutStackView.Distribution) {
    let (views, constraints) = {
      let scene = Scene(distribution)
      return (scene.views, scene.foreignConstraints.map { WeakReference($0) })
    }()
    #expect(
      texts(views.flatMap { $0.installedConstraints }) == ["v1.width == 30 ~ 750"])
    #expect(constraints.allSatisfy { $0.isReleased })
    #expect(views.allSatisfy { $0.superview == nil })
  }

  @Test(
    "A view that has left a stack is laid out like one that was never in it",
    arguments: distributions)
  func afterwards(_ distribution: LayoutStackView.Distribution) {
    let scene = Scene(distribution), root = LayoutView(width: 100, height: 100)
    for view in scene.views {
      view.removeFromSuperview()
      root.addSubview(view)
      Constraint.activate {
        view.left == 3
        view.top == 4
      }
    }
    root.layoutIfNeeded()
    let widths = scene.views.map(\.frame.width)
    #expect(widths == [20, 30, 20, 20])
    #expect(scene.views.allSatisfy { $0.frame.minX == 3 && $0.frame.height == 10 })
  }
}
