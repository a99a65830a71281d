import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Trees so deep that a call for each level would overflow the call stack, on a small one.
@Suite("Deep trees", .serialized)
struct DeepTreeTests {
  #if DEBUG
  private static let depth = 20_000
  #else
  private static let depth = 100_000
  #endif

  /// Views, each in the one before; from the outermost inwards, or the other way.
  private static func chain(
    isTopDown: Bool = true, _ make: (Int) -> LayoutView = { _ in LayoutView(name: "v") }
  ) -> [LayoutView] {
    let views = (0..<depth).map(make)
    views[0].frame = Rect(x: 0, y: 0, width: 100, height: 50)
    for place in isTopDown ? Array(1..<depth) : (1..<depth).reversed() {
      views[place - 1].addSubview(views[place])
    }
    return views
  }

  /// Returns the result of work on a thread with a small stack, or throws the error that ended it.
  private func find<Value: Sendable>(_ work: @escaping @Sendable () -> Value) throws -> Value {
    try #require(onSmallStack(work))
  }

  @Test("A deep tree is laid out by its constraints, built either way", arguments: [true, false])
  func constraints(isTopDown: Bool) throws {
    let frames = try find {
      let views = Self.chain(isTopDown: isTopDown)
      for (outer, inner) in zip(views, views.dropFirst()) {
        Constraint.activate { inner.edges == outer.edges }
      }
      views[0].layoutIfNeeded()
      let before = views[Self.depth - 1].frame
      views[0].frame.size.width = 60
      views[0].layoutIfNeeded()
      return [before, views[Self.depth - 1].frame]
    }
    #expect(frames.map(\.width) == [100, 60])
  }

  @Test(
    "A deep tree is laid out equally fast if each view's constraints come before its superview's")
  func wrapped() throws {
    let frames = try find {
      let views = (0..<Self.depth).map { _ in LayoutView(name: "v") }
      views[0].frame = Rect(x: 0, y: 0, width: 100, height: 50)
      for place in (1..<Self.depth).reversed() {
        views[place - 1].addSubview(views[place])
        Constraint.activate { views[place].edges == views[place - 1].edges }
      }
      views[0].layoutIfNeeded()
      let before = views[Self.depth - 1].frame
      views[0].frame.size.width = 60
      views[0].layoutIfNeeded()
      return [before, views[Self.depth - 1].frame]
    }
    #expect(frames.map(\.width) == [100, 60])
  }

  @Test("The safe area reaches all the way into a deep tree")
  func safeArea() throws {
    let found = try find {
      let views = Self.chain { _ in LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 50)) }
      views[0].safeAreaInsets = Insets(top: 7)
      let guide = views[Self.depth - 1].safeArea
      views[0].layoutIfNeeded()
      return (views[Self.depth - 1].safeAreaInsets.top, guide.layoutFrame.minY)
    }
    #expect(found.0 == 7 && found.1 == 7)
  }

  @Test("A deep tree passes margins, a direction and a size on to the innermost view")
  func surroundings() throws {
    let found = try find {
      // Inside of other masks, a mask is looked up from the first of them: so from the innermost
      // outwards.
      let views = Self.chain(isTopDown: false) { _ in
        let view = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.preservesSuperviewLayoutMargins = true
        return view
      }
      let last = views[Self.depth - 1]
      views[0].layoutMargins = Insets(left: 30)
      views[0].layoutDirection = .rightToLeft
      views[0].frame.size = Size(width: 120, height: 80)
      views[0].layoutIfNeeded()
      return (last.frame, last.layoutMargins.left, last.layoutDirection)
    }
    #expect(found.0 == Rect(x: 0, y: 0, width: 120, height: 80))
    #expect(found.1 == 30 && found.2 == .rightToLeft)
  }

  @Test("A deep tree can be split in the middle and joined again")
  func middle() throws {
    let found = try find {
      let views = Self.chain()
      for (outer, inner) in zip(views, views.dropFirst()) {
        Constraint.activate { inner.edges == outer.edges }
      }
      views[0].layoutIfNeeded()
      let middle = views[Self.depth / 2]
      middle.removeFromSuperview()
      let isApart = !middle.isDescendant(of: views[0])
      views[0].layoutIfNeeded()
      middle.frame = Rect(x: 0, y: 0, width: 9, height: 9)
      middle.layoutIfNeeded()
      let width = views[Self.depth - 1].frame.width
      views[0].addSubview(middle)
      Constraint.activate { middle.edges == views[0].edges.inset(by: 1) }
      views[0].layoutIfNeeded()
      return (isApart, [width, views[Self.depth - 1].frame.width])
    }
    #expect(found.0 && found.1 == [9, 98])
  }

  @Test("A deep tree describes itself, a line for each view")
  func texts() throws {
    let counts = try find {
      let views = Self.chain()
      views[0].layoutIfNeeded()
      return [views[0].recursiveDescription, views[0].layoutTree.layoutTrace].map {
        $0.split(separator: "\n").count
      }
    }
    #expect(counts[0] == Self.depth && counts[1] >= Self.depth)
  }
}
