import Foundation

/// Tests that take minutes: long random series, programs given to the compiler, runs of whole
/// tools.
///
/// `swift test` runs the first cases of each series and skips what cannot be shortened.
/// `ANCHORS_SLOW_TESTS=1 swift test` runs everything; `.ci/run slow` calls it.
package enum SlowTests {
  /// `true` if the environment asks for slow tests.
  package static let areOn = ProcessInfo.processInfo.environment["ANCHORS_SLOW_TESTS"] != nil

  /// Returns the numbers of a random series: all of them if slow tests are on, else the first few.
  package static func series(of count: Int, first few: Int) -> Range<Int> {
    0..<(areOn ? count : few)
  }

  /// Returns the cases of a test: all of them if slow tests are on, else the first few.
  package static func cases<Case>(_ all: [Case], first few: Int) -> [Case] {
    areOn ? all : Array(all.prefix(few))
  }
}
