import AnchorsLayout
import Testing

/// Fitting sizes of views with directions, margins, guides and fixed frames.
@Suite("The size that fits, with margins, guides and directions")
struct FittingSurroundingsTests {
  private let view = LayoutView(name: "view", width: 5, height: 5)
  private let title = LayoutView(name: "title")
  private let compressed = LayoutView.layoutFittingCompressedSize

  init() {
    title.intrinsicContentSize = Size(width: 100, height: 20)
    view.addSubview(title)
  }

  @Test("The fitting size includes margins as attributes and as a guide, and follows their changes")
  func margins() {
    view.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    title.makeConstraints { v in
      v.left == view.leftMargin
      v.right == view.rightMargin
      v.verticalEdges == view.margins.verticalEdges
    }
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 106, height: 24))
    view.layoutMargins = Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 160, height: 60))
  }

  @Test("The fitting size includes the safe area")
  func safeArea() {
    view.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    title.makeConstraints { v in v.edges == view.safeArea.edges }
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 100, height: 98))
    view.safeAreaInsets = .zero
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 100, height: 20))
  }

  @Test("The fitting size includes guides as spacers")
  func spacers() {
    //  |spacer|title 100|spacer|, spacers alike and 10 at least
    let (before, after) = (LayoutGuide(identifier: "before"), LayoutGuide(identifier: "after"))
    view.addLayoutGuide(before)
    view.addLayoutGuide(after)
    Constraint.activate {
      before.left == view.left
      title.left == before.right
      after.left == title.right
      after.right == view.right
      before.width == after.width
      before.width >= 10
    }
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 120, height: 0))
    view.removeLayoutGuide(before)
    Constraint.activate { title.left == view.left + 1 }
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 101, height: 0))
  }

  @Test("The fitting size follows the view's direction, or an inherited one")
  func rightToLeft() {
    let screen = LayoutView(name: "screen", width: 300, height: 300)
    screen.addSubview(view)
    // Half as far from the beginning of the line as the bar's end is; 7 and more from its end.
    let bar = LayoutView(name: "bar", frame: Rect(x: 3, y: 0, width: 30, height: 10))
    view.addSubview(bar)
    Constraint.activate {
      title.leading == 0.5 * bar.trailing
      title.trailing <= view.trailing - 7
    }
    // 33 / 2 + 100 + 7.
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 123.5, height: 0))
    screen.layoutDirection = .rightToLeft
    // The bar ends w - 3 from the right: (w - 3) / 2 + 100 + 7 <= w, so w >= 211.
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 211, height: 0))
    view.layoutDirection = .leftToRight
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 123.5, height: 0))
  }

  @Test("The fitting size includes fixed frames, and follows their changes")
  func givenFrames() {
    let picture = LayoutView(name: "picture", frame: Rect(x: 10, y: 5, width: 50, height: 40))
    view.addSubview(picture)
    Constraint.activate {
      title.left == picture.right + 8
      view.right == title.right
      view.bottom == picture.bottom
    }
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 168, height: 45))
    picture.frame = Rect(x: 0, y: 0, width: 20, height: 30)
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 128, height: 30))
    // Nothing determines the picture's position any longer: it may be so far left that no width
    // remains.
    picture.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.systemLayoutSizeFitting(compressed) == .zero)
  }

  @Test("The fitting size includes baselines")
  func baselines() {
    let note = LayoutView(name: "note")
    note.intrinsicContentSize = Size(width: 30, height: 12)
    note.baselineOffsetFromTop = 9
    title.baselineOffsetFromTop = 15
    title.baselineOffsetFromBottom = 5
    view.addSubview(note)
    Constraint.activate {
      title.edges(.left, .top) == view.edges
      note.firstBaseline == title.lastBaseline + 21
      note.left == title.right
      note.edges(.right, .bottom) == view.edges
    }
    // The title's baseline is at 15, the note's at 36, so that it begins at 27.
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 130, height: 39))
    title.baselineOffsetFromBottom = 0
    #expect(view.systemLayoutSizeFitting(compressed) == Size(width: 130, height: 44))
  }
}
