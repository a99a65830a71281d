import Anchors

/// A rectangle without content that belongs to a view and takes part in layout, as `UILayoutGuide`.
///
///     let spacer = LayoutGuide()
///     card.addLayoutGuide(spacer)
///     Constraint.activate { spacer.width == 24 }
public final class LayoutGuide: LayoutItem {
  private let storage = LayoutStorage(.guide)
  /// The library's own part of the guide.
  public var layoutNode: LayoutNode { storage.ownNode }

  /// The view the guide belongs to; set by ``LayoutView/addLayoutGuide(_:)``.
  public internal(set) unowned(unsafe) var owningView: LayoutView? {
    didSet {
      layoutNode.setParent(owningView.map { .passUnretained($0.layoutNode) })
      layoutNode.forgetTree()
    }
  }
  /// A name for descriptions.
  public var identifier: String
  /// The guide's frame in its owning view's coordinates, in points.
  public var layoutFrame = Rect.zero
  /// The part of its owning view that the guide follows; `nil` for a guide that constraints
  /// determine.
  let source: InsetSource?
  /// The gap for whose constraints the guide was made.
  let gap: ViewGap?

  /// Creates a guide whose frame constraints determine.
  public convenience init(identifier: String = "LayoutGuide") {
    self.init(identifier: identifier, following: nil)
  }

  /// Creates a guide that follows its owning view's margins, safe area, frame or content, if any of
  /// them.
  init(identifier: String, following source: InsetSource?, in gap: ViewGap? = nil) {
    self.identifier = identifier
    (self.source, self.gap) = (source, gap)
    layoutNode.belong(to: self)
    if source == nil { layoutNode.mayTranslateMask = false }
  }

  /// Creates a guide with fixed distances from its owning view's edges.
  package convenience init(identifier: String, insets: Insets) {
    self.init(identifier: identifier, following: .fixed(insets))
  }

  deinit {
    if layoutNode.assignedName == nil { layoutNode.assignedName = identifier }
  }

  /// The owning view is going away. The name by which constraints have known the guide is kept.
  func ownerWillGoAway() {
    layoutNode.assignedName = layoutName
    owningView = nil
  }

  /// The part of a view that a guide can follow: margins, safe area or fixed distances from its
  /// edges, or the frame or content of a scroll view.
  enum InsetSource: Equatable { case margins, safeArea, frame, content, fixed(Insets) }

  /// The role of the guide. A guide that follows its view's edges has the present distances.
  public var layoutRole: LayoutRole {
    guard let source, let owningView else { return .guide }
    switch source {
    case .margins: return .insetGuide(owningView.layoutMargins)
    case .safeArea: return .insetGuide(owningView.safeAreaInsets)
    case .content: return .contentGuide
    case .fixed(let insets): return .insetGuide(insets)
    case .frame:
      // The frame stays where it is seen, while the coordinates that it is in move.
      let offset = owningView.bounds.origin
      return .insetGuide(
        Insets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x))
    }
  }

  /// For a view's margins guide, the view's own value, because the margins move with the view.
  /// `false` for other guides.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      source == .margins && owningView?.translatesAutoresizingMaskIntoConstraints ?? false
    }
    set {
      if source == .margins { owningView?.translatesAutoresizingMaskIntoConstraints = newValue }
    }
  }

  /// The owning view.
  public var layoutParent: (any LayoutItem)? { owningView }
  /// Guides have no children.
  public var layoutChildren: [any LayoutItem] { [] }
  /// The identifier, after the owning view's name.
  public var layoutName: String {
    owningView.map { "\($0.layoutName).\(identifier)" } ?? identifier
  }
}
