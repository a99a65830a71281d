import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Views whose frames are what their owner set, since nothing was installed for them.
@Suite("Frames that are given")
struct FixedFrameTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let given = LayoutView(name: "given", frame: Rect(x: 20, y: 10, width: 50, height: 40))
  private let view = LayoutView(name: "view")

  init() {
    root.addSubview(given)
    root.addSubview(view)
  }

  private func laidOut() -> [String: Rect] {
    root.layoutIfNeeded()
    return frames(of: given, view)
  }

  @Test("Fixed frames keep their values, and other views can be constrained to them")
  func fixed() {
    view.makeConstraints { v in
      v.left == given.right + 8
      v.top == given.top
      v.height == given.height
      v.width == 5
    }
    #expect(
      laidOut() == [
        "given": Rect(x: 20, y: 10, width: 50, height: 40),
        "view": Rect(x: 78, y: 10, width: 5, height: 40),
      ])
    given.frame = Rect(x: 0, y: 3, width: 10, height: 4)
    #expect(
      laidOut() == [
        "given": Rect(x: 0, y: 3, width: 10, height: 4),
        "view": Rect(x: 18, y: 3, width: 5, height: 4),
      ])
  }

  @Test("Fixed frames win against constraints that would move them")
  func againstConstraints() {
    view.makeConstraints { v in
      v.size == 10
      v.top == 0
      v.right == given.left - 3
      v.left == 0 ~ .high
    }
    #expect(
      laidOut() == [
        "given": Rect(x: 20, y: 10, width: 50, height: 40),
        "view": Rect(x: 7, y: 0, width: 10, height: 10),
      ])
  }

  @Test("Constraints never change the topmost view's size")
  func topmost() {
    root.makeConstraints { v in v.width == 300 ~ .high }
    view.makeConstraints { v in v.edges == root.edges }
    #expect(laidOut()["view"] == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(root.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    root.frame = Rect(x: 30, y: 40, width: 120, height: 60)
    #expect(laidOut()["view"] == Rect(x: 0, y: 0, width: 120, height: 60))
    #expect(root.frame == Rect(x: 30, y: 40, width: 120, height: 60))
  }

  @Test("A view's first constraint ends its fixed frame")
  func ends() {
    #expect(given.translatesAutoresizingMaskIntoConstraints)
    #expect(laidOut()["given"] == Rect(x: 20, y: 10, width: 50, height: 40))
    given.makeConstraints { v in v.left == 5 }
    #expect(!given.translatesAutoresizingMaskIntoConstraints)
    #expect(laidOut()["given"] == Rect(x: 5, y: 0, width: 0, height: 0))
  }

  @Test("A fixed frame returns when the flag is turned on again")
  func back() {
    given.translatesAutoresizingMaskIntoConstraints = false
    #expect(laidOut()["given"] == .zero)
    given.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(laidOut()["given"] == .zero)
    given.translatesAutoresizingMaskIntoConstraints = true
    given.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(laidOut()["given"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Fixed frames can be nested")
  func nested() {
    let inner = LayoutView(name: "inner", frame: Rect(x: 3, y: 4, width: 5, height: 6))
    given.addSubview(inner)
    view.makeConstraints { v in
      v.edges(.left, .top) == inner.edges
      v.size == inner.size
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: given, inner, view) == [
        "given": Rect(x: 20, y: 10, width: 50, height: 40),
        "inner": Rect(x: 3, y: 4, width: 5, height: 6),
        "view": Rect(x: 23, y: 14, width: 5, height: 6),
      ])
  }
}
