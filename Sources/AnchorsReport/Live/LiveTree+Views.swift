#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LiveTree {
  mutating func add(_ view: NativeView, in superview: NativeView?) {
    let copy: LayoutView
    if let superview {
      let frame = Rect(view.frameBeforeTransform).finite
      copy =
        view.hasContentGuides
        ? ScrollViewCopy(frame: frame, alignment: view.alignment)
        : ViewCopy(frame: frame, alignment: view.alignment)
      viewCopy(of: superview)?.addSubview(copy)
    } else {
      copy = root
    }
    if view.scrolledTo != .zero {
      copy.bounds = Rect(origin: Point(view.scrolledTo), size: copy.bounds.size)
    }
    copy.layoutName = names.name(of: view)
    copy.isHidden = view.isHidden
    copy.clipsToBounds = view.clipsSubviews
    copyContent(of: view, to: copy)
    copySurroundings(of: view, to: copy)
    note(view, copy, frame: Rect(view.frameBeforeTransform), isSystem: names.isSystem(view))
  }

  private func copyContent(of view: NativeView, to copy: LayoutView) {
    let size = view.intrinsicContentSize
    copy.intrinsicContentSize = Size(
      width: Double(size.width).size ?? LayoutView.noIntrinsicMetric,
      height: Double(size.height).size ?? LayoutView.noIntrinsicMetric)
    // The toolkit measures them from the alignment rectangle, the library from the frame.
    let baselines = view.baselines
    copy.baselineOffsetFromTop = (baselines.first + view.alignment.top).finite
    copy.baselineOffsetFromBottom = (baselines.last + view.alignment.bottom).finite
    for axis in [LayoutAxis.horizontal, .vertical] {
      let hugging = view.contentHuggingPriority(for: axis == .horizontal ? .horizontal : .vertical)
      let resistance = view.contentCompressionResistancePriority(
        for: axis == .horizontal ? .horizontal : .vertical)
      copy.setContentHuggingPriority(Priority(hugging).allowed, for: axis)
      copy.setContentCompressionResistancePriority(Priority(resistance).allowed, for: axis)
    }
    if options.measuresText, let measure = view.measure {
      (copy as? ViewCopy)?.measure = { width in MainActor.assumeIsolated { measure(width) } }
    }
  }

  private func copySurroundings(of view: NativeView, to copy: LayoutView) {
    let own: InterfaceDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    copy.layoutDirection = view.hasOwnDirection ? own : options.direction ?? own
    var margins = view.nativeMargins.finite
    if copy.layoutDirection != own { swap(&margins.left, &margins.right) }
    copy.insetsLayoutMarginsFromSafeArea = false
    copy.layoutMargins = margins
    copy.safeAreaInsets = Insets(view.safeAreaInsets).finite
  }

  /// Adds the guides that constraints determine.
  mutating func addGuides(of view: NativeView) {
    guard let copy = viewCopy(of: view) else { return }
    for guide in view.layoutGuides where guide.kind == .free { add(guide, to: copy) }
  }

  @discardableResult
  mutating func add(_ guide: NativeGuide, to copy: LayoutView) -> LayoutGuide {
    let mirrored = LayoutGuide(identifier: names.name(of: guide))
    copy.addLayoutGuide(mirrored)
    note(guide, mirrored, frame: (guide as any LayoutItem).layoutFrame, isSystem: guide.isPrivate)
    return mirrored
  }

  /// Has the copy follow its superview's size as the live view does, if its mask is on.
  func keepMask(of view: NativeView) {
    guard let copy = viewCopy(of: view), copy !== root else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      copy.autoresizingMask = AutoresizingMask(of: view)
    }
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Keeps the frame of a view that the toolkit sizes from outside.
  func keepPlace(of holder: Holder) {
    let view = holder.view
    guard view.translatesAutoresizingMaskIntoConstraints, let copy = viewCopy(of: view),
      copy !== root
    else { return }
    copy.translatesAutoresizingMaskIntoConstraints = false
    let sized = holder.constraints.filter { $0.isEncapsulatedSize && $0.firstItem === view }
    let group = ConstraintGroup {
      copy.left == copy.frame.minX
      copy.top == copy.frame.minY
      if !sized.contains(where: { $0.firstAttribute == .width }) { copy.width == copy.frame.width }
      if !sized.contains(where: { $0.firstAttribute == .height }) {
        copy.height == copy.frame.height
      }
    }
    for constraint in group { constraint.identifier = "frame of \(copy.layoutName)" }
    group.activate(line: 0)
  }
}
#endif
