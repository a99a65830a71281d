#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The live views and constraints of which a tree has copies.
final class LiveOriginals: Originals {
  let items: [LiveItem]
  private let constraints: [ObjectIdentifier: LiveConstraint]
  private let places: [ObjectIdentifier: Int]

  @MainActor
  init(_ live: LiveTree) {
    items = live.items
    places = Dictionary(firstPlacesOf: items.map { ObjectIdentifier($0.copy) })
    constraints = live.constraints.reduce(into: [:]) { $0[ObjectIdentifier($1.copy)] = $1 }
  }

  /// Returns the live object of an item.
  func live(_ item: any LayoutItem) -> LiveItem? {
    places[ObjectIdentifier(item)].map { items[$0] }
  }

  /// Returns the live constraint that a constraint of the copy represents.
  func live(_ constraint: Constraint) -> LiveConstraint? {
    constraints[ObjectIdentifier(constraint)]
  }

  func isEncapsulatedSize(_ constraint: Constraint) -> Bool {
    live(constraint)?.isEncapsulatedSize ?? false
  }

  // MARK: Answers for reports

  override func original(of item: any LayoutItem) -> (any LayoutItem)? { live(item)?.original }

  override func item(for original: any LayoutItem) -> (any LayoutItem)? {
    items.first { $0.live === original }?.copy ?? live(original)?.copy
  }

  override func className(of item: any LayoutItem) -> String {
    live(item)?.typeName ?? super.className(of: item)
  }

  override func facts(about item: any LayoutItem) -> [(name: String, text: String)] {
    guard let found = live(item) else { return [] }
    return [("address", found.addressText)]
      + (found.isSystem ? [("made by", LayoutReport.toolkit)] : [])
  }

  override func legend(of shown: Set<ObjectIdentifier>, _ names: ItemNames) -> [String] {
    items.filter { $0.copy is LayoutView && shown.contains(ObjectIdentifier($0.copy)) }
      .map { "\(names.name(of: $0.copy)): \($0.typeName) \($0.addressText)" }
  }

  override func isSystem(_ item: any LayoutItem) -> Bool { live(item)?.isSystem ?? true }

  override func isScrolled(_ item: any LayoutItem) -> Bool {
    var next = item.layoutParent
    while let parent = next {
      if live(parent)?.scrolls == true { return true }
      next = parent.layoutParent
    }
    return false
  }

  override func isSystem(_ constraint: Constraint) -> Bool { live(constraint)?.isSystems ?? true }
}

extension Subject {
  /// The copy of a live view in the copy of its tree.
  @MainActor
  init(_ live: LiveTree, view: NativeView, _ originals: LiveOriginals? = nil) {
    let copy = live.place(of: view).map { live.items[$0].copy } ?? live.root
    self.init(LayoutTree(containing: live.root), copy, originals ?? LiveOriginals(live))
  }

  /// The copy of a view in the copy of its tree without some of the constraints.
  @MainActor
  init(_ view: NativeView, _ options: LiveTree.Options, without constraints: [ObjectIdentifier]) {
    var options = options
    options.leavingOut.formUnion(constraints)
    self.init(LiveTree(below: view.topmostView, options), view: view)
  }

  /// The live views and constraints; `nil` for a tree that is no copy.
  var live: LiveOriginals? { originals as? LiveOriginals }
}
#endif
