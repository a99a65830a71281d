import Anchors

// JSON by hand: the scenes import no Foundation, as the library does not.

/// The answers of all scenes as JSON, with sorted keys and one value a line.
///
///     {
///       "side": "tree", "grid": "exact",
///       "scenes": {
///         "rtl/left": {"sureness": "measured by several", "verdict": "same", "reason": "", … }
@MainActor
package func answers() -> String {
  var entries: [String] = []
  for scene in allScenes() {
    let record = Record()
    scene.layOut(record)
    let (word, reason) = scene.verdict.words
    let fields = [
      "\"sureness\": \(quoted(scene.sureness.rawValue))", "\"verdict\": \(quoted(word))",
      "\"reason\": \(quoted(reason))",
      "\"frames\": "
        + object(record.frames.mapValues { object($0.mapValues(array), separator: ", ") }),
      "\"numbers\": " + object(record.numbers.mapValues(array)),
      "\"calls\": "
        + object(record.calls.mapValues { "[\($0.map(quoted).joined(separator: ", "))]" }),
    ]
    entries.append("  \(quoted(scene.id)): {\n    \(fields.joined(separator: ",\n    "))\n  }")
  }
  let head = "{\n\"side\": \(quoted(side.name)), \"grid\": \(quoted(side.grid)),\n\"scenes\": {\n"
  return head + entries.joined(separator: ",\n") + "\n}\n}\n"
}

private func object(_ members: [String: String], separator: String = ",\n      ") -> String {
  let lines = members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value)" }
  return "{\(lines.joined(separator: separator))}"
}

private func array(_ numbers: [Double]) -> String {
  "[\(numbers.map(number).joined(separator: ", "))]"
}

/// A number with at most six decimals; `null` where there is none.
private func number(_ value: Double) -> String {
  value.isFinite ? "\((value * 1e6).rounded() / 1e6 + 0)" : "null"
}

private func quoted(_ text: String) -> String {
  "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\""
}
