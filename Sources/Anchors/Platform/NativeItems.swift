#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

// Views and guides take part in expressions and installation as those of the portable tree do. All of
// it is for the main actor, which is where UIKit's classes are; AppKit's guides and constraints are
// not, in Swift.

@MainActor
extension NativeView: @MainActor LayoutItem {
  /// The library's own part of the view.
  public var layoutNode: LayoutNode { associatedNode(of: self) }
  /// UIKit or AppKit.
  public var layoutSystem: LayoutSystem { .native }
  /// The superview.
  public var layoutParent: (any LayoutItem)? { superview }
  /// The guides and subviews.
  public var layoutChildren: [any LayoutItem] { layoutGuides + subviews }

  /// The last view on the way up.
  package var topmostView: NativeView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

@MainActor
extension NativeGuide: @MainActor LayoutItem {
  /// The library's own part of the guide.
  public var layoutNode: LayoutNode { associatedNode(of: self) }
  /// UIKit or AppKit.
  public var layoutSystem: LayoutSystem { .native }
  /// The owning view.
  public var layoutParent: (any LayoutItem)? { owningView }
  /// Guides have no children.
  public var layoutChildren: [any LayoutItem] { [] }
  /// A guide: constraints are placed on its owning view.
  public var layoutRole: LayoutRole { .guide }
  /// For a view's margins guide the view's own value, because the margins move with the view.
  /// `false` for other guides.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewOfMargins?.translatesAutoresizingMaskIntoConstraints ?? false }
    set { viewOfMargins?.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  private var viewOfMargins: NativeView? { isMarginsGuide ? owningView : nil }

  /// `true` for the margins guide of a view. The identifier tells: asking the view for its margins
  /// guide would create one, with constraints.
  package var isMarginsGuide: Bool { nativeIdentifier == NativeView.marginsGuideIdentifier }
}

// What the classes answer in the words of the protocol, for the extensions that name the classes.

@MainActor
extension NativeView {
  var nativeAlignmentRect: Rect {
    get { Rect(topDown(alignmentRect(forFrame: frame))) }
    set { frame = frame(forAlignmentRect: topDown(CGRect(newValue))) }
  }

  var nativeMetrics: LayoutMetrics {
    let size = intrinsicContentSize
    let (baselineFromTop, baselineFromBottom) = nativeBaselineOffsets
    return LayoutMetrics(
      intrinsicWidth: size.width == NativeView.noIntrinsicMetric ? nil : Double(size.width),
      intrinsicHeight: size.height == NativeView.noIntrinsicMetric ? nil : Double(size.height),
      hugging: AxisPriorities(
        horizontal: Priority(contentHuggingPriority(for: .horizontal)),
        vertical: Priority(contentHuggingPriority(for: .vertical))),
      compressionResistance: AxisPriorities(
        horizontal: Priority(contentCompressionResistancePriority(for: .horizontal)),
        vertical: Priority(contentCompressionResistancePriority(for: .vertical))),
      baselineOffsetFromTop: baselineFromTop, baselineOffsetFromBottom: baselineFromBottom,
      margins: nativeMargins)
  }
}
#endif
