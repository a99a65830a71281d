/// A unified diff of two texts.
///
/// Source of the form: POSIX, `diff -u`. Source of the comparison: Myers' algorithm, as Swift's
/// standard library implements it.
struct UnifiedDiff {
  private static let context = 3

  /// Lines that are replaced: `old` counts from 0.
  private struct Change {
    var old: Range<Int>
    var new: [Substring]
  }

  /// Returns the diff; an empty text if the texts are equal.
  ///
  /// - Complexity: O((*n* + *d*) *d*), *n* the number of lines, *d* of those that differ.
  static func text(path: String, from original: String, to result: String) -> String {
    if original == result { return "" }
    let (old, new) = (lines(original), lines(result))
    let changes = changes(old, new)
    let name = path.drop { $0 == "/" }
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    var (shift, place) = (0, 0)
    while place < changes.count {
      var last = place
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      text += hunk(Array(changes[place...last]), old, shift)
      for change in changes[place...last] { shift += change.new.count - change.old.count }
      place = last + 1
    }
    return text
  }

  private static func hunk(_ changes: [Change], _ old: [Substring], _ shift: Int) -> String {
    let start = max(0, changes[0].old.lowerBound - context)
    let end = min(old.count, changes[changes.count - 1].old.upperBound + context)
    let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let newStart = start + shift
    var text =
      "@@ -\(start + 1),\(end - start) +\(newStart + 1),\(end - start + growth) @@\n"
    var line = start
    for change in changes {
      for index in line..<change.old.lowerBound { text += " \(old[index])\n" }
      for index in change.old { text += "-\(old[index])\n" }
      for added in change.new { text += "+\(added)\n" }
      line = change.old.upperBound
    }
    for index in line..<end { text += " \(old[index])\n" }
    return text
  }

  private static func lines(_ text: String) -> [Substring] {
    // By bytes: `\r\n` is one character.
    var lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Substring(decoding: $0, as: UTF8.self) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the places of the lines that both texts have once, as far as their order is the same.
  private static func commonLines(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
    func single(_ lines: [Substring]) -> [Substring: Int] {
      var places: [Substring: Int] = [:]
      for (place, line) in lines.enumerated() { places[line] = places[line] == nil ? place : -1 }
      return places.filter { $0.value >= 0 }
    }
    let mine = single(old)
    let pairs = single(new).compactMap { line, place in mine[line].map { ($0, place) } }
      .sorted { $0.0 < $1.0 }
    // The longest run of growing places: the last places of runs by their lengths.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
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
    var (oldStart, newStart) = (0, 0)
    for (oldEnd, newEnd) in commonLines(old, new) + [(old.count, new.count)] {
      let difference = Array(new[newStart..<newEnd]).difference(
        from: Array(old[oldStart..<oldEnd]))
      for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(oldStart + offset)
        case .insert(let offset, _, _): inserted.insert(newStart + offset)
        }
      }
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    var changes: [Change] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      let (startA, startB) = (a, b)
      while a < old.count, removed.contains(a) { a += 1 }
      while b < new.count, inserted.contains(b) { b += 1 }
      if a > startA || b > startB {
        changes.append(Change(old: startA..<a, new: Array(new[startB..<b])))
      } else {
        a += 1
        b += 1
      }
    }
    return changes
  }
}
