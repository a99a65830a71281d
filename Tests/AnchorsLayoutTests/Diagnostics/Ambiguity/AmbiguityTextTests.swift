import AnchorsLayout
import Testing

/// The texts about typical mistakes, whole.
@Suite("What is said of ambiguity")
struct AmbiguityTextTests {
  private let card = LayoutView(name: "card", width: 300, height: 200)
  private let title = LayoutView(name: "title")
  private let subtitle = LayoutView(name: "subtitle")

  init() {
    for view in [title, subtitle] {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func text() -> String { card.ambiguities.map(\.description).joined(separator: "\n") }

  /// Determines all of the second view.
  private func settleSubtitle() {
    Constraint.activate {
      subtitle.edges == card.edges
    }
  }

  @Test("The text says that nothing determines a width")
  func noWidth() {
    settleSubtitle()
    Constraint.activate {
      title.leading == card.leading + 12
      title.verticalEdges == card.verticalEdges
    }
    #expect(
      text() == """
        title: width is not determined (now 0, at least 0): give it a width, a trailing edge or \
        content; title.width == 0 keeps it as it is
        """)
  }

  @Test("The text says that only the bottom fixes a view without a height")
  func noHeight() {
    settleSubtitle()
    Constraint.activate {
      title.bottom == card.bottom
      title.horizontalEdges == card.horizontalEdges
    }
    #expect(
      text() == """
        title: y is not determined (now 200, at most 200): determined by title.height == 0
        title: height is not determined (now 0, at least 0): give it a height, a top edge or \
        content; title.height == 0 keeps it as it is
        """)
  }

  @Test("The text says that only an inequality bounds the top")
  func onlyABound() {
    settleSubtitle()
    let line = #line + 2
    Constraint.activate {
      title.top <= card.top + 10
      title.size == 40
      title.leading == card.leading
    }
    #expect(
      text() == """
        title: y is not determined (now 10, at most 10): title.top <= card.top + 10 \
        (AmbiguityTextTests.swift:\(line)) is only a bound; make it title.top == card.top + 10
        """)
  }

  @Test("The text says that nothing determines a position")
  func noPosition() {
    settleSubtitle()
    title.intrinsicContentSize = Size(width: 80, height: 20)
    #expect(
      text() == """
        title: x is not determined (now 0, any value): add title.leading == card.leading
        title: y is not determined (now 0, any value): add title.top == card.top
        """)
  }

  @Test("The text names two labels in a row that hug equally")
  func equalHugging() {
    title.intrinsicContentSize = Size(width: 80, height: 20)
    subtitle.intrinsicContentSize = Size(width: 60, height: 20)
    Constraint.activate {
      [title, subtitle].top == card.top
      title.leading == card.leading
      subtitle.leading == title.trailing + 10
      subtitle.trailing == card.trailing
    }
    #expect(
      text() == """
        title: width is not determined (now 80, 80 to 230): title and subtitle hug their content \
        equally (250): raise the horizontal hugging of title to 251
        subtitle: x is not determined (now 90, 90 to 240): raise the horizontal hugging of title to 251
        subtitle: width is not determined (now 210, 60 to 210): raise the horizontal hugging of title \
        to 251
        """)
  }

  @Test("The text names a label and an entry of another toolkit")
  func labelAndEntry() {
    let label = MeasuredWidget("label", LayoutMetrics(intrinsicWidth: 60, intrinsicHeight: 20))
    let entry = MeasuredWidget("entry", LayoutMetrics(intrinsicWidth: 160, intrinsicHeight: 20))
    let (window, tree) = MeasuredWidget.window(300, 100, label, entry)
    Constraint.activate {
      label.edges(.leading, .top) == window.edges
      entry.leading == label.trailing + 8
      entry.trailing == window.trailing
      entry.top == window.top
    }
    func text() -> String { tree.ambiguities.map(\.description).joined(separator: "\n") }
    #expect(
      text() == """
        label: width is not determined (now 60, 60 to 132): label and entry hug their content \
        equally (250): raise the horizontal hugging of label to 251
        entry: x is not determined (now 68, 68 to 140): raise the horizontal hugging of label to 251
        entry: width is not determined (now 232, 160 to 232): raise the horizontal hugging of label \
        to 251
        """)
    let frames = [label.layoutFrame, entry.layoutFrame]
    label.measure = { _, _ in
      LayoutMetrics(
        intrinsicWidth: 60, intrinsicHeight: 20,
        hugging: AxisPriorities(horizontal: 251, vertical: .low))
    }
    tree.metricsDidChange(of: label)
    #expect(tree.ambiguities.isEmpty && [label.layoutFrame, entry.layoutFrame] == frames)
  }

  @Test("The text names two labels in a row that are compressed equally")
  func equalResistance() {
    title.intrinsicContentSize = Size(width: 200, height: 20)
    subtitle.intrinsicContentSize = Size(width: 160, height: 20)
    Constraint.activate {
      [title, subtitle].top == card.top
      title.leading == card.leading
      subtitle.leading == title.trailing
      subtitle.trailing == card.trailing
    }
    #expect(
      text() == """
        title: width is not determined (now 140, 140 to 200): title and subtitle resist \
        compression equally (750): lower the horizontal compression resistance of title to 749
        subtitle: x is not determined (now 140, 140 to 200): lower the horizontal compression \
        resistance of title to 749
        subtitle: width is not determined (now 160, 100 to 160): lower the horizontal compression \
        resistance of title to 749
        """)
  }

  @Test("The text names two views that share the available space")
  func sharing() {
    Constraint.activate {
      [title, subtitle].verticalEdges == card.verticalEdges
      title.leading == card.leading
      subtitle.leading == title.trailing
      subtitle.trailing == card.trailing
    }
    #expect(
      text() == """
        title: width is not determined (now 0, 0 to 300): give it a width; title.width == 0 keeps \
        it as it is
        subtitle: x is not determined (now 0, 0 to 300): determined by title.width == 0
        subtitle: width is not determined (now 300, 0 to 300): determined by title.width == 0
        """)
  }

  @Test("The text suggests a relation to a neighbor that is already kept at a distance")
  func neighbour() {
    let line = #line + 4
    Constraint.activate {
      title.edges(.top, .leading, .bottom) == card.edges
      title.width == 40
      subtitle.leading >= title.trailing + 8
      subtitle.trailing <= card.trailing
      subtitle.top == card.top
      subtitle.size == 20
    }
    #expect(
      text() == """
        subtitle: x is not determined (now 48, 48 to 280): subtitle.leading >= title.trailing + 8 \
        (AmbiguityTextTests.swift:\(line)) is only a bound; make it subtitle.leading == title.trailing + 8
        """)
  }

  @Test("The text names two optional constraints of the same priority")
  func tie() {
    settleSubtitle()
    Constraint.activate {
      title.edges(.top, .leading, .bottom) == card.edges
      title.width == 100 ~ .medium
      title.width == 180 ~ .medium
    }
    #expect(
      text() == """
        title: width is not determined (now 100, 100 to 180): add title.width == 100
        """)
  }

  @Test("The text is empty if everything is determined")
  func nothing() {
    settleSubtitle()
    Constraint.activate { title.edges == card.edges }
    #expect(card.ambiguities.isEmpty)
    #expect(!title.hasAmbiguousLayout && !card.hasAmbiguousLayout)
  }
}
