import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import LayoutCases
import Testing

/// What the format of cases does not have.
@Suite("A case written of a tree")
struct CaseFeatureTests {
  private let root = LayoutView(name: "screen", width: 320, height: 480)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  /// Lays out, writes, reads, and compares.
  @discardableResult
  private func written(
    notes: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
    @ConstraintBuilder _ build: () -> [Constraint]
  ) throws -> WrittenCase {
    Constraint.activate(build)
    let written = try WrittenCase(root)
    #expect(written.differences(from: root) == [], sourceLocation: sourceLocation)
    #expect(written.complaints == [[]], sourceLocation: sourceLocation)
    #expect(written.notes == notes, sourceLocation: sourceLocation)
    return written
  }

  @Test("has margins in the constants")
  func margins() throws {
    card.layoutMargins = Insets(top: 3, left: 5, bottom: 7, right: 11)
    try written {
      card.edges == root.edges.inset(by: 20)
      title.leading == card.leadingMargin + 4
      title.trailing <= card.trailingMargin * 1
      title.centerX == card.centerXWithinMargins
      title.top == card.topMargin
      title.bottom == card.bottomMargin * 0.5 + 10
      title.leftMargin >= card.leftMargin + 2 ~ 700
    }
  }

  @Test("has guides as items, and the safe area")
  func guides() throws {
    root.safeAreaInsets = Insets(top: 47, left: 10, bottom: 34, right: 20)
    root.keyboardHeight = 100
    let rail = LayoutGuide(identifier: "rail")
    root.addLayoutGuide(rail)
    let written = try written {
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
    #expect(written.answer.frames["screen.rail"] != nil)
    #expect(written.answer.frames["screen.safeArea"] == [10, 47, 290, 399])
  }

  @Test("has what masks give as required constraints with the parent")
  func masks() throws {
    card.frame = Rect(x: 20, y: 30, width: 100, height: 50)
    card.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin]
    root.layoutIfNeeded()
    root.frame.size = Size(width: 400, height: 300)
    let written = try written {
      title.leading == card.leading + 5
      title.trailing == card.trailing - 5
      title.centerY == card.centerY
      title.height == 10
    }
    let given = written.layoutCase.constraints.filter { $0.id.hasPrefix("card.") }
    #expect(given.map(\.attr).sorted() == ["height", "left", "top", "width"])
    #expect(given.allSatisfy { $0.priority == 1000 && ($0.item2 ?? "root") == "root" })
  }

  @Test("has what scrolls in an item at the origin of the scroll view")
  func scrollViews() throws {
    let scroll = LayoutScrollView(name: "scroll")
    let page = LayoutView(name: "page")
    root.addSubview(scroll)
    scroll.addSubview(page)
    scroll.layoutMargins = Insets(4)
    let written = try written {
      card.edges == root.edges
      title.edges == card.edges
      scroll.edges == root.edges.inset(by: 15)
      page.edges == scroll.edges.inset(by: 10)
      page.width == scroll.width * 1.5
      page.height == 900
      page.leading >= scroll.leadingMargin - 4
    }
    #expect(written.answer.frames["scroll.contentLayoutGuide"] == [15, 15, 455, 920])
  }

  @Test("has left and right where a view has a direction of its own", arguments: [false, true])
  func directions(isRightToLeft: Bool) throws {
    root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    card.layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
    let other = LayoutView(name: "other")
    card.addSubview(other)
    let written = try written {
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
    let directional = written.layoutCase.constraints.filter {
      $0.item != "card" && ($0.attr == "leading" || $0.attr == "trailing")
    }
    #expect(directional.isEmpty)
  }

  @Test("has alignment rectangles, and says so")
  func alignment() throws {
    let badge = ShadowedView("badge", Insets(top: 1, left: 2, bottom: 3, right: 4))
    card.addSubview(badge)
    badge.intrinsicContentSize = Size(width: 40, height: 30)
    badge.baselineOffsetFromTop = 12
    try written(notes: [
      "badge is the alignment rectangle; the frame is larger by (1, 2, 3, 4), from the top to the left, "
        + "the bottom and the right."
    ]) {
      card.edges == root.edges.inset(by: 10)
      badge.leading == card.leading + 6
      badge.firstBaseline == title.firstBaseline
      title.top == card.top + 30
      title.leading == badge.trailing + 8
      title.size == Size(width: 30, height: 30)
    }
  }

  @Test("has baselines of text in the middle of a label as the middle")
  func centredText() throws {
    let note = LayoutLabel("Any", name: "note")
    card.addSubview(note)
    title.baselineOffsetFromTop = 12
    let case_ = try written {
      card.edges == root.edges.inset(by: 10)
      note.edges(.leading, .top) == card.edges.inset(by: 6)
      note.height == 61
      title.firstBaseline == note.firstBaseline
      title.lastBaseline <= note.lastBaseline + 90 ~ 400
      title.leading == note.trailing + 8
      title.size == Size(width: 30, height: 30)
    }
    let rows = case_.layoutCase.constraints.filter { $0.item == "title" && $0.item2 == "note" }
    #expect(rows.compactMap(\.attr2) == ["centerY", "centerY", "trailing"])
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
