import AnchorsLayout

/// The kind of a layout problem, worst first.
public enum LayoutProblemKind: String, Sendable, CaseIterable {
  /// Required constraints that conflict.
  case conflict
  /// Ambiguous frames.
  case ambiguity
  /// Content that has less room than it needs in some width: text that is cut off.
  case compressedContent
  /// A view that is not seen, or not all of it, in some width.
  case outOfSight
  /// Texts or controls that overlap in some width, and not at the view's own size.
  case overlap
  /// Unsatisfied constraints and intrinsic sizes.
  case unsatisfied
  /// Constraints that work but are likely mistakes.
  case lint
  /// Frames that differ from those of the library's engine.
  case difference
}

/// A problem of a layout in a range of widths.
public struct WidthProblem {
  /// The kind of the problem: a conflict, an ambiguity, compressed content or a view out of sight.
  public let kind: LayoutProblemKind
  /// The direction of text in which it was found; `nil` for both.
  public internal(set) var direction: InterfaceDirection?
  /// The widths with the problem, in points; the ends are whole numbers or those of the requested
  /// range.
  public internal(set) var widths: ClosedRange<Double>
  /// The problem in the narrowest of these widths.
  public let summary: String
  /// The items concerned.
  public let items: [any LayoutItem]
}

extension WidthProblem: CustomStringConvertible {
  /// The widths and the problem: `320 to 343 wide: 3 required constraints conflict …`.
  public var description: String {
    let (low, high) = (decimal(widths.lowerBound), decimal(widths.upperBound))
    let range = low == high ? "\(low) wide" : "\(low) to \(high) wide"
    let way =
      switch direction {
      case .leftToRight: ""
      case .rightToLeft: ", right to left"
      case nil: ", in both directions"
      }
    return "\(range)\(way): \(summary)"
  }
}

extension [WidthProblem] {
  /// Returns the problems, with equal ones of both directions joined, in order.
  func joined(with others: [WidthProblem]) -> [WidthProblem] {
    var others = others
    var all = self
    for place in all.indices {
      guard
        let same = others.firstIndex(where: {
          $0.kind == all[place].kind && $0.widths == all[place].widths
            && $0.summary == all[place].summary
        })
      else { continue }
      all[place].direction = nil
      others.remove(at: same)
    }
    return all + others
  }
}
