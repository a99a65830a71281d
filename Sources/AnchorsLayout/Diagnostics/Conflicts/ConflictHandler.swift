import Anchors
import AnchorsSolver

/// Whom a tree tells of its conflicts, and which it has told already.
struct ConflictHandling {
  /// Prints to standard error, unless the program says otherwise; `nil` tells nobody.
  var handler: ((LayoutConflict) -> Void)? = { conflict in
    writeToStandardError("Layout conflict: \(conflict)\n")
  }
  /// Whether a layout may have met conflicts that nobody has been told of.
  var isDue = false
  fileprivate var isTelling = false
  fileprivate var told: [[ConflictMember]] = []

  init() {}
}

/// What makes two conflicts the same: what their members speak of and where they were written, not
/// their numbers. It holds the nodes, so that another item never passes for one that is gone.
struct ConflictMember: Equatable {
  private let anchors: [AnyAnchor]
  private let relation: Relation
  private let line: UInt
  private var isMinimum = false

  fileprivate init(_ limit: UnsatisfiedConstraint) {
    switch limit {
    case .constraint(let constraint):
      anchors = [constraint.firstAnchor, constraint.secondAnchor].compactMap { $0 }
      (relation, line) = (constraint.relation, constraint.source?.line ?? 0)
    case .intrinsicSize(let limit):
      anchors = [AnyAnchor(node: limit.item.layoutNode, attribute: limit.attribute)]
      (relation, line, isMinimum) = (limit.relation, 0, limit.isMinimum)
    }
  }

  static func == (a: ConflictMember, b: ConflictMember) -> Bool {
    a.relation == b.relation && a.line == b.line && a.isMinimum == b.isMinimum
      && a.anchors.elementsEqual(b.anchors) { $0.node === $1.node && $0.attribute == $1.attribute }
  }
}

extension Engine {
  /// Tells of conflicts that are new, at the end of a layout: frames are set. Whoever is told may
  /// ask for reports, edit constraints and lay out; of what comes of that the next layout tells.
  func tellOfConflicts() {
    // What has been forgotten is looked at when it has been laid out again.
    if isStale || !conflictHandling.isDue || conflictHandling.isTelling { return }
    conflictHandling.isDue = false
    if conflictHandling.handler == nil { return }
    conflictHandling.isTelling = true
    defer { conflictHandling.isTelling = false }
    let facts = facts()
    let newConflicts = facts.solved.conflicts.filter { conflict in
      let members = conflict.rows.compactMap { facts.limit($0).map(ConflictMember.init) }
      if conflictHandling.told.contains(members) { return false }
      conflictHandling.told.append(members)
      return true
    }
    // So many are remembered that constraints made anew again and again cost no memory.
    conflictHandling.told = conflictHandling.told.suffix(256)
    let names = ItemNames()
    for report in newConflicts.map({ LayoutConflict($0, facts, names) }) {
      let handler = conflictHandling.handler
      handler?(report)
    }
  }
}

// MARK: - Asking and being told

extension LayoutTree {
  /// The conflicts among required constraints, as of a layout that is brought up to date first, in
  /// the order of the constraints set aside.
  public var conflicts: [LayoutConflict] {
    let engine = laidOutEngine
    if !engine.hasConflicts { return [] }
    let (facts, names) = (engine.facts(), ItemNames())
    return facts.solved.conflicts.map { LayoutConflict($0, facts, names) }
  }

  /// Who is told of conflicts, once of each, at the end of the layout that first meets it.
  ///
  /// At first that prints to standard error. Set a function of your own, or `nil` for silence:
  ///
  ///     screen.layoutTree.conflictHandler = { conflict in log.append(conflict.description) }
  ///
  /// The tree keeps it, so let it not keep the tree's views. It is called when frames have been
  /// set. It may ask for reports, edit constraints and lay out: of what comes of that, the next
  /// layout tells. A conflict is the same as an earlier one if it is between the same attributes of
  /// the same items, written in the same lines, whatever their constants are by now; the tree
  /// remembers the latest 256. Anything else is left as it is: a conflict never stops a layout.
  /// ``layoutIfNeeded(reporting:)`` can leave a conflict to a later layout.
  ///
  /// - Note: A tree that becomes part of another is told of by the other's handler.
  public var conflictHandler: ((LayoutConflict) -> Void)? {
    get { engine.conflictHandling.handler }
    nonmutating set {
      // What the former handler holds may go away with it, and ask for something in its `deinit`.
      withExtendedLifetime(conflictHandler) { engine.conflictHandling.handler = newValue }
    }
  }
}

extension LayoutView {
  /// The conflicts among required constraints in the view's tree, as of a layout that is brought up
  /// to date first.
  public final var conflicts: [LayoutConflict] { layoutTree.conflicts }
}
