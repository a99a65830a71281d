import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Lint")
struct LintTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    screen.addSubview(card)
    card.addSubview(title)
    (card.edges == screen.edges).activate()
  }

  private func text() -> String { screen.lintFindings.text() }

  /// Views within views, from a superview down.
  private func chain(_ names: String..., in superview: LayoutView) -> [LayoutView] {
    var parent = superview
    return names.map { name in
      let view = LayoutView(name: name)
      parent.addSubview(view)
      (view.edges == parent.edges).activate()
      parent = view
      return view
    }
  }

  // MARK: Far from both

  @Test("Lint reports a constraint between positions whose host is far above both items")
  func distant() {
    title.isHidden = true
    let left = chain("pane", "list", "row", in: screen)
    let right = chain("detail", "header", "photo", in: screen)
    let caption = LayoutView(name: "caption"), badge = LayoutView(name: "badge")
    left[2].addSubview(caption)
    right[2].addSubview(badge)
    Constraint.activate {
      caption.edges(.top, .leading) == left[2].edges
      caption.size == 20
      badge.leading == right[2].leading
      badge.size == caption.size
    }
    let line: UInt = #line + 1
    Constraint.activate { badge.top == caption.top + 4 }
    #expect(
      text() == """
        badge.top == caption.top + 4 (LintTests.swift:\(line)) connects distant items: screen is 4 levels above \
        badge and 4 above caption, and no view in between is involved.
        Constrain detail and pane, the subviews that contain them in screen, or align both items with a \
        guide of screen.
        """)
  }

  @Test("Lint accepts a host that is near enough to one of the items")
  func near() {
    title.isHidden = true
    let left = chain("pane", "list", in: screen)
    let right = chain("detail", "header", "photo", in: screen)
    let caption = LayoutView(name: "caption")
    right[2].addSubview(caption)
    Constraint.activate {
      caption.edges(.top, .leading) == left[1].edges
      caption.size == 20
    }
    #expect(text() == "")
  }

  // MARK: Left and right

  @Test("Lint reports left among a view's constraints with leading")
  func left() {
    let subtitle = LayoutView(name: "subtitle")
    card.addSubview(subtitle)
    let line: UInt = #line + 3
    Constraint.activate {
      title.leading == card.leading + 12
      subtitle.left == card.leftMargin + 12 ~ .high
      [title, subtitle].top == card.top
      [title, subtitle].size == 20
    }
    #expect(
      text() == """
        subtitle.left == card.leftMargin + 12 ~ 750 (LintTests.swift:\(line)) is not mirrored \
        in right-to-left text; other constraints of card are.
        Write subtitle.leading == card.leadingMargin + 12 ~ 750
        """)
  }

  @Test("Lint accepts left throughout, and left in a view with its own direction")
  func leftThroughout() {
    let player = LayoutView(name: "player", width: 300, height: 100)
    let buttons = LayoutView(name: "buttons"), play = LayoutView(name: "play")
    player.addSubview(buttons)
    buttons.addSubview(play)
    buttons.layoutDirection = .leftToRight
    Constraint.activate {
      buttons.edges == player.edges
      play.left == buttons.left
      play.top == buttons.top
      play.size == 40
    }
    #expect(player.lintFindings.isEmpty)
    let plain = LayoutView(name: "plain", width: 300, height: 100), view = LayoutView()
    plain.addSubview(view)
    Constraint.activate { view.edges(.left, .right, .top, .bottom) == plain.edges }
    #expect(plain.lintFindings.isEmpty)
  }

  // MARK: Content

  @Test("Lint reports a required size that equals the content's")
  func fixedContent() {
    title.intrinsicContentSize = Size(width: 80, height: 20.25)
    let line: UInt = #line + 3
    Constraint.activate {
      title.edges(.top, .leading) == card.edges
      title.width == 80
      title.height == 20.5 ~ .high
    }
    let text = """
      title.width == 80 (LintTests.swift:\(line)) fixes the size that its content has now, 80: longer \
      text, as in another language or a larger font, is cut off.
      Remove it, or write title.width >= 80
      """
    #expect(self.text() == text)
    // A size that is not the content's is a decision.
    title.intrinsicContentSize.width = 70
    #expect(self.text() == "")
  }

  // MARK: Signs

  @Test(
    "Lint reports a constant that puts a view outside its superview, with the probable intention")
  func wrongSigns() {
    title.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let line: UInt = #line + 2
    Constraint.activate {
      title.trailing == card.trailing + 12
      title.top == -4
      title.leading <= screen.leading - 5
      title.bottom >= card.bottom + .system ~ .high
    }
    let findings = screen.lintFindings.filter { $0.kind == .wrongSign }
    #expect(
      findings.text() == """
        title.trailing == card.trailing + 12 (LintTests.swift:\(line)) puts title 12 outside card.
        Did you mean - 12?

        title.top == -4 (LintTests.swift:\(line + 1)) puts title 4 outside card.
        Did you mean 4?

        title.leading <= screen.leading - 5 (LintTests.swift:\(line + 2)) puts title 5 outside screen.
        Did you mean + 5?

        title.bottom >= card.bottom + .system ~ 750 (LintTests.swift:\(line + 3)) puts title 20 outside card.
        Did you mean - .system?
        """)
    #expect(findings[0].source?.line == line && findings[0].items.first === title)
  }

  @Test(
    "Lint accepts a view outside its superview if it is only permitted, unsatisfied, scrolled, or about other edges"
  )
  func rightSigns() {
    let scroll = LayoutScrollView(name: "scroll"), content = LayoutView(name: "content")
    screen.addSubview(scroll)
    scroll.addSubview(content)
    let guide = LayoutGuide()
    card.addLayoutGuide(guide)
    Constraint.activate {
      title.trailing <= card.trailing + 12
      title.trailing == card.trailing - 12
      title.trailing == card.trailing + 1000 ~ .low
      title.leading == card.trailing - 30
      title.top >= -4
      title.top == 4
      title.bottom == card.margins.bottom + 2
      scroll.edges == screen.edges
      content.top == scroll.top - 10
      guide.trailing == card.trailing + 3
    }
    #expect(!screen.lintFindings.contains { $0.kind == .wrongSign })
  }

  // MARK: Frames

  @Test("Lint reports a view with content and no size, with the reason")
  func noSize() {
    let label = named("label", LayoutLabel("Harbor")), box = LayoutView(name: "box")
    let icon = LayoutView(name: "icon")
    title.intrinsicContentSize = Size(width: 80, height: 20)
    screen.addSubview(label)
    screen.addSubview(box)
    screen.addSubview(icon)
    let inner = LayoutView(name: "inner")
    box.addSubview(inner)
    Constraint.activate {
      title.edges(.top, .leading) == card.edges
      title.trailing == card.leading
      box.edges(.top, .leading, .trailing) == screen.edges
      inner.edges(.top, .leading) == box.edges
      inner.size == 10
    }
    #expect(
      text() == """
        title has no width, but its content is 80 wide.
        Add constraints for its size, or hide it.

        label has neither width nor height, but its content is 52 wide and 20 high.
        No constraint mentions it, and its owner has set no frame with a size.

        box has no height, but contains views.
        Add constraints for its size, or hide it.

        icon has neither width nor height.
        No constraint mentions it, and its owner has set no frame with a size.
        """)
  }

  @Test("Lint accepts no size for a hidden view, a collapsed one or a spacer")
  func meantToHaveNoSize() {
    let spacer = LayoutView(name: "spacer"), folded = LayoutView(name: "folded")
    title.intrinsicContentSize = Size(width: 80, height: 20)
    title.isHidden = true
    for view in [spacer, folded] { card.addSubview(view) }
    folded.addSubview(named("details", LayoutLabel("Details")))
    Constraint.activate {
      spacer.edges(.top, .leading) == card.edges
      spacer.size == Size(width: 0, height: 10)
      folded.edges(.top, .leading, .trailing) == card.edges
      folded.height == 0
      folded.subviews[0].edges(.top, .leading) == folded.edges
    }
    #expect(text() == "")
  }

  @Test("Lint reports invisible views")
  func outOfSight() {
    let drawer = LayoutView(name: "drawer"), item = LayoutView(name: "item")
    let badge = LayoutView(name: "badge"), corner = LayoutView(name: "corner")
    screen.addSubview(drawer)
    drawer.addSubview(item)
    for view in [badge, corner] { title.addSubview(view) }
    title.intrinsicContentSize = Size(width: 300, height: 20)
    Constraint.activate {
      drawer.trailing == screen.leading
      drawer.verticalEdges == screen.verticalEdges
      drawer.width == 280
      item.edges == drawer.edges
      title.top == card.top
      title.trailing == card.centerX + 207.125
      badge.top == title.bottom + 30
      badge.leading == title.leading
      [badge, corner].size == 10
      // Half of it is seen.
      corner.centerX == title.centerX
      corner.centerY == title.top
    }
    #expect(
      text() == """
        title reaches beyond screen, by 12.125 on the right.
        Add a required inequality that keeps it inside.

        drawer is out of sight: (-280, 0, 280, 844) is outside screen, (0, 0, 390, 844).
        Hide it if that is intended.
        """)
    title.intrinsicContentSize = Size(
      width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    (title.size == Size(width: 100, height: 20)).activate()
    drawer.isHidden = true
    #expect(
      text() == """
        badge is outside its superview title: (0, 50, 10, 10) in 100 × 20.
        Move it into a superview that contains its frame.
        """)
  }

  @Test("Lint accepts a hairline at its superview's edge, and reports one outside it")
  func hairline() {
    Constraint.activate {
      title.edges(.leading, .trailing) == card.edges
      title.height == 0.5
      title.top == card.top
    }
    screen.layoutIfNeeded()
    #expect(text() == "")
    title.updateConstraints { v in v.top == card.top - 1 }
    screen.layoutIfNeeded()
    #expect(text().contains("title is out of sight"), "\(text())")
  }

  @Test("Lint accepts scrolled content anywhere")
  func scrolling() {
    let scroll = LayoutScrollView(name: "scroll"), page = LayoutView(name: "page")
    let end = named("end", LayoutLabel("The end"))
    card.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(end)
    Constraint.activate {
      title.edges == card.edges
      scroll.edges == card.edges
      page.edges == scroll.edges
      page.size == Size(width: 390, height: 3000)
      end.edges(.bottom, .leading) == page.edges
    }
    #expect(text() == "")
  }

  @Test("Lint reports no frames while the topmost view has no size")
  func noScreen() {
    screen.frame = .zero
    title.intrinsicContentSize = Size(width: 80, height: 20)
    #expect(text() == "")
  }

  // MARK: All together

  @Test("Findings are ordered by kind, then by installation or by the tree")
  func order() {
    title.intrinsicContentSize = Size(width: 80, height: 20)
    Constraint.activate {
      title.top == card.top - 100
      title.left == card.left
      title.trailing <= card.trailing
      title.width == 80
      card.width == screen.width
      title.left == card.left
    }
    let findings = screen.lintFindings
    #expect(
      findings.map(\.kind) == [
        .redundant, .redundant, .leftOrRight, .leftOrRight, .fixedContent, .wrongSign,
        .outOfSight,
      ])
    #expect(findings.text() == screen.lintFindings.text())
    #expect(LayoutTree(containing: title).lintFindings.text() == findings.text())
  }

  @Test("A correct screen has no findings")
  func clean() {
    title.intrinsicContentSize = Size(width: 80, height: 20)
    Constraint.activate {
      title.leading == card.leading + 12
      title.top == card.safeArea.top + 10
      title.trailing <= card.trailing - 12 ~ .required - 1
    }
    #expect(screen.lintFindings.isEmpty)
  }
}
