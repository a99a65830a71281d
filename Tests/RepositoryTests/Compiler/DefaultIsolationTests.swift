import AnchorsTestSupport
import Testing

/// Subclasses of the portable tree and classes of another toolkit, in an app whose code belongs to
/// the main actor by default, as in a new project of Xcode, and in one whose code does not.
@Suite("Default isolation", .serialized, .enabled(if: SlowTests.areOn))
struct DefaultIsolationTests {
  private static let app = """
    final class Badge: LayoutView {
      let label = LayoutView()
      var count = 0 { didSet { setNeedsLayout() } }
      init() {
        super.init(name: "badge", frame: .zero)
        addSubview(label)
        label.makeConstraints { v in v.edges == self.edges.inset(by: 4) }
      }
      override func updateConstraints() { super.updateConstraints() }
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    final class Row: LayoutStackView {
      override var intrinsicContentSize: Size {
        get { Size(width: 3, height: 4) }
        set {}
      }
    }
    final class Screen: LayoutViewController {
      let card = Badge()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        activate { card.edges == view.safeArea.edges.inset(by: 16) }
      }
    }
    final class Widget: LayoutItem {
      private let storage = LayoutStorage()
      var layoutNode: LayoutNode { storage.node(of: self) }
      private(set) weak var parent: Widget?
      private(set) var children: [Widget] = []
      var layoutParent: (any LayoutItem)? { parent }
      var layoutChildren: [any LayoutItem] { children }
      var layoutFrame = Rect.zero
      func add(_ child: Widget) {
        children.append(child)
        child.parent = self
        LayoutTree(containing: self).hierarchyDidChange()
      }
    }
    func pin(_ item: some LayoutItem, to other: some LayoutItem) {
      Constraint.activate { item.edges == other.edges }
    }
    func show(_ root: Widget, _ child: Widget) {
      root.add(child)
      pin(child, to: root)
      Constraint.activate { child.width == 40 ~ .high }
      LayoutTree(containing: root).layoutIfNeeded()
      let screen = Screen()
      screen.view.layoutIfNeeded()
    }
    """

  @Test(
    "An app's own views, controllers and widgets have no diagnostic",
    arguments: [
      "-swift-version 5 -strict-concurrency=complete",
      "-swift-version 5 -default-isolation MainActor",
      "-swift-version 6",
      "-swift-version 6 -enable-upcoming-feature InferIsolatedConformances",
      "-swift-version 6 -default-isolation MainActor",
      """
      -swift-version 6 -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances \
      -enable-upcoming-feature NonisolatedNonsendingByDefault
      """,
    ])
  func app(mode: String) throws {
    let compiler = SwiftCompiler(
      opening: ["import AnchorsLayout"], flags: mode.split(separator: " ").map(String.init))
    let answer = try compiler.typecheck(file: Self.app.split(separator: "\n").map(String.init))
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
