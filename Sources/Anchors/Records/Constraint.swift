/// `first.attribute  relation  multiplier × second.attribute + constant`, at a priority.
///
/// A constraint is what an expression gives. It is inert until it is activated:
///
///     let gap = title.top == card.top + 10
///     gap.isActive = true
///     card.layoutIfNeeded()                 // title 10 points below card's top
///     gap.constant = 24                     // the next layout moves only what depends on it
///
/// It keeps no item alive. If one of its items is freed, the constraint is deactivated, and
/// activating it again is an ``InstallationError/Kind/itemReleased``.
public final class Constraint {
  // The stored properties are sorted by size, which avoids padding. Other modules see constants
  // only; engines get a `PlacedConstraint`.

  @usableFromInline package let first: LayoutNode
  /// The second item's node. For a position with a number, the superview's node while active.
  @usableFromInline @exclusivity(unchecked) private(set) var other: LayoutNode?

  /// The numbers as last written or edited; see ``numbers``.
  @usableFromInline @exclusivity(unchecked) package private(set) var written: Numbers

  /// The numbers that you can edit while the constraint is active.
  @usableFromInline
  package struct Numbers: Equatable {
    @usableFromInline package var multiplier: Double
    @usableFromInline package var constant: Double
    @usableFromInline package var priority: Priority

    /// Returns `true` if the numbers are equal.
    @_alwaysEmitIntoClient
    package static func == (a: Numbers, b: Numbers) -> Bool {
      a.multiplier == b.multiplier && a.constant == b.constant
        && a.priority.rawValue == b.priority.rawValue
    }
  }

  /// The node of the host; `nil` while inactive. It is unowned, because a node withdraws its
  /// constraints before it is freed.
  @usableFromInline @exclusivity(unchecked)
  private(set) var hostReference: Unmanaged<LayoutNode>?

  @usableFromInline @exclusivity(unchecked)
  private(set) var hostLinks = ConstraintLinks()
  private var firstLinks = ConstraintLinks()
  private var secondLinks = ConstraintLinks()

  /// See ``serial``.
  @usableFromInline @exclusivity(unchecked) private(set) var storedSerial: UInt32 = 0
  /// See ``row``.
  @usableFromInline @exclusivity(unchecked) var storedRow: Int32 = -1
  private var sourceFile: StaticString = ""
  @usableFromInline package let firstAttribute: Attribute
  @usableFromInline package let secondAttribute: Attribute
  @usableFromInline @exclusivity(unchecked) var form: Form
  /// The line and what else is known about where the constraint is from.
  private var origin = Origin()
  /// The ``backendObject``, or a `ConstraintAttachments` that has it and more.
  var attached: AnyObject? {
    get { attachedReference?.takeUnretainedValue() }
    set {
      let former = attachedReference
      attachedReference = newValue.map { .passRetained($0) }
      former?.release()
    }
  }
  /// Retained by hand: most constraints have none, and go away without a call for it.
  @exclusivity(unchecked) private var attachedReference: Unmanaged<AnyObject>?

  deinit {
    if !form.wasUsed, origin.isFromBuilder { first.noteNeverActive(self) }
    attachedReference?.release()
  }

  @usableFromInline
  package init(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutNode?, _ secondAttribute: Attribute, multiplier: Double, constant: Double,
    priority: Priority = .required, lostItsFirstItem: Bool = false
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    form = Form(relation, lostItsFirstItem: lostItsFirstItem)
    other = second
    self.secondAttribute = secondAttribute
    written = Numbers(multiplier: multiplier, constant: constant, priority: priority)
  }

  /// The same constraint, inert, at another priority.
  func copy(priority: Priority) -> Constraint {
    let copy = Constraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant / spacingScale, priority: priority, lostItsFirstItem: lostItsFirstItem)
    copy.identifier = identifier
    if let guides { copy.keep(guides) }
    copy.form.hasSystemSpacing = form.hasSystemSpacing
    copy.sourceFile = sourceFile
    copy.origin = origin
    return copy
  }
}

// MARK: - Items, numbers and source

extension Constraint {
  /// The relation of the two sides.
  public var relation: Relation { form.relation }

  /// The second item's node, if there was one on the right.
  package var second: LayoutNode? { form.hasImpliedSecond ? nil : other }
  /// The first item's node, to be read without being retained.
  var firstReference: Unmanaged<LayoutNode> { .passUnretained(first) }
  /// The second item's node, if there was one on the right, to be read without being retained.
  var secondReference: Unmanaged<LayoutNode>? {
    form.hasImpliedSecond ? nil : other.map { .passUnretained($0) }
  }
  /// The second item's node. For a position with a number, the superview's node while active.
  package var effectiveSecond: LayoutNode? { other }
  /// `true` if one of the constraint's items is released.
  var mentionsReleasedItem: Bool { first.isReleased || other?.isReleased == true }
  /// `true` if an anchor is compared with itself, or with itself plus a number.
  var comparesWithItself: Bool {
    first === second && firstAttribute == secondAttribute && multiplier == 1
  }
  /// `true` if an anchor is compared with itself in a way that holds in every layout. Inlined, it
  /// would add 1 KB of code.
  package var isTautology: Bool {
    @inline(never) get { comparesWithItself && relation.holds(0, constant) }
  }
  /// `true` if the left side was multiplied by 0, so that its item is lost.
  var lostItsFirstItem: Bool { form.lostItsFirstItem }

  /// The line of the builder in which the constraint was written. Without one, the line of the call
  /// that activated it: `activate` and `install` know theirs, `isActive = true` does not.
  public package(set) var source: SourceLocation? {
    get {
      if origin.line == 0 { return nil }
      return SourceLocation(
        fileID: sourceFile, line: UInt(origin.line), isActivation: origin.isActivation)
    }
    set {
      sourceFile = newValue?.fileID ?? ""
      origin.set(line: newValue?.line ?? 0, isActivation: newValue?.isActivation == true)
    }
  }

  /// Notes the line that activates the constraint, if it is inactive and was not written in a
  /// builder.
  @inline(__always)
  func noteActivation(_ fileID: StaticString, _ line: UInt) {
    if !origin.isFromBuilder, !isRecorded {
      sourceFile = fileID
      origin.set(line: line, isActivation: true)
    }
  }

  /// Returns `true` if both constraints are known to be from the same line.
  package func isFromLine(of other: Constraint) -> Bool {
    origin.place == other.origin.place && sourceFile.utf8Start == other.sourceFile.utf8Start
  }

  /// The constraint's role in the part of the library that has made it; 0 for a constraint of the
  /// program.
  package var libraryRole: UInt8 { origin.libraryRole }

  /// Gives the constraint a role in the library.
  package func play(_ role: UInt8) { origin.libraryRole = role }

  /// `true` if an update has installed the constraint, because it matched no active one.
  package var wasInstalledByUpdate: Bool { origin.isFromUpdate }

  /// Notes that an update has installed the constraint.
  func noteInstallationByUpdate() { origin.isFromUpdate = true }

  /// The item on the left, `nil` once it is freed.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the right: `nil` for a size with a number, and for a position with a number while
  /// inactive (active, it is the superview).
  public var secondItem: (any LayoutItem)? { reportedSecond?.item }

  /// The item and attribute on the left.
  public var firstAnchor: AnyAnchor { AnyAnchor(node: first, attribute: firstAttribute) }

  /// The item and attribute on the right: `nil` for a size with a number, and for a position with a
  /// number while inactive (active, it is the superview's).
  public var secondAnchor: AnyAnchor? {
    reportedSecond.map { AnyAnchor(node: $0, attribute: secondAttribute) }
  }

  /// The second item's node, or the superview's while a position is measured from it.
  private var reportedSecond: LayoutNode? { holds ? other : second }

  /// The view the constraint is placed on: the nearest common ancestor of its items. `nil` while
  /// inactive.
  public var host: (any LayoutItem)? { holds ? hostNode?.item : nil }

  /// The node of the view that the constraint is placed on; `nil` while it is inactive.
  var hostNode: LayoutNode? { hostReference?.takeUnretainedValue() }

  /// `true` if the constraint is not placed and has no attachment.
  var isNew: Bool { hostReference == nil && attachedReference == nil }

  /// `true` if the numbers are valid and the multiplier is not 0.
  var hasUsualNumbers: Bool {
    // A sum of finite numbers times 0 is 0; otherwise it is NaN.
    written.multiplier * 0 + written.constant * 0 == 0 && written.multiplier != 0
      && written.priority.isValid && !form.lostItsFirstItem
  }
}

// MARK: - Backend state

extension Constraint {
  /// The present multiplier, constant and priority: the written ones, or the backend object's.
  var numbers: Numbers {
    guard let backendObject else { return written }
    var numbers = first.knownBackend?.numbers(of: backendObject, written: written) ?? written
    // The backend decides how large this spacing is.
    if form.hasSystemSpacing { numbers.constant = written.constant }
    return numbers
  }

  /// `true` if the constraint is active: it is recorded, or the backend object is active.
  var holds: Bool {
    guard let backendObject else { return isRecorded }
    return first.knownBackend?.isActive(backendObject) ?? isRecorded
  }

  /// Stores the backend's object for the constraint.
  @inline(__always)
  func stand(_ object: AnyObject, hasSpacing: Bool) {
    backendObject = object
    form.standsForSpacing = hasSpacing
  }

  /// `true` if only one of the constraint and its backend object has the system's spacing.
  var needsObjectForSpacing: Bool { form.standsForSpacing != form.hasSystemSpacing }

  /// `true` if the constraint is recorded on its host and items. If the toolkit deactivated it, it
  /// stays recorded until its items are checked.
  package var isRecorded: Bool { hostReference != nil }
}

// MARK: - Placement and withdrawal

extension Constraint {
  /// Records the constraint on its host and items, and has the backend make it hold. The installer
  /// has decided where.
  func place(on host: LayoutNode) {
    if attachedReference != nil { attachmentsWillBePlaced() }
    hostReference = .passUnretained(host)
    form.wasUsed = true
    if form.hasSystemSpacing { scaleSpacing() }
    if other == nil, !firstAttribute.isSize {
      other = host
      form.hasImpliedSecond = true
    }
    host.hosted.append(self)
    first.installed.append(self)
    other?.referring.append(self)
    // A constraint must live while it is in the lists.
    _ = Unmanaged.passRetained(self)
    let tree = host.treeReference
    storedSerial = tree.use { $0.takeSerial() }
    if tree.use({ $0.backend != nil }) { tellOfPlacing(tree) }
  }

  @inline(never)
  private func attachmentsWillBePlaced() {
    if backendObject != nil { written = numbers }
    guides?.join()
  }

  @inline(never)
  private func tellOfPlacing(_ tree: Unmanaged<TreeRecord>) {
    tree.takeUnretainedValue().backend?.place(self)
  }

  /// Notes that the constraint has edited the active one that it matches.
  func noteUse() { form.wasUsed = true }

  /// Takes the constraint off its host and items. Harmless when it is inactive.
  func withdraw() {
    guard isRecorded || backendObject != nil else { return }
    (hostNode ?? first).backend?.withdraw(self)
    unlink()
  }

  /// Forgets where the constraint is placed, without telling anybody.
  func unlink() {
    guard isRecorded else { return }
    leaveLists()
    Unmanaged.passUnretained(self).release()
  }

  /// `true` if the withdrawal calls a backend, which may run any code.
  var isWithdrawalTold: Bool { hostReference?.use { $0.backend } != nil }

  /// Takes the constraint off its host and items, but for the reference that keeps it alive while
  /// it is active.
  func leaveLists() {
    guard let host = hostReference else { return }
    if form.hasSystemSpacing { written.constant /= spacingScale }
    host.use { $0.hosted.remove(self) }
    first.installed.remove(self)
    other?.referring.remove(self)
    hostReference = nil
    origin.isFromUpdate = false
    if form.hasImpliedSecond {
      other = nil
      form.hasImpliedSecond = false
    }
    if attachedReference != nil { guides?.leaveIfUnused() }
  }

  /// `true` if the constant is the system's spacing, stored as a multiple of the standard spacing.
  package var hasSystemSpacing: Bool {
    get { form.hasSystemSpacing }
    set { form.hasSystemSpacing = newValue }
  }

  /// The factor by which the standard spacing is larger here than between siblings, for an edge of
  /// the superview while active.
  private var spacingScale: Double {
    guard form.hasSystemSpacing, let hostNode, hostNode === first || hostNode === other else {
      return 1
    }
    return standardSuperviewSpacing / standardSpacing
  }

  /// The constraint has been placed: its space may be one to an edge. Never inlined, because it is
  /// rare.
  @inline(never)
  private func scaleSpacing() { written.constant *= spacingScale }

  /// The constant as a multiple of the system's spacing; negative before the second item.
  var spacingMultiplier: Double { written.constant / spacingScale / standardSpacing }

  /// Makes the constant a number, at first its present one.
  func endSystemSpacing() {
    form.hasSystemSpacing = false
    if backendObject != nil { tellBackend(of: .structure) }
  }

  /// The constant is the system's spacing, as in another constraint, which is inert.
  func takeSystemSpacing(of other: Constraint) {
    if form.hasSystemSpacing, spacingMultiplier == other.spacingMultiplier { return }
    if form.hasSystemSpacing { endSystemSpacing() }
    form.hasSystemSpacing = true
    written.multiplier = 1
    written.constant = other.written.constant * spacingScale
    if isRecorded || backendObject != nil { tellBackend(of: .structure) }
  }

  /// Writes the numbers, without telling anybody.
  func write(_ numbers: Numbers) { written = numbers }

  /// Makes the backend apply the written numbers.
  func tellBackend(of edit: ConstraintEdit) {
    (hostNode ?? first).backend?.edit(self, edit)
  }

  /// The neighbours in a list; the list's own to set.
  subscript(linksIn role: ConstraintList.Role) -> ConstraintLinks {
    get {
      switch role {
      case .host: hostLinks
      case .first: firstLinks
      case .second: secondLinks
      }
    }
    set {
      switch role {
      case .host: hostLinks = newValue
      case .first: firstLinks = newValue
      case .second: secondLinks = newValue
      }
    }
  }
}
