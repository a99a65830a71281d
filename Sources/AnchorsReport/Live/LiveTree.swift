#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A copy of a live tree of views, with all their constraints, as a tree that the library's engine
/// lays out.
///
/// The live tree is not changed. Margins, safe areas and their guides, frames from masks and the
/// root's size are fixed values. The toolkit's own constraints for content and masks are skipped,
/// because the copies have both.
@MainActor
struct LiveTree {
  /// The copy of the root.
  let root: LayoutView
  /// Views and guides, each with its copy; views in the order of the tree.
  private(set) var items: [LiveItem] = []
  /// Constraints, each with its copy, in the order of the views that hold them.
  var constraints: [LiveConstraint] = []
  /// Constraints that have no counterpart, each as the toolkit prints it and with the reason.
  var unread: [String] = []
  let options: Options
  let names: ViewNames
  private var places: [ObjectIdentifier: Int] = [:]

  /// The differences between the copy and the screen.
  struct Options {
    /// Constraints that are passed over.
    var leavingOut: Set<ObjectIdentifier> = []
    /// The direction of every view without its own.
    var direction: InterfaceDirection?
    /// `true` if wrapping text is measured again in other widths.
    var measuresText = false
  }

  /// A view and the constraints that it holds.
  struct Holder {
    let view: NativeView
    let constraints: [NSLayoutConstraint]
    /// `true` if the toolkit sizes the view by its own constraints.
    let isSizedFromOutside: Bool

    @MainActor
    init(_ view: NativeView) {
      self.view = view
      constraints = view.constraints
      isSizedFromOutside = constraints.contains { $0.firstItem === view && $0.isEncapsulatedSize }
    }
  }

  /// - Complexity: O(views, guides and constraints).
  init(below top: NativeView, _ options: Options = Options()) {
    self.options = options
    names = ViewNames(below: top)
    root = ViewCopy(frame: Rect(size: Size(top.bounds.size).finite), alignment: top.alignment)
    root.layoutTree.conflictHandler = nil
    var holders: [Holder] = []
    for visit in preorder(from: top, children: { $0.subviews }) {
      holders.append(Holder(visit.node))
      add(visit.node, in: visit.parent < 0 ? nil : holders[visit.parent].view)
    }
    for holder in holders { addGuides(of: holder.view) }
    for holder in holders {
      if holder.isSizedFromOutside { keepPlace(of: holder) } else { keepMask(of: holder.view) }
    }
    // The app's constraints come last, because they should be removed first.
    let classes = ClassNames()
    let all = holders.flatMap { holder in
      holder.constraints.map { HeldConstraint($0, by: holder.view, names.name(of: $0), classes) }
    }
    for held in all where held.isSystems { install(held) }
    for held in all where !held.isSystems { install(held) }
    // Installing has turned masks off.
    for holder in holders where !holder.isSizedFromOutside { keepMask(of: holder.view) }
  }

  /// The place among ``items`` of a live view or guide, if it is in the tree.
  func place(of live: AnyObject) -> Int? { places[ObjectIdentifier(live)] }

  /// The copy of a live view or guide, made for a guide that the toolkit keeps when it is first
  /// needed.
  mutating func copy(of live: AnyObject) -> (any LayoutItem)? {
    if let place = place(of: live) { return items[place].copy }
    guard let guide = live as? NativeGuide, let owner = guide.owningView,
      let copy = viewCopy(of: owner)
    else { return nil }
    // A view does not list all of the toolkit's guides, of which later versions have others: the
    // toolkit may place them without constraints.
    let isPlaced = owner.constraints.contains { $0.firstItem === guide }
    let frame = (guide as any LayoutItem).layoutFrame
    if guide.kind == .free, isPlaced || frame.size == .zero { return add(guide, to: copy) }
    let mirrored = copy.guide(like: guide, of: owner, named: names.name(of: guide))
    note(guide, mirrored, frame: frame, isSystem: true)
    return mirrored
  }

  /// The copy of a live view, if it is in the tree.
  func viewCopy(of view: NativeView) -> LayoutView? {
    place(of: view).flatMap { items[$0].copy as? LayoutView }
  }

  /// Records the live object of a copy.
  mutating func note(
    _ live: NSObject & LayoutItem, _ copy: any LayoutItem, frame: Rect, isSystem: Bool
  ) {
    places[ObjectIdentifier(live)] = items.count
    items.append(LiveItem(copy, live, frame: frame, isSystem: isSystem))
  }
}
#endif
