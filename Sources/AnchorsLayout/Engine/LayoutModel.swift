#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// A tree as rows: the pure core of the engine.
///
/// It is made from what items have said of themselves and from their constraints, and never asks an
/// item anything. Items are numbered in the order of the tree, the topmost 0.
struct LayoutModel: ~Copyable {
  /// The nodes and constraints of its items and rows.
  var index: ModelIndex
  /// The number of the parent of each item.
  private(set) var parents: [Int32] = []
  /// Whether constraints placed on each item run from right to left.
  private(set) var isRightToLeft: [Bool] = []
  /// What each item says of its content.
  var metrics = MetricsTable()
  /// The rows that state what is known of each item's content and frame.
  var itemRows: [ItemRows] = []
  private(set) var solver = Solver()
  /// What the solver is held to.
  private let limits: SolverLimits
  /// Whether any item's alignment rectangle is not its frame.
  private(set) var hasAlignmentInsets = false
  /// Whether any item is a guide.
  private var hasGuides = false
  /// By the number of an item that scrolls, that of the guide for its content.
  private(set) var contentGuides: [Int: Int] = [:]
  /// What constraints tie to each other.
  private(set) var dependences = Dependences()
  /// The items of whose frames something is given.
  private var given: [(item: Int, frame: GivenFrame)] = []

  init(limits: SolverLimits = SolverLimits(), isPart: Bool = false) {
    self.limits = limits
    index = ModelIndex(isPart: isPart)
  }

  /// Takes in the next item, in the order of the tree.
  mutating func append(_ item: ItemSnapshot) {
    let number = nodes.count
    index.append(item.node)
    parents.append(item.parent)
    isRightToLeft.append(item.isRightToLeft)
    metrics.append(item.metrics)
    if item.metrics.alignmentRectInsets != .zero { hasAlignmentInsets = true }
    if item.node.kind.isGuide { hasGuides = true }
    switch item.given {
    case .nothing: break
    case .frame, .insets, .autoresizing: given.append((number, item.given))
    case .origin:
      given.append((number, item.given))
      contentGuides[Int(item.parent)] = number
    }
  }

  /// Makes the rows, once all items are there: of the items, then of the constraints in order.
  mutating func makeRows(of constraints: [Constraint]) {
    var shape = SolverShape(sizeCount: 2 * nodes.count, positionCount: 2 * nodes.count)
    shape.mayBeNegative = Array(repeating: false, count: shape.sizeCount)
    for (number, given) in given {
      if given.mayBeNegative || metrics[number].alignmentRectInsets != .zero {
        shape.mayBeNegative[2 * number] = true
        shape.mayBeNegative[2 * number + 1] = true
      }
    }
    solver = Solver(shape: shape, limits: limits)
    var rowCount = constraints.count + 4 * given.count
    for number in nodes.indices where metrics[number].hasIntrinsicSize { rowCount += 4 }
    solver.reserve(rows: rowCount, terms: 2 * rowCount)
    index.reserve(rows: rowCount, constraints: constraints.count)
    itemRows = Array(repeating: ItemRows(), count: nodes.count)
    for (number, given) in given { give(given, to: number) }
    for number in nodes.indices where metrics[number].hasIntrinsicSize {
      for side in IntrinsicSide.allCases { addIntrinsicRow(side, of: number) }
    }
    for constraint in constraints { add(constraint) }
    given = []
  }

  /// Counts what a constraint that comes or goes ties to each other.
  @inline(__always)
  mutating func count(_ constraint: PlacedConstraint, _ change: Dependences.Change) {
    let (first, second) = (constraint.firstRow, constraint.secondRow)
    if first.isSize, first.isHorizontal != second.isHorizontal {
      dependences.countCoupling(change)
    }
    let isAboutMetrics = first.dependsOnMetrics || second.dependsOnMetrics
    if !isAboutMetrics, !hasGuides { return }
    countUse(of: constraint.first, isAboutMetrics, change)
    if let second = constraint.second { countUse(of: second, isAboutMetrics, change) }
  }

  private mutating func countUse(
    of item: PlacedConstraint.Item, _ isAboutMetrics: Bool, _ change: Dependences.Change
  ) {
    guard let number = index.number(of: item), isAboutMetrics || nodes[number].kind.isGuide
    else { return }
    dependences.countUse(ofInsetsOf: number, change)
  }

  /// By row id, whose row each row in use is.
  ///
  /// - Complexity: O(rows and items).
  var owners: [RowOwner] {
    var owners = index.constraints.map { $0.map { RowOwner.constraint($0) } ?? .given }
    for (item, rows) in itemRows.enumerated() {
      for side in IntrinsicSide.allCases where rows[side] >= 0 {
        owners[Int(rows[side])] = .intrinsic(item: Int32(item), side)
      }
    }
    return owners
  }

  func id(_ variable: Variable, _ item: Int) -> Int32 {
    Int32(variable.id(of: item, nodes.count))
  }

  /// The frame that has been found for an item, in its parent's coordinates. What is given of a size
  /// may be less than nothing in a parent that is too small, the frame's size is not.
  @inline(__always)
  func frame(of number: Int) -> Rect {
    let solver = solver
    return frame(of: number) { solver.value(of: $0) }
  }

  /// The frame that an item has in a solution.
  @inline(__always)
  func frame(of number: Int, in solution: (Int) -> Double) -> Rect {
    let count = nodes.count
    return frame(
      of: number,
      alignmentRect: Rect(
        x: solution(Variable.x.id(of: number, count)),
        y: solution(Variable.y.id(of: number, count)),
        width: solution(Variable.width.id(of: number, count)),
        height: solution(Variable.height.id(of: number, count))))
  }

  /// The frame of an item with this alignment rectangle.
  @inline(__always)
  private func frame(of number: Int, alignmentRect: Rect) -> Rect {
    var rect = alignmentRect
    if hasAlignmentInsets {
      let corner = parents[number] < 0 ? .zero : metrics[Int(parents[number])].alignmentRectInsets
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
    if parents[number] < 0 { return Rect(size: rect.size) }
    let corner = metrics[Int(parents[number])].alignmentRectInsets
    return rect.moved(x: -corner.left, y: -corner.top)
  }
}

/// What an item has said of itself when the tree was read.
struct ItemSnapshot {
  var node: LayoutNode
  var parent: Int32
  var isRightToLeft: Bool
  var metrics: LayoutMetrics
  var given: GivenFrame
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

  /// The size on the variable's axis.
  var size: Variable {
    switch self {
    case .width, .x: .width
    case .height, .y: .height
    }
  }

  /// The item that a variable belongs to, and which of its four it is.
  static func place(of id: Int, _ itemCount: Int) -> (item: Int, variable: Variable) {
    let item = item(of: id, itemCount)
    let isHorizontal = id % 2 == 0
    if id < 2 * itemCount { return (item, isHorizontal ? .width : .height) }
    return (item, isHorizontal ? .x : .y)
  }

  /// The item that a variable belongs to.
  static func item(of id: Int, _ itemCount: Int) -> Int {
    (id < 2 * itemCount ? id : id - 2 * itemCount) / 2
  }
}

/// Whose row a row is.
enum RowOwner {
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
  /// The first of the four rows of a fixed frame, or of a guide's insets: x, y, width, height.
  var given: Int32 = -1
  /// By `IntrinsicSide`.
  private var intrinsic: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

  subscript(side: IntrinsicSide) -> Int32 {
    get {
      switch side {
      case .widthAtMost: intrinsic.0
      case .widthAtLeast: intrinsic.1
      case .heightAtMost: intrinsic.2
      case .heightAtLeast: intrinsic.3
      }
    }
    set {
      switch side {
      case .widthAtMost: intrinsic.0 = newValue
      case .widthAtLeast: intrinsic.1 = newValue
      case .heightAtMost: intrinsic.2 = newValue
      case .heightAtLeast: intrinsic.3 = newValue
      }
    }
  }
}
