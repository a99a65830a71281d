import AnchorsLayout
import Testing

@Suite("Answers to which size fits are kept")
struct FittingAnswersTests {
  private let label = MeasuredWidget("label") { width, _ in
    LayoutMetrics(
      intrinsicWidth: 120, intrinsicHeight: 2400 / (width ?? 120), minimumWidth: 40,
      dependsOnFrame: true)
  }
  private let row = MeasuredWidget("row")
  private let tree: LayoutTree
  private let gap: Constraint

  init() {
    row.add(label)
    tree = MeasuredWidget.window(300, 100, row).1
    gap = label.leading == row.leading + 8
    let (label, row, gap) = (label, row, gap)
    Constraint.activate {
      gap
      label.trailing == row.trailing
      label.verticalEdges == row.verticalEdges
    }
  }

  private var natural: Size { tree.systemLayoutSizeFitting(.zero, of: row) }
  private var least: Size {
    tree.systemLayoutSizeFitting(.zero, of: row, horizontal: 999, vertical: .fittingSize)
  }
  private func height(in width: Double) -> Double {
    tree.systemLayoutSizeFitting(
      Size(width: width, height: 0), of: row, horizontal: .required
    ).height
  }

  @Test("Alternating questions measure nothing again")
  func turns() {
    let answers = [natural, least]
    #expect(answers == [Size(width: 128, height: 20), Size(width: 48, height: 60)])
    #expect([height(in: 68), height(in: 108)] == [40, 24])
    let questions = label.questions
    for _ in 1...5 {
      #expect([natural, least] == answers && [height(in: 68), height(in: 108)] == [40, 24])
    }
    #expect(label.questions == questions)
  }

  @Test("An answer is kept until something changes")
  func changes() {
    #expect(natural.width == 128 && least.width == 48 && height(in: 68) == 40)
    gap.constant = 28
    #expect(natural.width == 148 && least.width == 68 && height(in: 68) == 60)
    let more = label.width >= 60
    more.isActive = true
    #expect(least.width == 88 && natural.width == 148)
    more.isActive = false
    label.measure = { _, _ in
      LayoutMetrics(intrinsicWidth: 90, intrinsicHeight: 10, minimumWidth: 50, dependsOnFrame: true)
    }
    tree.metricsDidChange(of: label)
    #expect(natural == Size(width: 118, height: 10) && least == Size(width: 78, height: 10))
    // It says the same in the size it likes, and something else in others.
    label.measure = { width, _ in
      LayoutMetrics(
        intrinsicWidth: 90, intrinsicHeight: width ?? 90 < 90 ? 30 : 10, minimumWidth: 50,
        dependsOnFrame: true)
    }
    tree.metricsDidChange(of: label)
    #expect(natural == Size(width: 118, height: 10) && least == Size(width: 78, height: 30))
  }

  @Test("The latest of many answers are kept")
  func many() {
    for width in 1...40 {
      let width = 40 + Double(width)
      #expect(height(in: 8 + width) == 2400 / width)
    }
    let questions = label.questions
    #expect(height(in: 88) == 30 && label.questions == questions)
    #expect(height(in: 49) == 2400 / 41.0)
    #expect(label.questions > questions)
  }
}
