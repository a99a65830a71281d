/// A fault that the library has had, with the programs that find it.
struct Fault: Sendable {
  let number: Int
  let title: String
  let programs: [Program]

  static let all: [Fault] = [
    .readsBeyondBuffer, .hugeNumbers, .changesWhileAsked, .deepTrees, .cycles, .simplexWithoutEnd,
    .historyDependence, .numbersThatAreNone, .unannouncedLeaving, .commandLines,
  ]

  /// Runs the programs until one finds the fault.
  func look() -> Finding {
    for place in programs.indices {
      let finding = programs[place].runInOtherProcess(fault: number, place: place)
      if finding.kind != .absent { return finding }
    }
    return Finding(kind: .absent)
  }
}

/// The result of a search for a fault.
struct Finding {
  enum Kind: String {
    case absent = "ok"
    case present = "FAILED"
    case skipped
  }

  let kind: Kind
  var text = ""

  /// The text as an addition to a line.
  var remark: String {
    text.isEmpty ? "" : "\n  " + text.split(separator: "\n").joined(separator: "\n  ")
  }
}

/// The error that a program throws if it shows the fault.
struct Failure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The error that a program throws if it cannot check.
struct Skip: Error {
  let text: String
}

/// Throws unless something holds.
func expect(_ condition: Bool, _ text: @autoclosure () -> String) throws {
  if !condition { throw Failure(text()) }
}
