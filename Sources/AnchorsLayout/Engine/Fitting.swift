import Anchors
import AnchorsSolver

/// A view's subtree as a model of its own, kept to be asked which size the view is best given.
///
/// It has the items and constraints of the subtree, numbered its own way, and two rows besides: the
/// wishes for the topmost item's width and height. Asking again with another target changes the
/// right sides of these. What the subtree's constraints undergo in between is done to the model as
/// it happens. It holds nodes and constraints but no items, and asks none; the engine does.
///
/// Content that depends on its width, or on its height, starts from what it is in the size it
/// likes, whatever was asked before, so that an answer depends on nothing but the question. So
/// answers are kept, as long as nothing has changed.
final class Fitting {
  @exclusivity(unchecked) var model: LayoutModel
  /// The items whose content depends on their sizes.
  private(set) var dependents: [DependentItem] = []
  /// Whether one of them has other content, though it may look the same in the size it likes.
  private var mustMeasure = false
  /// What has said to be different since the last answer.
  var dirtyNodes: [LayoutNode] = []
  /// How much has happened since the last answer.
  var editCount = 0
  /// The rows of the size that is wished for, or -1.
  private var (widthRow, heightRow): (Int32, Int32) = (-1, -1)
  /// The latest answers, for questions that are asked by turns: the least size, the natural one,
  /// the height in a width. The oldest comes first.
  private var answers: [(question: FittingQuestion, size: Size)] = []

  /// Whether the items are being asked on account of a question.
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

  /// Whether the subtree is still being read.
  var isEmpty: Bool { model.nodes.isEmpty }

  /// Whether so much has happened since anybody asked that the model is likely not to be asked
  /// again, and reading the subtree anew costs no more than catching up.
  var isForgotten: Bool { editCount > 4 * model.nodes.count + 16 }

  /// The size that was found best.
  private var size: Size { model.frame(of: 0).size }
}

/// What a fitting is asked: the size that is wished for, and how much.
struct FittingQuestion: Equatable {
  let target: Size
  let horizontal: Priority
  let vertical: Priority
}

/// An item of a fitting's model whose content depends on its size.
struct DependentItem {
  let number: Int
  /// What it says of its content in the size it likes.
  fileprivate var natural: LayoutMetrics
  /// The width and height it was last asked about, and what it said.
  fileprivate var latest: (width: Double, height: Double?, metrics: LayoutMetrics)?

  /// The height that it is to be asked about; `nil` if its content does not depend on it.
  func height(of size: Size) -> Double? { natural.dependsOnHeight ? size.height : nil }

  /// What it has said about a size, if that was the last it was asked about.
  func metrics(in size: Size) -> LayoutMetrics? {
    guard let latest, latest.width == size.width, latest.height == height(of: size) else {
      return nil
    }
    return latest.metrics
  }
}

// MARK: - Being asked

extension Fitting {
  /// How many answers are kept.
  private static let answerLimit = 16

  /// The size that is best when a size is wished for; `solve` is called if it is to be found.
  func size(for question: FittingQuestion, solve: () -> Void) -> Size {
    editCount = 0
    // What has changed since is in rows that are not solved, or waits to be measured.
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

  /// Takes in what a dependent item, by its place among them, says in a size.
  func take(_ metrics: LayoutMetrics, ofDependent place: Int, in size: Size) {
    dependents[place].latest = (size.width, dependents[place].height(of: size), metrics)
    model.change(metrics, of: dependents[place].number)
  }

  /// Takes in what an item says now, in the size it likes. Returns false if so much is different
  /// that the subtree is to be read again.
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
  /// Changes what is wished of the topmost item's size. At the required priority it is given; where
  /// content has least sizes, it goes before all that is optional, but not before these.
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
  /// That of a size that is wished for as required, next to least sizes: above all optional
  /// constraints.
  fileprivate static let belowMinimumSizes = Priority(RequiredPriority.value.nextDown)
}
