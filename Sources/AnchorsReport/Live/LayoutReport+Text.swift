#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LayoutReport: CustomStringConvertible {
  /// The report in short, as `po view.layoutReport()` prints it: the findings, of many the first,
  /// and the class and address of each view that they name.
  public var description: String {
    ReportText(self, kinds: Set(LayoutProblemKind.allCases)).text
  }
}

/// What can be wrong with a layout, worst first.
public enum LayoutProblemKind: Sendable, Hashable, CaseIterable {
  /// Required constraints that cannot hold together.
  case conflict
  /// Frames that the constraints leave open.
  case ambiguity
  /// Constraints and intrinsic sizes that do not hold.
  case unsatisfied
  /// What is allowed, but seldom meant.
  case lint
  /// Frames that differ from those that the library's engine finds.
  case difference
}

extension LayoutReport {
  /// Throws what there is of some kinds of problems; for tests, which print what is thrown.
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
