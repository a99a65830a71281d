#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

package typealias NativeView = _NativeView
package typealias NativeGuide = _NativeGuide

// Views and guides have the same expressions and installation as those of the portable tree. This
// code is for the main actor, like UIKit's classes; in Swift, AppKit's guides and constraints are
// not. `@preconcurrency` on each member is what UIKit's own members have.

extension NativeView: @preconcurrency AnchorSource, @preconcurrency LayoutItem, _MainActorItem {
  /// The library's own part of the view.
  public var layoutNode: LayoutNode { associatedNode(of: self) }
  /// The library's own part of the view.
  public var _anchorsNode: LayoutNode { layoutNode }
  /// UIKit or AppKit.
  public var layoutSystem: LayoutSystem { .native }
  /// The superview.
  public var layoutParent: (any LayoutItem)? { superview }
  /// The guides and subviews.
  public var layoutChildren: [any LayoutItem] { layoutGuides + subviews }

  /// The last view on the way up.
  @usableFromInline
  package final var topmostView: _NativeView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

extension NativeGuide: @preconcurrency AnchorSource, @preconcurrency LayoutItem {
  /// The library's own part of the guide.
  @preconcurrency @MainActor
  public var layoutNode: LayoutNode { associatedNode(of: self) }
  /// UIKit or AppKit.
  @preconcurrency @MainActor
  public var layoutSystem: LayoutSystem { .native }
  /// The owning view.
  @preconcurrency @MainActor
  public var layoutParent: (any LayoutItem)? { owningView }
  /// Guides have no children.
  @preconcurrency @MainActor
  public var layoutChildren: [any LayoutItem] { [] }
  /// A guide: constraints are placed on its owning view.
  @preconcurrency @MainActor
  public var layoutRole: LayoutRole { .guide }
  /// For a view's margins guide the view's own value, because the margins move with the view.
  /// `false` for other guides.
  @preconcurrency @MainActor
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewOfMargins?.translatesAutoresizingMaskIntoConstraints ?? false }
    set { viewOfMargins?.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  @preconcurrency @MainActor
  private var viewOfMargins: NativeView? { isMarginsGuide ? owningView : nil }

  /// `true` for the margins guide of a view. The identifier tells: asking the view for its margins
  /// guide would create one, with constraints.
  @preconcurrency @MainActor
  package var isMarginsGuide: Bool { nativeIdentifier == NativeView.marginsGuideIdentifier }
}

// These are extensions of the protocol, so that a class's own members come first: a view's own
// `margins`, and `layoutFrame` of a UILayoutGuide, which is a CGRect.

extension LayoutItem where Self: _NativeView {
  /// The name used in descriptions and messages: the one it was set to, else the view's identifier
  /// (on UIKit the `accessibilityIdentifier`), else the name of the class.
  ///
  ///     title.layoutName = "title"
  ///     print(title.top == card.top + 10)      // title.top == UIView.top + 10
  @preconcurrency @MainActor
  public var layoutName: String {
    get { associatedName(of: self) ?? nativeIdentifier ?? typeName(of: self) }
    set { layoutNode.assignedName = newValue }
  }

  /// The alignment rectangle in the superview's coordinates, in points, y growing downwards.
  @preconcurrency @MainActor
  public var layoutFrame: Rect {
    get { Rect(topDown(alignmentRect(forFrame: frame))) }
    set { frame = frame(forAlignmentRect: topDown(CGRect(newValue))) }
  }

  /// The view's content metrics. On UIKit they have no baselines, which UIKit exposes only to its
  /// solver.
  @preconcurrency @MainActor
  public var layoutMetrics: LayoutMetrics {
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

  /// The direction the view is laid out in.
  @preconcurrency @MainActor
  public var ownLayoutDirection: InterfaceDirection? {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The guide within the view's safe area: `safeAreaLayoutGuide`.
  ///
  ///     card.edges == screen.safeArea.edges.inset(by: 16)
  @preconcurrency @MainActor
  public var safeArea: _NativeGuide { safeAreaLayoutGuide }

  /// The guide within the view's layout margins: `layoutMarginsGuide`.
  @preconcurrency @MainActor
  public var margins: _NativeGuide { layoutMarginsGuide }

  /// Returns the view's own guide with this name, or an added guide with this identifier.
  @preconcurrency @MainActor
  public func layoutGuide(named name: String) -> (any LayoutItem)? {
    switch name {
    case "safeArea": safeAreaLayoutGuide
    case "margins": layoutMarginsGuide
    default: nativeGuide(named: name) ?? childGuide(named: name)
    }
  }
}

extension LayoutItem where Self: _NativeGuide {
  /// The name used in descriptions and messages: the one it was set to, else the owning view's name
  /// and, as for guides of the portable tree, the guide's.
  @preconcurrency @MainActor
  public var layoutName: String {
    get {
      if let name = associatedName(of: self) { return name }
      let identifier = nativeIdentifier
      let name =
        identifier.isEmpty
        ? typeName(of: self) : Self.namesByIdentifier[identifier] ?? identifier
      return owningView.map { "\($0.layoutName).\(name)" } ?? name
    }
    set { layoutNode.assignedName = newValue }
  }

  /// The frame in the owning view's coordinates, in points, y growing downwards. The toolkit sets
  /// it.
  @preconcurrency @MainActor
  public var layoutFrame: Rect {
    get { nativeFrame }
    set { _ = newValue }
  }
}
#endif
