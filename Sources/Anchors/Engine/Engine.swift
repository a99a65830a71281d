/// Keeps the solver of one tree in step with its items and constraints, and their frames with the
/// solver's values.
///
/// The engine belongs to the topmost item's node and never refers to that item; it holds the items
/// below it from one change of the hierarchy to the next.
///
/// Three grades of change: a constant only changes a row's right side; a constraint added or removed
/// adds or removes a row; a change of the hierarchy makes the engine forget everything and read the
/// tree anew at the next layout.
final class Engine {
  /// The items below the topmost one, in the order of the tree; their numbers start at 1.
  var items: [any LayoutItem] = []
  /// The node of each item, the topmost at 0.
  var nodes: [LayoutNode] = []
  /// The number of the parent of each item.
  var parents: [Int32] = []
  /// Whether constraints placed on each item run from right to left.
  var isRightToLeft: [Bool] = []
  var solver = Solver()

  /// Whose row each row is; by row id.
  var owners: [RowOwner] = []
  /// The rows that state what is known of each item's content and frame.
  var itemRows: [ItemRows] = []
  var metrics: [LayoutMetrics] = []
  var frames: [Rect] = []
  var rootSize = Size.zero

  var isStale = true
  var dirtyNodes: [LayoutNode] = []
  /// Whether an owner has set a frame, so that frames are to be set again even if none has moved.
  var mustApplyFrames = false
  var terms = RowTerms()

  /// Solves what has changed and sets the frames that have moved.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  func layout(_ root: any LayoutItem) -> Bool {
    // 1. Read what is new.
    if isStale { readTree(root) }
    readRootSize(root)
    readDirtyMetrics()
    guard solver.needsSolve || mustApplyFrames else { return false }
    // 2. Solve.
    solver.solve()
    // 3. Set frames.
    applyFrames()
    mustApplyFrames = false
    return true
  }

  /// The frame the engine has found for an item, in its parent's coordinates.
  func frame(of number: Int) -> Rect {
    let count = nodes.count
    return Rect(
      x: solver.values[Variable.x.id(of: number, count)],
      y: solver.values[Variable.y.id(of: number, count)],
      width: solver.values[Variable.width.id(of: number, count)],
      height: solver.values[Variable.height.id(of: number, count)])
  }

  private func applyFrames() {
    for number in 1..<max(1, nodes.count) {
      let frame = frame(of: number)
      if frame != frames[number] {
        frames[number] = frame
        items[number - 1].layoutFrame = frame
      }
    }
  }
}

/// The four variables of an item. Sizes are numbered before all positions.
enum Variable: Int {
  case width, height, x, y

  func id(of item: Int, _ itemCount: Int) -> Int {
    switch self {
    case .width: 2 * item
    case .height: 2 * item + 1
    case .x: 2 * itemCount + 2 * item
    case .y: 2 * itemCount + 2 * item + 1
    }
  }
}

/// Whose row a row is.
enum RowOwner {
  /// Nobody's: the row is not in use.
  case none
  /// What is given: a fixed frame, the insets of a guide.
  case given
  /// The upper or lower side of an item's intrinsic size.
  case intrinsic(item: Int32, IntrinsicSide)
  case constraint(Constraint)
}

/// One of the four rows of an intrinsic size.
enum IntrinsicSide: UInt8, CaseIterable {
  case widthAtMost, widthAtLeast, heightAtMost, heightAtLeast

  var isWidth: Bool { self == .widthAtMost || self == .widthAtLeast }
  var isUpper: Bool { self == .widthAtMost || self == .heightAtMost }
}

/// The rows of one item, -1 where there is none.
struct ItemRows {
  /// x, y, width and height of a fixed frame, or of a guide's insets.
  var given: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
  /// By `IntrinsicSide`.
  var intrinsic: [Int32] = [-1, -1, -1, -1]
}
