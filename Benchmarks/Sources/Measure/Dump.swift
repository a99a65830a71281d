import AnchorsLayout
import Workloads

/// Writes the rows and the solution of the solver, or the constraints and the frames, so that a
/// peer can solve the same problem.
///
///     variables COUNT SIZES                     sizes are numbered first
///     row RELATION PRIORITY CONSTANT [COEFFICIENT VARIABLE]...
///     step NAME [ROW CONSTANT]...               rows are numbered from 0 in the order they came
///     rebuild NAME [ROW]...
///     values [VALUE]...                         after all that stands above
///
/// A file of frames has one state or several:
///
///     root WIDTH HEIGHT VIEWS                   begins a state
///     frame X Y WIDTH HEIGHT                    of the next view, in the root's coordinates
///     constants [CONSTANT]...                   what a step of W18 sets
func dump(into folder: String) {
  for views in [100, 1000, 10_000] {
    for workload in allWorkloads.prefix(4) { dump(workload, views, folder) }
  }
  dumpEdits(views: 1000, folder)
  dumpResizes(views: 1000, folder)
  for cells in [100, 1000, 10_000] { dumpList(cells: cells, folder) }
  dumpAnimation(folder)
}

private func dump<W: Workload>(_ workload: W.Type, _ views: Int, _ folder: String) {
  let layout = W(viewCount: views)
  let constraints = layout.constraints()
  layout.install(constraints)
  layout.root.layoutIfNeeded()
  layout.check()
  let rows = SolverAlone(recording: layout.root)
  let path = "\(folder)/\(W.name.prefix(2))-\(views)"
  write(rows.text + rows.valuesLine, to: path + ".rows")
  write(layout.treeText(constraints), to: path + ".tree")
}

/// The frames of W14, and those after a cell has been appended (a), inserted in the middle (c) and
/// at the front (e), for peers that have views but no constraints.
private func dumpList(cells: Int, _ folder: String) {
  let list = CellList(cellCount: cells)
  func dump(_ letter: String) {
    list.root.layoutIfNeeded()
    list.check("in a dump")
    let text = stateLines(of: list.root, views: list.cells.flatMap(\.views))
    write(text, to: "\(folder)/W14\(letter)-\(cells).tree")
  }
  dump("")
  for (letter, place) in [("a", cells), ("c", list.middle), ("e", 0)] {
    list.insert(ListCell(number: cells), at: place)
    dump(letter)
    list.remove(at: place)
  }
}

/// The frames of W5 in each of its sizes, one after another in a file.
private func dumpResizes(views: Int, _ folder: String) {
  let layout = CellEdits(viewCount: views)
  var text = ""
  for side in CellEdits.sides {
    layout.resize(to: side)
    layout.cells.root.layoutIfNeeded()
    layout.check("at a width of \(side)")
    text += stateLines(of: layout.cells.root, views: layout.cells.views)
  }
  write(text, to: "\(folder)/W5-\(views).tree")
}

/// The frames of W18 before the first step and after each, one after another in a file, with the
/// constants of the step behind them.
private func dumpAnimation(_ folder: String) {
  let animation = Animation()
  var text = ""
  for step in 0...Animation.stepCount {
    animation.move(to: step)
    animation.root.layoutIfNeeded()
    animation.check(at: step)
    text += stateLines(of: animation.root, views: animation.views)
    text += "constants" + Animation.insets(at: step).map { " \($0)" }.joined() + "\n"
  }
  write(text, to: "\(folder)/W18.tree")
}

/// W2, then what W5 to W7 change in it and the values afterwards.
private func dumpEdits(views: Int, _ folder: String) {
  let layout = CellEdits(viewCount: views)
  let root = layout.cells.root
  var rows = SolverAlone(recording: root)
  var text = rows.text + rows.valuesLine
  func step(_ name: String, _ changes: [RowChange]) {
    text += "step \(name)" + changes.map { " \($0.row) \($0.constant)" }.joined() + "\n"
    text += rows.valuesLine
  }
  for constant in [12.0, 8.0] {
    step("W6a", rows.changes(by: { layout.iconGap.constant = constant }, in: root))
  }
  for constant in [12.0, 8.0] {
    step("W6b", rows.changes(by: { layout.topGap.constant = constant }, in: root))
  }
  text += "rebuild W7" + rows.places(of: layout.middleCell).map { " \($0)" }.joined() + "\n"
  text += rows.valuesLine
  for side in CellEdits.sides {
    step("W5", rows.changes(by: { layout.resize(to: side) }, in: root))
  }
  write(text, to: "\(folder)/edits-\(views).rows")
}

extension SolverAlone {
  fileprivate var text: String {
    var text = "variables \(variableCount) \(sizeCount)\n"
    forEachRow { relation, priority, constant, terms in
      let sum = terms.map { " \($0.coefficient) \($0.variable)" }.joined()
      text += "row \(relation) \(priority) \(constant)\(sum)\n"
    }
    return text
  }

  fileprivate var valuesLine: String { "values" + values.map { " \($0)" }.joined() + "\n" }
}
