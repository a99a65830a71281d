import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A card in two states; it notes what is called.
private final class CardController: LayoutViewController {
  let card = LayoutView(name: "card")
  private(set) var calls: [String] = []

  lazy var top = card.top == view.safeArea.top + 16
  lazy var regular = ConstraintGroup {
    top
    card.centerX == view.centerX
    card.size == 80
  }
  lazy var compact = ConstraintGroup {
    top
    card.horizontalEdges == view.margins.horizontalEdges
    card.height == 40
  }

  override func loadView() {
    calls.append("loadView, loaded: \(isViewLoaded)")
    view = LayoutView(name: "screen", width: 200, height: 100)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad, loaded: \(isViewLoaded)")
    view.addSubview(card)
    regular.activate()
  }
}

@Suite("View controllers")
struct ViewControllerTests {
  private let controller = CardController()
  private var card: LayoutView { controller.card }

  @Test("The view is loaded on first access, once, and its callbacks are in order")
  func loading() {
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded && controller.calls == [])
    let view = controller.view
    let calls = ["loadView, loaded: false", "viewDidLoad, loaded: true"]
    #expect(controller.calls == calls)
    controller.loadViewIfNeeded()
    #expect(controller.view === view && controller.viewIfLoaded === view)
    #expect(controller.calls == calls && controller.isViewLoaded)
  }

  @Test("loadViewIfNeeded loads the view; without an override it is an empty view")
  func defaults() {
    let plain = LayoutViewController()
    plain.loadViewIfNeeded()
    #expect(plain.isViewLoaded && plain.view.subviews.isEmpty && plain.view.frame == .zero)
  }

  @Test("A view that was set is not loaded")
  func fixedView() {
    let view = LayoutView(name: "given")
    controller.view = view
    #expect(controller.view === view && controller.calls == [])
  }

  @Test("A loadView that sets no view traps with the class's name")
  func noView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Forgetful: LayoutViewController {
        override func loadView() {}
      }
      Forgetful().loadViewIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Forgetful.loadView() has set no view"), "\(text.prefix(1000))")
  }

  @Test("Activating places a batch, and its constraints know their lines")
  func activating() {
    let view = controller.view
    let line: UInt = #line + 2
    let group = controller.activate {
      card.width <= 90
      view.height >= card.height
    }
    #expect(group.isActive && texts(group) == ["card.width <= 90", "screen.height >= card.height"])
    #expect(group.constraints.map(\.source?.line) == [line, line + 1])
  }

  @Test("A group is inert until it is activated")
  func groups() {
    let state = ConstraintGroup { card.width == 30 }
    #expect(state.isInactive && card.installedConstraints.isEmpty)
    #expect(controller.calls == [])
  }

  @Test(
    "A transition goes to another state and back in one pass, and keeps shared constraints active")
  func transitions() {
    let view = controller.view
    view.safeAreaInsets = Insets(top: 4)
    view.layoutIfNeeded()
    #expect(frames(of: card) == ["card": Rect(x: 60, y: 20, width: 80, height: 80)])
    controller.activate(controller.compact, replacing: controller.regular)
    view.layoutIfNeeded()
    //  16 at the sides, the system's minimum
    #expect(frames(of: card) == ["card": Rect(x: 16, y: 20, width: 168, height: 40)])
    #expect(controller.compact.isActive && controller.regular.isPartlyActive)
    #expect(card.installedConstraints.first === controller.top)
    controller.activate(controller.regular, replacing: controller.compact)
    view.layoutIfNeeded()
    #expect(frames(of: card) == ["card": Rect(x: 60, y: 20, width: 80, height: 80)])
    #expect(card.installedConstraints.first === controller.top)
  }
}
