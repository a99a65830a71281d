extension LayoutStackView {
  /// The way in which the arranged views share the stack's length.
  public enum Distribution: String, _NamedCase, Sendable, CaseIterable {
    /// The views fill the stack at fixed spacing. If necessary, those with the lowest hugging
    /// priority grow, or those with the lowest compression resistance shrink.
    case fill
    /// As ``fill``, all views being of one length.
    case fillEqually
    /// As ``fill``, the lengths being in proportion to the views' intrinsic lengths. A view without
    /// one has no length, unless a required constraint gives it one. If no view has one, all are
    /// equal.
    ///
    /// As in UIKit, a view's share of the stack's length is its intrinsic length divided by that of
    /// all views and the spacing. Unless the stack has exactly that length, the shares and the
    /// spacing do not add up, and the last view has the rest. With
    /// ``LayoutStackView/keepsExactProportions``, proportions are exact.
    ///
    ///     // views 50, 30 and 20 wide, spacing 10, in a row of 220:
    ///     // 220 × 50/120, 220 × 30/120, and the rest
    ///     stack.distribution = .fillProportionally      // 91.67, 55 and 53.33 wide
    ///     stack.keepsExactProportions = true            // 100, 60 and 40 wide
    case fillProportionally
    /// The views keep their lengths, and the gaps between them are equal, at least the spacing.
    case equalSpacing
    /// The views keep their lengths, and the distances between their centers are as equal as the
    /// spacing allows, which gaps are not smaller than.
    case equalCentering

    /// `true` if distances between neighbours are equal rather than fixed.
    var makesGapsEqual: Bool { self == .equalSpacing || self == .equalCentering }
  }

  /// The alignment of the arranged views across the stack's axis.
  public enum Alignment: String, _NamedCase, Sendable, CaseIterable {
    /// The views fill the stack across its axis.
    case fill
    /// The views are at the leading edge of a column, or the top of a row.
    case leading
    /// The views of a row share their first baselines. As in UIKit, the first view stays below the
    /// row's top, all stay above its bottom, and in a higher row they are at the bottom. In a
    /// column, the same as ``leading``.
    ///
    ///     // a label 20.5 high and a button 30 high, whose baseline is 4.5 points further down
    ///     // row 25.5 high:     the label at y = 0, the button at y = -4.5
    case firstBaseline
    /// The views' centers are the stack's.
    case center
    /// The views are at the trailing edge of a column, or the bottom of a row.
    case trailing
    /// The views of a row share their last baselines. The mirror image of ``firstBaseline``: the
    /// first view stays above the row's bottom, all stay below its top, where they are in a higher
    /// row. In a column, the same as ``leading``.
    case lastBaseline

    /// ``leading``, by its name in a row.
    public static let top = Alignment.leading
    /// ``trailing``, by its name in a row.
    public static let bottom = Alignment.trailing
  }
}
