import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Seeded trees of views with masks, edited and laid out again and again, against the rule written
/// out along one axis; each view with a follower that is tied to it by constraints.
@Suite("Autoresizing masks of random trees")
struct AutoresizingRandomTests {
  @Test(
    "Masks follow the rule in random trees, and constrained views follow them", arguments: 0..<60)
  func random(seed: Int) {
    var tree = RandomMasks(seed: UInt64(seed))
    tree.check()
    for _ in 0..<12 {
      tree.edit()
      tree.check()
    }
  }

  @Test("Masks return to the same bits after any sizes in between", arguments: 60..<90)
  func thereAndBack(seed: Int) {
    var tree = RandomMasks(seed: UInt64(seed))
    tree.resize(to: Size(width: 300, height: 200))
    let frames = tree.frames
    for size in [Size(), Size(width: 7, height: 1e5), Size(width: 333.3, height: 0.1)] {
      tree.resize(to: size)
    }
    tree.resize(to: Size(width: 300, height: 200))
    #expect(tree.frames == frames)
  }
}

private struct RandomMasks {
  private var random: SeededRandom
  private let root = LayoutView(width: 300, height: 200)
  private var items: [Item] = []
  /// The size of each item as the rule has it, which may be less than nothing.
  private var sizes: [Size] = []

  private struct Item {
    let view: LayoutView
    let follower: LayoutView
    /// The number of the superview's item; nil in the root.
    let parent: Int?
    var frame: Rect
    var parentSize: Size
  }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for number in 0..<random.int(in: 1...9) {
      let parent = number == 0 || random.chance(3) ? nil : random.int(in: 0...number - 1)
      let superview = parent.map { items[$0].view } ?? root
      let view = LayoutView(name: "view \(number)", frame: rect())
      superview.addSubview(view)
      view.autoresizingMask = AutoresizingMask(rawValue: UInt8(random.int(in: 0...63)))
      let follower = LayoutView(name: "follower \(number)")
      superview.addSubview(follower)
      follower.makeConstraints { v in
        v.left == view.right
        v.top == view.bottom
        v.size == 1
      }
      items.append(
        Item(
          view: view, follower: follower, parent: parent, frame: view.frame,
          parentSize: superview.frame.size))
    }
  }

  /// Halves, so that no sum is rounded: a view that has no room is to have exactly none.
  private mutating func rect() -> Rect {
    Rect(
      x: Double(random.int(in: -40...200)) / 2, y: Double(random.int(in: -40...200)) / 2,
      width: Double(random.int(in: 0...200)) / 2, height: Double(random.int(in: 0...200)) / 2)
  }

  var frames: [Rect] { items.flatMap { [$0.view.frame, $0.follower.frame] } }

  mutating func resize(to size: Size) {
    root.bounds.size = size
    root.layoutIfNeeded()
  }

  /// A new size of the root, or a new frame of a view.
  mutating func edit() {
    if random.chance(2) {
      let (width, height) = (random.int(in: 0...1000), random.int(in: 0...1000))
      resize(to: Size(width: Double(width), height: Double(height)))
    } else {
      let number = random.int(in: 0...items.count - 1)
      let frame = rect()
      items[number].frame = frame
      items[number].parentSize = items[number].parent.map { sizes[$0] } ?? root.frame.size
      items[number].view.frame = frame
      root.layoutIfNeeded()
    }
  }

  mutating func check(sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    sizes = []
    for item in items {
      let size = item.parent.map { sizes[$0] } ?? root.frame.size
      let mask = item.view.autoresizingMask
      let (x, width) = Self.follow(
        [item.frame.minX, item.frame.width], item.parentSize.width, size.width,
        isFlexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
      let (y, height) = Self.follow(
        [item.frame.minY, item.frame.height], item.parentSize.height, size.height,
        isFlexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
      sizes.append(Size(width: width, height: height))
      let frame = Rect(x: x, y: y, width: max(0, width), height: max(0, height))
      #expect(
        isClose(item.view.frame, frame), "\(item.view) is to be at \(frame)",
        sourceLocation: sourceLocation)
      let corner = Rect(x: x + width, y: y + height, width: 1, height: 1)
      #expect(
        isClose(item.follower.frame, corner), "\(item.follower) is to be at \(corner)",
        sourceLocation: sourceLocation)
    }
  }

  /// The rule along one axis: the place and the length after the superview has become larger.
  private static func follow(
    _ place: [Double], _ before: Double, _ after: Double, isFlexible: [Bool]
  ) -> (Double, Double) {
    var parts = [place[0], place[1], before - place[0] - place[1]]
    let flexible = parts.indices.filter { isFlexible[$0] }
    let weights = flexible.map { max(0, parts[$0]) }
    let sum = weights.reduce(0.0) { $0 + $1 }
    for (part, weight) in zip(flexible, weights) {
      parts[part] += (after - before) * (sum > 0 ? weight / sum : 1 / Double(flexible.count))
    }
    return (parts[0], parts[1])
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
