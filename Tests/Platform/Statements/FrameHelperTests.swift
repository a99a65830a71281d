import Anchors
import TestSupport
import Testing

// What older apps have for setting frames, with the names of anchors.
extension View {
  fileprivate var left: CGFloat {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }
  fileprivate var right: CGFloat {
    get { frame.maxX }
    set { frame.origin.x = newValue - frame.width }
  }
  fileprivate var top: CGFloat {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }
  fileprivate var bottom: CGFloat {
    get { frame.maxY }
    set { frame.origin.y = newValue - frame.height }
  }
  fileprivate var width: CGFloat {
    get { frame.width }
    set { frame.size.width = newValue }
  }
  fileprivate var height: CGFloat {
    get { frame.height }
    set { frame.size.height = newValue }
  }
  fileprivate var centerX: CGFloat { frame.midX }
  fileprivate var centerY: CGFloat { frame.midY }
}

@Suite("Beside an app's own frame helpers") @MainActor
struct FrameHelperTests {
  private let scene = Scene()
  private let pad: CGFloat = 10
  private let n = 8
  private let d = 2.5
  private var a: View { scene.a }
  private var b: View { scene.b }
  private var c: View { scene.c }

  init() { scene.b.frame = CGRect(x: 20, y: 30, width: 40, height: 50) }

  @Test("Relations use the anchors, on every axis")
  func relations() {
    let found = texts {
      a.top == b.bottom
      a.top <= b.bottom
      a.top >= b.bottom
      a.left == b.right
      a.centerX <= b.centerX
      a.centerY >= b.centerY
      a.width == b.height
      a.height == b.height ~ .high
      [a, c].top == b.top
      a.width == [b.width, c.width]
      a.edges == b.edges
    }
    #expect(
      found == [
        "a.top == b.bottom", "a.top <= b.bottom", "a.top >= b.bottom", "a.left == b.right",
        "a.centerX <= b.centerX", "a.centerY >= b.centerY", "a.width == b.height",
        "a.height == b.height ~ 750", "a.top == b.top", "c.top == b.top", "a.width == b.width",
        "a.width == c.width", "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing",
      ])
  }

  @Test("Sums use the anchor and a number of any type, with every operator")
  func sums() {
    let found = texts {
      a.top == b.bottom + pad
      a.top == b.bottom + 8
      a.top >= b.bottom + n
      a.top <= b.bottom + d
      a.left == b.right - pad
      a.left == b.right - 8
      a.left == b.right - n
      a.left == 8 + b.right
      a.left == pad + b.right
      a.width == b.width * pad
      a.width == b.width * 2
      a.width == 2 * b.width
      a.width == d * b.width
      a.width == b.width / 2
      a.top + pad == b.bottom - 8
      a.height == b.height + 8 ~ .required - 1
    }
    #expect(
      found == [
        "a.top == b.bottom + 10", "a.top == b.bottom + 8", "a.top >= b.bottom + 8",
        "a.top <= b.bottom + 2.5", "a.left == b.right - 10", "a.left == b.right - 8",
        "a.left == b.right - 8", "a.left == b.right + 8", "a.left == b.right + 10",
        "a.width == 10 * b.width", "a.width == 2 * b.width", "a.width == 2 * b.width",
        "a.width == 2.5 * b.width", "a.width == 0.5 * b.width", "a.top == b.bottom - 18",
        "a.height == b.height + 8 ~ 999",
      ])
  }

  @Test("Numbers remain numbers")
  func numbers() {
    let found = texts {
      a.width == 40
      a.width >= pad
      a.height <= n
      a.height == pad + 2
      44 <= a.height
      [a, c].height == pad
      a.width == b.frame.width
    }
    #expect(
      found == [
        "a.width == 40", "a.width >= 10", "a.height <= 8", "a.height == 12", "a.height >= 44",
        "a.height == 10", "c.height == 10", "a.width == 40",
      ])
  }

  @Test("One side, or both, can have `anchors`")
  func anchors() {
    let found = texts {
      a.anchors.top == b.bottom
      a.top == b.anchors.bottom + pad
      a.anchors.top == b.anchors.bottom + 8
    }
    #expect(found == ["a.top == b.bottom", "a.top == b.bottom + 10", "a.top == b.bottom + 8"])
  }

  @Test("Outside builders the anchor is used if a constraint is required")
  func outside() {
    let gap: Constraint = a.top == b.bottom + pad
    let low = a.width == b.width ~ .low
    let plain = a.anchors.top == b.bottom + pad
    #expect(plain as Any is Constraint)
    let list: [Constraint] = [a.left == b.right + 8, a.height == b.height]
    #expect(
      texts([gap, low] + list) == [
        "a.top == b.bottom + 10", "a.width == b.width ~ 250", "a.left == b.right + 8",
        "a.height == b.height",
      ])
  }

  @Test("Code that is not a constraint uses frames, as before")
  func frames() {
    a.top = b.bottom + pad
    a.left = 8
    a.width = b.width
    a.height = b.height / 2
    #expect(a.frame == CGRect(x: 8, y: 90, width: 40, height: 25))
    let isWide = a.width > 10 && a.width == b.width
    #expect(isWide)
    let isBelow = a.top == b.bottom + pad
    #expect(isBelow as Any is Bool)
  }

  @Test("Two anchors cannot be added: the second is its present number")
  func twoAnchors() {
    #expect(texts { a.top == c.bottom + b.height } == ["a.top == c.bottom + 50"])
  }

  @Test("An anchor compared with its own number is refused at installation, with a suggestion")
  func sameName() {
    let statement = ConstraintGroup { b.anchors.height == b.height }
    #expect(throws: InstallationError.self) { try Installer.install(statement) }
    do {
      try Installer.install(statement)
    } catch {
      #expect(
        "\(error)".hasSuffix(
          """
          : an anchor is compared with itself, which says nothing; if a number of the view's own by this \
          name is meant, write 'Double(view.height)'
          """), "\(error)")
      #expect("\(error)".hasPrefix("b.height == b.height (FrameHelperTests.swift:"), "\(error)")
    }
    #expect(texts { b.height == Double(b.height) } == ["b.height == 50"])
  }
}
