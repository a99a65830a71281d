/// The variables with other values than before a solve.
package struct SolverChanges {
  /// `true` if any variable may have changed; `variables` is then unused.
  package var isEverything = false
  package var variables: [Int32] = []
}

/// The work of a solve.
package struct SolverWork {
  /// `true` if all rows were reduced, not only the edited ones.
  package var isFromScratch = false
  /// The number of rows that were reduced, or whose constants were computed again.
  package var reducedRows = 0
  /// The number of components that were solved with a factored basis.
  package var factoredComponents = 0
  /// The number of steps of the simplex method.
  package var simplexSteps = 0
}

extension Solver {
  /// The work of the latest solve.
  package var latestWork: SolverWork { work }

  /// The number of rows.
  package var rowCount: Int { rows.count }

  /// The number of structural variables of each component, in no order.
  ///
  /// - Complexity: O(components).
  package var componentSizes: [Int] { partition.sizes }
}
