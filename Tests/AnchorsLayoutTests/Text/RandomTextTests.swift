import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Random text on cells, against the few lines that define greedy wrapping.
@Suite("Random text")
struct RandomTextTests {
  /// Returns the lines of greedy wrapping. A word is an array of letters, one cell each. Each line
  /// is compared with the width as a whole.
  private func reference(_ words: [[Character]], width: Int) -> [String] {
    var lines: [[Character]] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + [" "] + word
        continue
      }
      for start in stride(from: 0, to: word.count, by: width) {
        lines.append(Array(word[start..<min(start + width, word.count)]))
      }
    }
    return lines.map { String($0) }
  }

  private func words(_ random: inout SeededRandom) -> [[Character]] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      (0..<Int.random(in: 1...9, using: &random)).map { _ in
        "abcdeé".randomElement(using: &random) ?? "a"
      }
    }
  }

  @Test("Lines of random text are the reference's", arguments: 0..<200 as Range<UInt64>)
  func lines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = words(&random)
    let text = words.map { String($0) }.joined(separator: " ")
    for width in [1, 2, 3, 5, 8, 13, 40] {
      let lines = CellTextMeasurer().lines(of: text, in: TextFont(), width: Double(width))
      #expect(lines.map(\.text) == reference(words, width: width), "\(text) in \(width)")
    }
  }

  //  |label 0 | label 1 | label 2|   columns of given widths, each a list of labels,
  //  |label 3 |                  |   one below the other
  @Test("Lists of labels are as tall as the reference's", arguments: 0..<50 as Range<UInt64>)
  func layout(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let root = LayoutView(width: 1000, height: 1000)
    var above: [(label: LayoutLabel, bottom: Double)?] = [nil, nil, nil]
    var expected: [Rect] = []
    let widths = (0..<3).map { _ in Int.random(in: 3...25, using: &random) }
    for index in 0..<9 {
      let column = index % 3
      let words = words(&random)
      let label = LayoutLabel(words.map { String($0) }.joined(separator: " "))
      label.measurer = CellTextMeasurer(width: 10, height: 20)
      label.numberOfLines = 0
      root.addSubview(label)
      let left = 10 * Double(widths[..<column].reduce(0, +))
      Constraint.activate {
        label.left == left
        label.width == 10 * Double(widths[column])
        if let above = above[column] {
          label.top == above.label.bottom + 4
        } else {
          label.top == 0
        }
      }
      let top = above[column].map { $0.bottom + 4 } ?? 0
      let height = 20 * Double(reference(words, width: widths[column]).count)
      expected.append(Rect(x: left, y: top, width: 10 * Double(widths[column]), height: height))
      above[column] = (label, top + height)
    }
    root.layoutIfNeeded()
    #expect(root.subviews.map { rounded($0.frame) } == expected)
    #expect(LayoutTree(containing: root).nonconvergingItems.isEmpty)
  }
}
