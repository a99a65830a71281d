/// The limits of the solver, as laws.
///
/// 1. A component is given so many steps of the simplex method. A search takes about as many as there
///    are quantities, and each ends by itself, so the limit is never met in practice: it is there so that no
///    input can keep a layout from taking long. A component that meets it keeps the
///    values of its latest step, and is reported.
/// 2. A component whose tableau would have more than so many entries is not solved with a dense one.
package struct SolverLimits {
  package var stepBase = 1000
  package var stepsPerVariable = 100
  package var denseEntries = 1024

  package init() {}

  func steps(forVariables count: Int) -> Int { stepBase + stepsPerVariable * count }
}
