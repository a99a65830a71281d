import AnchorsSolver

/// Breaks text into lines: greedily, every line as full as it can be.
///
/// The text is read once, a word at a time, and a word is measured once; only a word that is wider
/// than a whole line, and a line that ends with an ellipsis, are measured again by their clusters.
struct LineBreaker {
  /// A line as a part of the text, without the spaces that hang over its end.
  struct Line {
    var range: Range<String.Index>
    var width: Double
    var hasEllipsis = false
  }

  private let text: String
  private let font: TextFont
  private let measurer: any TextMeasurer
  private let room: Double
  private let numberOfLines: Int
  private let mode: LineBreakMode
  /// `true` if the text needs no table of classes.
  private let isSimple: Bool

  private var finished: [Line] = []
  /// The line that words are being added to.
  private var line: Line
  /// The advance of the spaces after the last word of the line.
  private var spaces: Double = 0

  init(
    _ text: String, _ font: TextFont, measurer: any TextMeasurer, width: Double,
    numberOfLines: Int, _ mode: LineBreakMode
  ) {
    self.text = text
    self.font = font
    self.measurer = measurer
    room = width + textTolerance
    self.numberOfLines = numberOfLines
    self.mode = mode
    isSimple = text.hasSimpleLineBreaks
    line = Line(range: text.startIndex..<text.startIndex, width: 0)
  }

  /// The lines, from the top.
  mutating func lines() -> [Line] {
    if text.isEmpty { return [] }
    let scalars = text.unicodeScalars
    var index = text.startIndex
    while !isFull, index < text.endIndex {
      let start = index
      if scalars[start].endsLine {
        index = text.indexAfterLineBreak(at: start)
        finish(continuingAt: index)
        continue
      }
      index = endOfSpaces(from: start)
      if index > start {
        spaces += width(of: start..<index)
      } else {
        index = endOfWord(from: start)
        add(start..<index)
      }
    }
    if !isFull { finish(continuingAt: index) }
    return finished
  }

  private var isFull: Bool { numberOfLines > 0 && finished.count == numberOfLines }

  private func width(of range: Range<String.Index>) -> Double {
    measurer.width(of: text[range], in: font)
  }

  private func endOfSpaces(from start: String.Index) -> String.Index {
    isSimple ? text.endOfSpaces(from: start) : text.endOfSpacesByRules(from: start)
  }

  private func endOfWord(from start: String.Index) -> String.Index {
    isSimple ? text.endOfWord(from: start) : text.endOfWordByRules(from: start)
  }

  // MARK: Adding to the line

  private mutating func add(_ word: Range<String.Index>) {
    let width = width(of: word)
    if append(word, width) { return }
    if mode != .byCharWrapping, word.lowerBound > line.range.lowerBound {
      finish(continuingAt: word.lowerBound)
      if isFull || append(word, width) { return }
    }
    for cluster in clusters(of: word) {
      let width = self.width(of: cluster)
      if append(cluster, width) { continue }
      if cluster.lowerBound > line.range.lowerBound {
        finish(continuingAt: cluster.lowerBound)
        if isFull { return }
      }
      // A line takes one cluster, however narrow it is.
      take(cluster, width)
    }
  }

  /// Adds a word to the line if there is room for it.
  private mutating func append(_ word: Range<String.Index>, _ width: Double) -> Bool {
    if line.width + spaces + width > room { return false }
    take(word, width)
    return true
  }

  private mutating func take(_ word: Range<String.Index>, _ width: Double) {
    line.range = line.range.lowerBound..<word.upperBound
    line.width += spaces + width
    spaces = 0
  }

  /// Returns the grapheme clusters of a part of the text, found on demand.
  private func clusters(of part: Range<String.Index>) -> some Sequence<Range<String.Index>> {
    let letters = text[part]
    return letters.indices.lazy.map { $0..<letters.index(after: $0) }
  }

  // MARK: Finishing the line

  /// Ends the line; the next one begins at an index.
  private mutating func finish(continuingAt next: String.Index) {
    if mode == .byTruncatingTail, finished.count == numberOfLines - 1, text.hasLetters(from: next) {
      truncate()
    }
    finished.append(line)
    line = Line(range: next..<next, width: 0)
    spaces = 0
  }

  /// Fills the line up with clusters, as many as leave room for an ellipsis.
  private mutating func truncate() {
    let start = line.range.lowerBound
    let end = text.endOfParagraph(from: line.range.upperBound)
    let ellipsis = measurer.width(of: "…", in: font)
    line = Line(range: start..<start, width: 0, hasEllipsis: true)
    spaces = 0
    for cluster in clusters(of: start..<end) {
      let width = width(of: cluster)
      if line.width + spaces + width + ellipsis > room { break }
      // No space comes before an ellipsis.
      if text.unicodeScalars[cluster.lowerBound].isBreakingSpace {
        spaces += width
      } else {
        take(cluster, width)
      }
    }
    line.width += ellipsis
  }
}
