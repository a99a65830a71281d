import TestSupport
import Testing

/// An operator as apps declare it for geometry.
private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

@Suite("Centers beside an app's own sum of points") @MainActor
struct PointSumTests {
  @Test("A view's center plus a point is the anchor, moved")
  func anchors() {
    let (root, a, b) = (View(), View(), View())
    root.addSubview(a)
    root.addSubview(b)
    let group = ConstraintGroup { a.center == b.center + CGPoint(x: 1, y: 2) }
    #expect(group.constraints.allSatisfy { $0.secondItem === b })
    #expect(group.constraints.map(\.constant) == [1, 2])
    #expect(CGPoint(x: 1, y: 2) + CGPoint(x: 2, y: 3) == CGPoint(x: 3, y: 5))
  }
}
