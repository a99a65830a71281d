/// `first.attribute  relation  multiplier × second.attribute + constant`, at a priority.
///
/// A constraint is what an expression gives. It is inert until it is activated:
///
///     let gap = title.top == card.top + 10
///     gap.isActive = true
///     card.layoutIfNeeded()                 // title 10 points below card's top
///     gap.constant = 24                     // the next layout moves only what depends on it
///
/// It keeps no item alive. When one of its items goes away the constraint is deactivated, and
/// activating it again is an ``InstallationError/Kind/itemReleased``.
public final class Constraint {
  // The order of the stored properties is that of their sizes, so that no room is lost between them. None
  // but constants are visible outside of the module, as with `LayoutNode`; engines are told of a constraint
  // by a `PlacedConstraint`.

  @usableFromInline package let first: LayoutNode
  /// The second item's node; of a position with a number, the superview's while active.
  @usableFromInline @exclusivity(unchecked) private(set) var other: LayoutNode?

  /// What was written, or edited, last; see ``numbers``.
  @usableFromInline @exclusivity(unchecked) private(set) var written: Numbers

  /// What can be edited while the constraint is active.
  @usableFromInline
  package struct Numbers: Equatable {
    @usableFromInline package var multiplier: Double
    @usableFromInline package var constant: Double
    @usableFromInline package var priority: Priority

    /// Whether the numbers are the same.
    @_alwaysEmitIntoClient
    package static func == (a: Numbers, b: Numbers) -> Bool {
      a.multiplier == b.multiplier && a.constant == b.constant
        && a.priority.rawValue == b.priority.rawValue
    }
  }

  /// The node of the view the constraint is placed on; `nil` while inactive. Unowned, because a
  /// node withdraws what is placed on it before it goes away.
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
  /// The line in a builder; as a negative number, the line of the activation. 0 if neither is known.
  private var sourceLine: Int32 = 0
  /// The ``backendObject``; of a constraint with an identifier an `Identified`, which has both.
  private var attached: AnyObject? {
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
    if !form.wasUsed, sourceLine > 0 { first.noteNeverActive(self) }
    attachedReference?.release()
  }

  /// What few constraints have: an identifier. It takes no room in the others.
  private final class Identified {
    let identifier: String
    var backendObject: AnyObject?

    init(_ identifier: String, _ backendObject: AnyObject?) {
      self.identifier = identifier
      self.backendObject = backendObject
    }
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
    copy.form.hasSystemSpacing = form.hasSystemSpacing
    copy.sourceFile = sourceFile
    copy.sourceLine = sourceLine
    return copy
  }
}

// MARK: - What it says

extension Constraint {
  /// How the two sides compare.
  public var relation: Relation { form.relation }

  /// The second item's node, if there was one on the right.
  package var second: LayoutNode? { form.hasImpliedSecond ? nil : other }
  /// The first item's node, to be read without being retained.
  var firstReference: Unmanaged<LayoutNode> { .passUnretained(first) }
  /// The second item's node, if there was one on the right, likewise.
  var secondReference: Unmanaged<LayoutNode>? {
    form.hasImpliedSecond ? nil : other.map { .passUnretained($0) }
  }
  /// The second item's node; of a position with a number, the superview's while active.
  package var effectiveSecond: LayoutNode? { other }
  /// Whether one of the constraint's items is gone.
  var mentionsReleasedItem: Bool { first.isReleased || other?.isReleased == true }
  /// Whether it compares an anchor with itself and says nothing.
  package var isTautology: Bool {
    first === second && firstAttribute == secondAttribute && multiplier == 1 && constant == 0
  }
  /// Whether the left side was multiplied by 0, so that nothing says what its item should do.
  var lostItsFirstItem: Bool { form.lostItsFirstItem }

  /// A name of your choice, for finding the constraint again and for messages.
  public var identifier: String? {
    get { identified?.identifier }
    set {
      let backendObject = backendObject
      attached = newValue.map { Identified($0, backendObject) } ?? backendObject
      form.isIdentified = newValue != nil
      if let backendObject {
        first.knownBackend?.identifierDidChange(to: newValue, of: backendObject)
      }
    }
  }

  private var identified: Identified? {
    form.isIdentified ? attached.map { unsafeDowncast($0, to: Identified.self) } : nil
  }

  /// The line of the builder in which the constraint was written. Without one, the line of the call that
  /// activated it: `activate` and `install` know theirs, `isActive = true` does not.
  public package(set) var source: SourceLocation? {
    get {
      if sourceLine == 0 { return nil }
      return SourceLocation(
        fileID: sourceFile, line: UInt(sourceLine.magnitude), isActivation: sourceLine < 0)
    }
    set {
      sourceFile = newValue?.fileID ?? ""
      let line = Int32(clamping: newValue?.line ?? 0)
      sourceLine = newValue?.isActivation == true ? -line : line
    }
  }

  /// Notes the line that activates the constraint, if it is inactive and was not written in a builder.
  @inline(__always)
  func noteActivation(_ fileID: StaticString, _ line: UInt) {
    if sourceLine <= 0, !isRecorded {
      (sourceFile, sourceLine) = (fileID, -Int32(clamping: line))
    }
  }

  /// `true` if both were written on the same line, as far as it is known.
  package func isFromLine(of other: Constraint) -> Bool {
    sourceLine == other.sourceLine && sourceFile.utf8Start == other.sourceFile.utf8Start
  }

  /// The item on the left, `nil` once it is gone.
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

  /// The second item's node, the superview's as long as that is what a position is measured from.
  private var reportedSecond: LayoutNode? { holds ? other : second }

  /// The view the constraint is placed on: the nearest common ancestor of its items. `nil` while
  /// inactive.
  public var host: (any LayoutItem)? { holds ? hostNode?.item : nil }

  /// The node of the view that the constraint is placed on; `nil` while it is inactive.
  var hostNode: LayoutNode? { hostReference?.takeUnretainedValue() }

  /// `true` if it is not placed, and nothing is attached to it.
  var isNew: Bool { hostReference == nil && attachedReference == nil }

  /// `true` if there is no error in the numbers, and the multiplier is not 0.
  var hasUsualNumbers: Bool {
    // A sum of finite numbers times 0 is 0; of others, it is no number.
    written.multiplier * 0 + written.constant * 0 == 0 && written.multiplier != 0
      && written.priority.isValid && !form.lostItsFirstItem
  }
}

// MARK: - What the backend says of it

extension Constraint {
  /// The backend's own object for the constraint: on UIKit and AppKit an `NSLayoutConstraint`, once there is
  /// one; in the engine none. Anybody may edit that object and turn it on and off, so the backend is asked
  /// rather than what it says remembered.
  package var backendObject: AnyObject? {
    get {
      if !form.isIdentified { return attached }
      return identified?.backendObject
    }
    set {
      if let identified { identified.backendObject = newValue } else { attached = newValue }
    }
  }

  /// The multiplier, constant and priority that hold: those that were written, or what the backend says
  /// where somebody may have edited its object.
  var numbers: Numbers {
    guard let backendObject else { return written }
    var numbers = first.knownBackend?.numbers(of: backendObject, written: written) ?? written
    // What space that is, is the backend's to find.
    if form.hasSystemSpacing { numbers.constant = written.constant }
    return numbers
  }

  /// Whether the constraint holds: whether it is recorded, or what the backend says where somebody may have
  /// turned its object on or off.
  var holds: Bool {
    guard let backendObject else { return isRecorded }
    return first.knownBackend?.isActive(backendObject) ?? isRecorded
  }

  /// Lets an object of the backend stand for the constraint.
  @inline(__always)
  func stand(_ object: AnyObject, hasSpacing: Bool) {
    backendObject = object
    form.standsForSpacing = hasSpacing
  }

  /// Whether the backend's object has the system's spacing and the constraint does not, or the reverse.
  var needsObjectForSpacing: Bool { form.standsForSpacing != form.hasSystemSpacing }

  /// Whether the constraint is recorded on its host and items. One that somebody has deactivated by the
  /// backend's own means remains recorded until its items are looked at.
  package var isRecorded: Bool { hostReference != nil }
}

// MARK: - Being placed and withdrawn

extension Constraint {
  /// Records the constraint on its host and items, and has the backend make it hold. The installer has
  /// decided where.
  func place(on host: LayoutNode) {
    if backendObject != nil { written = numbers }
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
    // What the lists refer to must live as long as it is in them.
    _ = Unmanaged.passRetained(self)
    let tree = host.treeReference
    storedSerial = tree._withUnsafeGuaranteedRef { $0.takeSerial() }
    if tree._withUnsafeGuaranteedRef({ $0.backend != nil }) { tellOfPlacing(tree) }
  }

  @inline(never)
  private func tellOfPlacing(_ tree: Unmanaged<TreeRecord>) {
    tree.takeUnretainedValue().backend?.place(PlacedConstraint(self), of: self)
  }

  /// The constraint has served its purpose without being active: one that it matches has been edited.
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

  /// `true` if somebody is told of the withdrawal, and may do anything on being told.
  var isWithdrawalTold: Bool { hostReference?._withUnsafeGuaranteedRef { $0.backend } != nil }

  /// Takes the constraint off its host and items, but for the reference that keeps it alive while it is active.
  func leaveLists() {
    guard let host = hostReference else { return }
    if form.hasSystemSpacing { written.constant /= spacingScale }
    host._withUnsafeGuaranteedRef { $0.hosted.remove(self) }
    first.installed.remove(self)
    other?.referring.remove(self)
    hostReference = nil
    if form.hasImpliedSecond {
      other = nil
      form.hasImpliedSecond = false
    }
  }

  /// Whether the constant is the system's spacing, of which a factor is remembered as that many times the
  /// standard space.
  package var hasSystemSpacing: Bool {
    get { form.hasSystemSpacing }
    set { form.hasSystemSpacing = newValue }
  }

  /// How much more the standard space is here than between siblings: to an edge of the view that the other
  /// item is in, while active.
  private var spacingScale: Double {
    guard form.hasSystemSpacing, let hostNode, hostNode === first || hostNode === other else {
      return 1
    }
    return standardSuperviewSpacing / standardSpacing
  }

  /// The constraint has been placed: its space may be one to an edge. Never inlined, because it is rare.
  @inline(never)
  private func scaleSpacing() { written.constant *= spacingScale }

  /// How many times the system's space the constant is; negative before the second item.
  var spacingMultiplier: Double { written.constant / spacingScale / standardSpacing }

  /// The constant is a number from now on, as long as nothing else is said the one that it was.
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

  /// Has the backend take over what was written.
  func tellBackend(of edit: ConstraintEdit) {
    (hostNode ?? first).backend?.edit(PlacedConstraint(self), of: self, edit)
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
