/// The library's record of one item: the constraints that it hosts and those that mention it.
///
/// Algorithm: a constraint refers to its items through their nodes and is linked into three lists:
/// that of its host, and one for each item. It retains itself while it is in a list. So placing a
/// constraint and removing one take O(1), and every list has the order of installation.
///
/// Guaranteed: a constraint keeps no item alive; a node that outlives its item knows it, so
/// ``item`` is then `nil` and no reference dangles; when an item is freed, its constraints leave
/// all lists first.
///
/// Not guaranteed: that the parent of an item of another class is known; such an item is asked each
/// time, because it may move without notice. A node is not safe to use from two threads at once.
///
/// Source: the lists are intrusive doubly linked lists, as in D. Knuth, *The Art of Computer
/// Programming*, volume 1, section 2.2.5.
public final class LayoutNode {
  /// The item, `nil` once it is freed. Cleared by ``LayoutStorage`` before the item's memory is, so
  /// that it never dangles.
  public var item: (any LayoutItem)? { owner }

  // The stored properties are internal, so that the compiler sees all accesses and needs no runtime
  // checks of exclusivity. Other modules of the package use `LayoutNode+Backend.swift`.
  @usableFromInline @exclusivity(unchecked)
  unowned(unsafe) var owner: (any LayoutItem)?
  /// The item as a mere object, for uses that need not retain it; `nil` once it is freed.
  @usableFromInline @exclusivity(unchecked) var object: Unmanaged<AnyObject>?
  /// `true` if the item is released.
  package var isReleased: Bool { object == nil }

  /// The parent's node, which views and guides of the portable tree keep current. Other items are
  /// asked for their parent each time.
  @usableFromInline @exclusivity(unchecked) var knownParent: Unmanaged<LayoutNode>?
  /// The record that the tree's nodes share, if known here; see ``tree``.
  @usableFromInline @exclusivity(unchecked) var record: TreeRecord?

  /// For an external item, the backend that has last read it.
  var reader: BackendReference?

  /// See ``givenName``.
  var storedName: String?
  #if !hasFeature(Embedded)
  /// The class of a freed item.
  private var releasedType: AnyObject.Type?
  #endif

  /// The first constraint of each of the node's lists.
  @usableFromInline @exclusivity(unchecked) private(set) var firstHosted: UnownedConstraint?
  private var firstInstalled: UnownedConstraint?
  private var firstReferring: UnownedConstraint?

  /// See ``slot``.
  @usableFromInline @exclusivity(unchecked) var storedSlot: Int32 = -1
  package let kind: Kind

  /// `true` if the item may still have mask translation turned on.
  package var mayTranslateMask: Bool {
    get { storedMayTranslateMask }
    set { storedMayTranslateMask = newValue }
  }
  private var storedMayTranslateMask = true

  /// A mark for walks over part of a tree; always false between walks.
  var isMarked = false

  /// The facts about an item that are known without asking it.
  @usableFromInline
  package enum Kind {
    /// A view of the portable tree, which tells its node of its superview.
    case view
    /// A guide of the portable tree, which tells its node its owning view.
    case guide
    /// An item of another class, which is asked for everything because it may change parents
    /// without notice.
    case other
    /// A view that is asked for its superview, because it may change that without notice. Its
    /// ``TreeRecord`` is permanent.
    case externalView
    /// A guide that is asked for its owning view. Its record is permanent too.
    case externalGuide

    /// `true` for a view or guide of UIKit or AppKit.
    var isNative: Bool { self == .externalView || self == .externalGuide }

    /// `true` if the item must be asked for its parent.
    @inline(__always)
    var isExternal: Bool {
      switch self {
      case .view, .guide: false
      case .other, .externalView, .externalGuide: true
      }
    }

    /// `true` if the item is a view of the portable tree.
    @_alwaysEmitIntoClient package var isView: Bool { if case .view = self { true } else { false } }
    /// `true` if the item is a guide of the portable tree.
    @_alwaysEmitIntoClient package var isGuide: Bool {
      if case .guide = self { true } else { false }
    }
    /// `true` if the item is of another class.
    @_alwaysEmitIntoClient package var isOther: Bool {
      if case .other = self { true } else { false }
    }
  }

  /// Creates the node of an item; with a record, of one whose toolkit has one backend for all its
  /// items.
  package init(_ kind: Kind, name: String? = nil, permanently record: TreeRecord? = nil) {
    self.kind = kind
    storedName = name
    self.record = record
  }

  /// The toolkit the item belongs to.
  var system: LayoutSystem { item?.layoutSystem ?? .portable }

  /// Returns `true` if two items belong to one toolkit. Items with known parents are of the
  /// portable tree. Others are asked, unless they share a permanent record.
  @inline(__always)
  func sharesSystem(with other: LayoutNode) -> Bool {
    !kind.isExternal && !other.kind.isExternal || hasSystem(of: other)
  }

  private func hasSystem(of other: LayoutNode) -> Bool {
    if let record, record === other.record { return true }
    return system == other.system
  }
}

// MARK: - Position in the hierarchy

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

  /// The ``hostingNode``, to be read without being retained.
  var hostingReference: Unmanaged<LayoutNode>? {
    isGuide ? parentReference : .passUnretained(self)
  }

  /// Never inlined: asking takes longer than a call, and it is done in many places.
  @inline(never)
  private var externalParent: LayoutNode? { externalParentItem?.layoutNode }

  /// The parent of an item that is not in the portable tree. UIKit and AppKit are asked by their
  /// backend: generic code would check each time that this is the main thread.
  var externalParentItem: (any LayoutItem)? {
    kind == .other ? item?.layoutParent : knownBackend?.parent(of: self)
  }

  /// The node of the host for constraints of this item alone: itself, or the owning view of a
  /// guide.
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

  /// The name after the item's release: its last assigned name, or its class. Other properties of
  /// the item may already be freed.
  var releasedName: String {
    #if hasFeature(Embedded)
    storedName ?? "item"
    #else
    storedName ?? releasedType.map { String(describing: $0) } ?? "item"
    #endif
  }

  /// Deactivates all constraints of the item before its release.
  func itemWillGoAway() {
    forgetItem()  // first: the item's own fields may be gone already, nothing may climb through it
    withdrawConstraints()
  }

  /// Drops the reference to the item and keeps its class for messages.
  func forgetItem() {
    #if !hasFeature(Embedded)
    releasedType = object?.use { type(of: $0) }
    #endif
    (owner, object) = (nil, nil)
  }

  /// Deactivates all constraints that mention the freed item.
  func withdrawConstraints() {
    if let record = recordReference, record.use({ !$0.isDissolved }) {
      record.takeUnretainedValue().dissolve()
    }
    hosted.withdrawAll()
    installed.withdrawAll()
    referring.withdrawAll()
    reader?.backend?.itemDidGoAway()
  }
}
