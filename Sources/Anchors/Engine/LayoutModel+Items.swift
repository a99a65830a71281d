extension LayoutModel {
  // MARK: What is given

  /// The constants of the rows of what is given: x, y, width, height.
  private func constants(_ given: GivenFrame, of number: Int) -> (Double, Double, Double, Double)? {
    switch given {
    case .nothing: return nil
    case .frame(let frame):
      let rect = alignmentRect(ofFrame: frame, of: number)
      return (rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    case .insets(let fromFrame):
      let insets = fromFrame.within(metrics[Int(parents[number])].alignmentRectInsets)
      return (insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom)
    }
  }

  /// Adds the rows of what is given of an item's frame. They are the first of all rows, so that
  /// their ids follow each other.
  mutating func give(_ given: GivenFrame, to number: Int) {
    guard let (x, y, width, height) = constants(given, of: number) else { return }
    var parent: Int?
    if case .insets = given { parent = Int(parents[number]) }
    itemRows[number].given = give(.x, of: number, x, besides: nil)
    _ = give(.y, of: number, y, besides: nil)
    _ = give(.width, of: number, width, besides: parent)
    _ = give(.height, of: number, height, besides: parent)
  }

  /// Adds the row `variable - parent's variable == constant`, the latter if there is a parent.
  private mutating func give(
    _ variable: Variable, of number: Int, _ constant: Double, besides parent: Int?
  ) -> Int32 {
    solver.addTerm(1, id(variable, number))
    if let parent { solver.addTerm(-1, id(variable, parent)) }
    let row = solver.add(.equal, constant, priority: 1000, isGiven: true)
    own(row, nil)
    return row
  }

  /// Changes what is given of an item's frame, if anything is.
  mutating func change(_ given: GivenFrame, of number: Int) {
    let first = itemRows[number].given
    guard first >= 0, let (x, y, width, height) = constants(given, of: number) else { return }
    solver.setConstant(first, to: x)
    solver.setConstant(first + 1, to: y)
    solver.setConstant(first + 2, to: width)
    solver.setConstant(first + 3, to: height)
  }

  // MARK: Content

  /// Takes in what an item says of its content now.
  mutating func change(_ newMetrics: LayoutMetrics, of number: Int) {
    if metrics[number] == newMetrics { return }
    metrics[number] = newMetrics
    for side in IntrinsicSide.allCases { updateIntrinsicRow(side, of: number) }
    let node = nodes[number]
    for constraint in node.installed.all + node.referring.all { updateConstant(of: constraint) }
  }

  private func intrinsicLength(_ side: IntrinsicSide, of number: Int) -> Double? {
    side.isWidth ? metrics[number].intrinsicWidth : metrics[number].intrinsicHeight
  }

  private func intrinsicPriority(_ side: IntrinsicSide, of number: Int) -> Double {
    let both = side.isUpper ? metrics[number].hugging : metrics[number].compressionResistance
    return (side.isWidth ? both.horizontal : both.vertical).rawValue
  }

  /// Writes an intrinsic row's left side to the solver.
  private mutating func writeIntrinsicTerms(_ side: IntrinsicSide, of number: Int) {
    let variable = side.isWidth ? Variable.width : .height
    solver.addTerm(1, id(variable, number))
  }

  /// Adds an intrinsic row before all constraints, so that of a conflict a constraint is set aside
  /// rather than the content, whenever the content came.
  mutating func addIntrinsicRow(_ side: IntrinsicSide, of number: Int) {
    guard let length = intrinsicLength(side, of: number) else { return }
    writeIntrinsicTerms(side, of: number)
    let row = solver.add(
      side.isUpper ? .atMost : .atLeast, length,
      priority: intrinsicPriority(side, of: number), atFront: true)
    own(row, nil)
    itemRows[number][side] = row
  }

  private mutating func updateIntrinsicRow(_ side: IntrinsicSide, of number: Int) {
    let row = itemRows[number][side]
    guard row >= 0 else { return addIntrinsicRow(side, of: number) }
    guard let length = intrinsicLength(side, of: number) else {
      solver.remove(row)
      itemRows[number][side] = -1
      return
    }
    let priority = intrinsicPriority(side, of: number)
    if solver.rows[row].priority == priority {
      solver.setConstant(row, to: length)
    } else {
      writeIntrinsicTerms(side, of: number)
      solver.replace(row, length, priority: priority)
    }
  }
}
