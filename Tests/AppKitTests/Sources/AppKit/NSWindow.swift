// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A window that is all content: the frame around it has no bars.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  public enum OrderingMode: Int, @unchecked Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless = StyleMask([])
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
  }

  public enum BackingStoreType: UInt, @unchecked Sendable {
    case retained = 0
    case nonretained = 1
    case buffered = 2
  }

  private let _windowFrame: _WindowFrame

  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    _windowFrame = _WindowFrame(frame: NSRect(origin: .zero, size: contentRect.size))
    super.init()
    _windowFrame._window = self
    contentView = NSView()
    _contentViewDidChange(from: nil)
  }
  public required init?(coder: NSCoder) { fatalError("not archived in the stand-in") }
  public convenience init(_: Void = ()) {
    self.init(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
  }

  open private(set) var frame: NSRect
  open var backingScaleFactor: CGFloat { 2 }
  open var styleMask: NSWindow.StyleMask
  open func setContentSize(_ size: NSSize) {
    frame.size = size
    _windowFrame.frame.size = size
    contentView?.frame = _windowFrame.bounds
  }

  open var contentView: NSView? {
    didSet { if contentView !== oldValue { _contentViewDidChange(from: oldValue) } }
  }
  private func _contentViewDidChange(from former: NSView?) {
    former?.removeFromSuperview()
    guard let contentView else { return }
    contentView.frame = _windowFrame.bounds
    _windowFrame.addSubview(contentView)
  }
  open var contentViewController: NSViewController? {
    didSet { if let contentViewController { contentView = contentViewController.view } }
  }

  open func updateConstraintsIfNeeded() { _windowFrame.updateConstraintsForSubtreeIfNeeded() }
  open func layoutIfNeeded() { _windowFrame.layoutSubtreeIfNeeded() }
}

/// The superview of a window's content view.
@preconcurrency @MainActor
internal final class _WindowFrame: NSView {
  weak var _window: NSWindow?
  override var nextResponder: NSResponder? {
    get { super.nextResponder ?? _window }
    set { super.nextResponder = newValue }
  }
}
