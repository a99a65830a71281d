import Anchors

// The parts of an engine's state that live and end together.

/// The changes of a tree since it was read.
struct UnreadChanges {
  /// `true` if the whole tree must be read again.
  var isEverything = true
  /// `true` if the tree changed while it was read, so that the model is of a mixture.
  var isMixed = false
  /// The nodes that have announced changes of their content since they were read.
  var nodes: [LayoutNode] = []
  /// The items that came, moved or changed direction.
  var structure = StructureChanges()

  init(isMixed: Bool = false) { self.isMixed = isMixed }

  /// Notes that the whole tree was read. Nodes may have announced changes meanwhile.
  mutating func wasRead(isMixed: Bool) {
    isEverything = false
    self.isMixed = isMixed
    structure = StructureChanges()
  }
}

/// The frames that must be set.
struct DueFrames {
  /// `true` if all frames must be set, even unchanged ones.
  var areAllDue = false
  /// The numbers of items whose frames must be set, even unchanged ones.
  var items: [Int] = []
  /// The variables that have changed since frames were set last.
  var variables: [Int32] = []
  /// `true` if the present frames are of another solution than the model's, until the next solve.
  var showOtherSolution = false
  /// `true` if frames were set that the passes have not handled.
  var areNew = false

  /// Forgets single items and variables, whose numbers are no longer valid.
  mutating func forgetItems() {
    items.removeAll()
    variables.removeAll()
  }
}

/// The items whose content depends on their frames, by their numbers.
struct FrameDependents {
  var items: Set<Int> = []
  /// The items whose frames have moved since they were asked.
  var toAsk: [Int] = []
}

/// The nodes of items that were still changing when the last layout stopped.
struct NonconvergingNodes {
  /// The items whose content was still changing.
  var content: [LayoutNode] = []
  /// The items that changed the hierarchy, or content already read, each time they were asked.
  var reads: [LayoutNode] = []
  /// The views for which something was due in the last round, perhaps more than once.
  var views: [LayoutNode] = []

  /// All of these nodes, each once.
  var all: [LayoutNode] {
    var seen: Set<ObjectIdentifier> = []
    return (content + reads + views).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// The propagation of safe areas and margins from views to those inside.
struct InsetPropagation {
  /// Returns the propagation for a model; set by the tree if insets propagate.
  var makeSpreading: ((borrowing LayoutModel) -> (any InsetSpreading)?)?
  /// The result for the tree as read, with the number of changes of inset users.
  var known: (generation: Int, changes: Int, spreading: (any InsetSpreading)?)?
}
