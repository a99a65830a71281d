/// Why a constraint cannot be installed. A batch with one bad constraint places none.
///
/// The description names the items, the attributes and the line:
///
///     title.top == card.top + 10 (LoginView.swift:42): title and card have no common ancestor; add
///     both to one tree before activating
public indirect enum InstallationError: Error, Sendable {
  /// The two items are not in one tree.
  case noCommonAncestor(first: Item, second: Item, Statement)
  /// A position is given as a number, but its item has no superview to measure from; or the item is
  /// a guide that belongs to no view.
  case noSuperview(item: Item, Statement)
  /// An item of the constraint no longer exists.
  case itemReleased(Statement)
  /// `leading` or `trailing` on one side, `left` or `right` on the other.
  case mixedDirections(first: Attribute, second: Attribute, Statement)
  /// The multiplier or the constant is not a finite number.
  case notFinite(Statement)
  /// A multiplier of 0 would lose an item: the first one, or the second one of a position.
  case zeroMultiplier(Statement)
  /// The priority is not above 0 and at most 1000.
  case priorityOutOfRange(Priority, Statement)
  /// An attribute of an item is compared with itself, which says nothing.
  case comparedWithItself(Statement)
  /// The items belong to different toolkits.
  case foreignItems(first: Item, second: Item, Statement)

  /// An item that an error is about.
  public struct Item: CustomStringConvertible, @unchecked Sendable {
    // Unchecked, because items are used where their tree is: an error that is sent elsewhere is for reading.

    /// The item; `nil` if it is gone.
    public let item: (any LayoutItem)?
    /// What the item is called in its tree, as ``ItemNames`` has it; of an item whose toolkit matters, with
    /// the toolkit.
    public let description: String

    init(
      _ node: LayoutNode, _ names: ItemNames, besides first: LayoutNode,
      system: LayoutSystem? = nil
    ) {
      item = node.item
      let name = names.name(of: node, besides: first)
      description = system.map { "\(name) (\($0.name))" } ?? name
    }
  }

  /// The constraint that could not be installed, and the text of it as it was when that was tried.
  public struct Statement: CustomStringConvertible, @unchecked Sendable {
    /// The constraint: its ``Constraint/firstAnchor``, ``Constraint/secondAnchor`` and ``Constraint/source``
    /// say which items and attributes, and where it was written.
    public let constraint: Constraint
    /// The expression and its line: `title.top == card.top + 10 (LoginView.swift:42)`.
    public let description: String

    init(_ constraint: Constraint, _ names: ItemNames = ItemNames()) {
      self.constraint = constraint
      description = constraint.statement(names)
    }

    /// What the item that is gone was called, of two the first.
    fileprivate var releasedName: String {
      let (first, second) = (constraint.first, constraint.second)
      return (first.isReleased ? first : second ?? first).releasedName
    }

    /// Whether the statement is about a length rather than a position.
    var isAboutSize: Bool { constraint.firstAttribute.isSize }
  }

  /// The constraint that could not be installed.
  ///
  ///     do {
  ///       try Installer.install(group)
  ///     } catch {
  ///       error.constraint.firstItem     // the item to look at
  ///       print(error)
  ///     }
  public var constraint: Constraint { statement.constraint }

  private var statement: Statement {
    switch self {
    case .noCommonAncestor(_, _, let statement), .noSuperview(_, let statement),
      .itemReleased(let statement), .mixedDirections(_, _, let statement),
      .notFinite(let statement), .zeroMultiplier(let statement), .comparedWithItself(let statement),
      .priorityOutOfRange(_, let statement), .foreignItems(_, _, let statement):
      statement
    }
  }
}

extension InstallationError: CustomStringConvertible {
  /// The constraint with its line, what is wrong with it, and what to do.
  public var description: String {
    switch self {
    case .noCommonAncestor(let first, let second, let statement):
      """
      \(statement): \(first) and \(second) have no common ancestor; add both to one tree before \
      activating
      """
    case .noSuperview(let item, let statement) where statement.isAboutSize:
      "\(statement): \(item) belongs to no view; add it to one before activating"
    case .noSuperview(let item, let statement):
      """
      \(statement): a position with a number is measured from the superview, and \(item) has none; \
      add \(item) to its superview before activating
      """
    case .itemReleased(let statement):
      "\(statement): \(statement.releasedName) no longer exists; constraints do not keep their items alive"
    case .mixedDirections(let first, let second, let statement):
      "\(statement): \(first.refusal(ofOtherDirection: second))"
    case .notFinite(let statement):
      "\(statement): the multiplier and the constant must be finite numbers"
    case .zeroMultiplier(let statement) where statement.isAboutSize:
      """
      \(statement): a multiplier of 0 on the left would lose the first item; write the size that \
      it is to have
      """
    case .zeroMultiplier(let statement):
      """
      \(statement): a multiplier of 0 would lose an item, and a position cannot be compared with \
      nothing; write a number on the right, which is measured from the superview
      """
    case .priorityOutOfRange(let priority, let statement):
      "\(statement): a priority must be above 0 and at most 1000, not \(priority)"
    case .comparedWithItself(let statement):
      """
      \(statement): an anchor is compared with itself, which says nothing; if a number of the view's \
      own by this name is meant, write 'Double(view.\(statement.constraint.firstAttribute))'
      """
    case .foreignItems(let first, let second, let statement):
      """
      \(statement): \(first) and \(second) belong to different toolkits and cannot share a \
      constraint
      """
    }
  }
}

extension Attribute {
  /// Why the attribute cannot be compared with one of another direction.
  package func refusal(ofOtherDirection other: Attribute) -> String {
    """
    \(self) and \(other) cannot be compared, because only one of them follows the direction of text; use \
    leading/trailing or left/right on both sides
    """
  }
}

extension InstallationError {
  /// Stops the program.
  @inline(never)
  func stopProgram() -> Never { trap(description) }

  /// What is wrong with a constraint's numbers, if anything.
  static func ofNumbers(in constraint: Constraint) -> InstallationError? {
    let statement = { Statement(constraint) }
    let numbers = constraint.written
    if constraint.lostItsFirstItem { return .zeroMultiplier(statement()) }
    guard numbers.multiplier.isFinite, numbers.constant.isFinite else {
      return .notFinite(statement())
    }
    if numbers.multiplier == 0, !constraint.firstAttribute.isSize {
      return .zeroMultiplier(statement())
    }
    guard numbers.priority.isValid else {
      return .priorityOutOfRange(numbers.priority, statement())
    }
    return nil
  }
}
