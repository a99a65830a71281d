/// A unified diff of two texts.
///
/// Source of the form: POSIX, `diff -u`. Source of the comparison: Myers' algorithm, as Swift's
/// standard library implements it.
struct UnifiedDiff {
  private static let context = 3

  /// Lines that are replaced: `old` counts from 0.
  private struct Change {
    var old: Range<Int>
    var new: ArraySlice<Substring>
    var growth: Int { new.count - old.count }
  }

  /// Returns the diff; an empty text if the texts are equal.
  ///
  /// - Complexity: O((*n* + *d*) *d*), *n* the number of lines, *d* of those that differ.
  static func text(path: String, from original: String, to result: String) -> String {
    if original == result { return "" }
    let (old, new) = (lines(original), lines(result))
    let name = path.drop { $0 == "/" }
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    var hunks: [[Change]] = []
    for change in changes(old, new) {
      let former = hunks.last?.last?.old.upperBound
      if let former, change.old.lowerBound - former <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    var shift = 0
    for hunk in hunks {
      text += self.text(of: hunk, old, shift)
      shift += hunk.reduce(0) { $0 + $1.growth }
    }
    return text
  }

  private static func text(of hunk: [Change], _ old: [Substring], _ shift: Int) -> String {
    let start = max(0, hunk[0].old.lowerBound - context)
    let end = min(old.count, hunk[hunk.count - 1].old.upperBound + context)
    let newCount = hunk.reduce(end - start) { $0 + $1.growth }
    var text = "@@ -\(start + 1),\(end - start) +\(start + shift + 1),\(newCount) @@\n"
    func add(_ mark: Character, _ lines: ArraySlice<Substring>) {
      for line in lines { text += "\(mark)\(line)\n" }
    }
    var line = start
    for change in hunk {
      add(" ", old[line..<change.old.lowerBound])
      add("-", old[change.old])
      add("+", change.new)
      line = change.old.upperBound
    }
    add(" ", old[line..<end])
    return text
  }

  private static func lines(_ text: String) -> [Substring] {
    // By bytes: `\r\n` is one character.
    var lines = text.utf8.split(separator: .lineBreak, omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the places of the lines that both texts have once, as far as their order is the same.
  private static func commonLines(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
    func single(_ lines: [Substring]) -> [Substring: Int] {
      let places = lines.enumerated().map { ($0.element, $0.offset) }
      return Dictionary(places) { _, _ in -1 }.filter { $0.value >= 0 }
    }
    let mine = single(old)
    let pairs = single(new).compactMap { line, place in mine[line].map { ($0, place) } }
      .sorted { $0.0 < $1.0 }
    // The longest run of growing places: the last places of runs by their lengths.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let low = ends.partitioningIndex { pairs[$0].1 >= pair.1 }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var common: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      common.append(pairs[index])
      next = previous[index]
    }
    return common.reversed()
  }

  /// Returns the lines that differ. Between the lines that both texts have once, and in the same
  /// order, the standard library compares them ("patience diff", Cohen): its time grows with the
  /// square of the differences.
  private static func changes(_ old: [Substring], _ new: [Substring]) -> [Change] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for (mine, theirs) in gaps(between: commonLines(old, new), old, new) {
      for change in Array(new[theirs]).difference(from: Array(old[mine])) {
        switch change {
        case .remove(let offset, _, _): removed.insert(mine.lowerBound + offset)
        case .insert(let offset, _, _): inserted.insert(theirs.lowerBound + offset)
        }
      }
    }
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return gaps(between: Array(kept), old, new).filter { !$0.isEmpty || !$1.isEmpty }
      .map { Change(old: $0, new: new[$1]) }
  }

  /// Returns the lines before, between and behind pairs of equal lines.
  private static func gaps(
    between pairs: [(Int, Int)], _ old: [Substring], _ new: [Substring]
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    zip([(-1, -1)] + pairs, pairs + [(old.count, new.count)]).map { last, next in
      (last.0 + 1..<next.0, last.1 + 1..<next.1)
    }
  }
}
