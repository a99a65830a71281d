/// The limits of the solver.
///
/// 1. The step limit of a component. A search takes about as many steps as there are variables, and
///    each search ends by itself, so no known layout reaches it. It bounds the time for any input.
///    A component that reaches it keeps the values of its latest step, and is reported.
/// 2. The maximum number of entries of a dense tableau.
package struct SolverLimits {
  package var stepBase = 1000
  package var stepsPerVariable = 100
  package var denseEntries = 1024

  package init() {}

  func steps(forVariables count: Int) -> Int { stepBase + stepsPerVariable * count }
}
