// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The constraints of the batches that run, innermost last.
nonisolated(unsafe) var batches: [[NSLayoutConstraint]] = []

@discardableResult
public func batch(_ closure: () -> Void) -> [NSLayoutConstraint] {
  batch(active: true, closure: closure)
}

// An inner batch activates its constraints itself, whatever the outer one does; the outer one does
// not have them. Source/Anchorage.swift, batch.
public func batch(active: Bool, closure: () -> Void) -> [NSLayoutConstraint] {
  batches.append([])
  closure()
  let constraints = batches.removeLast()
  if active { NSLayoutConstraint.activate(constraints) }
  return constraints
}

/// Runs a closure in the running batch, or in a new one. Source/Internal.swift, performInBatch.
func inBatch<Result>(_ closure: () -> Result) -> Result {
  if !batches.isEmpty { return closure() }
  var result: Result?
  batch { result = closure() }
  guard let result else { preconditionFailure("the closure was not called") }
  return result
}
