/// A row after substitution, or the nonnegativity bound of a size after it.
///
/// Reduced rows are numbered in the order in which they were made. A row that is reduced again gets
/// a new reduced row. The number of the old one is not used again, so a number alone tells whether
/// it is out of date. Only a size that other variables define needs a reduced row for its
/// nonnegativity bound. The interval of a structural variable has the bound as its lower end, and
/// the value of a known size is compared with it.
struct ReducedRow: BitwiseCopyable {
  enum Kind: UInt8 {
    /// The number is unused.
    case absent
    /// A required equality that defines its pivot.
    case definition
    /// A required equality without terms or constant left.
    case redundant
    /// An inequality, an optional row or a nonnegativity bound, expressed in structural variables.
    case expanded
    /// A row that was removed because of a conflict, expressed like the others. It is in no
    /// component, and shows which edits may affect the conflict.
    case removed
  }

  /// The source times 8, and the kind: in one number, as there are many reduced rows.
  private var tag: Int32
  /// The place of the first definition that was substituted. They end where those of the next
  /// reduced row begin.
  let substitutionStart: Int32
  /// The place of the first term. The terms of a definition add up to its variable; those of an
  /// expanded row are the rest of the left side.
  let termStart: Int32
  // A definition and an expanded reduced row share these two, for the same reason.
  private var target: Int32 = -1
  private var number = 0.0

  init(
    _ kind: Kind, of source: Int32, substitutions substitutionStart: Int32, terms termStart: Int32
  ) {
    precondition(source >> 28 == source >> 31, "too many rows or sizes")
    self.substitutionStart = substitutionStart
    self.termStart = termStart
    tag = source << 3 | Int32(kind.rawValue)
  }

  var kind: Kind {
    @inline(__always) get { Kind(rawValue: UInt8(truncatingIfNeeded: tag & 7)) ?? .absent }
    set { tag = tag & ~7 | Int32(newValue.rawValue) }
  }

  /// The row, or -1 - *s* for the nonnegativity bound of size *s*.
  var source: Int32 { tag >> 3 }

  /// The row the reduced row is of, or -1 for a nonnegativity bound.
  var row: Int32 { max(source, -1) }

  /// For a definition, the variable that it defines, with its coefficient.
  var pivot: Term {
    get { Term(variable: target, coefficient: number) }
    set { (target, number) = (newValue.variable, newValue.coefficient) }
  }

  /// For an expanded reduced row, the rest of the right side.
  var constant: Double {
    get { number }
    set { number = newValue }
  }

  /// For an expanded reduced row with terms, their component; otherwise -1.
  var component: Int32 {
    get { kind == .expanded ? target : -1 }
    set { target = newValue }
  }
}

/// The definition of a variable: `variable = Σ terms + constant`.
struct Definition: BitwiseCopyable {
  /// Twice the number of the reduced row it comes from, and 1 more if that has terms; -1 if the
  /// variable has no definition and is a structural variable.
  private let tag: Int32
  /// The variable's rank, whether it has a definition or not: kept here, where it is needed.
  var rank: UInt32
  var constant: Double

  /// Creates the entry of a structural variable.
  init(rank: UInt32) {
    (tag, self.rank, constant) = (-1, rank, 0)
  }

  init(reduced: Int32, hasTerms: Bool, rank: UInt32, constant: Double) {
    tag = 2 &* reduced | (hasTerms ? 1 : 0)
    (self.rank, self.constant) = (rank, constant)
  }

  /// The reduced row it comes from, or -1.
  @inline(__always)
  var reduced: Int32 { tag >> 1 }

  /// `true` if the variable is defined as a number.
  @inline(__always)
  var isNumber: Bool { tag & 1 == 0 }

  /// `true` if the variable may be negative: its definition is not a nonnegative constant.
  @inline(__always)
  var mayBeNegative: Bool {
    reduced >= 0 && !(isNumber && constant >= -Tolerance.length)
  }
}
