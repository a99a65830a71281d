import AnchorsLayout
import Testing

/// Letters of 10 by 20 that wrap anywhere.
private final class Text: LayoutView {
  var letters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The widths it has been asked about.
  var widths: [Double] = []

  init(_ letters: Int) {
    self.letters = letters
    super.init(name: "text")
  }

  override var intrinsicContentSize: Size {
    get { Size(width: 10 * Double(letters), height: 20) }
    set {}
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    widths.append(width)
    var lines = 1.0
    while lines * width < 10 * Double(letters) { lines += 1 }
    return Size(width: min(width, 10 * Double(letters)), height: 20 * lines)
  }
}

/// A view with a shadow around what constraints are about.
private final class Shadowed: LayoutView {
  override var alignmentRectInsets: Insets { Insets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// A view that is high where it is narrow.
private final class Restless: LayoutView {
  override var intrinsicContentSize: Size {
    get { Size(width: LayoutView.noIntrinsicMetric, height: 20) }
    set {}
  }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    Size(width: width, height: width < 100 ? 80 : 20)
  }
}

/// An item of another toolkit that is half as high as it is wide.
private final class Picture: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  var layoutParent: (any LayoutItem)? { nil }
  var layoutChildren: [any LayoutItem] { [] }
  var layoutFrame = Rect(x: 0, y: 0, width: 500, height: 500)
  var layoutMetrics: LayoutMetrics { layoutMetrics(forWidth: layoutFrame.width) }
  func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    LayoutMetrics(
      intrinsicWidth: 80, intrinsicHeight: (width ?? 80) / 2, dependsOnFrame: true)
  }
}

@Suite("The size that fits text that wraps")
struct FittingTextTests {
  private let cell = LayoutView(name: "cell")
  private let text = Text(20)
  private let compressed = LayoutView.layoutFittingCompressedSize

  init() {
    cell.addSubview(text)
    cell.translatesAutoresizingMaskIntoConstraints = false
    let (cell, text) = (cell, text)
    Constraint.activate { text.edges == cell.edges.inset(by: 8) }
  }

  private func height(inWidth width: Double) -> Double {
    cell.systemLayoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
  }

  @Test("The fitting size is as high as the text in the resulting width")
  func heights() {
    #expect(text.systemLayoutSizeFitting(compressed) == Size(width: 200, height: 20))
    #expect(
      text.systemLayoutSizeFitting(Size(width: 60, height: 0), horizontal: .required)
        == Size(width: 60, height: 80))
    #expect(cell.systemLayoutSizeFitting(compressed) == Size(width: 216, height: 36))
    #expect(height(inWidth: 116) == 56)
    #expect(height(inWidth: 76) == 96)
    #expect(height(inWidth: 400) == 36)
    #expect(height(inWidth: 116) == 56)
    #expect(cell.systemLayoutSizeFitting(compressed) == Size(width: 216, height: 36))
  }

  @Test("The fitting size follows the text")
  func edits() {
    #expect(height(inWidth: 116) == 56)
    text.letters = 31
    #expect(height(inWidth: 116) == 96)
    text.letters = 20
    #expect(height(inWidth: 116) == 56)
    text.installedConstraints.first { $0.firstAnchor.attribute == .trailing }?.constant = -58
    #expect(height(inWidth: 116) == 96)
  }

  @Test(
    "The fitting size depends on no frame of the text, and changes no measurement of the layout")
  func frames() {
    let screen = LayoutView(name: "screen", width: 66, height: 480)
    screen.addSubview(cell)
    let cell = cell
    Constraint.activate { cell.edges(.top, .left, .right) == screen.edges }
    screen.layoutIfNeeded()
    #expect(text.frame == Rect(x: 8, y: 8, width: 50, height: 80))
    #expect(height(inWidth: 116) == 56)
    #expect(cell.systemLayoutSizeFitting(compressed) == Size(width: 216, height: 36))
    #expect(!LayoutTree(containing: screen).layoutIfNeeded())
    #expect(text.frame == Rect(x: 8, y: 8, width: 50, height: 80))
    screen.frame.size.width = 116
    #expect(height(inWidth: 66) == 96)
    screen.layoutIfNeeded()
    #expect(cell.frame == Rect(x: 0, y: 0, width: 116, height: 56))
  }

  @Test("The fitting size measures once for each new width")
  func counting() {
    _ = height(inWidth: 116)
    text.widths = []
    _ = height(inWidth: 116)
    #expect(text.widths == [])
    _ = height(inWidth: 96)
    #expect(text.widths == [80])
    text.widths = []
    let least = cell.height >= 300
    least.isActive = true
    #expect(height(inWidth: 96) == 300)
    least.isActive = false
    #expect(height(inWidth: 96) == 76)
    #expect(text.widths == [])
  }

  @Test("The fitting size measures in the width of the alignment rectangle")
  func alignment() {
    let shadowed = Shadowed(name: "shadowed")
    let inner = Text(20)
    shadowed.addSubview(inner)
    Constraint.activate { inner.edges == shadowed.edges.inset(by: 10) }
    // The frame is 6 wider and 4 higher than what constraints are about.
    #expect(shadowed.systemLayoutSizeFitting(compressed) == Size(width: 226, height: 44))
    #expect(
      shadowed.systemLayoutSizeFitting(Size(width: 126, height: 0), horizontal: .required)
        == Size(width: 126, height: 64))
    let cell = LayoutView(name: "cell")
    cell.addSubview(shadowed)
    Constraint.activate { shadowed.edges == cell.edges }
    #expect(
      cell.systemLayoutSizeFitting(Size(width: 120, height: 0), horizontal: .required)
        == Size(width: 120, height: 60))
  }

  @Test("The fitting size asks items of other toolkits in the same way")
  func otherItems() {
    let picture = Picture()
    let tree = LayoutTree(containing: picture)
    #expect(tree.systemLayoutSizeFitting(.zero, of: picture) == Size(width: 80, height: 40))
    #expect(
      tree.systemLayoutSizeFitting(Size(width: 120, height: 0), of: picture, horizontal: 800)
        == Size(width: 120, height: 60))
  }

  @Test(
    "The fitting size stops after three rounds if content does not converge, with the same answer each time"
  )
  func unsettled() {
    let view = Restless(name: "restless")
    view.makeConstraints { v in v.width == 2 * v.height }
    // 20 high is 40 wide, where it is 80 high; that is 160 wide, where it is 20 high.
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 40, height: 20))
    #expect(
      view.systemLayoutSizeFitting(Size(width: 170, height: 0), horizontal: .required)
        == Size(width: 170, height: 85))
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 40, height: 20))
  }
}
