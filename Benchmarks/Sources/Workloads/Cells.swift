import Anchors

/// W2: a list of cells, each with nine views inside.
package struct Cells: Workload {
  package static let name = "W2 cells"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  private let cells: [Cell]

  package init(viewCount: Int) {
    cells = (0..<viewCount / 10).map(Cell.init)
    for cell in cells { root.addSubview(cell.cell) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    var previous: Cell?
    for cell in cells {
      result.append(
        previous.map { cell.cell.top == $0.cell.bottom + 8 } ?? (cell.cell.top == root.top + 8))
      result.append(cell.cell.left == root.left + 16)
      result.append(cell.cell.right == root.right - 16)
      result.append(contentsOf: cell.constraints())
      previous = cell
    }
    return result
  }

  package func firstWrongFrame() -> String? {
    for (index, cell) in cells.enumerated() {
      if let wrong = cell.firstWrongFrame(y: 8 + 92 * Double(index), width: 608) { return wrong }
    }
    return nil
  }
}

/// One cell of the list.
private struct Cell {
  let index: Int
  let cell, icon, title, subtitle, badge, separator, detail, background, accessory,
    button: LayoutView

  init(index: Int) {
    self.index = index
    let names = [
      "icon", "title", "subtitle", "badge", "separator", "detail", "background", "accessory",
      "button",
    ]
    let views = names.map { LayoutView(name: $0) }
    cell = LayoutView(name: "cell\(index)")
    (icon, title, subtitle) = (views[0], views[1], views[2])
    (badge, separator, detail) = (views[3], views[4], views[5])
    (background, accessory, button) = (views[6], views[7], views[8])
    for view in views { cell.addSubview(view) }
    title.intrinsicContentSize = Size(width: titleWidth, height: 20)
    subtitle.intrinsicContentSize = Size(width: subtitleWidth, height: 16)
    button.intrinsicContentSize = Size(width: 80, height: 24)
  }

  private var titleWidth: Double { 120 + 20 * Double(index % 7) }
  private var subtitleWidth: Double { 160 + 15 * Double(index % 5) }

  func constraints() -> [Constraint] {
    [
      cell.height >= 44, cell.height == 44 ~ 50,
      cell.bottom >= subtitle.bottom + 8, cell.bottom >= button.bottom + 8,
      icon.left == cell.left + 12, icon.centerY == cell.centerY,
      icon.width == 40, icon.height == 40,
      title.left == icon.right + 8, title.top == cell.top + 8,
      title.right <= cell.right - 12, title.right <= badge.left - 8,
      subtitle.left == title.left, subtitle.top == title.bottom + 4,
      subtitle.right <= cell.right - 12, subtitle.right <= detail.left - 8,
      badge.right == cell.right - 12, badge.centerY == title.centerY,
      badge.width >= 20, badge.width == 20 ~ 250, badge.height == 20,
      separator.height == 1, separator.bottom == cell.bottom,
      separator.left == title.left, separator.right == cell.right,
      detail.right == cell.right - 12, detail.centerY == subtitle.centerY,
      detail.width == 60 ~ 250, detail.width >= 60 ~ 760, detail.height == 16,
      background.left == cell.left, background.right == cell.right,
      background.top == cell.top, background.bottom == cell.bottom,
      accessory.right == cell.right - 4, accessory.centerY == cell.centerY,
      accessory.width == 8, accessory.height == 13,
      button.left == title.left, button.top == subtitle.bottom + 4, button.width >= 44,
    ]
  }

  func firstWrongFrame(y: Double, width: Double) -> String? {
    let expected: [(LayoutView, Rect)] = [
      (cell, Rect(x: 16, y: y, width: width, height: 84)),
      (icon, Rect(x: 12, y: 22, width: 40, height: 40)),
      (title, Rect(x: 60, y: 8, width: titleWidth, height: 20)),
      (subtitle, Rect(x: 60, y: 32, width: subtitleWidth, height: 16)),
      (badge, Rect(x: width - 32, y: 8, width: 20, height: 20)),
      (separator, Rect(x: 60, y: 83, width: width - 60, height: 1)),
      (detail, Rect(x: width - 72, y: 32, width: 60, height: 16)),
      (background, Rect(x: 0, y: 0, width: width, height: 84)),
      (accessory, Rect(x: width - 12, y: 35.5, width: 8, height: 13)),
      (button, Rect(x: 60, y: 52, width: 80, height: 24)),
    ]
    for (view, frame) in expected {
      if let wrong = view.differs(from: frame) { return "cell \(index): \(wrong)" }
    }
    return nil
  }
}
