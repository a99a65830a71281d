import AnchorsLayout
import Testing

@Suite("The size that fits")
struct FittingTests {
  private let compressed = LayoutView.layoutFittingCompressedSize
  private let expanded = LayoutView.layoutFittingExpandedSize

  private func label(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
    let label = LayoutView(name: name)
    label.intrinsicContentSize = Size(width: width, height: height)
    return label
  }

  @Test("The fitting size of an empty view is the target")
  func empty() {
    let view = LayoutView(name: "view", width: 70, height: 30)
    #expect(view.systemLayoutSizeFitting(compressed) == .zero)
    #expect(view.systemLayoutSizeFitting(expanded) == Size(width: 10_000, height: 10_000))
    #expect(
      view.systemLayoutSizeFitting(Size(width: 33, height: -5)) == Size(width: 33, height: 0))
  }

  @Test(
    "The fitting size of a view with content is the content's, unless the target has a higher priority"
  )
  func ownContent() {
    let view = label("view", 100, 20)
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 100, height: 20))
    #expect(view.systemLayoutSizeFitting(expanded) == Size(width: 100, height: 20))
    // Hugging is 250, resistance 750.
    #expect(
      view.systemLayoutSizeFitting(Size(width: 300, height: 5), horizontal: 251, vertical: 751)
        == Size(width: 300, height: 5))
    #expect(
      view.systemLayoutSizeFitting(Size(width: 60, height: 40), horizontal: 749, vertical: 249)
        == Size(width: 100, height: 20))
  }

  //  ┌ card ──────────────┐
  //  │ 8                  │
  //  │ 12 [title 100×20] 4│
  //  │ 6                  │
  //  └────────────────────┘
  private func card() -> (card: LayoutView, title: LayoutView, insets: ConstraintGroup) {
    let (card, title) = (LayoutView(name: "card"), label("title", 100, 20))
    card.addSubview(title)
    let insets =
      title.edges == card.edges.inset(by: Insets(top: 8, left: 12, bottom: 6, right: 4))
    insets.activate()
    return (card, title, insets)
  }

  @Test("The fitting size of a label in insets is the label's size and the insets")
  func insets() {
    let (card, _, _) = card()
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 116, height: 34))
    #expect(card.systemLayoutSizeFitting(expanded) == Size(width: 116, height: 34))
    #expect(
      card.systemLayoutSizeFitting(Size(width: 300, height: 0), horizontal: .required)
        == Size(width: 300, height: 34))
    #expect(
      card.systemLayoutSizeFitting(
        Size(width: 50, height: 90), horizontal: .required, vertical: .required)
        == Size(width: 50, height: 90))
    #expect(
      card.systemLayoutSizeFitting(Size(width: 300, height: 90), horizontal: 500, vertical: 100)
        == Size(width: 300, height: 34))
  }

  @Test("The fitting size depends neither on the view's frame nor on outer constraints")
  func above() {
    let (card, _, _) = card()
    let screen = LayoutView(name: "screen", width: 400, height: 300)
    screen.addSubview(card)
    Constraint.activate {
      card.edges == screen.edges
      card.width >= 0.5 * screen.width
    }
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 116, height: 34))
    screen.layoutIfNeeded()
    #expect(card.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 116, height: 34))
    // A size with a number is placed on the view itself.
    card.makeConstraints { v in v.height >= 50 }
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 116, height: 50))
    // The topmost view's frame is fixed in a layout, but not in this question.
    #expect(screen.systemLayoutSizeFitting(compressed) == Size(width: 116, height: 50))
  }

  @Test(
    "The fitting size keeps an aspect ratio, as near to the target as both sides together allow")
  func aspectRatio() {
    let view = LayoutView(name: "view")
    view.makeConstraints { v in v.width == 2 * v.height }
    // |w - 300| + |w / 2 - 100|: the slope of the width is the steeper.
    #expect(
      view.systemLayoutSizeFitting(Size(width: 300, height: 100)) == Size(width: 300, height: 150))
    #expect(
      view.systemLayoutSizeFitting(Size(width: 300, height: 100), vertical: 60)
        == Size(width: 200, height: 100))
    #expect(
      view.systemLayoutSizeFitting(Size(width: 90, height: 0), horizontal: .required)
        == Size(width: 90, height: 45))
  }

  @Test("The fitting size is the smallest of the equally good ones")
  func ties() {
    let view = LayoutView(name: "view")
    view.makeConstraints { v in
      v.width == v.height
      v.width >= 30
    }
    // |w - 100| + |w - 40| is 60 anywhere between.
    #expect(
      view.systemLayoutSizeFitting(Size(width: 100, height: 40)) == Size(width: 40, height: 40))
  }

  @Test("The fitting size of a cell is its content's height at the given width, within its bounds")
  func cell() {
    //  ┌ cell, 44 high at least ───────────────┐
    //  │ 8                                     │
    //  │ 16 [icon 40×40] 8 [title 120×20] >= 16│
    //  │                 4                     │
    //  │           [subtitle 200×16]      >= 16│
    //  │ >= 8                                  │
    let cell = LayoutView(name: "cell")
    let (icon, title, subtitle) = (
      LayoutView(name: "icon"), label("title", 120, 20), label("subtitle", 200, 16)
    )
    for view in [icon, title, subtitle] { cell.addSubview(view) }
    Constraint.activate {
      cell.height >= 44
      icon.size == 40
      icon.left == cell.left + 16
      icon.centerY == cell.centerY
      icon.top >= cell.top + 10
      [title, subtitle].left == icon.right + 8
      [title, subtitle].right <= cell.right - 16
      title.top == cell.top + 8
      subtitle.top == title.bottom + 4
      subtitle.bottom <= cell.bottom - 8
    }
    #expect(cell.systemLayoutSizeFitting(compressed) == Size(width: 280, height: 60))
    let width = Size(width: 375, height: 0)
    #expect(
      cell.systemLayoutSizeFitting(width, horizontal: .required) == Size(width: 375, height: 60))
    title.intrinsicContentSize = Size(width: 120, height: 41)
    #expect(
      cell.systemLayoutSizeFitting(width, horizontal: .required) == Size(width: 375, height: 77))
    subtitle.removeFromSuperview()
    Constraint.activate { title.bottom <= cell.bottom - 8 }
    #expect(
      cell.systemLayoutSizeFitting(width, horizontal: .required) == Size(width: 375, height: 60))
    #expect(cell.systemLayoutSizeFitting(compressed) == Size(width: 200, height: 60))
  }

  @Test("The fitting size removes the last of conflicting constraints, never a required target")
  func conflicts() {
    let (card, title, _) = card()
    Constraint.activate {
      title.width == 70
      title.width == 90
    }
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 86, height: 34))
    #expect(
      card.systemLayoutSizeFitting(Size(width: 200, height: 0), horizontal: .required)
        == Size(width: 200, height: 34))
    title.installedConstraints.first { $0.constant == 70 }?.isActive = false
    #expect(card.systemLayoutSizeFitting(compressed) == Size(width: 106, height: 34))
  }

  @Test("The fitting size is available for every item of the tree, and for no others")
  func throughTree() async {
    let (card, title, _) = card()
    let tree = LayoutTree(containing: title)
    #expect(tree.systemLayoutSizeFitting(expanded, of: title) == Size(width: 100, height: 20))
    #expect(
      tree.systemLayoutSizeFitting(Size(width: 50, height: 0), of: card, horizontal: .required)
        == Size(width: 50, height: 34))
    let spacer = LayoutGuide(identifier: "spacer")
    card.addLayoutGuide(spacer)
    Constraint.activate { card.width == spacer.width }
    #expect(tree.systemLayoutSizeFitting(expanded, of: spacer) == expanded)
    await #expect(processExitsWith: .failure) {
      let tree = LayoutTree(containing: LayoutView())
      _ = tree.systemLayoutSizeFitting(.zero, of: LayoutView())
    }
  }

  @Test(
    "The fitting size refuses invalid targets and priorities, and questions from the content itself"
  )
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutView().systemLayoutSizeFitting(Size(width: .infinity, height: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutView().systemLayoutSizeFitting(Size(width: 0, height: .nan))
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutView().systemLayoutSizeFitting(.zero, vertical: 0)
    }
    await #expect(processExitsWith: .failure) {
      final class Curious: LayoutView {
        override var intrinsicContentSize: Size {
          get { systemLayoutSizeFitting(.zero) }
          set {}
        }
      }
      _ = Curious().systemLayoutSizeFitting(.zero)
    }
  }
}
