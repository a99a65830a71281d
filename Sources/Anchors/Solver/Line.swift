/// A row after substitution, or the law that a size is not negative.
///
/// Lines are numbered: the law of each size has the size's number, the line of row *r* comes *r*
/// places after the last law.
struct Line {
  enum Kind: UInt8 {
    /// There is no such row, or it has been taken out.
    case absent
    /// A required equality that defines its pivot.
    case definition
    /// A required equality of which nothing is left.
    case redundant
    /// An inequality, an optional row or a law, expressed in parameters.
    case expanded
  }

  var kind = Kind.absent
  /// How often the line has been reduced; tells occurrences of this time from older ones.
  var generation: Int32 = 0
  /// The definitions that were put into it, as a range of the log.
  var log: Range<Int32> = 0..<0
  /// What is left of the left side; for a definition, the terms of the right side.
  var terms: Range<Int32> = 0..<0
  var constant = 0.0
  /// For a definition: the variable and its coefficient.
  var pivot: Int32 = -1
  var pivotCoefficient = 1.0
  /// For required equalities, the place in the sequence of elimination.
  var order: Int32 = -1
  /// For an expanded line with terms, the component they belong to.
  var component: Int32 = -1
}

/// Rows that contradict each other, as far as the finder can tell.
struct Contradiction {
  var rows: [Int32]
}
