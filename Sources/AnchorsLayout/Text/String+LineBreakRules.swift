// The rules of Unicode's annex 14 for text that has more than letters and spaces: Chinese, Japanese
// and Korean, emoji, combining marks, and marks that end words in other scripts.
//
// Two deviations, both of which the annex permits:
//
// * Between two characters that are not East Asian, lines end only at spaces and after hyphens, as
//   in text without tables: not after `/`, `|`, `!` or `?`. An edit elsewhere in a text, such as one
//   more emoji, thus never changes where its other words may be broken.
// * A line never ends within a grapheme cluster. This contains the annex's rules of marks, Hangul
//   letters, flags and modifiers (LB9, LB26, LB30a, LB30b), and a mark after a space stays with it.
//
// Text of scripts without spaces whose words only a dictionary knows (Thai, Lao, Khmer, Burmese) is
// one word up to its next space.

extension String {
  /// `true` if all characters come before U+0300, the first mark that joins the one before it.
  /// Then lines end only at spaces and after hyphens.
  ///
  /// - Complexity: O(length of the text).
  var hasSimpleLineBreaks: Bool { utf8.allSatisfy { $0 < 0xCC } }

  /// The end of the spaces that begin at an index, in text of any script. A space with a combining
  /// mark is a letter.
  func endOfSpacesByRules(from start: Index) -> Index {
    var index = start
    while index < endIndex, unicodeScalars[index].isBreakingSpace {
      let next = self.index(after: index)
      if next != unicodeScalars.index(after: index) { break }
      index = next
    }
    return index
  }

  /// The end of what must stay together, from an index within a word, in text of any script.
  func endOfWordByRules(from start: Index) -> Index {
    var context = LineBreakContext()
    var end = start
    while end < endIndex {
      let next = endOfSpacesByRules(from: end)
      if next == endIndex || unicodeScalars[next].endsLine { break }
      let after = index(after: next)
      let cluster = unicodeScalars[next..<after]
      if !context.add(cluster, after: unicodeScalars[end..<next]) { break }
      end = after
    }
    return end
  }
}

/// The end of a word: the facts that decide whether a line may end there.
private struct LineBreakContext {
  /// The class of the last cluster; `nil` in a word that has none.
  private var last: LineBreakClass?
  private var isEastAsian = false
  private var endsWithJoiner = false
  /// `true` if something other than hyphens has come since the last space.
  private var hasLetters = false
  /// `true` after hyphens that follow something else.
  private var isAfterHyphen = false

  /// Adds a grapheme cluster to the word. Returns `false`, and adds nothing, if a line may end
  /// before the cluster.
  mutating func add(
    _ cluster: Substring.UnicodeScalarView, after spaces: Substring.UnicodeScalarView
  ) -> Bool {
    guard let first = cluster.first else { return true }
    var (next, nextIsEastAsian) = LineBreakClass.entry(of: first)
    let isJoined = last != nil && spaces.isEmpty && (endsWithJoiner || next == .mark)
    if let last, !isJoined {
      // LB8: a line may always end after a zero width space.
      if spaces.contains("\u{200B}") { return false }
      let mayEnd =
        isEastAsian || nextIsEastAsian
        ? Self.mayEnd(between: last, next, spaces: !spaces.isEmpty)
        : !spaces.isEmpty || isAfterHyphen && !first.isHyphen && !first.isDigit
      if mayEnd { return false }
    }
    endsWithJoiner = cluster.last == "\u{200D}"
    // LB9: a mark has the class of what it joins.
    if isJoined && next == .mark { return true }
    if next == .mark { next = .letter }  // LB10
    // LB21a: Hebrew letters and their hyphens are joined to what follows.
    if last == .hebrewLetter && next == .beforeBreak && spaces.isEmpty { next = .glue }
    if !spaces.isEmpty { hasLetters = false }
    isAfterHyphen = first.isHyphen && hasLetters && next != .glue
    hasLetters = hasLetters || !first.isHyphen
    (last, isEastAsian) = (next, nextIsEastAsian)
    return true
  }

  /// Returns `true` if a line may end between two classes, one of which is East Asian.
  private static func mayEnd(
    between last: LineBreakClass, _ next: LineBreakClass, spaces: Bool
  ) -> Bool {
    switch (last, next) {
    // LB13 to LB16: also not after spaces.
    case (_, .close), (_, .exclamation), (.open, _), (.quotation, .open), (.close, .nonstarter):
      false
    // LB18
    case _ where spaces: true
    // LB11, LB12, LB19
    case (.glue, _), (_, .glue), (.quotation, _), (_, .quotation): false
    // LB21, LB22
    case (_, .beforeBreak), (_, .nonstarter), (.afterBreak, _), (_, .ellipsis): false
    // LB23a, LB27
    case (.prefix, .ideograph), (.ideograph, .postfix): false
    // LB24, LB25: amounts.
    case (.prefix, .letter), (.prefix, .hebrewLetter), (.postfix, .letter),
      (.postfix, .hebrewLetter), (.letter, .prefix), (.letter, .postfix), (.hebrewLetter, .prefix),
      (.hebrewLetter, .postfix):
      false
    default: true  // LB31
    }
  }
}
