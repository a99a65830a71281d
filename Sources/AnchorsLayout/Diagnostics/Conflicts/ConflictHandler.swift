import Anchors
import AnchorsSolver

/// Whom a tree tells of its conflicts, and which it has told already.
struct ConflictHandling {
  /// Prints to standard error, unless the program says otherwise; `nil` tells nobody.
  var handler: ((LayoutConflict) -> Void)? = { conflict in
    writeToStandardError("Layout conflict: \(conflict)\n")
  }
  /// `true` if a layout may have conflicts that were not reported.
  var isDue = false
  fileprivate var isTelling = false
  fileprivate var told = ToldOnce<[ConflictMember]>()

  init() {}
}

/// The identity of a conflict's member: its anchors and its line, not its numbers. It retains the
/// nodes, so that a new item is never mistaken for a released one.
struct ConflictMember: Hashable {
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

  func hash(into hasher: inout Hasher) {
    hasher.combine(relation)
    hasher.combine(line)
    for anchor in anchors {
      hasher.combine(ObjectIdentifier(anchor.node))
      hasher.combine(anchor.attribute)
    }
  }
}

extension Engine {
  /// Reports new conflicts at the end of a layout, after frames are set. The handler may ask for
  /// reports, edit constraints and lay out; the next layout reports the consequences.
  func tellOfConflicts() {
    // The forgotten conflicts are checked after the next layout.
    if unread.isEverything || !conflictHandling.isDue || conflictHandling.isTelling { return }
    conflictHandling.isDue = false
    if conflictHandling.handler == nil { return }
    conflictHandling.isTelling = true
    defer { conflictHandling.isTelling = false }
    // What ends is forgotten in time, also when nothing else stands.
    if !hasConflicts {
      _ = conflictHandling.told.takeNew([])
      return
    }
    let facts = facts()
    let conflicts = facts.solved.conflicts
    let identities = conflicts.map { conflict in
      conflict.rows.compactMap { facts.limit($0).map(ConflictMember.init) }
    }
    let newConflicts = conflictHandling.told.takeNew(identities).map { conflicts[$0] }
    let names = ItemNames()
    var tellsOfRoot = true
    for report in newConflicts.map({ LayoutConflict($0, facts, names) }) {
      // Every conflict with a root without a size says the same.
      if report.rootWithoutSize != nil {
        if !tellsOfRoot { continue }
        tellsOfRoot = false
      }
      let handler = conflictHandling.handler
      handler?(report)
    }
  }
}

// MARK: - Queries and notifications

extension LayoutTree {
  /// The conflicts among required constraints, in the order of the removed constraints. Lays out
  /// first.
  public var conflicts: [LayoutConflict] {
    let engine = laidOutEngine
    if !engine.hasConflicts { return [] }
    let (facts, names) = (engine.facts(), ItemNames())
    return facts.solved.conflicts.map { LayoutConflict($0, facts, names) }
  }

  /// The receiver of conflicts. It is called once for each, at the end of the first layout with the
  /// conflict.
  ///
  /// At first that prints to standard error. Set a function of your own, or `nil` for silence:
  ///
  ///     screen.layoutTree.conflictHandler = { conflict in log.append(conflict.description) }
  ///
  /// The tree retains the handler, so the handler must not retain the tree's views. It may ask for
  /// reports, edit constraints and lay out; the next layout reports the consequences. A conflict
  /// equals an earlier one if it is between the same attributes of the same items from the same
  /// lines, whatever the constants. The tree remembers all that stand and the latest 256 that
  /// ended; one of these is not told again when it comes back. A conflict never stops a layout.
  /// ``layoutIfNeeded(reporting:)`` can leave a conflict to a later layout.
  ///
  /// - Note: After a tree joins another, the other's handler receives its conflicts.
  public var conflictHandler: ((LayoutConflict) -> Void)? {
    get { engine.conflictHandling.handler }
    nonmutating set {
      // The former handler's captures may go away with it, and call the library in their `deinit`.
      withExtendedLifetime(conflictHandler) { engine.conflictHandling.handler = newValue }
    }
  }
}

extension LayoutView {
  /// The conflicts among required constraints in the view's tree, as of a layout that is brought up
  /// to date first.
  public final var conflicts: [LayoutConflict] { layoutTree.conflicts }
}
