import Anchors
import AnchorsSolver

/// A model of a view's subtree, kept for its fitting sizes.
///
/// It contains the items and constraints of the subtree, with separate numbers, and two rows for
/// the target width and height. Another target changes the right sides of these. Edits of the
/// subtree's constraints edit the model too. It refers to nodes and constraints, not to items, and
/// asks none; the engine does.
///
/// Content that depends on its width or height starts from its natural size each time, so an answer
/// depends on the question alone. Answers are therefore cached until something changes.
final class Fitting {
  @exclusivity(unchecked) var model: LayoutModel
  /// The items whose content depends on their sizes.
  private(set) var dependents: [DependentItem] = []
  /// `true` if one of them has changed content, even if its natural size is the same.
  private var mustMeasure = false
  /// The nodes that have announced changes since the last answer.
  var dirtyNodes: [LayoutNode] = []
  /// The number of edits since the last answer.
  var editCount = 0
  /// The rows of the target size, or -1.
  private var (widthRow, heightRow): (Int32, Int32) = (-1, -1)
  /// The latest answers, for questions that are asked by turns: the least size, the natural one,
  /// the height in a width. The oldest comes first.
  private var answers: [(question: FittingQuestion, size: Size)] = []

  /// `true` while items are asked for an answer.
  var isAnswering = false

  /// Creates a fitting with nothing in it, to hear of changes while the subtree is being read.
  init(limits: SolverLimits) { model = LayoutModel(limits: limits, isPart: true) }

  /// Takes over a model that has been read.
  func start(with model: consuming LayoutModel) {
    self.model = model
    for number in self.model.nodes.indices where self.model.metrics[number].dependsOnFrame {
      dependents.append(DependentItem(number: number, natural: self.model.metrics[number]))
    }
  }

  /// `true` if the subtree is still being read.
  var isEmpty: Bool { model.nodes.isEmpty }

  /// `true` if reading the subtree again costs no more than updating the model, because it was
  /// edited often since the last question.
  var isForgotten: Bool { editCount > 4 * model.nodes.count + 16 }

  /// The size that was found best.
  private var size: Size { model.frame(of: 0).size }
}

/// A question about a fitting size: the target and its priorities.
struct FittingQuestion: Equatable {
  let target: Size
  let horizontal: Priority
  let vertical: Priority
}

/// An item of a fitting's model whose content depends on its size.
struct DependentItem {
  let number: Int
  /// The natural content metrics.
  fileprivate var natural: LayoutMetrics
  /// The width and height of the last question, and its answer.
  fileprivate var latest: (width: Double, height: Double?, metrics: LayoutMetrics)?

  /// Returns the height to ask for; `nil` if the content does not depend on it.
  func height(of size: Size) -> Double? { natural.dependsOnHeight ? size.height : nil }

  /// Returns the metrics for a size, if that was the last question.
  func metrics(in size: Size) -> LayoutMetrics? {
    guard let latest, latest.width == size.width, latest.height == height(of: size) else {
      return nil
    }
    return latest.metrics
  }
}

// MARK: - Queries

extension Fitting {
  /// The maximum number of cached answers.
  private static let answerLimit = 16

  /// Returns the fitting size for a question; calls `solve` if it is not cached.
  func size(for question: FittingQuestion, solve: () -> Void) -> Size {
    editCount = 0
    // The changes since then are in unsolved rows or unmeasured content.
    if model.solver.needsSolve || mustMeasure {
      answers.removeAll(keepingCapacity: true)
    }
    if let known = answers.first(where: { $0.question == question }) { return known.size }
    let (target, insets) = (question.target, model.metrics[0].alignmentRectInsets)
    model.want(
      .width, target.width - insets.left - insets.right, question.horizontal, in: &widthRow)
    model.want(
      .height, target.height - insets.top - insets.bottom, question.vertical, in: &heightRow)
    if model.solver.needsSolve || mustMeasure {
      mustMeasure = false
      for item in dependents { model.change(item.natural, of: item.number) }
      solve()
    }
    if answers.count == Self.answerLimit { answers.removeFirst() }
    answers.append((question, size))
    return size
  }

  /// Stores the metrics of a dependent item, by its index, for a size.
  func take(_ metrics: LayoutMetrics, ofDependent place: Int, in size: Size) {
    dependents[place].latest = (size.width, dependents[place].height(of: size), metrics)
    model.change(metrics, of: dependents[place].number)
  }

  /// Stores an item's present natural metrics. Returns `false` if the subtree must be read again.
  func change(_ metrics: LayoutMetrics, _ fixed: FixedFrame, of number: Int) -> Bool {
    let known = model.metrics[number]
    if metrics.alignmentRectInsets != known.alignmentRectInsets
      || metrics.dependsOnFrame != known.dependsOnFrame
    {
      return false
    }
    if let place = dependents.firstIndex(where: { $0.number == number }) {
      dependents[place] = DependentItem(number: number, natural: metrics)
      mustMeasure = true
    }
    model.change(fixed, of: number)
    model.change(metrics, of: number)
    return true
  }
}

extension LayoutModel {
  /// Sets the target size of the root. At the required priority the size is fixed; minimum sizes
  /// still win over it.
  fileprivate mutating func want(
    _ size: Variable, _ length: Double, _ wanted: Priority, in row: inout Int32
  ) {
    let priority = wanted == .required && hasMinimumSizes ? .belowMinimumSizes : wanted
    // The order of a row depends on its priority.
    if row >= 0, solver.row(row).priority != priority.rawValue {
      solver.remove(row)
      row = -1
    }
    row = updated(
      row, size, of: 0, .equal, max(0, length), priority: priority.rawValue,
      order: priority == .required ? .fixed : .content)
  }
}

extension Priority {
  /// The priority of a required target next to minimum sizes: above all optional constraints.
  fileprivate static let belowMinimumSizes = Priority(RequiredPriority.value.nextDown)
}
