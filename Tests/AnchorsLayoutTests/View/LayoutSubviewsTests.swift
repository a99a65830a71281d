import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A view that notes when it is asked to lay out its subviews.
private final class NotingView: LayoutView {
  final class Log { var entries: [String] = [] }

  let log: Log
  var onLayout: (NotingView) -> Void = { _ in }

  init(_ name: String, _ log: Log, frame: Rect = .zero) {
    self.log = log
    super.init(name: name, frame: frame)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append(description)
    onLayout(self)
  }
}

@Suite("layoutSubviews")
struct LayoutSubviewsTests {
  //  root 200 × 100 ─ card: 10 inside ─ title 50 × 20 in its corner
  private let log = NotingView.Log()
  private let root: NotingView
  private let card: NotingView
  private let title: NotingView
  private let inset: ConstraintGroup
  private let place: Constraint

  init() {
    root = NotingView("root", log, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    card = NotingView("card", log)
    title = NotingView("title", log)
    root.addSubview(card)
    card.addSubview(title)
    inset = card.edges == root.edges.inset(by: 10)
    place = title.left == 0
    inset.activate()
    Constraint.activate {
      place
      title.top == 0
      title.size == Size(width: 50, height: 20)
    }
  }

  /// Returns the views that a layout called, with their frames at that time.
  private func called() -> [String] {
    log.entries = []
    root.layoutIfNeeded()
    return log.entries
  }

  @Test("layoutSubviews is called from the top down, after frames are set, and then not again")
  func firstLayout() {
    #expect(
      called() == ["root (0, 0, 200, 100)", "card (10, 10, 180, 80)", "title (0, 0, 50, 20)"])
    #expect(called() == [])
  }

  @Test("layoutSubviews is called when the size has changed, not for a changed position")
  func sizeChange() {
    _ = called()
    inset.additionalInset = 5
    #expect(called() == ["card (15, 15, 170, 70)"])
    place.constant = 7
    #expect(called() == [])
    #expect(frames(of: title) == ["title": Rect(x: 7, y: 0, width: 50, height: 20)])
  }

  @Test("layoutSubviews is called when the owner resizes a view with a fixed frame")
  func ownerChange() {
    _ = called()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(called() == ["root (0, 0, 100, 60)", "card (10, 10, 80, 40)"])
    let given = NotingView("given", log, frame: Rect(x: 0, y: 0, width: 5, height: 5))
    card.addSubview(given)
    #expect(called().contains("given (0, 0, 5, 5)"))
    given.frame = Rect(x: 0, y: 0, width: 6, height: 6)
    #expect(called() == ["given (0, 0, 6, 6)"])
  }

  @Test("layoutSubviews is called once for each request")
  func setNeedsLayout() {
    _ = called()
    card.setNeedsLayout()
    card.setNeedsLayout()
    #expect(called() == ["card (10, 10, 180, 80)"])
    #expect(called() == [])
  }

  @Test("Changes in layoutSubviews take effect in the same layout")
  func changesWithin() {
    let place = place
    root.onLayout = { root in place.constant = root.frame.width / 4 }
    #expect(called().first == "root (0, 0, 200, 100)")
    #expect(frames(of: title) == ["title": Rect(x: 50, y: 0, width: 50, height: 20)])
  }

  @Test("Views added in layoutSubviews are laid out in the same layout")
  func viewsWithin() {
    let late = NotingView("late", log)
    card.onLayout = { card in
      if late.superview == nil {
        card.addSubview(late)
        late.makeConstraints { v in v.edges == card.edges.inset(by: 1) }
      }
    }
    #expect(called().last == "late (1, 1, 178, 78)")
  }

  @Test("A view that requests layout again and again does not hang the layout")
  func endless() {
    card.onLayout = { card in card.setNeedsLayout() }
    let entries = called()
    #expect(entries.first == "root (0, 0, 200, 100)")
    #expect(entries.count < 100)
  }

  @Test("A layout of any view brings the whole tree up to date")
  func askedBelow() {
    title.layoutIfNeeded()
    #expect(
      frames(of: card, title) == [
        "card": Rect(x: 10, y: 10, width: 180, height: 80),
        "title": Rect(x: 0, y: 0, width: 50, height: 20),
      ])
    #expect(log.entries.count == 3)
  }
}
