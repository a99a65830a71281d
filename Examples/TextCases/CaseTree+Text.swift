import AnchorsReport
import LayoutCases

extension CaseTree {
  /// The tree as a layout's text, its constraints in the order in which the case has them.
  package var text: String { DocumentWriter(of: root, constraints: constraintsInOrder).text }
}
