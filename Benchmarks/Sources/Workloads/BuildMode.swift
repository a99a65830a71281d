/// Whether the library was compiled as it is shipped. With assertions on, times say nothing.
package var isBuiltForMeasuring: Bool {
  var hasAssertions = false
  assert({ hasAssertions = true }() == ())
  return !hasAssertions
}
