import AnchorsReport

/// The output of `anchors log --json`. Tools/README.md describes it.
struct LogJSON: Encodable {
  struct File: Encodable {
    let file: String
    let conflicts: [Conflict]

    init(_ file: String, _ log: LayoutLog) {
      (self.file, conflicts) = (file, log.conflicts.map(Conflict.init))
    }
  }

  struct Conflict: Encodable {
    let cause: String
    let verdict: String
    let line: Int
    let repetitions: Int
    let constraints: [Line]
    let statements: [String]
    let sum: String?
    let repairs: [String]
    let decisive: Line?
    let broken: Line?
    let unread: [Line]
    let notes: [String]
    let text: String

    init(_ conflict: LogConflict) {
      (cause, verdict) = (conflict.cause.rawValue, conflict.verdict)
      (line, repetitions) = (conflict.firstLine, conflict.repetitions)
      constraints = conflict.lines.map(Line.init)
      (statements, sum, repairs) = (conflict.statements, conflict.sum, conflict.repairs)
      (decisive, broken) = (conflict.decisive.map(Line.init), conflict.broken.map(Line.init))
      (unread, notes) = (conflict.unread.map(Line.init), conflict.notes)
      text = conflict.description
    }
  }

  struct Line: Encodable {
    let line: Int
    let text: String
    let identifier: String?
    let source: String?
    let problem: String?

    init(_ line: LogLine) {
      (self.line, text, identifier) = (line.number, line.text, line.identifier)
      (source, problem) = (line.source, line.problem)
    }
  }

  let version = 1
  let files: [File]

  private enum CodingKeys: CodingKey { case version, files }
}
