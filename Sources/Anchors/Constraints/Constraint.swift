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
/// activating it again is an ``InstallationError/itemReleased(_:)``.
public final class Constraint {
  let first: LayoutNode
  let second: LayoutNode?
  let firstAttribute: Attribute
  let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation

  /// The factor of the second item's attribute. Editing it while active is allowed.
  ///
  /// - Precondition: while active, finite, and not 0 for a position.
  public var multiplier: Double {
    didSet { if multiplier != oldValue { edited(.structure) } }
  }

  /// The number added to the second side, in points. Editing it while active is cheap: the next
  /// layout solves again only what depends on it.
  ///
  /// - Precondition: while active, finite.
  public var constant: Double {
    didSet { if constant != oldValue { edited(.constant) } }
  }

  /// How much the constraint matters. Editing it while active is allowed, to and from required too.
  ///
  /// - Precondition: while active, from 1 to 1000.
  public var priority: Priority {
    didSet { if priority != oldValue { edited(.structure) } }
  }

  /// A name of your choice, for finding the constraint again and for messages.
  public var identifier: String?

  /// Where the constraint was written, if in a builder.
  public internal(set) var source: SourceLocation?

  /// Whether the left side was multiplied by 0, so that nothing says what its item should do.
  let lostItsFirstItem: Bool
  /// The node of the view the constraint is placed on; `nil` while inactive.
  private(set) var hostNode: LayoutNode?
  /// What a position with a number refers to while active: the superview.
  private(set) var impliedSecond: LayoutNode?
  /// The row that stands for this constraint in the engine of its tree, or -1.
  var row: Int32 = -1
  /// The place in the order in which constraints of one tree were installed.
  private(set) var serial: Int = 0
  private var slots: (Int32, Int32, Int32) = (-1, -1, -1)

  init(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutNode?, _ secondAttribute: Attribute, multiplier: Double, constant: Double,
    priority: Priority = .required, lostItsFirstItem: Bool = false
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.lostItsFirstItem = lostItsFirstItem
  }

  /// The same constraint, inert, at another priority.
  func copy(priority: Priority) -> Constraint {
    let copy = Constraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, lostItsFirstItem: lostItsFirstItem)
    copy.identifier = identifier
    copy.source = source
    return copy
  }
}

// MARK: - What it says

extension Constraint {
  /// The item on the left, `nil` once it is gone.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the right: `nil` for a size with a number, and for a position with a number while
  /// inactive (active, it is the superview).
  public var secondItem: (any LayoutItem)? { (second ?? impliedSecond)?.item }

  /// The item and attribute on the left.
  public var firstAnchor: AnyAnchor { AnyAnchor(node: first, attribute: firstAttribute) }

  /// The item and attribute on the right: `nil` for a size with a number, and for a position with a
  /// number while inactive (active, it is the superview's).
  public var secondAnchor: AnyAnchor? {
    (second ?? impliedSecond).map { AnyAnchor(node: $0, attribute: secondAttribute) }
  }

  /// The view the constraint is placed on: the nearest common ancestor of its items. `nil` while
  /// inactive.
  public var host: (any LayoutItem)? { hostNode?.item }

  /// Sets the identifier and returns the constraint, for use inside a builder.
  ///
  ///     (title.top == card.top + 10).identified(by: "gap")
  @discardableResult
  public func identified(by identifier: String) -> Constraint {
    self.identifier = identifier
    return self
  }
}

// MARK: - Being placed and withdrawn

extension Constraint {
  /// Records the constraint on its host and items. The installer has decided where.
  func place(on host: LayoutNode, impliedSecond: LayoutNode?, root: LayoutNode) {
    hostNode = host
    self.impliedSecond = impliedSecond
    host.hosted.append(self)
    first.installed.append(self)
    (second ?? impliedSecond)?.referring.append(self)
    serial = root.nextSerial
    root.nextSerial += 1
    root.observer?.constraintDidActivate(self)
  }

  /// Takes the constraint off its host and items. Harmless when it is not placed.
  func withdraw() {
    guard let host = hostNode else { return }
    host.root?.observer?.constraintWillDeactivate(self)
    host.hosted.remove(self)
    first.installed.remove(self)
    (second ?? impliedSecond)?.referring.remove(self)
    hostNode = nil
    impliedSecond = nil
    row = -1
  }

  private func edited(_ change: ConstraintChange) {
    guard let host = hostNode else { return }
    if let error = InstallationError.ofNumbers(in: self) { fatalError("\(error)") }
    host.root?.observer?.constraintDidChange(self, change)
  }

  subscript(slotIn role: ConstraintList.Role) -> Int32 {
    get {
      switch role {
      case .host: slots.0
      case .first: slots.1
      case .second: slots.2
      }
    }
    set {
      switch role {
      case .host: slots.0 = newValue
      case .first: slots.1 = newValue
      case .second: slots.2 = newValue
      }
    }
  }
}
