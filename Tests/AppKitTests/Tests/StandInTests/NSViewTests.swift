import AppKit
import Testing

private final class Flipped: NSView {
  override var isFlipped: Bool { true }
}

@Suite("The stand-in for AppKit") @MainActor
struct NSViewTests {
  @Test("Raw values of AppKit's own types are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue == 500)
    #expect(NSLayoutConstraint.Priority.fittingSizeCompression.rawValue == 50)
  }

  @Test("Rectangles convert between flipped and unflipped views")
  func conversion() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let flipped = Flipped(frame: NSRect(x: 10, y: 20, width: 50, height: 60))
    let inner = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(flipped)
    flipped.addSubview(inner)
    // 2 below flipped's top, which is at 80.
    #expect(inner.convert(inner.bounds, to: root) == NSRect(x: 11, y: 74, width: 3, height: 4))
    #expect(inner.convert(NSPoint(x: 11, y: 74), from: root) == .zero)
    #expect(inner.convert(inner.bounds, to: flipped) == inner.frame)
  }

  @Test("Subviews are put above and below others")
  func order() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b, positioned: .below, relativeTo: a)
    root.addSubview(c, positioned: .above, relativeTo: b)
    #expect(root.subviews == [b, c, a])
    root.addSubview(a, positioned: .below, relativeTo: nil)
    #expect(root.subviews == [a, b, c])
    root.replaceSubview(b, with: NSView())
    #expect(b.superview == nil && root.subviews.count == 3)
  }

  @Test("A window's content view fills it, and knows it")
  func window() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled,
      backing: .buffered, defer: false)
    let view = NSView()
    window.contentView = view
    #expect(view.frame == NSRect(x: 0, y: 0, width: 300, height: 200))
    #expect(view.window?.backingScaleFactor == 2)
    #expect(view.window === window && view.superview != nil)
    window.contentView = nil
    #expect(view.window == nil)
  }
}
