import TestSupport
import Testing

@Suite("The seam lays out what is AppKit's own way") @MainActor
struct AppKitSeamTests {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled,
    backing: .buffered, defer: false)

  private var content: NSView {
    get throws { try #require(window.contentView) }
  }

  init() { installSeam() }

  @Test("A view that translates its mask keeps its distance from the bottom")
  func fixedFromBelow() throws {
    let (box, below) = (NSView(frame: NSRect(x: 10, y: 150, width: 20, height: 30)), NSView())
    below.translatesAutoresizingMaskIntoConstraints = false
    try content.addSubview(box)
    try content.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      below.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(below.frame.maxY == 145 && below.frame.minY == 105)
    window.setContentSize(NSSize(width: 300, height: 400))
    window.layoutIfNeeded()
    #expect(box.frame.minY == 150 && below.frame.maxY == 145)
    #expect(below.frameFromTop.minY == 255)
  }

  @Test("Guides' frames are in the owning view's own coordinates", arguments: [false, true])
  func guideCoordinates(isFlipped: Bool) throws {
    let owner = isFlipped ? FlippedView() : NSView()
    window.contentView = owner
    let guide = NSLayoutGuide()
    guide.owningView = owner
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: 10),
      guide.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(guide.frame == NSRect(x: 0, y: isFlipped ? 10 : 130, width: 50, height: 60))
    #expect(guide.frameFromTop == NSRect(x: 0, y: 10, width: 50, height: 60))
  }

  @Test("The additional safe area counts")
  func additionalSafeArea() throws {
    let (content, view) = (try content, NSView())
    content.additionalSafeAreaInsets = NSEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == NSRect(x: 10, y: 0, width: 290, height: 180))
  }
}
