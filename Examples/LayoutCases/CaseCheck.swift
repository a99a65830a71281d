extension LayoutCase {
  /// Compares answers with what the case expects.
  ///
  /// Determined components within 0.001, free ones inside their ranges, the sum of the violations
  /// of every level, the ambiguous components and the violated constraints exactly, and every
  /// reported conflict one of the minimal ones.
  ///
  /// - Returns: for each answer that has an expectation, what is wrong with it; nothing if it is
  ///   right.
  package func check(_ answers: [CaseAnswer]) -> [[String]] {
    var model = CaseModel(self)
    var results: [[String]] = []
    for (index, (answer, expected)) in zip(answers, expectations).enumerated() {
      if index > 0 { model.apply(steps?[index - 1].edits ?? []) }
      if let expected { results.append(answer.complaints(expected, model)) }
    }
    return results
  }
}

extension CaseAnswer {
  fileprivate func complaints(_ expected: LayoutCase.Expectation, _ model: CaseModel) -> [String] {
    if status != expected.status {
      return [
        "status is \(status), not \(expected.status); conflicts \(conflicts), ambiguous \(ambiguous)"
      ]
    }
    if status == .infeasible { return complaintsAboutConflicts(expected) }
    return complaintsAboutFrames(expected) + complaintsAboutLevels(expected, model)
      + complaintsAboutAmbiguity(expected) + complaintsAboutViolated(expected)
  }

  private func complaintsAboutConflicts(_ expected: LayoutCase.Expectation) -> [String] {
    guard let minimal = expected.mus else { return [] }
    let sets = Set(minimal.map(Set.init))
    return conflicts.filter { !sets.contains(Set($0)) }.map {
      "conflict \($0.sorted()) is not one of \(minimal)"
    }
  }

  private func complaintsAboutFrames(_ expected: LayoutCase.Expectation) -> [String] {
    var complaints: [String] = []
    for (id, components) in expected.frames ?? [:] {
      guard let frame = frames[id] else {
        complaints.append("\(id) has no frame")
        continue
      }
      for (index, name) in ["x", "y", "w", "h"].enumerated() {
        if let value = components[index] {
          if abs(frame[index] - value) > 0.001 {
            complaints.append("\(id).\(name) is \(frame[index]), not \(value)")
          }
        } else if let range = expected.ranges?[id]?[name] {
          let isInside =
            frame[index] >= (range[0] ?? -.infinity) - 0.001
            && frame[index] <= (range[1] ?? .infinity) + 0.001
          if !isInside { complaints.append("\(id).\(name) is \(frame[index]), not in \(range)") }
        }
      }
    }
    return complaints.sorted()
  }

  private func complaintsAboutLevels(_ expected: LayoutCase.Expectation, _ model: CaseModel)
    -> [String]
  {
    guard let levels = expected.levels else { return [] }
    var wanted = Dictionary(levels.map { ($0.priority, $0.violation) }) { first, _ in first }
    wanted[1000] = 0
    let sums = model.violations(frames)
    return wanted.sorted { $0.key > $1.key }.compactMap { priority, violation in
      let sum = sums[priority] ?? 0
      if abs(sum - violation) <= 0.002 { return nil }
      return "level \(priority) is violated by \(sum), not \(violation)"
    }
  }

  private func complaintsAboutAmbiguity(_ expected: LayoutCase.Expectation) -> [String] {
    var complaints: [String] = []
    let wanted = expected.ambiguous ?? [:]
    for id in Set(wanted.keys).union(ambiguous.keys).sorted() {
      let (mine, theirs) = (Set(ambiguous[id] ?? []), Set(wanted[id] ?? []))
      if mine != theirs {
        complaints.append("\(id) is free in \(mine.sorted()), not in \(theirs.sorted())")
      }
    }
    for (id, components) in expected.ranges ?? [:] {
      for (name, range) in components {
        guard let mine = ranges[id]?[name] else { continue }
        for (end, value) in zip(mine, range) {
          // The oracle looks for bounds within a box; an end at the box is no bound.
          let value = value.flatMap { abs($0) > 30_000 ? nil : $0 }
          let isSame =
            end.map { end in value.map { abs(end - $0) <= 0.002 } ?? false } ?? (value == nil)
          if !isSame { complaints.append("\(id).\(name) ranges over \(mine), not \(range)") }
        }
      }
    }
    return complaints
  }

  private func complaintsAboutViolated(_ expected: LayoutCase.Expectation) -> [String] {
    guard let wanted = expected.violated, Set(wanted) != Set(violated) else { return [] }
    return ["violated are \(violated.sorted()), not \(wanted.sorted())"]
  }
}
