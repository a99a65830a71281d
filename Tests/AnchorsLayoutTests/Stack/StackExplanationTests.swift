import Anchors
import Testing

@testable import AnchorsLayout

@Suite("Explanations in large stacks")
struct StackExplanationTests {
  /// Rows of two labels in a column, of which the first of each row is wider than its content.
  private func rows(_ count: Int) -> LayoutView {
    let root = LayoutView(name: "root", width: 390, height: 844)
    let column = LayoutStackView(name: "column")
    column.axis = .vertical
    root.addSubview(column)
    Constraint.activate { column.edges(.top, .leading, .trailing) == root.edges }
    for row in 0..<count {
      let line = LayoutStackView(name: "row\(row)")
      column.addArrangedSubview(line)
      for cell in 0..<2 {
        let label = LayoutView(name: "r\(row)v\(cell)")
        label.intrinsicContentSize = Size(width: 40, height: 20)
        if cell == 0 { label.setContentHuggingPriority(.low - 1, for: .horizontal) }
        line.addArrangedSubview(label)
      }
    }
    return root
  }

  @Test("What binds a label is the same among two rows and among sixty")
  func many() {
    func explanation(_ count: Int) -> String? {
      let root = rows(count)
      return root.layoutTree.unsatisfiedConstraints.first?.explanation?.description
    }
    let few = explanation(2)
    #expect(few?.contains("row0 fills column's width") == true)
    #expect(explanation(60) == few)
  }
}
