import AnchorsLayout

extension LogSystem {
  /// The lines of the first conflict.
  var conflictLines: [LogLine] { conflictPlaces.map { lines[$0] } }

  /// What could be done about the first conflict; nothing that only UIKit or AppKit could change.
  var repairs: [String] {
    guard let conflict = conflicts.first else { return [] }
    var repairs: [String] = []
    for repair in conflict.repairs {
      var text = repair.description
      if let line = repair.constraint.flatMap(line) {
        if line.isSystems { continue }
        text += line.source.map { " (\($0), " } ?? " ("
        text += "line \(line.number))"
      }
      repairs.append(text)
    }
    for constraint in conflict.constraints {
      if let hint = line(of: constraint)?.hint(constraint.relation), !repairs.contains(hint) {
        repairs.append(hint)
      }
    }
    return repairs
  }

  /// What the log does not say, or how it was taken.
  var notes: [String] {
    var notes = assumed
    if conflicts.count > 1 {
      notes.append(
        "Other lines contradict each other too: \(conflicts.count - 1) more without these.")
    }
    if conflicts.isEmpty { notes += unknown }
    let sides = (conflicts.first?.constraints ?? [])
      .flatMap { [$0.firstAttribute, $0.secondAttribute] }
    if sides.contains(where: { $0.isDirectional }), sides.contains(where: { $0.isAbsoluteSide }) {
      notes.append("Text is taken to run from left to right: leading is left, trailing is right.")
    }
    if isAppKit, lines.contains(where: { $0.hasCoordinates }) {
      notes.append("AppKit: minY, midY and maxY are taken to be measured from the bottom, upwards.")
    }
    return notes
  }
}

extension LogLine {
  /// What can be done about a constraint that is not the app's, which takes part with a relation.
  fileprivate func hint(_ relation: Relation) -> String? {
    if rows.isEmpty { return nil }
    let (maker, item) = (maker, rows[0].first.item)
    if maker.isOfMask { return "turn off translatesAutoresizingMaskIntoConstraints of \(item)" }
    if maker.isOfInterfaceBuilder {
      return "give \(item) constraints of its own: Interface Builder added line \(number)"
    }
    if maker.isOfContent {
      let axis = rows[0].first.attribute == .width ? "horizontal" : "vertical"
      let what = relation == .lessThanOrEqual ? "hugging" : "compression resistance"
      return "lower the \(axis) \(what) of \(item) below required (line \(number))"
    }
    if maker.identifier != "UISV-hiding" { return nil }
    return "give one of the others a priority of 999: a stack view hides \(item) (line \(number))"
  }
}

extension LayoutRepair {
  /// The constraint that it changes.
  fileprivate var constraint: Constraint? {
    switch self {
    case .constant(let constraint, _, _), .priority(let constraint), .addition(let constraint):
      constraint
    case .contentPriority: nil
    }
  }
}
