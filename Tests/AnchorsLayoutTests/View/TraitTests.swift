import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Traits")
struct TraitTests {
  private let trace = Trace()
  private let phone = Rect(x: 0, y: 0, width: 390, height: 844)
  private let lying = Rect(x: 0, y: 0, width: 844, height: 390)
  private let tablet = Rect(x: 0, y: 0, width: 1024, height: 768)

  private func called(_ view: LayoutView) -> [String] {
    view.layoutIfNeeded()
    return trace.take()
  }

  @Test(
    "Size classes follow the size",
    arguments: [
      (390, 844, "cr"), (844, 390, "rc"), (1024, 768, "rr"), (320, 240, "cc"),
      (599.5, 479.5, "cc"), (600, 480, "rr"), (0, 0, "cc"),
    ])
  func sizes(width: Double, height: Double, expected: String) {
    #expect(short(LayoutTraits(size: Size(width: width, height: height))) == expected)
  }

  @Test("A controller's traits are those of the topmost view's size, whatever its own size")
  func topmost() {
    let root = LayoutView(frame: tablet)
    let controller = LayoutViewController()
    #expect(short(controller.traitCollection) == "cc")
    root.addSubview(controller.view)
    #expect(
      controller.traitCollection.horizontalSizeClass == .regular
        && controller.traitCollection.verticalSizeClass == .regular)
    root.frame = phone
    #expect(
      controller.traitCollection.horizontalSizeClass == .compact
        && controller.traitCollection.verticalSizeClass == .regular)
  }

  @Test("A controller is first told without previous traits, then with them, and only of changes")
  func changes() {
    let controller = TracingController("screen", trace)
    controller.view.frame = phone
    _ = trace.take()
    #expect(called(controller.view).first == "screen traits none > cr")
    controller.view.frame = Rect(x: 0, y: 0, width: 430, height: 932)
    #expect(called(controller.view).contains { $0.contains("traits") } == false)
    controller.view.frame = lying
    controller.onTraits = { $0.view.setNeedsUpdateConstraints() }
    #expect(
      called(controller.view) == [
        "screen traits cr > rc", "screen will update", "update screen", "screen did update",
        "screen will layout", "layout screen", "screen did layout",
      ])
    controller.view.frame = phone
    #expect(called(controller.view).first == "screen traits rc > cr")
    #expect(called(controller.view) == [])
  }

  @Test("A new controller is told once, before its constraints are updated")
  func newcomer() {
    let root = LayoutView(frame: phone)
    root.layoutIfNeeded()
    let controller = TracingController("late", trace)
    root.addSubview(controller.view)
    _ = trace.take()
    #expect(
      called(root) == [
        "late traits none > cr", "late will update", "update late", "late did update",
        "late will layout", "layout late", "late did layout",
      ])
    #expect(called(root) == [])
  }

  @Test("A controller that is added during an update is told before its own update")
  func newcomerInPass() {
    let root = TracingView("root", trace, frame: phone)
    let controller = TracingController("late", trace)
    root.onUpdate = { root.addSubview(controller.view) }
    #expect(
      called(root) == [
        "update root", "late did load", "layout root", "late traits none > cr",
        "late will update", "update late", "late did update", "update root",
        "late will layout", "layout late", "late did layout",
      ])
  }

  @Test(
    "A controller whose view joins another tree is told of that tree's traits, and so are its children"
  )
  func moving() {
    let small = LayoutView(frame: phone), large = LayoutView(frame: tablet)
    for root in [small, large] { root.layoutIfNeeded() }
    let outer = TracingController("outer", trace), inner = TracingController("inner", trace)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    small.addSubview(outer.view)
    _ = called(small)
    large.addSubview(outer.view)
    #expect(called(large) == ["outer traits cr > rr", "inner traits cr > rr"])
    small.addSubview(outer.view)
    #expect(called(small) == ["outer traits rr > cr", "inner traits rr > cr"])
  }

  @Test("A controller that is laid out alone is told when it has a superview")
  func placed() {
    let root = LayoutView(frame: tablet)
    let controller = TracingController("child", trace)
    #expect(called(controller.view).contains("child traits none > cc"))
    root.addSubview(controller.view)
    #expect(called(root).contains("child traits cc > rr"))
    controller.view.removeFromSuperview()
    #expect(called(controller.view).first == "child traits rr > cc")
  }

  @Test("updateConstraintsIfNeeded tells a controller before it updates")
  func updateAlone() {
    let controller = TracingController("screen", trace)
    controller.view.frame = lying
    _ = trace.take()
    controller.view.updateConstraintsIfNeeded()
    #expect(
      trace.take() == [
        "screen traits none > rc", "screen will update", "update screen", "screen did update",
      ])
  }
}

/// A master/detail that is beside each other where there is room, else one over the other.
private final class MasterDetail: LayoutViewController {
  let master = LayoutView(name: "master"), detail = LayoutView(name: "detail")

  lazy var beside = ConstraintGroup {
    master.edges(.leading, .top, .bottom) == view.edges(.leading, .top, .bottom)
    master.width == 320
    detail.leading == master.trailing
    detail.edges(.trailing, .top, .bottom) == view.edges(.trailing, .top, .bottom)
  }
  lazy var stacked = ConstraintGroup {
    master.edges(.leading, .top, .trailing) == view.edges(.leading, .top, .trailing)
    master.height == 200
    detail.top == master.bottom
    detail.edges(.leading, .bottom, .trailing) == view.edges(.leading, .bottom, .trailing)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [master, detail] { view.addSubview(part) }
  }

  override func traitCollectionDidChange(_ previous: LayoutTraits?) {
    super.traitCollectionDidChange(previous)
    let isWide = traitCollection.horizontalSizeClass == .regular
    activate(isWide ? beside : stacked, replacing: isWide ? stacked : beside)
  }
}

@Suite("An adaptive screen")
struct AdaptiveScreenTests {
  @Test("Groups change with the size class, in the layout of the new size")
  func masterDetail() {
    let controller = MasterDetail()
    let (master, detail) = (controller.master, controller.detail)
    func laidOut(_ width: Double, _ height: Double) -> [String: Rect] {
      controller.view.frame = Rect(x: 0, y: 0, width: width, height: height)
      controller.view.layoutIfNeeded()
      return frames(of: master, detail)
    }
    let upright = [
      "master": Rect(x: 0, y: 0, width: 390, height: 200),
      "detail": Rect(x: 0, y: 200, width: 390, height: 644),
    ]
    #expect(laidOut(390, 844) == upright)
    #expect(
      laidOut(844, 390) == [
        "master": Rect(x: 0, y: 0, width: 320, height: 390),
        "detail": Rect(x: 320, y: 0, width: 524, height: 390),
      ])
    #expect(controller.beside.isActive && controller.stacked.isInactive)
    #expect(laidOut(390, 844) == upright)
    controller.view.layoutDirection = .rightToLeft
    #expect(
      laidOut(1024, 768) == [
        "master": Rect(x: 704, y: 0, width: 320, height: 768),
        "detail": Rect(x: 0, y: 0, width: 704, height: 768),
      ])
    #expect(LayoutTree(containing: controller.view).conflicts.isEmpty)
  }
}
