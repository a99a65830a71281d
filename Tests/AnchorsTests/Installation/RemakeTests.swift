import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("remakeConstraints")
struct RemakeTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("remakeConstraints removes exactly the view's records, and others that mention it stay")
  func exact() {
    let old = a.makeConstraints { v in
      v.left == 10
      v.width == 40
      v.top == b.bottom
    }
    Constraint.activate {
      b.left == a.right + 8
      b.width == a.width
      root.width >= a.width
    }
    let new = a.remakeConstraints { v in
      v.right == -10
      v.width == 50
    }
    #expect(old.constraints.map(\.isActive) == [false, false, false])
    #expect(zip(new.constraints, a.installedConstraints).allSatisfy { $0 === $1 })
    #expect(texts(a.installedConstraints) == ["a.right == -10", "a.width == 50"])
    #expect(texts(b.installedConstraints) == ["b.left == a.right + 8", "b.width == a.width"])
    #expect(
      texts(root.hostedConstraints) == [
        "b.left == a.right + 8", "b.width == a.width", "root.width >= a.width", "a.right == -10",
      ])
  }

  @Test("remakeConstraints makes new constraints even if the old ones were the same")
  func anew() {
    let old = a.makeConstraints { v in v.left == 10 }
    let new = a.remakeConstraints { v in v.left == 10 }
    #expect(old.constraints[0] !== new.constraints[0])
    #expect(old.isInactive && new.isActive)
    #expect(texts(a.installedConstraints) == ["a.left == 10"])
  }

  @Test("remakeConstraints gives whole frames before and after, repeatedly")
  func wholeFrames() {
    b.makeConstraints { v in
      v.left == a.right + 8
      v.top == a.top
      v.size == a.size
    }
    for _ in 0..<3 {
      a.remakeConstraints { v in
        v.left == 10
        v.top == 5
        v.size == Size(width: 40, height: 20)
      }
      root.layoutIfNeeded()
      #expect(
        frames(of: a, b) == [
          "a": Rect(x: 10, y: 5, width: 40, height: 20),
          "b": Rect(x: 58, y: 5, width: 40, height: 20),
        ])
      a.remakeConstraints { v in
        v.right == -100
        v.bottom == 0
        v.size == 30
      }
      root.layoutIfNeeded()
      #expect(
        frames(of: a, b) == [
          "a": Rect(x: 70, y: 70, width: 30, height: 30),
          "b": Rect(x: 108, y: 70, width: 30, height: 30),
        ])
    }
    #expect(
      texts(root.hostedConstraints) == [
        "b.left == a.right + 8", "b.top == a.top", "b.width == a.width", "b.height == a.height",
        "a.right == -100", "a.bottom == 0",
      ])
  }

  @Test("A constraint that is used again stays, in the order of the statements")
  func reuse() {
    let kept = a.left == 10
    Constraint.activate {
      kept
      a.width == 40
    }
    let remade = a.remakeConstraints { v in
      kept
      v.height == 30
    }
    #expect(kept.isActive && remade.constraints[0] === kept)
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.height == 30"])
  }

  @Test(
    "remakeConstraints makes the first constraints of a view, and removes all with an empty closure"
  )
  func emptyBeforeAndAfter() {
    a.remakeConstraints { v in v.left == 10 }
    #expect(texts(a.installedConstraints) == ["a.left == 10"])
    a.remakeConstraints { _ in }
    #expect(texts(a.installedConstraints + root.hostedConstraints) == [])
  }

  @Test("Constraints written for another view in the closure are that view's")
  func otherFirstItem() {
    a.remakeConstraints { v in
      v.left == 10
      b.left == v.right
    }
    a.remakeConstraints { v in v.left == 20 }
    #expect(texts(a.installedConstraints) == ["a.left == 20"])
    #expect(texts(b.installedConstraints) == ["b.left == a.right"])
  }
}
