import AnchorsLayout

extension LayoutReport: CustomStringConvertible {
  /// The report in short, as `po view.layoutReport()` prints it: the findings, of many the first,
  /// those of the view before those elsewhere; and the class and address of each live view that
  /// they name.
  public var description: String {
    ReportText(self, kinds: Set(LayoutProblemKind.allCases)).text
  }
}

extension LayoutReport {
  /// Throws the problems of some kinds, for tests, which print the error.
  ///
  ///     @Test func login() throws {
  ///       try loginView.layoutReport().requireNoProblems()
  ///     }
  ///
  /// - Parameter kinds: what counts. Default: conflicts and ambiguities.
  /// - Throws: ``LayoutProblems``.
  public func requireNoProblems(_ kinds: Set<LayoutProblemKind> = [.conflict, .ambiguity])
    throws(LayoutProblems)
  {
    let text = ReportText(self, kinds: kinds)
    if text.hasFindings { throw LayoutProblems(description: text.text) }
  }
}
