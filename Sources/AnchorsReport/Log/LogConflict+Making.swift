import AnchorsLayout

extension LogConflict {
  /// Solves the constraints of a report again.
  init(_ report: LogReader.Report) {
    var all = report.lines
    var brokenPlace: Int?
    if let broken = report.broken {
      brokenPlace = all.firstIndex { $0.isSame(as: broken) }
      if brokenPlace == nil, broken.problem == nil {
        all.append(broken)
        brokenPlace = all.count - 1
      }
    }
    var system = LogSystem(all, broken: brokenPlace)
    var found = system.conflict
    var guesses = false
    if found == nil {
      let guessing = LogSystem(all, broken: brokenPlace, guesses: true)
      if let conflict = guessing.conflict { (system, found, guesses) = (guessing, conflict, true) }
    }
    var without: WithoutEncapsulatedSizes?
    if found != nil, all.contains(where: { $0.isEncapsulatedSize && !$0.isInactive }) {
      let rest = LogSystem(
        all, broken: brokenPlace, guesses: guesses, without: { $0.isEncapsulatedSize })
      if let conflict = rest.conflict {
        (system, found, without) = (rest, conflict, .contradicts)
      } else {
        without = .holds
      }
    }
    firstLine = report.start
    lines = found?.places.map { all[$0] } ?? []
    statements = found?.conflict.statements ?? []
    sum = found?.conflict.sum
    var repairs: [String] = []
    for repair in found?.conflict.repairs ?? [] {
      let line = repair.constraint.flatMap(system.place).map { all[$0] }
      if line?.isSystems == true { continue }
      let place = line.map { " (\($0.source.map { "\($0), " } ?? "")line \($0.number))" }
      repairs.append("\(repair)\(place ?? "")")
    }
    for constraint in found?.conflict.constraints ?? [] {
      guard let hint = system.place(of: constraint).flatMap({ all[$0].hint(constraint.relation) })
      else { continue }
      if !repairs.contains(hint) { repairs.append(hint) }
    }
    self.repairs = repairs
    broken = report.broken
    isBrokenInSet = brokenPlace.map { found?.places.contains($0) == true } ?? false
    withoutEncapsulatedSizes = without
    unread = all.filter { $0.problem != nil }
    solved = (all, brokenPlace, guesses)
    count = all.count { $0.problem == nil && !$0.isInactive }
    var notes = guesses ? system.assumed : []
    if let others = found?.others, others > 0 {
      notes.append("Other lines contradict each other too: \(others) more without these.")
    }
    if found == nil { notes += system.unknown }
    let sides = (found?.conflict.constraints ?? []).flatMap {
      [$0.firstAttribute, $0.secondAttribute]
    }
    if sides.contains(where: { $0.isDirectional }), sides.contains(where: { $0.isAbsoluteSide }) {
      notes.append("Text is taken to run from left to right: leading is left, trailing is right.")
    }
    if system.isAppKit, all.contains(where: { $0.hasCoordinates }) {
      notes.append("AppKit: minY, midY and maxY are taken to be measured from the bottom, upwards.")
    }
    self.notes = notes
  }
}

extension LogLine {
  /// Whether both are about one constraint: the text may be cut differently.
  fileprivate func isSame(as other: LogLine) -> Bool {
    text == other.text || head != nil && head == other.head
  }

  /// `<NSLayoutConstraint:0x600001`, if the text begins so.
  private var head: String? {
    var text = TextScanner(text)
    guard text.take("<"), text.skip(while: { $0 != UInt8(ascii: " ") }) > 0, !text.isAtEnd
    else { return nil }
    let head = text.text(in: 0..<text.offset)
    return head.has(":0x") ? head : nil
  }
}

extension LogLine {
  /// What can be done about a constraint that is not the app's, which takes part with a relation.
  fileprivate func hint(_ relation: Relation) -> String? {
    guard let row = rows.first else { return nil }
    let item = row.first.item
    if maker.isOfMask { return "turn off translatesAutoresizingMaskIntoConstraints of \(item)" }
    if maker.isOfContent {
      let what = relation == .lessThanOrEqual ? "hugging" : "compression resistance"
      let axis = row.first.attribute == .width ? "horizontal" : "vertical"
      return "lower the \(axis) \(what) of \(item) below required (line \(number))"
    }
    if identifier == "UISV-hiding" {
      return "give one of the others a priority of 999: a stack view hides \(item) (line \(number))"
    }
    if maker.isOfInterfaceBuilder {
      return "give \(item) constraints of its own: Interface Builder added line \(number)"
    }
    return nil
  }
}

extension LayoutRepair {
  /// The constraint that it changes.
  fileprivate var constraint: Constraint? {
    switch self {
    case .constant(let constraint, _, _), .priority(let constraint): constraint
    case .contentPriority: nil
    }
  }
}
