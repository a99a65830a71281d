import AnchorsLayout
import AnchorsReport

/// Checks that a tree written as text, read and laid out, is written as the same text with the same
/// frames.
struct TextReading {
  private let written: String

  init(_ tree: LayoutTree) { written = tree.layoutText() }

  /// The number of lines that agree.
  ///
  /// A comment names what the text does not carry; then nothing is compared.
  func run() throws(Difference) -> Int {
    let tree = try read()
    let lines = Self.expectations(written)
    if written.contains("\n// ") { return lines.count }
    tree.root.layoutTree.conflictHandler = nil
    let again = tree.root.layoutTree.layoutText()
    let others = Self.expectations(again)
    let largest = lines.joined().compactMap { Double($0) }.reduce(1) { max($0, abs($1)) }
    let areEqual =
      lines.count == others.count
      && zip(lines, others).allSatisfy { Self.areEqual($0, $1, upTo: largest) }
    if !areEqual {
      throw Difference("the text of the tree does not read back:\n\(written)\nbut:\n\(again)")
    }
    return lines.count
  }

  private func read() throws(Difference) -> DocumentTree {
    do {
      return try DocumentTree(written)
    } catch {
      throw Difference("the text of the tree cannot be read: \(error)\n\(written)")
    }
  }

  /// The words of the lines that begin with `expect`.
  private static func expectations(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").filter { $0.hasPrefix("expect ") }.map { $0.split(separator: " ") }
  }

  /// Returns `true` if the words are the same and the numbers are equal to 1e-6 points, or to the
  /// precision of the largest number.
  private static func areEqual(_ a: [Substring], _ b: [Substring], upTo largest: Double) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { first, second in
        guard let x = Double(first), let y = Double(second) else { return first == second }
        return abs(x - y) <= max(2e-6, 1e-9 * largest)
      }
  }
}
