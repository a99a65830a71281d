import AnchorsLayout
import Workloads

extension Records {
  /// The workloads that change the structure of a tree, W14 to W17, at these numbers of cells.
  mutating func measureStructure(cells sizes: [Int]) {
    for cells in sizes {
      measureListOfCells(cells)
      measureListEdits(cells)
    }
    measureScrolling()
    measureChat()
    for cells in sizes { measureConflictsElsewhere(cells) }
  }

  /// W14: a cell is appended, inserted, removed and moved.
  mutating func measureListOfCells(_ cells: Int) {
    let list = CellList(cellCount: cells)
    measure(StructureRun(cells * ListCell.viewCount, list.root, list.check), cellSteps(list))
    measure(
      StructureRun(cells * ListCell.viewCount, list.root, list.check),
      [
        StructureStep("W14g move to the middle") { list.move(from: cells - 1, to: list.middle) },
        StructureStep("W14h move to the end") { list.move(from: list.middle, to: cells - 1) },
      ])
  }

  /// W14: what else changes in a list of cells.
  private mutating func measureListEdits(_ cells: Int) {
    let edits = ListEdits(cellCount: cells)
    let run = StructureRun(cells * ListCell.viewCount, edits.list.root, edits.check)
    measure(
      run,
      [
        StructureStep("W14i add a lone view", bar: 15, edits.addLoneView),
        StructureStep("W14j remove a lone view", bar: 15, edits.removeLoneView),
      ])
    measure(
      run,
      [
        StructureStep("W14k flip a cell", bar: 15) { edits.flip(to: .rightToLeft) },
        StructureStep("W14k flip a cell", bar: 15) { edits.flip(to: .leftToRight) },
      ])
    measure(
      run,
      [
        StructureStep("W14l hide in a stack", bar: 15) { edits.setHidden(true) },
        StructureStep("W14m show in a stack", bar: 15) { edits.setHidden(false) },
      ])
    measure(
      run,
      [
        StructureStep("W14n constant", bar: 3) { edits.setSeparatorHeight(2) },
        StructureStep("W14n constant", bar: 3) { edits.setSeparatorHeight(1) },
      ])
  }

  /// W15: one cell leaves at the top and comes again at the bottom.
  private mutating func measureScrolling() {
    let list = RecyclingList()
    let views = RecyclingList.cellCount * ListCell.viewCount
    measure(
      StructureRun(views, list.root, list.check),
      [StructureStep("W15 scroll", bar: 80, list.step)])
  }

  /// W16: messages arrive, and stay.
  private mutating func measureChat() {
    let count = 1000
    let chat = Chat(messageCount: count)
    var number = count
    var message: Message?
    let arrival = StructureStep("W16 message") {
      message.map(chat.receive)
    } before: {
      message = Message(number: number)
      number += 1
    }
    measure(StructureRun(count * Message.viewCount, chat.root, chat.check), [arrival])
  }

  /// W17: edits while one conflict, and a hundred, stand in other cells.
  private mutating func measureConflictsElsewhere(_ cells: Int) {
    for (letters, wanted) in [(["a", "b", "c", "d", "e"], 1), (["f", "g", "h", "i", "j"], 100)] {
      let list = CellList(cellCount: cells)
      let conflicts = list.addConflicts(wanted)
      list.root.layoutIfNeeded()
      let note = conflicts == 1 ? ", 1 conflict" : ", \(conflicts) conflicts"
      let run = StructureRun(cells * ListCell.viewCount, list.root, list.check)
      let separator = list.cells[list.middle].separatorHeight
      measure(
        run,
        [2.0, 1].map { height in
          StructureStep("W17\(letters[0]) constant\(note)", bar: 6) { separator.constant = height }
        })
      let names = ["append", "remove last", "insert in the middle", "remove in the middle"]
      let steps = cellSteps(list).prefix(4)
      measure(
        run,
        zip(steps, zip(letters.dropFirst(), names)).map { step, name in
          step.renamed("W17\(name.0) \(name.1)\(note)")
        })
    }
  }

  /// A cell comes and goes at the end, in the middle and at the front of a list.
  private func cellSteps(_ list: CellList) -> [StructureStep] {
    var cell: ListCell?
    let (middle, end) = (list.middle, list.cells.count)
    func insert(_ name: String, at place: Int, bar: Double, perFrame: Double) -> StructureStep {
      StructureStep(name, bar: bar, perFrame: perFrame) {
        cell.map { list.insert($0, at: place) }
      } before: {
        cell = ListCell(number: end)
      }
    }
    func remove(_ name: String, at place: Int, bar: Double, perFrame: Double) -> StructureStep {
      StructureStep(name, bar: bar, perFrame: perFrame) {
        cell = list.remove(at: place)
      } after: {
        cell = nil
      }
    }
    return [
      insert("W14a append", at: end, bar: 40, perFrame: 0),
      remove("W14b remove last", at: end, bar: 40, perFrame: 0),
      insert("W14c insert in the middle", at: middle, bar: 45, perFrame: 0.05),
      remove("W14d remove in the middle", at: middle, bar: 45, perFrame: 0.05),
      insert("W14e insert at the front", at: 0, bar: 45, perFrame: 0.05),
      remove("W14f remove at the front", at: 0, bar: 45, perFrame: 0.05),
    ]
  }
}
