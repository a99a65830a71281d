/// What the library keeps for an item: the constraints placed on it and those that mention it.
///
/// It is also the item's anchors, as ``LayoutItem/anchors``: `view.anchors.width`.
///
/// Constraints refer to items through nodes. A node may outlive its item and then knows it, which
/// is how constraints need no `weak` reference and keep no view alive.
public final class LayoutNode {
  /// The item, `nil` once it is gone. Cleared by ``LayoutStorage`` before the item's memory is, so
  /// that it never dangles.
  public package(set) var item: (any LayoutItem)? {
    get { owner }
    set {
      owner = newValue
      object = newValue.map { Unmanaged.passUnretained($0 as AnyObject) }
    }
  }

  // The stored properties are internal, so that the compiler sees all that is done to them and needs no
  // checks of exclusive access while the program runs. Other modules of the package use what is in
  // `LayoutNode+Backend.swift`.
  private unowned(unsafe) var owner: (any LayoutItem)?
  /// The item as a mere object, for uses that need not retain it; `nil` once it is gone.
  private(set) var object: Unmanaged<AnyObject>?
  /// Whether the item is gone.
  package var isReleased: Bool { object == nil }

  /// The parent's node, kept up to date by views and guides of the portable tree. Other items are
  /// asked for their parent each time.
  unowned(unsafe) var knownParent: LayoutNode?
  /// What the tree's nodes share, as far as this one knows; see ``tree``.
  var record: TreeRecord?

  /// Of an item that may come and go unannounced, who has read it last.
  var reader: ObserverReference?

  /// The first constraint of each of the node's lists.
  private var firstHosted: UnownedConstraint?
  private var firstInstalled: UnownedConstraint?
  private var firstReferring: UnownedConstraint?

  /// See ``slot``.
  @usableFromInline @exclusivity(unchecked) var storedSlot: Int32 = -1
  package let kind: Kind
  var flags: Flags = .mayTranslateMask
  /// How many constraints are to be installed on the item before its records are looked through for
  /// what its toolkit has deactivated.
  var installationsBeforeLook: UInt8 = 0

  /// What is known of an item without asking it.
  @usableFromInline
  package enum Kind: UInt8 {
    /// A `LayoutView`.
    case view
    /// A `LayoutGuide`.
    case guide
    /// An item of a class of one's own, which may change parents unannounced.
    case other
    /// A view of a toolkit that solves constraints by itself, UIKit or AppKit. It may change parents
    /// unannounced, too. All items of the toolkit share one ``TreeRecord``, whose observer is the
    /// toolkit.
    case nativeView
    /// A guide of such a toolkit.
    case nativeGuide

    /// Whether the item belongs to a toolkit that solves constraints by itself.
    package var isNative: Bool { self == .nativeView || self == .nativeGuide }

    /// Whether the item itself must be asked for its parent.
    var isAsked: Bool { self == .other || isNative }

    /// Whether the item is a `LayoutView`.
    @inlinable package var isView: Bool { if case .view = self { true } else { false } }
    /// Whether the item is a `LayoutGuide`.
    @inlinable package var isGuide: Bool { if case .guide = self { true } else { false } }
    /// Whether the item is of a class of one's own.
    @inlinable package var isOther: Bool { if case .other = self { true } else { false } }

    /// Whether items of these kinds belong to one toolkit, whatever they say.
    func sharesToolkit(with other: Kind) -> Bool {
      isAsked || other.isAsked ? isNative && other.isNative : true
    }
  }

  init(_ kind: Kind) { self.kind = kind }

  /// What is true of a node, or not.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let mayTranslateMask = Flags(rawValue: 1)
    static let isMarked = Flags(rawValue: 2)
  }

  /// The toolkit the item belongs to.
  var system: LayoutSystem { item?.layoutSystem ?? .portable }

  /// Whether the item may have to be told that constraints determine its frame from now on.
  package var mayTranslateMask: Bool {
    get { flags.contains(.mayTranslateMask) }
    set { if newValue { flags.insert(.mayTranslateMask) } else { flags.remove(.mayTranslateMask) } }
  }

  /// A mark for walks over part of a tree; always false between walks.
  var isMarked: Bool {
    get { flags.contains(.isMarked) }
    set { if newValue { flags.insert(.isMarked) } else { flags.remove(.isMarked) } }
  }
}

// MARK: - Where the item is

extension LayoutNode {
  /// The node of the item's parent.
  package var parent: LayoutNode? { kind.isAsked ? item?.layoutParent?.anchorNode : knownParent }

  /// The node of the view that constraints of this item alone are placed on: its own, or that of a
  /// guide's owning view.
  package var hostingNode: LayoutNode? { isGuide ? parent : self }

  var isGuide: Bool {
    switch kind {
    case .view, .nativeView: false
    case .guide, .nativeGuide: true
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

  /// The item is going away: nothing may mention it any longer.
  func itemWillGoAway() {
    item = nil  // first: the item's own fields may be gone already, nothing may climb through it
    if kind.isNative {
      // Its toolkit clears its own constraints.
      withdrawAll { $0.unlink() }
    } else {
      record?.dissolve()
      withdrawAll { $0.withdraw() }
      reader?.observer?.itemDidGoAway()
    }
  }

  private func withdrawAll(_ withdraw: (Constraint) -> Void) {
    while let constraint = hosted.first { withdraw(constraint) }
    while let constraint = installed.first { withdraw(constraint) }
    while let constraint = referring.first { withdraw(constraint) }
  }
}
