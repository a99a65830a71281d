#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The kind of a guide.
enum LiveGuideKind {
  /// Nothing: constraints determine its frame.
  case free
  case margins
  case safeArea
  /// The content of a view that scrolls.
  case content
  /// The frame of a view that scrolls.
  case frame
  /// Another guide with a frame from the toolkit: the keyboard, readable content.
  case fixed
}

extension NativeGuide {
  /// The kind of the guide, by the toolkit's identifier.
  var kind: LiveGuideKind {
    switch name {
    case NativeView.marginsGuideIdentifier: .margins
    case "UIViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide": .safeArea
    case "UIScrollView-contentLayoutGuide": .content
    case "UIScrollView-frameLayoutGuide": .frame
    case "UIViewReadableContentGuide", "UIViewKeyboardLayoutGuide": .fixed
    default: .free
    }
  }

  /// `true` if the toolkit has added the guide itself, such as in a stack.
  var isPrivate: Bool { String(describing: type(of: self)).hasPrefix("_") }
}

extension NativeView {
  /// `true` if a constraint uses the content of the view, which then scrolls by constraints.
  var hasContentGuides: Bool {
    #if canImport(UIKit)
    guard self is UIScrollView else { return false }
    if layoutGuides.contains(where: { $0.kind == .content || $0.kind == .frame }) { return true }
    return constraints.contains { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        item === self || (item as? NativeGuide)?.kind == .content
      }
    } && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    #else
    return false
    #endif
  }
}

extension LayoutView {
  /// The guide that represents a guide of the toolkit.
  @MainActor
  func guide(like guide: NativeGuide, of owner: NativeView, named name: String) -> LayoutGuide {
    switch (guide.kind, self) {
    case (.margins, _): return margins
    case (.safeArea, _): return safeArea
    case (.content, let copy as LayoutScrollView): return copy.contentLayoutGuide
    case (.frame, let copy as LayoutScrollView): return copy.frameLayoutGuide
    default: break
    }
    let size = Size(owner.bounds.size)
    var frame = (guide as any LayoutItem).layoutFrame.finite
    if frame.width == 0, frame.height == 0 {
      // It has not taken part in a layout yet.
      let insets = safeAreaInsets
      frame = Rect(
        x: insets.left, y: size.height - insets.bottom,
        width: size.width - insets.left - insets.right, height: insets.bottom)
    }
    let made = LayoutGuide(
      identifier: name,
      insets: Insets(
        top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
        right: size.width - frame.maxX))
    addLayoutGuide(made)
    return made
  }
}
#endif
