import Anchors
import TestSupport
import Testing

/// A controller with two states, declared when its view has loaded.
@MainActor
private final class Screen: ViewController {
  let card = makeView("card")
  private(set) var regular = ConstraintGroup()
  private(set) var compact = ConstraintGroup()

  override func loadView() { view = makeView("screen", width: 300, height: 200) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    activate {
      card.top == view.top
      card.left == view.left
    }
    regular = ConstraintGroup {
      card.width == 200
      card.height == 100
    }
    compact = ConstraintGroup {
      card.width == 80
      card.height == view.height
    }
  }
}

@Suite("View controllers") @MainActor
struct ControllerTests {
  private let screen = Screen()
  private var card: View { screen.card }
  private var view: View { screen.view }

  init() { _ = screen.view }

  @Test("Activating places a batch and returns it")
  func activate() {
    #expect(written(on: view) == ["card.top == screen.top", "card.left == screen.left"])
    let more = screen.activate { card.right <= view.right - 8 }
    #expect(more.isActive)
    #expect(written(on: view).last == "card.right <= screen.right - 8")
  }

  @Test("A group is inactive by default")
  func group() {
    #expect(screen.regular.isInactive && screen.compact.isInactive)
    #expect(written(on: card) == [])
    screen.regular.activate()
    #expect(written(on: card) == ["card.width == 200", "card.height == 100"])
  }

  @Test("A transition deactivates one group and activates the other")
  func transition() {
    screen.regular.activate()
    screen.activate(screen.compact, replacing: screen.regular)
    #expect(screen.regular.isInactive && screen.compact.isActive)
    #expect(written(on: card) == ["card.width == 80"])
    #expect(written(on: view).last == "card.height == screen.height")
    screen.activate(screen.regular, replacing: screen.compact)
    #expect(screen.regular.isActive && screen.compact.isInactive)
    #expect(written(on: card) == ["card.width == 200", "card.height == 100"])
  }

  @Test("Many transitions leave one state's constraints and whole frames")
  func rounds() {
    screen.regular.activate()
    for _ in 0..<5 {
      screen.activate(screen.compact, replacing: screen.regular)
      #expect(frames(after: view, of: card) == ["card": [0, 0, 80, 200]])
      screen.activate(screen.regular, replacing: screen.compact)
      #expect(frames(after: view, of: card) == ["card": [0, 0, 200, 100]])
    }
    #expect(view.constraints.count == 2 && card.constraints.count == 2)
  }

  @Test("A transition to the present state leaves it active")
  func sameState() {
    screen.regular.activate()
    screen.activate(screen.regular, replacing: screen.compact)
    #expect(screen.regular.isActive)
    screen.activate(screen.regular, replacing: screen.regular)
    #expect(screen.regular.isActive)
    #expect(written(on: card) == ["card.width == 200", "card.height == 100"])
  }

  @Test("A constraint that both groups share stays active")
  func shared() {
    let height = card.height == 50
    let wide = ConstraintGroup {
      height
      card.width == 200
    }
    let narrow = ConstraintGroup {
      height
      card.width == 100
    }
    wide.activate()
    screen.activate(narrow, replacing: wide)
    #expect(height.isActive && narrow.isActive && wide.isPartlyActive)
    #expect(written(on: card).sorted() == ["card.height == 50", "card.width == 100"])
  }

  @Test("Constraints made in a controller know their lines")
  func lines() {
    let line: UInt = #line + 1
    let group = ConstraintGroup { card.width == 10 }
    #expect(group.constraints[0].source?.description == "ControllerTests.swift:\(line)")
  }

  @Test("A controller's groups keep neither it nor its view alive")
  func lifetime() {
    let (controller, view) = {
      let screen = Screen()
      _ = screen.view
      screen.regular.activate()
      screen.activate(screen.compact, replacing: screen.regular)
      return (WeakReference(screen), WeakReference(screen.view))
    }()
    #expect(controller.isReleased && view.isReleased)
  }

  @Test("A transition reaches the platform as one batch")
  func oneBatch() {
    screen.regular.activate()
    let calls = activations {
      screen.activate(screen.compact, replacing: screen.regular)
    }
    #expect(calls == [2])
  }
}
