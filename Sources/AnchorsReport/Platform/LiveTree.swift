#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A copy of a live tree of views, with all their constraints, as a tree that the library's engine lays out.
///
/// The live tree is read and left as it is. What the toolkit knows by itself is taken as given: margins, safe
/// areas and the guides that follow them, frames that masks determine, the size of the topmost view. Its own
/// constraints for content and masks are passed over, since the copies have both.
@MainActor
struct LiveTree {
  /// The copy of the topmost view.
  let root: LayoutView
  /// Views and guides, each with its copy; views in the order of the tree.
  private(set) var items: [LiveItem] = []
  /// Constraints, each with its copy, in the order of the views that hold them.
  private(set) var constraints: [LiveConstraint] = []
  /// Constraints that have no counterpart.
  private(set) var unread: [UnreadConstraint] = []
  let options: Options
  private let names: ViewNames
  private var places: [ObjectIdentifier: Int] = [:]

  /// What is to be different from what is on the screen.
  struct Options {
    /// Constraints that are passed over.
    var leavingOut: Set<ObjectIdentifier> = []
    /// The direction of every view that was not given one of its own.
    var direction: LayoutDirection?
    /// Whether text that wraps is measured again in other widths.
    var measuresText = false
  }

  /// - Complexity: O(views, guides and constraints).
  init(below top: NativeView, _ options: Options = Options()) {
    self.options = options
    names = ViewNames(below: top)
    root = ViewCopy(frame: Rect(size: Size(top.bounds.size).finite), alignment: top.alignment)
    root.conflictHandler = nil
    var holders: [(view: NativeView, constraints: [NSLayoutConstraint])] = []
    for visit in Preorder(from: top, children: { $0.subviews }) {
      let constraints = visit.node.constraints
      holders.append((visit.node, constraints))
      add(visit.node, in: visit.parent < 0 ? nil : holders[visit.parent].view)
    }
    for (view, _) in holders { addGuides(of: view) }
    for (view, constraints) in holders where !view.isSizedFromOutside(constraints) {
      keepMask(of: view)
    }
    for (view, constraints) in holders { giveFrame(of: view, constraints) }
    // What the app has written comes last, as it is what gives way.
    let all = holders.flatMap { view, constraints in
      constraints.map { HeldConstraint($0, by: view, names.name(of: $0)) }
    }
    for held in all where held.isSystems { install(held) }
    for held in all where !held.isSystems { install(held) }
    // Installing has turned masks off.
    for (view, constraints) in holders where !view.isSizedFromOutside(constraints) {
      keepMask(of: view)
    }
  }

  /// The place among ``items`` of a live view or guide, if it is in the tree.
  func place(of live: AnyObject) -> Int? { places[ObjectIdentifier(live)] }

  /// The copy of a live view or guide, made for a guide that the toolkit keeps when it is first needed.
  mutating func copy(of live: AnyObject) -> (any LayoutItem)? {
    if let place = place(of: live) { return items[place].copy }
    guard let guide = live as? NativeGuide, let owner = guide.owningView,
      let copy = places[ObjectIdentifier(owner)].flatMap({ items[$0].copy as? LayoutView })
    else { return nil }
    let mirrored = copy.guide(like: guide, of: owner, named: names.name(of: guide))
    note(guide, mirrored, frame: (guide as any LayoutItem).layoutFrame, isSystem: true)
    return mirrored
  }
}

// MARK: - Views and guides

extension LiveTree {
  private mutating func add(_ view: NativeView, in superview: NativeView?) {
    let copy: LayoutView
    if let superview {
      let frame = Rect(view.frameBeforeTransform).finite
      copy =
        view.hasContentGuides
        ? ScrollViewCopy(frame: frame, alignment: view.alignment)
        : ViewCopy(frame: frame, alignment: view.alignment)
      (items[places[ObjectIdentifier(superview)] ?? 0].copy as? LayoutView)?.addSubview(copy)
    } else {
      copy = root
    }
    if view.scrolledTo != .zero {
      copy.bounds = Rect(origin: Point(view.scrolledTo), size: copy.bounds.size)
    }
    copy.layoutName = names.name(of: view)
    copy.isHidden = view.isHidden
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
    let priorities = [
      (
        LayoutAxis.horizontal, view.contentHuggingPriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .horizontal)
      ),
      (
        .vertical, view.contentHuggingPriority(for: .vertical),
        view.contentCompressionResistancePriority(for: .vertical)
      ),
    ]
    for (axis, hugging, resistance) in priorities {
      copy.setContentHuggingPriority(Priority(hugging).allowed, for: axis)
      copy.setContentCompressionResistancePriority(Priority(resistance).allowed, for: axis)
    }
    if options.measuresText, let measure = view.measure {
      (copy as? ViewCopy)?.measure = { width in MainActor.assumeIsolated { measure(width) } }
    }
  }

  private func copySurroundings(of view: NativeView, to copy: LayoutView) {
    let own: LayoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    copy.layoutDirection = view.hasOwnDirection ? own : options.direction ?? own
    var margins = view.givenMargins.finite
    if copy.layoutDirection != own { swap(&margins.left, &margins.right) }
    copy.insetsLayoutMarginsFromSafeArea = false
    copy.layoutMargins = margins
    copy.safeAreaInsets = Insets(view.safeAreaInsets).finite
  }

  /// Adds the guides that constraints determine.
  private mutating func addGuides(of view: NativeView) {
    guard let copy = places[ObjectIdentifier(view)].flatMap({ items[$0].copy as? LayoutView })
    else { return }
    for guide in view.layoutGuides where guide.kind == .free && place(of: guide) == nil {
      let mirrored = LayoutGuide(identifier: names.name(of: guide))
      copy.addLayoutGuide(mirrored)
      note(guide, mirrored, frame: (guide as any LayoutItem).layoutFrame, isSystem: guide.isPrivate)
    }
  }

  private mutating func note(
    _ live: NSObject, _ copy: any LayoutItem, frame: Rect, isSystem: Bool
  ) {
    places[ObjectIdentifier(live)] = items.count
    items.append(LiveItem(copy, live, frame: frame, isSystem: isSystem))
  }

  /// Has the copy follow its superview's size as the live view does, if its mask is on.
  private func keepMask(of view: NativeView) {
    guard let place = places[ObjectIdentifier(view)], let copy = items[place].copy as? LayoutView,
      copy !== root
    else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      copy.autoresizingMask = AutoresizingMask(of: view)
    }
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
  }

  /// Keeps a view that the toolkit sizes from outside where it is, with what it has not been told as it is now.
  private func giveFrame(of view: NativeView, _ constraints: [NSLayoutConstraint]) {
    guard view.isSizedFromOutside(constraints), view.translatesAutoresizingMaskIntoConstraints,
      let place = places[ObjectIdentifier(view)], let copy = items[place].copy as? LayoutView,
      copy !== root
    else { return }
    copy.translatesAutoresizingMaskIntoConstraints = false
    let sized = constraints.filter { $0.isEncapsulatedSize && $0.firstItem === view }
    let group = ConstraintGroup {
      copy.left == copy.frame.minX
      copy.top == copy.frame.minY
      if !sized.contains(where: { $0.firstAttribute == .width }) { copy.width == copy.frame.width }
      if !sized.contains(where: { $0.firstAttribute == .height }) {
        copy.height == copy.frame.height
      }
    }
    for constraint in group { constraint.identifier = "frame of \(copy.layoutName)" }
    group.activate()
  }
}

// MARK: - Constraints

extension LiveTree {
  private mutating func install(_ held: HeldConstraint) {
    let live = held.live
    if held.isPassedOver || options.leavingOut.contains(ObjectIdentifier(live)) { return }
    switch counterpart(of: held) {
    case .success(let copy):
      do {
        try Installer.install(copy)
        constraints.append(LiveConstraint(copy, held))
      } catch {
        unread.append(UnreadConstraint(live, "\(error)"))
      }
    case .failure(let problem): unread.append(problem)
    }
  }

  /// The same constraint between copies.
  private mutating func counterpart(of held: HeldConstraint) -> Result<Constraint, UnreadConstraint>
  {
    let live = held.live
    func problem(_ reason: String) -> Result<Constraint, UnreadConstraint> {
      .failure(UnreadConstraint(live, reason))
    }
    guard var attribute = Attribute(live.firstAttribute), let item = live.firstItem else {
      return problem("its first attribute is not one that apps can use")
    }
    guard let first = copy(of: baselineItem(of: item, attribute)) else {
      return problem("its first item is not in the tree")
    }
    var (relation, constant) = (Relation(live.relation), Double(live.constant))
    var second: (any LayoutItem)?
    var secondAttribute = Attribute(live.secondAttribute) ?? attribute
    if let item = live.secondItem {
      if Attribute(live.secondAttribute) == nil {
        return problem("its second attribute is not one that apps can use")
      }
      guard let found = copy(of: baselineItem(of: item, secondAttribute)) else {
        return problem("its second item is not in the tree")
      }
      second = found
    } else if !attribute.isSize {
      return problem("it has no second item")
    }
    var multiplier = Double(live.multiplier)
    let holder = copy(of: held.holder) as? LayoutView
    if multiplier != 1, second != nil, !attribute.isSize {
      // The toolkit measures multiples from the left in either direction.
      if attribute.isDirectional, holder?.layoutDirection == .rightToLeft {
        (attribute, secondAttribute) = (attribute.mirrored, secondAttribute.mirrored)
        (relation, constant) = (relation.flipped, -constant)
      }
      if multiplier == 0, let holder, holder !== first {
        // Nothing of the second item is left: a distance from where the holder's coordinates begin.
        attribute = attribute.unmirrored
        (second, multiplier) = (holder, 1)
        secondAttribute = attribute.isHorizontal ? .left : .top
      }
    }
    let made = Constraint(
      first.layoutNode, attribute, relation, second?.layoutNode, secondAttribute,
      multiplier: multiplier, constant: constant, priority: held.priority)
    made.identifier = held.identifier
    made.source = held.source
    return .success(made)
  }

  /// The item itself, or the one inside of it whose baseline counts.
  private func baselineItem(of item: AnyObject, _ attribute: Attribute) -> AnyObject {
    guard attribute == .firstBaseline || attribute == .lastBaseline, var view = item as? NativeView
    else { return item }
    for _ in 0..<16 {
      let inner = view.baselineView(isLast: attribute == .lastBaseline)
      if inner === view || place(of: inner) == nil { break }
      view = inner
    }
    return view
  }
}
#endif
