#if canImport(AppKit)
@_exported import Anchors
@_exported import AppKit

/// The platform's name.
public let platformName = "AppKit"
/// The platform's view.
public typealias View = NSView
/// The platform's layout guide.
public typealias Guide = NSLayoutGuide
/// The platform's view controller.
public typealias ViewController = NSViewController
/// The platform's label: a fixed cell of 8 × 16 per character.
public typealias Label = NSTextField
/// The platform's distances from the four edges.
public typealias EdgeInsets = NSEdgeInsets
/// The platform's name for an axis of layout.
public typealias NativeAxis = NSLayoutConstraint.Orientation
/// The platform's type of priorities.
public typealias NativePriority = NSLayoutConstraint.Priority

extension NSView {
  /// Brings frames up to date, and calls `layout()` where it is due.
  public func layOut() { layoutSubtreeIfNeeded() }

  /// `true` if `leading` is on the right. Setting it does not change subviews.
  public var isRightToLeft: Bool {
    get { userInterfaceLayoutDirection == .rightToLeft }
    set { userInterfaceLayoutDirection = newValue ? .rightToLeft : .leftToRight }
  }

  /// The margins, where tests may set them.
  public var testMargins: NSEdgeInsets {
    get { _layoutMargins }
    set { _layoutMargins = newValue }
  }

  /// `true` if y grows downwards in the view's own coordinates.
  var hasDownwardY: Bool { isFlipped }

  /// The views whose first and last baselines are this one's.
  var baselineViews: (first: NSView, last: NSView) { (self, self) }
  /// The distances of the baselines of the view's own text from its top and its bottom edge.
  var ownBaselines: (first: Double, last: Double) {
    (Double(firstBaselineOffsetFromTop), Double(lastBaselineOffsetFromBottom))
  }
}

extension NSLayoutGuide {
  /// The frame in the owning view's coordinates.
  public var nativeFrame: NSRect { frame }

  /// The height of the view's part that a keyboard covers.
  var keyboardHeight: Double { 0 }
}

extension NSTextField {
  /// The words, by one name on both platforms.
  public var words: String {
    get { stringValue }
    set { stringValue = newValue }
  }
}
#endif
