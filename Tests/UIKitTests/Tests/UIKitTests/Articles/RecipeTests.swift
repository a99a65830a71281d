import Anchors
import AnchorsReport
import TestSupport
import Testing

/// The classes of *Recipes people ask for*.
@Suite("Recipes people ask for") @MainActor
struct RecipeTests {
  init() { installSeam() }

  @Test("A page has directional insets inside the content", arguments: [false, true])
  func page(isRightToLeft: Bool) {
    let controller = PageController()
    for view in [controller.view, controller.scroll, controller.page] {
      view?.isRightToLeft = isRightToLeft
    }
    controller.page.heightAnchor.constraint(equalToConstant: 1_000).isActive = true
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    controller.view.layoutIfNeeded()
    let left: CGFloat = isRightToLeft ? 16 : 24
    #expect(controller.page.frame == CGRect(x: left, y: 8, width: 350, height: 1_000))
    #expect(controller.scroll.contentSize == CGSize(width: 390, height: 1_016))
  }

  @Test("A content inset follows the direction", arguments: [false, true])
  func contentInset(isRightToLeft: Bool) {
    let scroll = UIScrollView()
    scroll.isRightToLeft = isRightToLeft
    scroll.setContentInset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let (left, right): (CGFloat, CGFloat) = isRightToLeft ? (4, 2) : (2, 4)
    #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: left, bottom: 3, right: right))
  }

  @Test("The body's baseline is on the grid after the second pass, and stays")
  func grid() {
    let article = ArticleView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (article.title.text, article.body.text) = ("Title", "Body")
    for _ in 0..<3 { article.layoutIfNeeded() }
    #expect(article.line.constant == 48)
    #expect(article.body.frame.maxY - article.body._baselines.last == 48)
    #expect(article.title.frame.maxY < article.body.frame.minY)
  }

  @Test("A notice has another margin without its icon, and a report finds no problem")
  func gone() throws {
    let notice = NoticeView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    notice.text.text = "Saved"
    notice.layoutIfNeeded()
    #expect(notice.text.frame.minX == 40)
    try notice.layoutReport().requireNoProblems([.conflict, .ambiguity, .unsatisfied])
    notice.hasIcon = false
    notice.layoutIfNeeded()
    #expect(notice.text.frame.minX == 12 && notice.icon.isHidden)
    try notice.layoutReport().requireNoProblems([.conflict, .ambiguity, .unsatisfied])
    notice.hasIcon = true
    notice.layoutIfNeeded()
    #expect(notice.text.frame.minX == 40)
  }

  @Test("The visible views of a row share its width by weight")
  func weights() throws {
    let row = WeightedRow(frame: CGRect(x: 0, y: 0, width: 400, height: 20))
    let views = [UIView(), UIView(), UIView()]
    for (view, weight) in zip(views, [1.0, 2, 1]) { row.add(view, weight: weight) }
    try withSystemConstraints {
      row.layoutIfNeeded()
      #expect(views.map(\.frame.width) == [100, 200, 100])
      try row.layoutReport().requireNoProblems()
      row.setHidden(true, views[0])
      row.layoutIfNeeded()
      #expect(abs(views[1].frame.width - 800 / 3) < 0.001)
      #expect(abs(views[2].frame.maxX - 400) < 0.001)
      try row.layoutReport().requireNoProblems()
      row.setHidden(false, views[0])
      row.layoutIfNeeded()
      #expect(views.map(\.frame.width) == [100, 200, 100])
    }
  }

  @Test("A cancelled spring leaves the sheet where it is")
  func spring() {
    let controller = SheetController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    controller.view.layoutIfNeeded()
    #expect(animations { controller.move(to: 100) }.map(\.duration) == [0.5])
    #expect(controller.sheet.frame == CGRect(x: 0, y: 100, width: 390, height: 800))
    // Halfway through the animation.
    controller.sheet.frame.origin.y = 300
    controller.cancel()
    #expect(controller.position.constant == 300 && controller.animator?.isRunning == false)
    controller.view.layoutIfNeeded()
    #expect(controller.sheet.frame.minY == 300)
    // A finger that lets go early.
    let animator = controller.makeAnimator()
    animator.fractionComplete = 0.2
    #expect(controller.position.constant == 100 && controller.sheet.frame.minY == 100)
    animator.isReversed = true
    animator.startAnimation()
    animator._run()
    #expect(controller.position.constant == 300 && controller.sheet.frame.minY == 300)
  }

  @Test("Tags flow into lines, and the height follows the width", arguments: [false, true])
  func flow(isRightToLeft: Bool) {
    let (card, flow) = (View.sized(200, 400), FlowView())
    flow.isRightToLeft = isRightToLeft
    card.addSubview(flow)
    let tags = [90, 60, 100, 300, 40].map { Tag(width: $0, height: 20) }
    for tag in tags { flow.addSubview(tag) }
    tags[1].height = 30
    flow.makeConstraints { v in v.edges(.top, .leading, .trailing) == card.edges }
    for _ in 0..<3 { card.layoutIfNeeded() }
    let lefts: [CGFloat] = isRightToLeft ? [110, 42, 100, 0, 160] : [0, 98, 0, 0, 0]
    #expect(tags.map(\.frame.minX) == lefts)
    #expect(tags.map(\.frame.minY) == [0, 0, 38, 66, 94])
    #expect(tags[3].frame.width == 200)
    #expect(flow.frame.height == 114)

    tags[2].isHidden = true
    card.frame.size.width = 500
    flow.setNeedsLayout()
    for _ in 0..<3 { card.layoutIfNeeded() }
    #expect(tags.map(\.frame.minY) == [0, 0, 38, 0, 38])
    #expect(flow.frame.height == 58 && flow.intrinsicContentSize.height == 58)
  }

  @Test("An empty flow has no height")
  func emptyFlow() {
    let flow = FlowView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    flow.layoutIfNeeded()
    #expect(flow.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 0))
  }
}

/// A view whose content has a size.
private final class Tag: UIView {
  var width: CGFloat
  var height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: width, height: height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: height)
  }
}
