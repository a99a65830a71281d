import AnchorsLayout
import AnchorsReport

/// The answer about a log of UIKit or AppKit.
struct LogAnswer {
  private let log: LayoutLog

  init(_ text: String) { log = LayoutLog(parsing: text) }

  var json: JSON {
    let unread = log.lines.compactMap { line in
      line.problem.map { JSON.text("line \(line.number): \($0)") }
    }
    return [
      "text": .text(log.description), "conflicts": .list(log.conflicts.map(json)),
      "mistakes": .list(unread),
    ]
  }

  private func json(_ conflict: LogConflict) -> JSON {
    let title =
      conflict.lines.isEmpty
      ? "Line \(conflict.firstLine)"
      : "Line \(conflict.firstLine): \(conflict.lines.count) constraints conflict"
    return ["title": .text(title), "text": .text(conflict.description)]
  }
}
