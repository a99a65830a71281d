import Anchors
import TestSupport
import Testing

/// Numbers of every type, in builders and out of them. All statements of a test are in one builder,
/// as the compiler takes the operators that it has chosen for a statement into account for the
/// next.
@Suite("Numbers in statements") @MainActor
struct NumberTests {
  private let scene = Scene()
  private let pad: CGFloat = 10
  private let flag = true
  private var a: View { scene.a }
  private var b: View { scene.b }
  private var c: View { scene.c }

  @Test("CGFloat arithmetic compiles after the same operators on anchors")
  func arithmetic() {
    let found = texts {
      a.top == b.top + 8
      a.left == b.left - 8
      a.width == b.width * 2
      a.width == b.width / 2
      a.height == pad + 2
      a.height == pad - 2
      a.height == pad * 2
      a.height == pad / 2
      a.height == 2 + pad
      a.height == 2 - pad
      a.height == 2 * pad
      a.height == 20 / pad
      a.height == pad * 2 + 1
      a.height == -pad
      a.height == -(pad + 2)
      a.width == (300 - 3 * pad) / 2
    }
    #expect(
      found == [
        "a.top == b.top + 8", "a.left == b.left - 8", "a.width == 2 * b.width",
        "a.width == 0.5 * b.width", "a.height == 12", "a.height == 8", "a.height == 20",
        "a.height == 5", "a.height == 12", "a.height == -8", "a.height == 20", "a.height == 2",
        "a.height == 21", "a.height == -10", "a.height == -12", "a.width == 135",
      ])
  }

  @Test("CGFloat arithmetic compiles beside an anchor")
  func besideAnchors() {
    let found = texts {
      a.left == b.right - pad * 2
      a.left == b.right + pad / 2
      a.left == b.right + 2 * pad
      a.left >= b.right + pad + 2
      a.left <= pad + b.right
      a.width == pad * b.height
      a.width == b.height / pad
      a.top == b.bottom + (flag ? pad : pad + 2)
      a.top == b.bottom + pad * 0.5 - 1 ~ .high
      a.trailing == b.trailing - pad ~ .required - 1
    }
    #expect(
      found == [
        "a.left == b.right - 20", "a.left == b.right + 5", "a.left == b.right + 20",
        "a.left >= b.right + 12", "a.left <= b.right + 10", "a.width == 10 * b.height",
        "a.width == 0.1 * b.height", "a.top == b.bottom + 10", "a.top == b.bottom + 4 ~ 750",
        "a.trailing == b.trailing - 10 ~ 999",
      ])
  }

  @Test("CGFloat compiles from calls, conditions and properties")
  func calls() {
    let found = texts {
      a.top == b.top + 8
      a.height == (flag ? pad : pad + 2)
      a.height == (flag ? pad + 2 : pad)
      a.height == max(pad + 2, 44)
      a.height <= min(pad * 2, 44)
      a.width == scene.container.bounds.width - 32
      a.width == (scene.container.bounds.width - 3 * pad) / 2
      a.width >= scene.container.frame.size.width / 3 * 2
    }
    #expect(
      found == [
        "a.top == b.top + 8", "a.height == 10", "a.height == 12", "a.height == 44",
        "a.height <= 20", "a.width == 288", "a.width == 145", "a.width >= 213.333",
      ])
  }

  #if canImport(UIKit)
  @Test("The size of the screen compiles")
  func screen() {
    let bounds = UIScreen.main.bounds
    let found = texts {
      a.top == b.top - 8
      a.width == UIScreen.main.bounds.width - 32
      a.height <= UIScreen.main.bounds.size.height / 2
    }
    let half = Double(bounds.height) / 2
    #expect(
      found == [
        "a.top == b.top - 8", "a.width == \(Int(bounds.width) - 32)",
        "a.height <= \(half == half.rounded() ? "\(Int(half))" : "\(half)")",
      ])
  }
  #endif

  @Test("CGFloat compiles in composites")
  func composites() {
    let found = texts {
      a.top == b.top + 8
      a.size == pad + 2
      a.size == CGSize(width: pad + 2, height: 1)
      a.size == b.size * pad + 2
      a.edges(.top, .left) == b.edges.inset(by: pad - 1)
      a.edges(.top, .left) == EdgeInsets(top: pad - 1, left: 0, bottom: 0, right: 0)
      a.edges(.bottom) == b.edges.inset(by: EdgeInsets(top: 0, left: 0, bottom: pad / 2, right: 0))
      a.anchors.center == CGPoint(x: pad - 1, y: pad * 2)
      a.edges(.top, .bottom) == pad
    }
    #expect(
      found == [
        "a.top == b.top + 8", "a.width == 12", "a.height == 12", "a.width == 12", "a.height == 1",
        "a.width == 10 * b.width + 2", "a.height == 10 * b.height + 2", "a.top == b.top + 9",
        "a.left == b.left + 9", "a.top == 9", "a.left == 0",
        "a.bottom == b.bottom - 5", "a.centerX == 9",
        "a.centerY == 20", "a.top == 10",
        "a.bottom == -10",
      ])
  }

  @Test("CGFloat compiles with arrays")
  func arrays() {
    let found = texts {
      a.top == b.top + 8
      [a, b].height == pad + 2
      [a, b].top == c.top + pad * 2
      [a, b].size == pad
      c.width == [a.width, b.width]
    }
    #expect(
      found == [
        "a.top == b.top + 8", "a.height == 12", "b.height == 12", "a.top == c.top + 20",
        "b.top == c.top + 20", "a.width == 10", "a.height == 10", "b.width == 10",
        "b.height == 10", "c.width == a.width", "c.width == b.width",
      ])
  }

  @Test("Whole numbers compile in variables")
  func integers() {
    let n = 8, rows = 3
    let found = texts {
      a.width == n
      a.width >= n + 2
      a.left == b.left + n
      a.left == b.left - n * 2
      a.height == rows * b.height
      a.height == b.height * rows + n
      a.height == b.height / rows
      [a, b].height <= n
      a.size == n
    }
    #expect(
      found == [
        "a.width == 8", "a.width >= 10", "a.left == b.left + 8", "a.left == b.left - 16",
        "a.height == 3 * b.height", "a.height == 3 * b.height + 8",
        "a.height == 0.333333 * b.height", "a.height <= 8", "b.height <= 8",
        "a.width == 8", "a.height == 8",
      ])
  }

  @Test("A number on the left flips an inequality")
  func numberOnTheLeft() {
    let n = 8
    let found = texts {
      10 == a.width
      pad <= a.width
      n >= a.height
      pad + 2 <= a.height ~ .high
      40 == a.size
      44 <= [a, b].height
    }
    #expect(
      found == [
        "a.width == 10", "a.width >= 10", "a.height <= 8", "a.height >= 12 ~ 750",
        "a.width == 40", "a.height == 40", "a.height >= 44", "b.height >= 44",
      ])
  }

  @Test("Numbers compile outside builders, too")
  func outside() {
    let n = 8
    let made: [Constraint] = [
      a.height == pad + 2, a.left == b.right - pad * 2, a.height == 2 + pad, n == a.width,
      a.width == n, a.height == (flag ? pad : pad + 2), a.height == max(pad + 2, 44),
    ]
    #expect(
      texts(made) == [
        "a.height == 12", "a.left == b.right - 20", "a.height == 12", "a.width == 8",
        "a.width == 8", "a.height == 10", "a.height == 44",
      ])
    let height = a.height == pad + 2
    let whole = a.height == n
    let size = a.size == pad + 2
    #expect(texts([height, whole]) == ["a.height == 12", "a.height == 8"])
    #expect(texts(size) == ["a.width == 12", "a.height == 12"])
  }

  @Test("Custom numbers compile behind a dot")
  func named() {
    let found = texts {
      a.top == b.bottom + .standardMargin
      a.left == .zero
      a.height == .standardMargin
      a.width == b.width + CGFloat.standardMargin
    }
    #expect(
      found == [
        "a.top == b.bottom + 16", "a.left == 0", "a.height == 16",
        "a.width == b.width + 16",
      ])
  }
}

extension LayoutNumber where Self == CGFloat {
  fileprivate static var standardMargin: CGFloat { 16 }
}
