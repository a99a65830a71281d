#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AnchorsLayout
import AppKit

// AppKit's API for the reader of live views.

extension NSView {
  /// The controller whose view this is.
  var controller: NSResponder? { nextResponder as? NSViewController }
  /// The end of the responder chain above the view: window, window controller, application.
  var responders: [NSResponder] {
    Array(sequence(first: self as NSResponder) { $0.nextResponder }.dropFirst())
  }

  /// The frame in the superview's coordinates, y growing downwards.
  var frameBeforeTransform: CGRect { topDown(frame) }

  /// The origin. In AppKit a separate view scrolls, whose subviews' frames are final.
  var scrolledTo: CGPoint { .zero }

  /// `true` if subviews are not seen outside of the view. AppKit tells it since macOS 14 only.
  var clipsSubviews: Bool { false }

  /// `false`, because AppKit does not expose whether the direction was set for this view.
  var hasOwnDirection: Bool { false }

  /// The view itself: AppKit tells the offsets of its baselines.
  func baselineView(isLast: Bool) -> NSView { self }

  /// The distances of the first baseline from the alignment rectangle's top edge, and of the last
  /// one from its bottom edge.
  var baselines: (first: Double, last: Double) {
    (Double(firstBaselineOffsetFromTop), Double(lastBaselineOffsetFromBottom))
  }

  /// The text by which a person knows the view; nothing that was typed into a field for secrets.
  var visibleText: String? {
    guard let field = self as? NSTextField else { return nil }
    if let placeholder = field.placeholderString, !placeholder.isEmpty { return placeholder }
    return field is NSSecureTextField ? nil : field.stringValue
  }

  /// Measures text that wraps in a width; `nil`, as a field's size in another width is its cell's
  /// to say.
  var measure: (@MainActor (Double) -> Size)? { nil }

  /// The number of pixels per point.
  var pixelsPerPoint: Double { max(1, Double(window?.backingScaleFactor ?? 1)) }

  /// `true` if AppKit fills the view itself.
  var isControl: Bool { self is NSControl }

  /// The classes of views that AppKit puts around the content of windows.
  static let systemContainers: Set<String> = [
    "NSThemeFrame", "NSTitlebarContainerView", "NSTitlebarView", "NSClipView",
  ]
}

extension LayoutReport {
  /// The toolkit's name.
  static let toolkit = "AppKit"
}

extension AutoresizingMask {
  /// A view's mask, as the library has it: y grows downwards.
  @MainActor
  init(of view: NSView) {
    let native = view.autoresizingMask
    let isDown = view.superview?.isFlipped ?? false
    self.init(rawValue: UInt8(truncatingIfNeeded: native.rawValue & 0b111))
    if native.isDisjoint(with: [.height, .minYMargin, .maxYMargin]), !isDown {
      // It keeps its distance from the bottom.
      insert(.flexibleTopMargin)
    }
    if native.contains(.height) { insert(.flexibleHeight) }
    if native.contains(.minYMargin) { insert(isDown ? .flexibleTopMargin : .flexibleBottomMargin) }
    if native.contains(.maxYMargin) { insert(isDown ? .flexibleBottomMargin : .flexibleTopMargin) }
  }
}

extension NSLayoutGuide {
  /// The identifier; `nil` for none.
  var name: String? { identifier.rawValue.isEmpty ? nil : identifier.rawValue }
}
#endif
