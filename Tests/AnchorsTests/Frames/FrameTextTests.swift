import Anchors
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
    title.intrinsicContentSize = Size(width: 180, height: 20)
  }

  @Test("in a card")
  func card1() throws {
    try Installer.install(
      card.leading == screen.leading + 16, card.trailing == screen.trailing - 16,
      card.top == screen.top + 16, card.bottom == screen.bottom - 16,
      title.leading == card.leading + 12, title.trailing == card.trailing - 12,
      title.top == card.top + 10)
    print(title.explainFrame())
  }

  @Test("held back")
  func held() throws {
    try Installer.install(
      card.leading == screen.leading + 16, card.trailing == screen.trailing - 16,
      card.top == screen.top + 16, card.height == title.height + 20,
      title.leading == card.leading + 12, title.width == card.width ~ .high,
      title.top == card.top + 10, title.width <= 100)
    print(title.explainFrame())
    print(card.explainFrame())
    print(screen.explainFrame())
  }

  @Test("open")
  func open() throws {
    let other = LayoutView(name: "other")
    screen.addSubview(other)
    try Installer.install(
      card.left == screen.left, other.left == card.right, other.right == screen.right,
      card.top <= screen.top + 10, card.height >= 30, other.bottom == screen.bottom)
    title.translatesAutoresizingMaskIntoConstraints = true
    title.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    print(other.explainFrame())
    print(card.explainFrame())
    print(title.explainFrame())
  }
}
