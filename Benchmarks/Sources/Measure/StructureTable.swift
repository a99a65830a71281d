extension Records {
  /// Microseconds of edits of structure, next to their bars. `ns a frame`: what an edit costs over
  /// the same edit at the end of the list, for each frame that changes.
  var structureTable: String {
    var table = Table([
      "µs", "views", "frames", "median", "minimum", "bar", "over", "without creation", "ns a frame",
      "runs",
    ])
    for record in structure {
      let (name, views) = (record.workload, record.views)
      func cell(_ part: String) -> String { value(name, views, part).map(rounded) ?? "–" }
      let bar = value(name, views, "bar")
      let perFrame = nanosecondsPerFrame(record).map { "\(Int($0.rounded()))" }
      table.add([
        name, "\(views)", "\(Int(value(name, views, "frames") ?? 0))", rounded(record.value),
        cell("minimum"), cell("bar"), bar.map { record.value > $0 ? "yes" : "" } ?? "",
        cell("edit"), perFrame ?? "", "\(record.runs)",
      ])
    }
    return table.text
  }

  /// The times of edits of structure, those of one workload under one another.
  private var structure: [Record] {
    all.filter { $0.part == "everything" && value($0.workload, $0.views, "frames") != nil }
      .enumerated().sorted { first, second in
        let (one, other) = (first.element.workload, second.element.workload)
        return one == other ? first.offset < second.offset : one < other
      }.map(\.element)
  }

  /// Returns the difference between the time of an edit in the middle or at the front and that of
  /// the edit at the end, for each frame that changes.
  private func nanosecondsPerFrame(_ record: Record) -> Double? {
    let word = record.workload.prefix { $0 != " " }
    guard let end = endOfList[String(word)],
      let base = all.first(where: {
        $0.views == record.views && $0.part == "everything" && $0.workload.hasPrefix("\(end) ")
      }),
      let frames = value(record.workload, record.views, "frames"), frames > 0,
      record.value.isFinite
    else { return nil }
    return (record.value - base.value) * 1000 / frames
  }
}

/// For each edit in the middle or at the front, the same edit at the end.
private let endOfList = [
  "W14c": "W14a", "W14d": "W14b", "W14e": "W14a", "W14f": "W14b", "W17d": "W17b", "W17e": "W17c",
  "W17i": "W17g", "W17j": "W17h",
]
