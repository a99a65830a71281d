import Anchors
import UIKit

/// Rows of one height on a rounded background.
final class Card: UIView {
  init(_ rows: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    round(16)
    for row in rows { addSubview(row) }
    Constraint.activate {
      rows.horizontalEdges == edges
      rows.distributed(along: .vertical, spacing: 0)
    }
    for row in rows.dropFirst() { addLine(above: row) }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  private func addLine(above row: UIView) {
    let line = UIView()
    line.backgroundColor = .separator
    addSubview(line)
    Constraint.activate {
      line.top == row.top
      line.leading == row.leading + 60
      line.trailing == row.trailing
      line.height == 0.5
    }
  }
}
