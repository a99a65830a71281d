import Workloads

/// Columns of text under their titles.
struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) { rows = [titles] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Records {
  /// Milliseconds of whole layouts, microseconds of edits, growth and bytes.
  func table(sizes: [Int]) -> String {
    let names = all.map(\.workload)
    let workloads = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.1)
    var table = Table(
      ["", "part"] + sizes.map { "\($0)" } + ["unit", "growth 100 to 10,000", "bytes a view"])
    for workload in workloads {
      let isEdit = editNames.contains(String(workload.prefix(2)))
      for part in ["solver", "tree", "everything", "plain"] {
        let values = sizes.map { value(workload, $0, part) }
        if values.allSatisfy({ $0 == nil }) { continue }
        let cells = values.map { $0.map { rounded(isEdit ? $0 : $0 / 1000) } ?? "–" }
        let bytes = sizes.last { value(workload, $0, part + " bytes") != nil }
          .flatMap { value(workload, $0, part + " bytes") }
        table.add(
          [workload, part] + cells + [
            isEdit ? "µs" : "ms", growth(workload, part).map(rounded) ?? "",
            bytes.map { "\(Int($0))" } ?? "",
          ])
      }
    }
    return table.text
  }

  /// The exponent of n between 100 and 10,000 views.
  private func growth(_ workload: String, _ part: String) -> Double? {
    guard let small = value(workload, 100, part), let large = value(workload, 10_000, part) else {
      return nil
    }
    return logarithm(large / small) / 2
  }
}

/// Three digits that count.
func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  if value >= 100 { return "\(Int(value.rounded()))" }
  var scale = 10.0
  while value * scale < 100, scale < 1e6 { scale *= 10 }
  return "\((value * scale).rounded() / scale)"
}
