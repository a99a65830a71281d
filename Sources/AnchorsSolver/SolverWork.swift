/// The variables with other values than before a solve.
package struct SolverChanges {
  /// Whether any variable may have another value; `variables` says nothing then.
  package var isEverything = false
  package var variables: [Int32] = []
}

/// What a solve has done.
package struct SolverWork {
  /// Whether all rows were reduced, rather than those that the edits concern.
  package var isFromScratch = false
  /// The number of rows that were reduced, or whose constants were computed again.
  package var reducedRows = 0
  /// The number of components that were solved with a factored basis.
  package var factoredComponents = 0
  /// The number of steps of the simplex method.
  package var simplexSteps = 0
}

extension Solver {
  /// What the latest solve has done.
  package var latestWork: SolverWork { work }

  /// The number of rows.
  package var rowCount: Int { rows.count }

  /// The number of structural variables of each component, in no order.
  ///
  /// - Complexity: O(components).
  package var componentSizes: [Int] { partition.sizes }
}
