import AnchorsLayout
import AnchorsReport
import LayoutCases

extension LayoutDocument {
  /// The views of the text.
  ///
  /// - Throws: `CaseError`, which lists all mistakes with their lines.
  package func tree() throws -> DocumentTree {
    do throws(DocumentMistakes) {
      return try DocumentTree(self)
    } catch {
      let lines = error.mistakes.map { "line \(line(at: $0.range.lowerBound)): \($0.message)" }
      throw CaseError("", lines.joined(separator: "\n"))
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
}
