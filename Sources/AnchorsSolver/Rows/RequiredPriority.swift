/// The priority that makes a row required.
package enum RequiredPriority {
  /// The priority of required rows.
  package static let value = 1000.0

  /// Returns `true` if a row of a priority is required.
  @inline(__always)
  package static func includes(_ priority: Double) -> Bool { priority >= value }
}
