import Anchors
import TestSupport
import Testing

// Members that an app has given every view, and that have names of anchors and guides.
extension View {
  fileprivate var safeArea: EdgeInsets { EdgeInsets(top: 7, left: 7, bottom: 7, right: 7) }
  fileprivate var edges: EdgeInsets { EdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
  fileprivate var size: CGSize { CGSize(width: 11, height: 12) }
  fileprivate func width() -> CGFloat { 70 }
  fileprivate func height(_ number: CGFloat) -> Self { self }
}

/// A class with properties of these names.
@MainActor
private final class Picture: View {
  var width: CGFloat = 50
  var height: NSLayoutConstraint?
  var top = ""
  var left = 3.0
  var centerX: Constraint?
  func bottom() -> Int { 3 }
}

/// A class with a guide's name for something else.
@MainActor
private final class Card: View {
  var margins: CGFloat = 3
}

// Members that an app has given every view controller.
extension ViewController {
  fileprivate func transition() -> Int { 1 }
  fileprivate func activate() -> Int { 2 }
  fileprivate func activate(_ block: () -> Void) { block() }
  fileprivate var group: Int { 3 }
}

/// A controller with properties of these names.
@MainActor
private final class Screen: ViewController {
  var transition = 4
  var activate = true

  override func loadView() { view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
}

@Suite("Names of anchors, guides and functions that an app has taken") @MainActor
struct TakenNameTests {
  private let scene = Scene()
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("Properties and methods in an extension of the view can have an anchor's name")
  func viewExtension() {
    b.safeAreaLayoutGuide.layoutName = "guide"
    let found = texts {
      a.top == b.safeArea.top
      a.top == b.safeArea.top + 8
      a.edges(.left) == b.safeArea.edges.inset(by: 8)
      a.size == b.size
      a.width == b.width
      a.width == 40
      a.width == b.width()
      a.height == b.height + 2
    }
    #expect(
      found == [
        "a.top == guide.top", "a.top == guide.top + 8", "a.left == guide.left + 8",
        "a.width == b.width", "a.height == b.height", "a.width == b.width", "a.width == 40",
        "a.width == 70", "a.height == b.height + 2",
      ])
  }

  @Test("Custom insets are insets if insets are compared")
  func insets() {
    #expect(texts { a.edges(.top, .left) == b.safeArea } == ["a.top == 7", "a.left == 7"])
    #expect(texts { a.edges(.top, .left) == b.edges } == ["a.top == 5", "a.left == 5"])
    #expect(texts { a.edges(.left) == b.anchors.edges } == ["a.left == b.left"])
  }

  @Test("Properties and methods of a class can have an anchor's name")
  func viewClass() {
    let (p, q) = (Picture(), Picture())
    (p.layoutName, q.layoutName) = ("p", "q")
    for view in [p, q] { scene.container.addSubview(view) }
    let found = texts {
      p.width == q.width
      p.width == 40
      p.width == q.width + 8
      p.height == q.height
      p.height == a.height
      p.top == q.top
      p.top == 8
      p.left == q.left
      p.left == a.left + 8
      p.centerX == q.centerX
      p.bottom == q.bottom
      p.bottom == -8
    }
    #expect(
      found == [
        "p.width == q.width", "p.width == 40", "p.width == q.width + 8", "p.height == q.height",
        "p.height == a.height", "p.top == q.top", "p.top == 8", "p.left == q.left",
        "p.left == a.left + 8", "p.centerX == q.centerX", "p.bottom == q.bottom",
        "p.bottom == -8",
      ])
  }

  @Test("A number with a guide's name is a number, and the guide's anchors are the guide's")
  func guides() {
    let card = Card()
    card.layoutMarginsGuide.layoutName = "guide"
    scene.container.addSubview(card)
    let found = texts {
      a.top == card.margins.top
      a.top == card.margins
    }
    #expect(found == ["a.top == guide.top", "a.top == 3"])
  }

  @Test("Outside builders the app's own member wins, and `anchors` is the anchor")
  func outside() {
    let picture = Picture()
    picture.layoutName = "picture"
    let (width, size, insets) = (picture.width, a.size, a.safeArea)
    #expect(width == 50 && size == CGSize(width: 11, height: 12) && insets.top == 7)
    let made: [Constraint] = [picture.anchors.width == 8, picture.anchors.height == a.height]
    #expect(texts(made) == ["picture.width == 8", "picture.height == a.height"])
    let guide: Guide = a.safeArea
    #expect(guide === a.safeAreaLayoutGuide)
  }

  @Test("A view's `center` remains a point")
  func center() {
    let found = texts {
      a.center == b.center
      a.center == 0
      a.center == b.center + CGPoint(x: 1, y: 2)
      a.anchors.center >= b.center
    }
    #expect(
      found == [
        "a.centerX == b.centerX", "a.centerY == b.centerY", "a.centerX == 0", "a.centerY == 0",
        "a.centerX == b.centerX + 1", "a.centerY == b.centerY + 2", "a.centerX >= b.centerX",
        "a.centerY >= b.centerY",
      ])
  }

  @Test("A view controller can have functions with our names")
  func controllers() {
    let (plain, screen) = (ViewController(), Screen())
    plain.view = scene.container
    let first = ConstraintGroup { a.width == 40 }
    let second = ConstraintGroup { a.width == 50 }
    let made = plain.activate { a.height == 8 }
    plain.activate(first, replacing: made)
    plain.activate(second, replacing: first, withDuration: 0)
    #expect(texts(second) == ["a.width == 50"] && second.isActive && !made.isActive)
    #expect(plain.transition() == 1 && plain.activate() == 2)
    #expect(plain.group == 3)
    plain.activate { b.height == 7 }
    #expect(texts(b.installedConstraints) == ["b.height == 7"])
    scene.container.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    screen.view.addSubview(a)
    let group = ConstraintGroup { a.width == 60 }
    #expect(screen.activate { a.height == 9 }.isActive)
    screen.activate(group, replacing: second)
    #expect(group.isActive && screen.transition == 4 && screen.activate)
  }
}
