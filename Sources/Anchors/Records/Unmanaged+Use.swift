extension Unmanaged {
  /// Calls a function with the object, without retaining it. The object must live until then.
  ///
  /// Binding the object to a constant instead would retain it and release it again, which is half
  /// of what installing a constraint costs.
  @_alwaysEmitIntoClient @inline(__always)
  package func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
