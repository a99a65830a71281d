extension LogConflict: CustomStringConvertible {
  /// The whole answer, in several lines.
  public var description: String {
    (answer + brokenText + encapsulatedText + repairText + unreadText + notes)
      .joined(separator: "\n")
  }

  private var answer: [String] {
    let start = "Line \(firstLine): "
    if lines.isEmpty {
      if count == 0 { return [start + "no constraint of this report can be read."] }
      let missing =
        unread.isEmpty ? "other constraints or content sizes" : "the lines below, at least"
      return [
        start + "what was read can hold together (\(count) of \(count + unread.count)).",
        "What contradicts them is not in the log: \(missing).",
      ]
    }
    let (noun, together) = lines.count == 1 ? ("constraint", "") : ("constraints", " together")
    return [start + "\(lines.count) \(noun) of \(count) cannot hold\(together):"]
      + lines.map { "  line \($0.number): \($0.text)" } + statements.map { "  " + $0 }
      + [sum].compactMap { $0 }
  }

  private var brokenText: [String] {
    guard let broken else { return [] }
    let what =
      lines.isEmpty ? "" : isBrokenInSet ? ", which is one of these" : ", which is none of these"
    return ["Broken to recover: \(broken.text)\(what)"]
  }

  private var encapsulatedText: [String] {
    switch withoutEncapsulatedSizes {
    case nil: return []
    case .contradicts: return [WithoutEncapsulatedSizes.contradiction]
    case .holds where !isOfCell:
      return [
        """
        Without the encapsulated size the rest can hold: if it is a cell's, the cell cannot have it for \
        a moment; if it is a screen's, the screen has too little room.
        """
      ]
    case .holds:
      return [
        """
        Without the encapsulated size the rest can hold: this cell cannot have the size that it was \
        given for a moment.
        """, cellAdvice,
      ]
    }
  }

  /// Which lines are the app's to change.
  private var cellAdvice: String {
    let numbers = lines.filter { !$0.isSystems }.map { "\($0.number)" }
    if numbers.isEmpty { return "None of the others is the app's." }
    let which = numbers.count == 1 ? "line" : "one of the lines"
    return "Lower the priority of \(which) \(numbers.joined(separator: ", ")) to 999."
  }

  /// Whether the size from outside is one of a view of a cell, by the name of its class.
  private var isOfCell: Bool {
    lines.contains { line in
      line.isEncapsulatedSize && line.rows.contains { $0.first.item.has("Cell") }
    }
  }

  private var repairText: [String] {
    if repairs.isEmpty || withoutEncapsulatedSizes == .holds && isOfCell { return [] }
    return ["To repair it, one of these:"] + repairs.prefix(4).map { "  " + $0 }
  }

  private var unreadText: [String] {
    unread.map { "Not read, line \($0.number): \($0.text) (\($0.problem ?? ""))" }
  }
}
