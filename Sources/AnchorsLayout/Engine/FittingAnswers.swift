import Anchors

/// What a fitting is asked: the size that is wished for, and how much.
struct FittingQuestion: Equatable {
  private let target: Size
  private let horizontal: Double
  private let vertical: Double

  init(_ target: Size, _ horizontal: Priority, _ vertical: Priority) {
    self.target = target
    (self.horizontal, self.vertical) = (horizontal.rawValue, vertical.rawValue)
  }
}

/// The latest answers of a fitting, for questions that are asked by turns: the least size, the natural one, the
/// height in a width.
struct FittingAnswers {
  private var answers: [(question: FittingQuestion, size: Size)] = []
  /// Where the next answer goes once there are as many as are kept.
  private var oldest = 0

  /// How many answers are kept.
  private static let limit = 16

  /// The answer to a question, if it is kept.
  subscript(question: FittingQuestion) -> Size? {
    answers.first { $0.question == question }?.size
  }

  /// Keeps an answer to a question that has none, in place of the oldest if there are many.
  mutating func keep(_ size: Size, for question: FittingQuestion) {
    if answers.count < Self.limit { return answers.append((question, size)) }
    answers[oldest] = (question, size)
    oldest = (oldest + 1) % Self.limit
  }

  /// Forgets all answers.
  mutating func removeAll() {
    if answers.isEmpty { return }
    answers.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
