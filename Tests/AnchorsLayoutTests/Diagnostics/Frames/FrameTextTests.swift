import AnchorsLayout
import Testing

/// Explanations of frames, whole.
@Suite("What is said of a frame")
struct FrameTextTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    screen.addSubview(card)
    card.addSubview(title)
  }

  /// The lines about one component.
  private func text(_ component: FrameComponent, of view: LayoutView) -> String {
    let lines = view.frameExplanation.description.split(separator: "\n").dropFirst()
    let rest = lines.drop { !$0.hasPrefix("\(component) = ") }
    return (rest.prefix(1) + rest.dropFirst().prefix { $0.hasPrefix(" ") }).joined(separator: "\n")
  }

  /// A card 16 inside the screen.
  private func placeCard() throws {
    try Installer.install(
      card.leading == screen.leading + 16, card.trailing == screen.trailing - 16,
      card.top == screen.top + 16, card.height == 200, line: 0)
  }

  @Test("The text explains a frame that edges determine")
  func edges() throws {
    try placeCard()
    let line = #line + 2
    Constraint.activate {
      title.leading == card.leading + 12
      title.trailing == card.trailing - 12
      title.top == card.top + 10
    }
    title.intrinsicContentSize = Size(width: 180, height: 20)
    let place = "(FrameTextTests.swift:"
    #expect(
      "\(title.frameExplanation)" == """
        title.frame = (12, 10, 334, 20) in card, (28, 26, 334, 20) in screen
        x = 28 in screen
          title.leading == card.leading + 12 \(place)\(line))    title.leading = 28
          card.leading == screen.leading + 16                             card.leading = 16
        y = 26 in screen
          title.top == card.top + 10 \(place)\(line + 2))    title.top = 26
          card.top == screen.top + 16                             card.top = 16
        width = 334
          title.trailing == card.trailing - 12 \(place)\(line + 1))    title.trailing = 362
          title.leading == card.leading + 12 \(place)\(line))      title.leading = 28
          card.leading == screen.leading + 16                               card.leading = 16
          card.trailing == screen.trailing - 16                             card.trailing = 374
          screen's size is fixed                                            screen.width = 390
        height = 20
          the height of title's content    title.height = 20
        """)
  }

  @Test("The text explains a frame that a bound keeps from growing")
  func bound() throws {
    try placeCard()
    try Installer.install(
      title.width == card.width ~ .high, title.width <= 100, line: 0)
    #expect(
      text(.width, of: title) == """
        width = 100
          title.width <= 100    title.width = 100
            holds back title.width == card.width ~ 750, which asks for 358
        """)
  }

  @Test("The text explains the frame of text that is longer than the available room")
  func compressed() throws {
    try placeCard()
    title.intrinsicContentSize = Size(width: 500, height: 20)
    try Installer.install(
      title.leading == card.leading + 12, title.trailing <= card.trailing - 12, line: 0)
    #expect(
      text(.width, of: title) == """
        width = 334
          title.trailing <= card.trailing - 12     title.trailing = 362
            holds back the width of title's content ~ 750, which asks for 528
          title.leading == card.leading + 12       title.leading = 28
          card.leading == screen.leading + 16      card.leading = 16
          card.trailing == screen.trailing - 16    card.trailing = 374
          screen's size is fixed                   screen.width = 390
        """)
  }

  @Test("The text explains the frame of text that fits within its bounds")
  func fitting() throws {
    try placeCard()
    title.intrinsicContentSize = Size(width: 180, height: 20)
    try Installer.install(
      title.leading == card.leading + 12, title.trailing <= card.trailing - 12,
      title.width <= 180, line: 0)
    #expect(
      text(.width, of: title) == """
        width = 180
          the width of title's content    title.width = 180
        """)
  }

  @Test("The text does not blame a constraint that holds by coincidence")
  func coincidence() throws {
    try placeCard()
    let other = LayoutView(name: "other")
    card.addSubview(other)
    try Installer.install(
      // A bound that is met, and an equality that decides.
      title.width <= 338, title.width == card.width - 20,
      // An optional constraint that happens to hold, and a stronger one that is held back.
      title.height == 60 ~ .low, title.height <= 60, title.height == 90 ~ .high,
      // Two bounds that are met, of which one only is pushed against.
      other.width <= 50, other.width >= 50, other.width == 80 ~ .medium, line: 0)
    #expect(
      text(.width, of: title) == """
        width = 338
          title.width == card.width - 20           title.width = 338
          card.trailing == screen.trailing - 16    card.trailing = 374
          card.leading == screen.leading + 16      card.leading = 16
          screen's size is fixed                   screen.width = 390
        """)
    #expect(
      text(.height, of: title) == """
        height = 60
          title.height <= 60    title.height = 60
            holds back title.height == 90 ~ 750, which asks for 90
        """)
    #expect(
      text(.width, of: other) == """
        width = 50
          other.width <= 50    other.width = 50
            holds back other.width == 80 ~ 500, which asks for 80
        """)
  }

  @Test("The text explains a frame from right to left")
  func rightToLeft() throws {
    screen.layoutDirection = .rightToLeft
    try placeCard()
    try Installer.install(
      title.leading == card.leading + 12, title.width == 100, line: 0)
    #expect(
      text(.x, of: title) == """
        x = 262 in screen
          title.leading == card.leading + 12     title.leading = 362
          card.leading == screen.leading + 16    card.leading = 374
          title.width == 100                     title.width = 100
          screen's size is fixed                 screen.width = 390
        """)
  }

  @Test("The text explains an ambiguous frame")
  func open() throws {
    let other = LayoutView(name: "other")
    screen.addSubview(other)
    try Installer.install(
      card.left == screen.left, other.left == card.right, other.right == screen.right,
      card.top <= screen.top + 10, card.height >= 30, other.height == 20, line: 0)
    #expect(
      "\(other.frameExplanation)" == """
        other.frame = (0, 0, 390, 20) in screen
        x = 0, which the constraints do not determine
          other.left == card.right                other.left = 0
          card.left == screen.left                card.left = 0
          not determined: as small as possible    card.width = 0
        y = 0, which the constraints do not determine
          not determined: 0    other.top = 0
        width = 390, which the constraints do not determine
          other.right == screen.right             other.right = 390
          other.left == card.right                other.left = 0
          card.left == screen.left                card.left = 0
          not determined: as small as possible    card.width = 0
          screen's size is fixed                  screen.width = 390
        height = 20
          other.height == 20    other.height = 20
        """)
    #expect(
      text(.y, of: card) == """
        y = 10, which the constraints do not determine
          card.top <= screen.top + 10: at the bound    card.top = 10
        """)
    #expect(
      text(.height, of: card) == """
        height = 30, which the constraints do not determine
          card.height >= 30: at the bound    card.height = 30
        """)
  }

  @Test("The text explains a fixed frame")
  func given() throws {
    screen.safeAreaInsets = Insets(top: 59, left: 0, bottom: 34, right: 0)
    card.frame = Rect(x: 20, y: 30, width: 200, height: 100)
    title.frame = Rect(x: 0, y: 0, width: 200, height: 10)
    title.autoresizingMask = [.flexibleWidth]
    let badge = LayoutView(name: "badge")
    screen.addSubview(badge)
    try Installer.install(badge.top == screen.safeArea.top + 8, line: 0)
    #expect(
      text(.x, of: card) == """
        x = 20
          card's frame is fixed by translatesAutoresizingMaskIntoConstraints    \
        card.left = 20
        """)
    #expect(
      text(.width, of: title) == """
        width = 200
          title's frame follows from its autoresizingMask                       \
        title.width = 200
          card's frame is fixed by translatesAutoresizingMaskIntoConstraints    \
        card.width = 200
        """)
    #expect(
      text(.y, of: badge) == """
        y = 67
          badge.top == screen.safeArea.top + 8                            badge.top = 67
          screen.safeArea has fixed distances from the edges around it    screen.safeArea.top = 59
        """)
    #expect(
      text(.x, of: screen) == """
        x = 0
          positions are measured from here
        """)
  }

  @Test("The text explains a guide's frame")
  func guide() throws {
    let gap = LayoutGuide(identifier: "gap")
    card.addLayoutGuide(gap)
    try placeCard()
    try Installer.install(gap.leading == card.leading + 8, gap.width == 24, line: 0)
    let explanation = LayoutTree(containing: screen).frameExplanation(of: gap)
    #expect(explanation.item === gap)
    #expect(explanation.components[0].value == 24)
    #expect(
      explanation.components[0].steps.map { "\($0.anchor) \($0.value)" } == [
        "card.gap.leading 24.0", "card.leading 16.0",
      ])
  }

  @Test("The text names no removed constraint")
  func removed() throws {
    try placeCard()
    try Installer.install(title.width == 100, title.width == 120, line: 0)
    #expect(
      text(.width, of: title) == """
        width = 100
          title.width == 100    title.width = 100
        """)
  }

  @Test("The text shortens a long explanation to its beginning and its end")
  func long() throws {
    var last = card
    try placeCard()
    for number in 1...40 {
      let view = LayoutView(name: "row\(number)")
      card.addSubview(view)
      try Installer.install(view.height == 10, view.top == last.bottom + 1, line: 0)
      last = view
    }
    let explanation = last.frameExplanation
    #expect(explanation.components[1].value == 216 + 40 * 11 - 10)
    #expect(explanation.components[1].steps.count == 40 + 39 + 2)
    let lines = text(.y, of: last).split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines[13] == "  … 63 more …")
  }

  @Test("Explaining an item of another tree traps")
  func foreign() async {
    #if os(macOS) || os(Linux) || os(Windows)
    await #expect(processExitsWith: .failure) {
      let screen = LayoutView(name: "screen", width: 10, height: 10)
      _ = LayoutTree(containing: screen).frameExplanation(of: LayoutView(name: "other"))
    }
    #endif
  }
}
