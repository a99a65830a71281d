#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LayoutReport: CustomStringConvertible {
  /// The report in short, as `po view.layoutReport()` prints it: the findings, of many the first,
  /// and the class and address of each view that they name.
  public var description: String {
    ReportText(self, kinds: Set(LayoutProblemKind.allCases)).text
  }
}

/// The kind of a layout problem, worst first.
public enum LayoutProblemKind: Sendable, Hashable, CaseIterable {
  /// Required constraints that conflict.
  case conflict
  /// Ambiguous frames.
  case ambiguity
  /// Unsatisfied constraints and intrinsic sizes.
  case unsatisfied
  /// Constraints that work but are likely mistakes.
  case lint
  /// Frames that differ from those of the library's engine.
  case difference
}

extension LayoutReport {
  /// Throws the problems of some kinds, for tests, which print the error.
  ///
  ///     @Test func login() throws {
  ///       try loginView.layoutReport().assertNoProblems()
  ///     }
  ///
  /// - Parameter kinds: what counts. Default: conflicts and ambiguities.
  /// - Throws: ``LayoutProblems``.
  public func assertNoProblems(_ kinds: Set<LayoutProblemKind> = [.conflict, .ambiguity])
    throws(LayoutProblems)
  {
    let text = ReportText(self, kinds: kinds)
    if text.hasFindings { throw LayoutProblems(description: text.text) }
  }
}
#endif
