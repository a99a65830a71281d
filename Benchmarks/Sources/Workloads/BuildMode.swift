/// `true` if the library was compiled as it is shipped. Times with assertions on are meaningless.
package var isBuiltForMeasuring: Bool {
  var hasAssertions = false
  assert({ hasAssertions = true }() == ())
  return !hasAssertions
}
