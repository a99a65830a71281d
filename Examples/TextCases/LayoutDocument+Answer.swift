import AnchorsLayout
import AnchorsReport
import LayoutCases

extension LayoutDocument {
  /// The views of the text.
  ///
  /// - Throws: `CaseError`, which lists all mistakes with their lines.
  package func tree() throws -> DocumentTree {
    do throws(LayoutTextError) {
      return try DocumentTree(self)
    } catch {
      throw CaseError("", error.description)
    }
  }
}

extension DocumentTree {
  /// Lays the text out and tells what came of it. A constraint goes by its own text.
  package func answer(name: String) -> CaseAnswer {
    let ids = document.declarations.map(\.name)
    let names = ItemNames()
    let numbers = Dictionary(
      statements.flatMap(\.constraints).map { (ObjectIdentifier($0), $0) }
    ) { first, _ in first }
    return CaseAnswer(
      name: name, step: nil, of: root, Array(zip(ids, items).dropFirst()),
      id: { numbers[ObjectIdentifier($0)]?.text(names) })
  }

  /// Returns an answer without the intrinsic sizes that no one misses: a view may be larger than
  /// its content, and text may wrap.
  package func withoutStretchedContent(_ answer: CaseAnswer) -> CaseAnswer {
    let missed = LayoutTree(containing: root).contentsWithoutRoom.map { $0.caseID }
    var answer = answer
    answer.violated.removeAll { $0.hasSuffix("intrinsic") && !missed.contains($0) }
    return answer
  }

  /// Returns what is wrong with an answer: frames that are not the expected ones or, where the text
  /// expects nothing, that a required constraint does not hold, that something is ambiguous, or
  /// that a constant has the wrong sign.
  package func complaints(about answer: CaseAnswer) -> [String] {
    let frames = document.expectedFrames
    let status: LayoutCase.Status =
      document.expectsConflicts
      ? .infeasible : frames.contains { $0.components.contains(nil) } ? .ambiguous : .unique
    // What is ambiguous of guides that the text does not declare has no line.
    let isRight =
      answer.status == status || !frames.isEmpty && answer.status == .ambiguous
    if !isRight { return ["status is \(answer.status), not \(status)"] }
    if frames.isEmpty, status == .unique {
      return root.lintFindings.filter { $0.kind == .wrongSign }.map { $0.summary }
    }
    return unmetExpectations
  }
}
