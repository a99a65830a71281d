import AnchorsLayout

/// One cell of a list whose cells come and go: six views with 28 constraints, three of which tie
/// the cell to the root and to what is above it.
package final class ListCell {
  /// The row of the model that the cell shows; the widths of its texts follow from it.
  package private(set) var number: Int
  package let cell: LayoutView
  let icon = LayoutView(name: "icon")
  let title = LayoutView(name: "title")
  let subtitle = LayoutView(name: "subtitle")
  package let badge = LayoutView(name: "badge")
  let separator = LayoutView(name: "separator")
  /// The height of the separator, which nothing else depends on.
  package private(set) var separatorHeight: Constraint
  /// The constraints between the cell and the root's left and right edges; empty until the cell has
  /// been in a list.
  private var sides: [Constraint] = []
  /// The constraint between the cell and the cell above it, or the root's top.
  private var top: Constraint?

  /// The number of views of a cell.
  package static let viewCount = 6
  static let height = 56.0
  /// From the top of one cell to that of the next.
  static let pitch = 64.0

  /// Creates the views. Their constraints are made when the cell comes into a list.
  package init(number: Int) {
    self.number = number
    cell = LayoutView(name: "cell\(number)")
    separatorHeight = separator.height == 1
    for view in [icon, title, subtitle, badge, separator] { cell.addSubview(view) }
    show(number)
  }

  /// Has the cell show another row of the model: its texts have other widths.
  package func show(_ number: Int) {
    self.number = number
    title.intrinsicContentSize = Size(width: Cell.titleWidth(number), height: 20)
    subtitle.intrinsicContentSize = Size(width: Cell.subtitleWidth(number), height: 16)
  }

  /// The cell and what is in it.
  package var views: [LayoutView] { [cell, icon, title, subtitle, badge, separator] }

  private var inside: [Constraint] {
    [
      cell.height >= 44, cell.height == 44 ~ 50,
      cell.bottom >= subtitle.bottom + 8, cell.bottom >= icon.bottom + 4,
      icon.leading == cell.leading + 12, icon.centerY == cell.centerY,
      icon.width == 40, icon.height == 40,
      title.leading == icon.trailing + 8, title.top == cell.top + 8,
      title.trailing <= cell.trailing - 12, title.trailing <= badge.leading - 8,
      subtitle.leading == title.leading, subtitle.top == title.bottom + 4,
      subtitle.trailing <= cell.trailing - 12, subtitle.trailing <= badge.leading - 8,
      badge.trailing == cell.trailing - 12, badge.centerY == title.centerY,
      badge.width >= 20, badge.width == 20 ~ 250, badge.height == 20,
      separatorHeight, separator.bottom == cell.bottom,
      separator.leading == title.leading, separator.trailing == cell.trailing,
    ]
  }

  /// Installs the constraints of a cell that has come into a list: its top below another cell or
  /// the root's top, its sides, and the first time the 25 inside, which stay when the cell leaves.
  func install(in root: LayoutView, below above: ListCell?) {
    let top = topTie(to: root, below: above)
    self.top = top
    if sides.isEmpty {
      sides = [cell.left == root.left + 16, cell.right == root.right - 16]
      Constraint.activate([top] + sides + inside)
    } else {
      Constraint.activate([top] + sides)
    }
  }

  /// Ties the cell to another cell above it.
  func tieTop(to root: LayoutView, below above: ListCell?) {
    top?.isActive = false
    let top = topTie(to: root, below: above)
    top.isActive = true
    self.top = top
  }

  private func topTie(to root: LayoutView, below above: ListCell?) -> Constraint {
    above.map { cell.top == $0.cell.bottom + 8 } ?? (cell.top == root.top + 8)
  }

  // MARK: Closed form

  /// The frames of the six views in a list, in the order of ``views``.
  func expectedFrames(y: Double, width: Double) -> [Rect] {
    let line = separatorHeight.constant
    let inside = [
      Rect(x: 12, y: 8, width: 40, height: 40),
      Rect(x: 60, y: 8, width: Cell.titleWidth(number), height: 20),
      Rect(x: 60, y: 32, width: Cell.subtitleWidth(number), height: 16),
      Rect(x: width - 32, y: 8, width: 20, height: 20),
      Rect(x: 60, y: Self.height - line, width: width - 60, height: line),
    ]
    let isMirrored = cell.layoutDirection == .rightToLeft
    return [Rect(x: 16, y: y, width: width, height: Self.height)]
      + inside.map { frame in
        let x = isMirrored ? width - frame.maxX : frame.minX
        return Rect(x: x, y: frame.minY, width: frame.width, height: frame.height)
      }
  }

  /// Returns the first wrong frame of a cell at this height in a list of this width, or `nil` if
  /// all are right.
  func firstDifference(y: Double, width: Double) -> String? {
    for (view, expected) in zip(views, expectedFrames(y: y, width: width)) {
      if let wrong = view.differs(from: expected) { return wrong }
    }
    return nil
  }
}
