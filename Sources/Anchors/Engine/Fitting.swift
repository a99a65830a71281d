/// A view's subtree as a model of its own, kept to be asked which size the view is best given.
///
/// It has the items and constraints of the subtree, numbered its own way, and two rows besides: the
/// wishes for the topmost item's width and height. Asking again with another target changes the right
/// sides of these. What the subtree's constraints undergo in between is done to the model as it
/// happens. It holds nodes and constraints but no items, and asks none; the engine does.
final class Fitting {
  private(set) var model: LayoutModel
  /// What has said to be different since the last answer.
  private var dirtyNodes: [LayoutNode] = []
  /// How much has happened since the last answer.
  private var editCount = 0
  private var width = SizeWish(variable: .width)
  private var height = SizeWish(variable: .height)

  /// Creates a fitting with nothing in it, to hear of changes while the subtree is being read.
  init(limits: SolverLimits) { model = LayoutModel(limits: limits, places: .inTables) }

  /// Takes over a model that has been read.
  func start(with model: LayoutModel) { self.model = model }

  /// Whether the subtree is still being read.
  var isEmpty: Bool { model.nodes.isEmpty }

  /// Whether so much has happened since anybody asked that the model is likely not to be asked again,
  /// and reading the subtree anew costs no more than catching up.
  var isForgotten: Bool { editCount > 4 * model.nodes.count + 16 }
}

/// The wish that the topmost item has a length: a row of a fitting's model.
struct SizeWish {
  let variable: Variable
  fileprivate var row: Int32 = -1
  fileprivate var priority = Priority(0)

  init(variable: Variable) { self.variable = variable }
}

// MARK: - Being asked

extension Fitting {
  /// The size that fits the wishes best.
  func size(
    _ target: Size, horizontal: Priority, vertical: Priority
  ) -> Size {
    editCount = 0
    model.wish(max(0, target.width), horizontal, &width)
    model.wish(max(0, target.height), vertical, &height)
    model.solver.solve()
    return model.frame(of: 0).size
  }

  /// What has said to be different since the last answer; from now on nothing has.
  func takeDirtyNodes() -> [LayoutNode] {
    defer { dirtyNodes.removeAll(keepingCapacity: true) }
    return dirtyNodes
  }

  func change(_ metrics: LayoutMetrics, _ given: GivenFrame, of number: Int) {
    model.change(given, of: number)
    model.change(metrics, of: number)
  }
}

extension LayoutModel {
  /// Changes what is wished of the topmost item's size. At the required priority it is given.
  fileprivate mutating func wish(_ length: Double, _ priority: Priority, _ wish: inout SizeWish) {
    if wish.row >= 0, wish.priority == priority {
      return solver.setConstant(wish.row, to: length)
    }
    if wish.row >= 0 {
      solver.remove(wish.row)
      own(wish.row, nil)
    }
    solver.addTerm(1, id(wish.variable, 0))
    // In front, as what is given is: what follows from it is known at once.
    wish.row = solver.add(
      .equal, length, priority: priority.rawValue, isGiven: priority == .required, atFront: true)
    wish.priority = priority
    own(wish.row, nil)
  }
}

// MARK: - Hearing of changes

extension Fitting {
  /// Adds a constraint of the subtree; says whether all it mentions is known.
  func add(_ constraint: Constraint) -> Bool {
    editCount += 1
    model.add(constraint)
    return model.places[constraint] >= 0
  }

  func remove(_ constraint: Constraint) {
    editCount += 1
    model.remove(constraint)
  }

  func take(_ change: ConstraintChange, of constraint: Constraint) {
    editCount += 1
    switch change {
    case .constant: model.updateConstant(of: constraint)
    case .structure: model.rewrite(constraint)
    }
  }

  func metricsDidChange(of node: LayoutNode) {
    editCount += 1
    dirtyNodes.append(node)
  }
}
