/// The rank of a variable: its place in the order of elimination and tie-breaking.
///
/// All sizes come before all positions, so that positions are defined by sizes rather than the
/// reverse. Within each, the order is the caller's; numbers may be left out, so that others fit
/// between.
@usableFromInline
package enum VariableRank {
  /// The first rank of a position. Lower ranks are those of sizes.
  @inlinable @inline(__always)
  package static var firstPosition: UInt32 { 1 << 31 }
  /// The rank of a variable that is not there.
  @inlinable @inline(__always)
  package static var absent: UInt32 { .max }

  /// Returns `true` if the variable of a rank is a size.
  @inlinable @inline(__always)
  package static func isSize(_ rank: UInt32) -> Bool { rank < firstPosition }
}

/// The variables of a system: the rank of each, and which of them must not be negative.
@usableFromInline
package struct SolverShape {
  /// By variable.
  @usableFromInline package internal(set) var ranks: [UInt32]
  @usableFromInline var isBounded: [Bool]

  /// Creates an empty shape with room for `capacity` variables.
  @usableFromInline
  package init(capacity: Int = 0) {
    (ranks, isBounded) = ([], [])
    ranks.reserveCapacity(capacity)
    isBounded.reserveCapacity(capacity)
  }

  /// Creates a shape of `count` variables and asks for their ranks in order. Sizes must not be
  /// negative.
  @inlinable @inline(__always)
  package init(count: Int, rank: (Int) -> UInt32) {
    self.init()
    // The standard library's one empty array must not be written to, not even its count.
    if count == 0 { return }
    ranks = Array(unsafeUninitializedCapacity: count) { ranks, initializedCount in
      for variable in 0..<count { ranks.initializeElement(at: variable, to: rank(variable)) }
      initializedCount = count
    }
    let ranks = ranks
    isBounded = Array(unsafeUninitializedCapacity: count) { isBounded, initializedCount in
      for variable in 0..<count {
        isBounded.initializeElement(at: variable, to: VariableRank.isSize(ranks[variable]))
      }
      initializedCount = count
    }
  }

  /// Sizes first and then positions, each in order.
  ///
  /// - Parameter mayBeNegative: For each size, whether it is exempt from the bound that sizes are
  ///   not negative.
  package init(sizeCount: Int, positionCount: Int, mayBeNegative: [Bool]) {
    self.init(capacity: sizeCount + positionCount)
    for size in 0..<sizeCount { append(rank: UInt32(size), isNonnegative: !mayBeNegative[size]) }
    for position in 0..<positionCount {
      append(rank: VariableRank.firstPosition + UInt32(position), isNonnegative: false)
    }
  }

  /// Adds the next variable.
  @inlinable @inline(__always)
  package mutating func append(rank: UInt32, isNonnegative: Bool) {
    ranks.append(rank)
    isBounded.append(isNonnegative)
  }

  /// Exempts a size from the bound that sizes are not negative.
  package mutating func mayBeNegative(_ size: Int) { isBounded[size] = false }

  package var variableCount: Int { ranks.count }

  /// Returns `true` if a variable must not be negative.
  package func isNonnegative(_ variable: Int) -> Bool { isBounded[variable] }

  /// Returns `true` if a variable is a size.
  package func isSize(_ variable: Int) -> Bool { VariableRank.isSize(ranks[variable]) }
}
