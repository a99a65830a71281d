import AnchorsLayout

/// 200 rows of five views each: how a report copes with 1,000.
func listScreen() -> LayoutView {
  let screen = LayoutView(name: "list", width: 390, height: 200 * 64)
  var above: LayoutView?
  for number in 1...200 {
    let row = LayoutView(name: "row \(number)")
    let icon = LayoutView(name: "icon"), title = LayoutView(name: "title")
    let detail = LayoutView(name: "detail"), time = LayoutView(name: "time")
    title.intrinsicContentSize = Size(width: 90 + Double(number * 37 % 120), height: 20)
    detail.intrinsicContentSize = Size(width: 140 + Double(number * 53 % 150), height: 16)
    time.intrinsicContentSize = Size(width: 40, height: 16)
    screen.addSubview(row)
    for view in [icon, title, detail, time] { row.addSubview(view) }
    Constraint.activate {
      row.horizontalEdges == screen.horizontalEdges
      row.height == 64
      row.top == (above?.bottom ?? screen.top)
      icon.leading == row.leading + 16
      icon.centerY == row.centerY
      icon.size == 40
      title.leading == icon.trailing + 12
      title.top == row.top + 12
      detail.leading == title.leading
      detail.top == title.bottom + 4
      detail.trailing <= row.trailing - 16
      time.trailing == row.trailing - 16
      time.firstBaseline == title.firstBaseline
      title.trailing <= time.leading - 8
    }
    above = row
  }
  return screen
}
