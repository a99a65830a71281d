/// What the library keeps for an item: the constraints placed on it and those that mention it.
///
/// It is also the item's anchors, as ``LayoutItem/anchors``: `view.anchors.width`.
///
/// Constraints refer to items through nodes. A node may outlive its item and then knows it, which
/// is how constraints need no `weak` reference and keep no view alive.
public final class LayoutNode {
  /// The item, `nil` once it is gone. Cleared by ``LayoutStorage`` before the item's memory is, so
  /// that it never dangles.
  public var item: (any LayoutItem)? { owner }

  // The stored properties are internal, so that the compiler sees all that is done to them and needs no
  // checks of exclusive access while the program runs. Other modules of the package use what is in
  // `LayoutNode+Backend.swift`.
  @usableFromInline @exclusivity(unchecked)
  unowned(unsafe) var owner: (any LayoutItem)?
  /// The item as a mere object, for uses that need not retain it; `nil` once it is gone.
  @usableFromInline @exclusivity(unchecked) var object: Unmanaged<AnyObject>?
  /// Whether the item is gone.
  package var isReleased: Bool { object == nil }

  /// The parent's node, kept up to date by views and guides of the portable tree. Other items are
  /// asked for their parent each time.
  @usableFromInline @exclusivity(unchecked) var knownParent: Unmanaged<LayoutNode>?
  /// What the tree's nodes share, as far as this one knows; see ``tree``.
  @usableFromInline @exclusivity(unchecked) var record: TreeRecord?

  /// Of an item that may come and go unannounced, the backend that has read it last.
  var reader: BackendReference?

  /// See ``givenName``.
  var storedName: String?
  #if !hasFeature(Embedded)
  /// The class of an item that is gone.
  private var releasedType: AnyObject.Type?
  #endif

  /// The first constraint of each of the node's lists.
  @usableFromInline @exclusivity(unchecked) private(set) var firstHosted: UnownedConstraint?
  private var firstInstalled: UnownedConstraint?
  private var firstReferring: UnownedConstraint?

  /// See ``slot``.
  @usableFromInline @exclusivity(unchecked) var storedSlot: Int32 = -1
  package let kind: Kind

  /// Whether the item may have to be told that constraints determine its frame from now on.
  package var mayTranslateMask: Bool {
    get { storedMayTranslateMask }
    set { storedMayTranslateMask = newValue }
  }
  private var storedMayTranslateMask = true

  /// A mark for walks over part of a tree; always false between walks.
  var isMarked = false

  /// What is known of an item without asking it.
  @usableFromInline
  package enum Kind {
    /// A view of the portable tree, which tells its node of its superview.
    case view
    /// A guide of the portable tree, which tells its node of its owning view.
    case guide
    /// An item of a class of one's own, which is asked whatever is to be known: it may change parents
    /// unannounced.
    case other
    /// A view that is asked for its superview, as it may change that unannounced, too. Its ``TreeRecord``
    /// is permanent.
    case externalView
    /// A guide that is asked for its owning view, with a permanent record as well.
    case externalGuide

    /// Whether the item itself must be asked for its parent.
    @inline(__always)
    var isExternal: Bool {
      switch self {
      case .view, .guide: false
      case .other, .externalView, .externalGuide: true
      }
    }

    /// Whether the item is a view of the portable tree.
    @_alwaysEmitIntoClient package var isView: Bool { if case .view = self { true } else { false } }
    /// Whether the item is a guide of the portable tree.
    @_alwaysEmitIntoClient package var isGuide: Bool {
      if case .guide = self { true } else { false }
    }
    /// Whether the item is of a class of one's own.
    @_alwaysEmitIntoClient package var isOther: Bool {
      if case .other = self { true } else { false }
    }
  }

  /// Creates the node of an item; with a record, of one whose toolkit has one backend for all its items.
  package init(_ kind: Kind, name: String? = nil, permanently record: TreeRecord? = nil) {
    self.kind = kind
    storedName = name
    self.record = record
  }

  /// The toolkit the item belongs to.
  var system: LayoutSystem { item?.layoutSystem ?? .portable }

  /// Whether two items belong to one toolkit. Those whose parents are told are all of the portable tree;
  /// others are asked, but for those with a permanent record in common.
  @inline(__always)
  func sharesSystem(with other: LayoutNode) -> Bool {
    !kind.isExternal && !other.kind.isExternal || hasSystem(of: other)
  }

  private func hasSystem(of other: LayoutNode) -> Bool {
    if let record, record === other.record { return true }
    return system == other.system
  }
}

// MARK: - Where the item is

extension LayoutNode {
  /// The record that the node remembers, not retained.
  private var recordReference: Unmanaged<TreeRecord>? { record.map { .passUnretained($0) } }

  /// Notes whose node this is.
  @_alwaysEmitIntoClient @inline(__always)
  package func belong(to item: any LayoutItem) {
    owner = item
    object = .passUnretained(item as AnyObject)
  }

  /// The node of the item's parent.
  package var parent: LayoutNode? {
    kind.isExternal ? externalParent : knownParent?.takeUnretainedValue()
  }

  /// The node of the item's parent, to be read without being retained.
  var parentReference: Unmanaged<LayoutNode>? {
    kind.isExternal ? externalParent.map { .passUnretained($0) } : knownParent
  }

  /// The ``hostingNode``, likewise.
  var hostingReference: Unmanaged<LayoutNode>? {
    isGuide ? parentReference : .passUnretained(self)
  }

  /// Never inlined: asking takes longer than a call, and it is done in many places.
  @inline(never)
  private var externalParent: LayoutNode? { item?.layoutParent?.layoutNode }

  /// The node of the view that constraints of this item alone are placed on: its own, or that of a
  /// guide's owning view.
  @inline(__always)
  package var hostingNode: LayoutNode? { isGuide ? parent : self }

  /// `true` for a view of the portable tree that has not been released.
  @inline(__always)
  var isViewInPlace: Bool { kind.isView && !isReleased }

  @inline(__always)
  var isGuide: Bool {
    switch kind {
    case .view, .externalView: false
    case .guide, .externalGuide: true
    case .other: item?.layoutRole.isGuide ?? false
    }
  }
}

// MARK: - Constraints

extension LayoutNode {
  /// Constraints placed on the item, in the order of installation.
  var hosted: ConstraintList { ConstraintList(self, .host) }
  /// Active constraints whose first item this is, in the order of installation.
  var installed: ConstraintList { ConstraintList(self, .first) }
  /// Active constraints whose second item this is.
  var referring: ConstraintList { ConstraintList(self, .second) }

  /// The beginning of a list; the list's own to set.
  subscript(headOf role: ConstraintList.Role) -> UnownedConstraint? {
    get {
      switch role {
      case .host: firstHosted
      case .first: firstInstalled
      case .second: firstReferring
      }
    }
    set {
      switch role {
      case .host: firstHosted = newValue
      case .first: firstInstalled = newValue
      case .second: firstReferring = newValue
      }
    }
  }

  /// What to call the item once it is gone: the name it was given last, else that of its class. Its other
  /// fields may be gone before it says so, and with them what it would be called by.
  var releasedName: String {
    #if hasFeature(Embedded)
    storedName ?? "item"
    #else
    storedName ?? releasedType.map { String(describing: $0) } ?? "item"
    #endif
  }

  /// Deactivates all constraints that mention the item, which is about to be released.
  func itemWillGoAway() {
    forgetItem()  // first: the item's own fields may be gone already, nothing may climb through it
    withdrawConstraints()
  }

  /// Drops the reference to the item and keeps its class for messages.
  func forgetItem() {
    #if !hasFeature(Embedded)
    releasedType = object?._withUnsafeGuaranteedRef { type(of: $0) }
    #endif
    (owner, object) = (nil, nil)
  }

  /// Deactivates all constraints that mention the item, which is gone.
  func withdrawConstraints() {
    if let record = recordReference, record._withUnsafeGuaranteedRef({ !$0.isDissolved }) {
      record.takeUnretainedValue().dissolve()
    }
    hosted.withdrawAll()
    installed.withdrawAll()
    referring.withdrawAll()
    reader?.backend?.itemDidGoAway()
  }
}
