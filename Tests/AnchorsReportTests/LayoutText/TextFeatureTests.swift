import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import LayoutCases
import Testing

/// The features of layouts other than views and constraints.
@Suite("The text of a tree")
struct TextFeatureTests {
  private let root = LayoutView(name: "screen", width: 320, height: 480)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  /// Lays out, writes, reads, and compares.
  @discardableResult
  private func read(
    notes: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
    @ConstraintBuilder _ build: () -> [Constraint]
  ) throws -> ReadText {
    Constraint.activate(build)
    let read = try ReadText(root)
    #expect(read.differences(from: root) == [], sourceLocation: sourceLocation)
    #expect(read.complaints == [], sourceLocation: sourceLocation)
    #expect(read.notes == notes, sourceLocation: sourceLocation)
    return read
  }

  @Test("The text has margins")
  func margins() throws {
    card.layoutMargins = Insets(top: 3, left: 5, bottom: 7, right: 11)
    try read {
      card.edges == root.edges.inset(by: 20)
      title.leading == card.leadingMargin + 4
      title.trailing <= card.trailingMargin * 1
      title.centerX == card.centerXWithinMargins
      title.top == card.topMargin
      title.bottom == card.bottomMargin * 0.5 + 10
      title.leftMargin >= card.leftMargin + 2 ~ 700
    }
  }

  @Test(
    "The text has guides, those of the keyboard and of readable content included, and the safe area"
  )
  func guides() throws {
    root.safeAreaInsets = Insets(top: 47, left: 10, bottom: 34, right: 20)
    root.keyboardHeight = 100
    let rail = LayoutGuide(identifier: "rail")
    root.addLayoutGuide(rail)
    let read = try read {
      card.top == root.safeArea.top
      card.bottom == root.keyboard.top - 8
      card.horizontalEdges == root.readableContent.horizontalEdges
      rail.leading == card.leading
      rail.trailing == title.trailing
      rail.height == 30
      rail.centerY == card.centerY
      rail.left == 0.25 * rail.right ~ 400
      title.edges == card.margins.edges
    }
    #expect(read.tree.item(named: "screen.rail") === read.tree.item(named: "rail"))
    #expect(read.text.contains("safeArea 47 10 34 20"))
    #expect(read.text.contains("\nguide readableContent\n"))
  }

  @Test("The text has masks, and views follow the window when the text is read")
  func masks() throws {
    card.frame = Rect(x: 20, y: 30, width: 100, height: 50)
    card.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
    root.layoutIfNeeded()
    root.frame.size = Size(width: 400, height: 300)
    let read = try read {
      title.leading == card.leading + 5
      title.trailing == card.trailing - 5
      title.centerY == card.centerY
      title.height == 10
    }
    #expect(
      read.text.contains("view card frame 20 30 100 50 mask left width top in 320 x 480\n"))
    let copy = try DocumentTree(LayoutDocument(read.text))
    for tree in [root, copy.root] {
      tree.frame.size = Size(width: 500, height: 600)
      tree.layoutIfNeeded()
    }
    #expect(copy.item(named: "card")?.layoutFrame.isNearly(card.frame) == true)
    #expect(copy.item(named: "title")?.layoutFrame.isNearly(title.frame) == true)
  }

  @Test("The text has a controller's view, whose margins follow the width when it is read")
  func controller() throws {
    let controller = LayoutViewController()
    let screen = controller.view
    screen.layoutName = "screen"
    screen.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    screen.safeAreaInsets = Insets(top: 20)
    screen.addSubview(card)
    Constraint.activate {
      card.horizontalEdges == screen.margins.horizontalEdges
      card.top == screen.topMargin
      card.height == 40
      title.edges == card.edges
    }
    screen.layoutIfNeeded()
    let text = screen.layoutTree.layoutText()
    #expect(text.contains("window screen 375 x 667 safeArea 20 0 0 0 controller\n"))
    let copy = try DocumentTree(LayoutDocument(text))
    copy.root.layoutIfNeeded()
    #expect(copy.item(named: "card")?.layoutFrame == Rect(x: 16, y: 20, width: 343, height: 40))
    copy.root.frame.size = Size(width: 430, height: 932)
    copy.root.layoutIfNeeded()
    #expect(copy.item(named: "card")?.layoutFrame == Rect(x: 20, y: 20, width: 390, height: 40))
  }

  @Test("A mask without parts, and a view with a controller, are refused")
  func mistakes() {
    func message(_ text: String) -> String? {
      do {
        _ = try DocumentTree(LayoutDocument(text))
        return nil
      } catch { return error.description.split(separator: "\n").last.map(String.init) }
    }
    #expect(
      message("view card frame 0 0 1 1 mask 3")
        == "expected the flexible parts after mask: left, width, right, top, height and bottom (line 1 of the text)"
    )
    #expect(message("view card controller")?.hasPrefix("a view has no property controller") == true)
  }

  @Test("The text has scroll views with their offsets")
  func scrollViews() throws {
    let scroll = LayoutScrollView(name: "scroll")
    let page = LayoutView(name: "page")
    root.addSubview(scroll)
    scroll.addSubview(page)
    scroll.layoutMargins = Insets(4)
    scroll.contentOffset = Point(x: 0, y: 30)
    let read = try read {
      card.edges == root.edges
      title.edges == card.edges
      scroll.edges == root.edges.inset(by: 15)
      page.edges == scroll.edges.inset(by: 10)
      page.width == scroll.width * 1.5
      page.height == 900
      page.leading >= scroll.leadingMargin - 4
      title.top >= scroll.frameLayoutGuide.top ~ 300
    }
    #expect(read.text.contains("scroll scroll offset 0 30 margins 4\n"))
    let content = try #require(
      read.tree.item(named: "scroll")?.layoutGuide(named: "contentLayoutGuide"))
    #expect(content.layoutFrame == Rect(x: 0, y: 0, width: 455, height: 920))
  }

  @Test("The text has the directions of views", arguments: [false, true])
  func directions(isRightToLeft: Bool) throws {
    root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    card.layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
    let other = LayoutView(name: "other")
    card.addSubview(other)
    let read = try read {
      card.leading == root.leading + 20
      card.trailing == root.trailing * 0.75 - 20
      card.verticalEdges == root.verticalEdges
      title.leading == card.leading + 12
      title.width == 50
      title.verticalEdges == card.verticalEdges
      other.leading == 1.5 * title.trailing + 3
      other.trailing <= 0.5 * card.trailing + 120
      other.trailing == card.centerX + 44 ~ 500
      other.verticalEdges == card.verticalEdges
    }
    #expect(read.text.contains("\nview card \(isRightToLeft ? "ltr" : "rtl")\n"))
  }

  @Test("The text has alignment rectangles")
  func alignment() throws {
    let badge = ShadowedView("badge", Insets(top: 1, left: 2, bottom: 3, right: 4))
    card.addSubview(badge)
    badge.intrinsicContentSize = Size(width: 40, height: 30)
    badge.baselineOffsetFromTop = 12
    let read = try read {
      card.edges == root.edges.inset(by: 10)
      badge.leading == card.leading + 6
      badge.firstBaseline == title.firstBaseline
      title.top == card.top + 30
      title.leading == badge.trailing + 8
      title.size == Size(width: 30, height: 30)
    }
    #expect(read.text.contains("view badge 40 x 30 baseline 12 0 alignmentInsets 1 2 3 4\n"))
  }

  @Test("The text has labels, and custom measuring views as plain views")
  func centredText() throws {
    let note = LayoutLabel("Any", name: "note")
    let odd = OddLabel("Any", name: "odd")
    card.addSubview(note)
    card.addSubview(odd)
    title.baselineOffsetFromTop = 12
    let read = try read {
      card.edges == root.edges.inset(by: 10)
      note.edges(.leading, .top) == card.edges.inset(by: 6)
      note.height == 61
      odd.edges(.leading, .top) == card.edges.inset(by: 6)
      odd.height == 61.5
      title.firstBaseline == note.firstBaseline
      title.lastBaseline <= odd.lastBaseline * 2 + 90 ~ 400
      title.lastBaseline >= odd.firstBaseline
      title.leading == note.trailing + 8
      title.size == Size(width: 30, height: 30)
    }
    #expect(read.text.contains("label note \"Any\"\n"))
    #expect(read.text.contains("view odd 99 x 33"))
    #expect(read.text.contains("title.lastBaseline >= odd.centerY "))
  }

  @Test(
    "The text names the view whose baseline is a stack's, because it has a plain view for the stack"
  )
  func stackBaselines() throws {
    let row = LayoutStackView(name: "row")
    row.alignment = .center
    row.addArrangedSubview(card)
    card.intrinsicContentSize = Size(width: 40, height: 20)
    (card.baselineOffsetFromTop, card.baselineOffsetFromBottom) = (16, 4)
    root.addSubview(row)
    root.addSubview(title)
    let read = try read {
      row.edges(.left, .top) == root.edges
      row.height == 44
      title.left == row.right
      title.top == row.firstBaseline
      title.size == Size(width: 3, height: 3)
    }
    #expect(title.frame.minY == 28)
    #expect(read.text.contains("title.top == card.firstBaseline"))
  }
}

/// A label that is always as large.
private final class OddLabel: LayoutLabel {
  override var intrinsicContentSize: Size {
    get { Size(width: 99, height: 33) }
    set { _ = newValue }
  }
}

/// A view part of whose frame is shadow.
final class ShadowedView: LayoutView {
  let shadow: Insets

  init(_ name: String, _ shadow: Insets) {
    self.shadow = shadow
    super.init(name: name)
  }

  override var alignmentRectInsets: Insets { shadow }
}

extension Rect {
  /// Returns `true` if the rectangle is another one, except for the rounding of a text.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
