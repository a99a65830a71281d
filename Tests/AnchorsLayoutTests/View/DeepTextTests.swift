import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout
@testable import AnchorsMotion

/// Code that walks a tree and prints it neither overflows the call stack nor takes quadratic time
/// in the depth.
@Suite("Texts of deep trees")
struct DeepTextTests {
  private static let depth = 100_000

  @Test("The description of 100,000 nested views has a line of limited length for each")
  func description() throws {
    let text = onSmallStack {
      let tree = Chain(Self.depth) { LayoutView(name: "v\($0)") }
      return tree.views[0].recursiveDescription
    }
    let lines = try #require(text).split(separator: "\n")
    #expect(lines.count == Self.depth)
    #expect(lines[0].hasPrefix("v0: LayoutView (0, 0, 0, 0), needs layout"))
    let indentation = String(repeating: "   | ", count: 40)
    #expect(lines[40].hasPrefix("\(indentation)v40: LayoutView"))
    #expect(lines[41].hasPrefix("\(indentation)(depth 41) v41: LayoutView"))
    #expect(lines[99_999].hasPrefix("\(indentation)(depth 99999) v99999: LayoutView"))
    #expect(lines.allSatisfy { $0.utf8.count < 320 })
  }

  @Test("The trace of 100,000 nested views has its own indentation")
  func trace() throws {
    let text = onSmallStack {
      let tree = Chain(Self.depth) { LayoutView(name: "v\($0)") }
      return traceText(below: tree.views[0], [])
    }
    let lines = try #require(text).split(separator: "\n")
    #expect(lines.count == Self.depth)
    #expect(lines[0] == "•v0" && lines[1] == "|   +v1")
    let indentation = String(repeating: "|   ", count: 40)
    #expect(lines[40] == "\(indentation)+v40")
    #expect(lines[57] == "\(indentation)(depth 57) +v57")
  }

  @Test("Views with the same name are distinguished at any depth")
  func names() throws {
    let names = onSmallStack {
      let tree = Chain(Self.depth) { _ in LayoutView(name: "row") }
      let guide = LayoutGuide(identifier: "gap")
      tree.views[99_999].addLayoutGuide(guide)
      let names = ItemNames()
      let found = [
        names.name(of: tree.views[0]), names.name(of: tree.views[99_999]), names.name(of: guide),
      ]
      tree.views[99_999].removeLayoutGuide(guide)
      return found
    }
    #expect(names == ["row#1", "row#100000", "row#100000.gap"])
  }

  @Test("Frames on pixels, and the frames of a transition, are found in one walk")
  func pixels() throws {
    let found = onSmallStack {
      let tree = Chain(Self.depth) { place in
        LayoutView(frame: Rect(x: place == 0 ? 0 : 0.5, y: 0, width: 10, height: 10))
      }
      let pixels = tree.views[0].pixelFramesInRoot(on: PixelGrid(scale: 2)).map(\.pixels.x)
      let snapshot = TransitionSnapshot(of: tree.views[0])
      let origins = snapshot.origins().map(\.x)
      return (pixels, origins, snapshot.entries.map(\.parent))
    }
    let (pixels, origins, parents) = try #require(found)
    #expect(pixels == Array(0..<Self.depth))
    let expected: [Double] = (0..<Self.depth).map { Double($0) / 2 }
    #expect(origins == expected)
    #expect(parents == Array(-1..<Self.depth - 1))
  }

  @Test("A change of content in nested stacks reaches the outermost, and lengths add up")
  func stacks() throws {
    // Each stack that is taken apart tells all stacks around it.
    let depth = 4000
    let found = onSmallStack {
      let leaf = LayoutView(name: "leaf")
      leaf.intrinsicContentSize = Size(width: 10, height: 10)
      leaf.baselineOffsetFromTop = 7
      let tree = Chain(depth) { _ in
        let stack = LayoutStackView()
        stack.distribution = .fillProportionally
        stack.spacing = 1
        return stack
      } add: { stack, view in
        (stack as? LayoutStackView)?.addArrangedSubview(view)
        (stack as? LayoutStackView)?.addArrangedSubview(LayoutView())
      }
      (tree.views[depth - 1] as? LayoutStackView)?.addArrangedSubview(leaf)
      let outermost = tree.views[0]
      outermost.updateConstraintsIfNeeded()
      let former = outermost.contentLength(along: .horizontal)
      leaf.intrinsicContentSize.width = 20
      outermost.updateConstraintsIfNeeded()
      return (
        former, outermost.contentLength(along: .horizontal),
        outermost.contentLength(along: .vertical), outermost.needsUpdateConstraints(),
        outermost.baselineOffsetFromTop
      )
    }
    let (former, width, height, isDue, baseline) = try #require(found)
    #expect(baseline == 7)
    #expect(former == 10 + Double(depth - 1))
    #expect(width == 20 + Double(depth - 1) && height == 10)
    #expect(!isDue)
  }

  @Test("A mask set below 100,000 masks starts from the size that they give it")
  func masks() throws {
    let found = onSmallStack {
      let tree = Chain(Self.depth) { _ in
        let view = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
      }
      tree.views[0].frame.size.width = 300
      let last = tree.views[Self.depth - 1]
      last.autoresizingMask = [.flexibleWidth]
      return last.frame
    }
    #expect(found == Rect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("The walk visits a node before its children, and these in their order")
  func placesInPreorder() {
    let children = [0: [1, 4], 1: [2, 3], 4: [5]]
    let visits = preorder(from: 0) { children[$0] ?? [] }.map { $0 }
    #expect(visits.map(\.node) == [0, 1, 2, 3, 4, 5])
    #expect(visits.map(\.place) == [0, 1, 2, 3, 4, 5])
    #expect(visits.map(\.parent) == [-1, 0, 1, 1, 0, 4])
    #expect(visits.map(\.depth) == [0, 1, 2, 2, 1, 2])
  }
}

/// Views, each in the one before.
private struct Chain {
  let views: [LayoutView]

  /// Puts views together from the innermost outwards.
  init(
    _ count: Int, make: (Int) -> LayoutView,
    add: (LayoutView, LayoutView) -> Void = { $0.addSubview($1) }
  ) {
    views = (0..<count).map(make)
    for place in (1..<count).reversed() { add(views[place - 1], views[place]) }
  }
}
