import Anchors
import AnchorsSolver

/// A tree as rows of the solver: the pure core of the engine, which never asks an item.
///
/// Example: between siblings, `b.leading == a.trailing + 8` is the row `b.x - a.x - a.width = 8`.
///
/// Algorithm: each item has four variables: width, height, and the position relative to its parent.
/// A constraint, a content size and a fixed frame become a row each. A position far from its host
/// is the sum of the positions on the path. Relative positions keep a row short where both items
/// are near the host, and an edit that moves a view does not touch the rows inside it.
///
/// Guaranteed: an item keeps its number while others come and go, and the root has 0; `order` has
/// the order of the tree; the rows depend on the present items and constraints alone, not on the
/// edits that led to them.
///
/// Not guaranteed: that a constraint has a row. One whose item is not below its host, which only an
/// item that moves without notice can cause, has none until the item is back.
///
/// Source: the row of a constraint is that of G. Badros, A. Borning and P. Stuckey, *The Cassowary
/// linear arithmetic constraint solving algorithm* (2001), in relative coordinates.
struct LayoutModel: ~Copyable {
  /// The nodes and constraints of its items and rows.
  var index: ModelIndex
  /// The order of the items, and which is whose parent.
  var order = ItemOrder()
  /// The direction of each item.
  var directions = Pool<ItemDirection>()
  /// The content metrics of each item.
  var metrics = MetricsTable()
  /// The rows of each item's content and fixed frame.
  var itemRows = ItemRowsTable()
  /// By variable, the required row that states the least size of an item's content.
  var minimumRows: [Int: Int32] = [:]
  private(set) var solver = Solver()
  /// The solver's limits.
  private let limits: SolverLimits
  /// `true` if any item has alignment insets.
  var hasAlignmentInsets = false
  /// `true` if an item scrolls, or is of a class that may change its parent unannounced: then each
  /// path from a host to an item is checked.
  var hasUnusualPaths = false
  /// `true` if any item is a guide.
  var hasGuides = false
  /// `true` if there may be stacks.
  var hasStacks = false
  /// `true` if a constraint or an item has come or changed since the constraints of stacks were put
  /// last.
  var mayReorderStacks = true
  /// The number of each scrolling item's content guide, by the item's number.
  var contentGuides: [Int: Int] = [:]
  /// The stacks that use an item's baseline, or that of a stack on the way to it, by the item's
  /// number. It may name stacks that use another item's by now.
  var baselineUsers: [Int: Set<Int>] = [:]
  /// The dependences that constraints create.
  var dependences = Dependences()
  /// The items with a fixed part of the frame.
  private var fixed: [(item: Int, frame: FixedFrame)] = []

  init(limits: SolverLimits = SolverLimits(), isPart: Bool = false) {
    self.limits = limits
    index = ModelIndex(isPart: isPart)
  }

  /// Appends the next item in the order of the tree. Returns its number.
  @discardableResult
  mutating func append(_ place: ItemPlace, _ metrics: LayoutMetrics, _ fixed: FixedFrame) -> Int32 {
    let number = append(place, fixed)
    insert(metrics, of: number)
    return Int32(number)
  }

  /// Appends a plain view. Returns its number.
  mutating func appendPlain(_ place: ItemPlace, _ fixed: FixedFrame) -> Int32 {
    let number = append(place, fixed)
    metrics.insertPlain(number)
    return Int32(number)
  }

  @inline(__always)
  private mutating func append(_ place: ItemPlace, _ fixed: FixedFrame) -> Int {
    let number = take(place, fixed)
    order.append(parent: Int(place.parent))
    if case .nothing = fixed { return number }
    self.fixed.append((number, fixed))
    return number
  }

  /// Adds the content metrics of an item.
  mutating func insert(_ metrics: LayoutMetrics, of number: Int) {
    self.metrics.insert(metrics, of: number)
    // A stack is never plain.
    if nodes[number].isStack { hasStacks = true }
    if metrics.alignmentRectInsets != .zero { hasAlignmentInsets = true }
  }

  /// Registers an item without its content metrics. Returns its number.
  @inline(__always)
  mutating func take(_ place: ItemPlace, _ fixed: FixedFrame) -> Int {
    let number = index.insert(place.node)
    if number == directions.count {
      directions.append(place.direction)
    } else {
      directions[number] = place.direction
    }
    itemRows.add(number)
    let kind = place.node.use { $0.kind }
    if kind.isGuide { hasGuides = true }
    if kind.isOther { hasUnusualPaths = true }
    if case .origin = fixed {
      contentGuides[Int(place.parent)] = number
      hasUnusualPaths = true
    }
    return number
  }

  /// Adds the rows once all items are known: of the items, then of the constraints in order.
  mutating func makeRows(of constraints: [UnownedConstraint]) {
    var shape = SolverShape(count: Variable.count * nodes.count) {
      rank(of: Variable.variable(of: $0), Variable.item(of: $0))
    }
    for (number, frame) in fixed where mayBeNegative(frame, number) {
      for size in [Variable.width, .height] { shape.mayBeNegative(size.id(of: number)) }
    }
    solver = Solver(shape: shape, limits: limits)
    var rowCount = constraints.count + 4 * fixed.count
    if metrics.hasIntrinsicSizes {
      for number in nodes.indices where metrics[number].hasIntrinsicSize { rowCount += 4 }
    }
    if metrics.hasMinimumSizes {
      for number in nodes.indices where metrics[number].hasMinimumSize { rowCount += 2 }
    }
    solver.reserve(rows: rowCount, terms: 2 * rowCount)
    index.reserve(rows: rowCount, constraints: constraints.count)
    for (number, fixed) in fixed { give(fixed, to: number) }
    if metrics.hasMinimumSizes {
      for number in nodes.indices where metrics[number].hasMinimumSize {
        updateMinimumRows(of: number)
      }
    }
    if metrics.hasIntrinsicSizes {
      for number in nodes.indices where metrics[number].hasIntrinsicSize {
        for side in IntrinsicSide.allCases { updateIntrinsicRow(-1, side, of: number) }
      }
    }
    let solver = solver
    for constraint in constraints { add(constraint, to: solver) }
    fixed = []
  }

  /// Counts the dependences of a constraint that comes or goes.
  @inline(__always)
  mutating func count(
    _ constraint: UnownedConstraint, _ placed: PlacedConstraint, by change: Int
  ) {
    let (first, second) = (placed.firstRow, placed.secondRow)
    if first.isSize, first.isHorizontal != second.isHorizontal {
      dependences.couplingCount += change
    }
    if !first.dependsOnMetrics, !second.dependsOnMetrics, !hasGuides { return }
    constraint.use { countUses(PlacedConstraint($0), by: change) }
  }

  @inline(never)
  private mutating func countUses(_ constraint: PlacedConstraint, by change: Int) {
    let isAboutMetrics =
      constraint.firstRow.dependsOnMetrics || constraint.secondRow.dependsOnMetrics
    countUse(of: constraint.first, isAboutMetrics, by: change)
    if let second = constraint.second { countUse(of: second, isAboutMetrics, by: change) }
  }

  private mutating func countUse(
    of item: PlacedConstraint.Item, _ isAboutMetrics: Bool, by change: Int
  ) {
    guard let number = index.number(of: item), isAboutMetrics || nodes[number].kind.isGuide
    else { return }
    dependences.countUse(ofInsetsOf: number, by: change)
  }

  // An item's number, times 4, always fits, because the solver checks each.
  @inline(__always)
  func id(_ variable: Variable, _ item: Int) -> Int32 {
    Int32(truncatingIfNeeded: Variable.count &* item &+ variable.rawValue)
  }

  /// Returns the rank of a variable, which follows from its item.
  @inline(__always)
  func rank(of variable: Variable, _ item: Int) -> UInt32 {
    let place = UInt32(truncatingIfNeeded: variable.rawValue)
    // The second bit of a variable's number says that it is a position, the first that it is
    // vertical.
    return order.label(of: item) << 1 | place & 1 | (place >> 1) << 31
  }

  /// `true` if constraints placed on an item run from right to left.
  func isRightToLeft(_ number: Int) -> Bool { directions[number].isRightToLeft }

  /// Returns `true` if an item's fixed size may be negative: in a parent that is too small, or if a
  /// frame is smaller than its insets.
  func mayBeNegative(_ fixed: FixedFrame, _ number: Int) -> Bool {
    switch fixed {
    case .nothing: false
    case .insets, .autoresizing: true
    case .frame, .origin: metrics[number].alignmentRectInsets != .zero
    }
  }

  /// Returns the solved frame of an item, in its parent's coordinates. A fixed size may be negative
  /// in a parent that is too small; the frame's size is then 0.
  @inline(__always)
  func frame(of number: Int) -> Rect {
    let solver = solver
    return frame(of: number) { solver.value(of: $0) }
  }

  /// The frame that an item has in a solution.
  @inline(__always)
  func frame(of number: Int, in solution: (Int) -> Double) -> Rect {
    var rect = Rect(
      x: solution(Variable.x.id(of: number)), y: solution(Variable.y.id(of: number)),
      width: solution(Variable.width.id(of: number)),
      height: solution(Variable.height.id(of: number)))
    if hasAlignmentInsets {
      let parent = order.parent(of: number)
      let corner = parent < 0 ? .zero : metrics[parent].alignmentRectInsets
      rect = rect.inset(by: metrics[number].alignmentRectInsets.negated)
        .moved(x: corner.left, y: corner.top)
    }
    rect.size = Size(width: max(0, rect.width), height: max(0, rect.height))
    return rect
  }

  /// The alignment rectangle of a frame in an item's parent's coordinates, from the corner of the
  /// parent's alignment rectangle.
  func alignmentRect(ofFrame frame: Rect, of number: Int) -> Rect {
    if !hasAlignmentInsets { return frame }
    let rect = frame.inset(by: metrics[number].alignmentRectInsets)
    let parent = order.parent(of: number)
    if parent < 0 { return Rect(size: rect.size) }
    let corner = metrics[parent].alignmentRectInsets
    return rect.moved(x: -corner.left, y: -corner.top)
  }
}

/// The place in the tree of an item that is being read.
struct ItemPlace {
  /// The node, which the caller retains.
  let node: Unmanaged<LayoutNode>
  var parent: Int32
  let direction: ItemDirection

  /// Creates a place below the item with the number `parent`, or at the top with -1.
  @inline(__always)
  init(
    _ node: Unmanaged<LayoutNode>, _ parent: Int32, _ direction: InterfaceDirection,
    _ ownDirection: InterfaceDirection?
  ) {
    (self.node, self.parent) = (node, parent)
    self.direction = ItemDirection(isRightToLeft: direction == .rightToLeft, own: ownDirection)
  }
}

/// An item as it was when it was read, with its node, which is retained.
struct ItemSnapshot {
  let node: LayoutNode
  let place: ItemPlace
  /// The metrics of its content; `nil` for a plain view.
  let metrics: LayoutMetrics?
  let fixed: FixedFrame
}

/// The direction in which the constraints placed on an item run.
struct ItemDirection: BitwiseCopyable {
  var isRightToLeft: Bool
  /// The item's own direction, if it is set.
  var own: InterfaceDirection?
}

/// The four variables of an item.
enum Variable: Int, CaseIterable {
  case width, height, x, y

  /// The number of variables per item.
  @inline(__always)
  static var count: Int { 4 }

  @inline(__always)
  func id(of item: Int) -> Int { item << 2 | rawValue }

  @inline(__always)
  var isSize: Bool { self == .width || self == .height }
  @inline(__always)
  var isHorizontal: Bool { self == .width || self == .x }

  /// The size on the variable's axis.
  var size: Variable { isHorizontal ? .width : .height }

  /// The attribute of the variable: a position is that of the left or top edge.
  var attribute: Attribute {
    switch self {
    case .width: .width
    case .height: .height
    case .x: .left
    case .y: .top
    }
  }

  /// The item that a variable belongs to, and which of its four it is.
  static func place(of id: Int) -> (item: Int, variable: Variable) {
    (item(of: id), variable(of: id))
  }

  @inline(__always)
  static func variable(of id: Int) -> Variable {
    switch id & 3 {
    case 0: .width
    case 1: .height
    case 2: .x
    default: .y
    }
  }

  /// The item that a variable belongs to.
  @inline(__always)
  static func item(of id: Int) -> Int { id >> 2 }
}

/// One of the four rows of an intrinsic size.
enum IntrinsicSide: UInt8, CaseIterable {
  case widthAtMost, widthAtLeast, heightAtMost, heightAtLeast

  var isWidth: Bool { self == .widthAtMost || self == .widthAtLeast }
  /// The size that it limits.
  var variable: Variable { isWidth ? .width : .height }
  var isUpper: Bool { self == .widthAtMost || self == .heightAtMost }
}
