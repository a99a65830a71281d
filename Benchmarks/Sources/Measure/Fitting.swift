import AnchorsLayout
import Workloads

/// Measures the fitting size of a cell of W2, ten views with 41 constraints, beside the layout of a
/// fresh copy of the cell. Every answer is checked before it is timed.
func measureFitting(views: Int, runs: Int = 201) {
  var table = Table(["a cell of a list of \(views) views", "µs", "of a fresh layout"])
  let repetitions = 100
  let fresh = medianOf(runs) { () -> Duration in
    let copy = CellFitting.cellOfItsOwn
    let (_, time) = timed { copy.screen.layoutIfNeeded() }
    if copy.cell.frame.size != Size(width: 400, height: 84) { fatalError("\(copy.cell)") }
    return time
  }
  func add(_ name: String, _ microseconds: Double) {
    table.add([name, rounded(microseconds), rounded(microseconds / fresh)])
  }
  add("a fresh copy laid out in a given width", fresh)

  /// Asks a list that has not been asked before.
  func addFirst(_ name: String, _ ask: (CellFitting) -> Size) {
    let time = medianOf(min(runs, 21)) { () -> Duration in
      let list = CellFitting(viewCount: views)
      let (size, time) = timed { ask(list) }
      use(size)
      list.check("when first asked")
      return time
    }
    add(name, time)
  }
  addFirst("first asked: the height at a width") { $0.size(ofWidth: 400) }
  addFirst("first asked: the smallest size") { $0.smallestSize() }

  let list = CellFitting(viewCount: views)
  list.check("before")
  /// Asks again and again, with something done before each question.
  func addAgain(_ name: String, _ ask: (Int) -> Size) {
    _ = ask(0)
    let time = medianOf(runs) { () -> Duration in
      let (_, time) = timed {
        for index in 1...repetitions { use(ask(index)) }
      }
      return time / repetitions
    }
    list.check("after asking")
    add(name, time)
  }
  func width(_ index: Int) -> Double { 400 + Double(index & 63) }
  addAgain("again: the same") { _ in list.size(ofWidth: 400) }
  addAgain("again: another width") { list.size(ofWidth: width($0)) }
  addAgain("again: after one constant has changed") { index in
    list.iconGap.constant = Double(8 + index & 1)
    return list.size(ofWidth: 400)
  }
  addAgain("again: the smallest size, after one constant has changed") { index in
    list.iconGap.constant = Double(8 + index & 1)
    return list.smallestSize()
  }
  addAgain("again: the height at a width and the smallest size by turns") { index in
    index & 1 == 0 ? list.size(ofWidth: 400) : list.smallestSize()
  }
  addAgain("again: these by turns, after one constant has changed") { index in
    list.iconGap.constant = Double(8 + index >> 1 & 1)
    return index & 1 == 0 ? list.size(ofWidth: 400) : list.smallestSize()
  }
  addAgain("again: after a view has come and gone in it") { _ in
    list.forget()
    return list.size(ofWidth: 400)
  }
  let cells = Double(views / 10)
  var round = 0
  let all = medianOf(min(runs, 51)) { () -> Duration in
    round += 1
    let (one, other) = (width(round), 100 + width(round))
    let (sum, time) = timed { list.sumOfHeights(inWidth: one) + list.sumOfHeights(inWidth: other) }
    if sum != 2 * 84 * cells { fatalError("heights of all cells: \(sum)") }
    return time / 2
  }
  add("every cell of the list at another width, each", all / cells)
  add("a form of 50 measured items: its least and its natural size by turns", turns(runs))
  print(table.text)
}

/// The time of a question, of those for the least and the natural size of a form by turns. Nothing
/// is measured for them.
private func turns(_ runs: Int) -> Double {
  let form = MeasuredForm()
  form.check()
  let questions = form.questions
  let repetitions = 100
  let time = medianOf(runs) { () -> Duration in
    let (_, time) = timed {
      for index in 1...repetitions { use(index & 1 == 0 ? form.leastSize : form.naturalSize) }
    }
    return time / repetitions
  }
  form.check()
  if form.questions != questions { fatalError("a form has been measured again") }
  return time
}

/// The median of several times, in microseconds.
private func medianOf(_ runs: Int, _ run: () -> Duration) -> Double {
  var samples = Samples()
  for _ in 0..<runs { samples.add(run()) }
  return samples.median
}
