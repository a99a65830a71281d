/// The tolerances of the solver, each with its reason. Lengths are points.
///
/// Answers are exact, up to `rounding`, for multipliers from 1e-6 to 1e6, for their products after
/// substitution, and for constants and sizes up to 1e9 points. Beyond these numbers a layout still
/// ends, but rounding may show.
package enum Tolerance {
  // MARK: Lengths

  /// Two lengths closer than this are the same: a bound is met, a breakpoint is reached, a required
  /// row holds. Values themselves are never rounded; they are computed from the exact bounds they
  /// rest on. No display shows a ten-millionth of a point, and sums of ordinary layouts are exact
  /// to a thousandth of it.
  package static let length = 1e-7

  /// Sums of large numbers are not that exact: two lengths are also the same if they differ by less
  /// than this times the largest number of the sums they come from. 2⁻⁴⁴ is some two hundred times
  /// the rounding error of one operation, and a sum has rarely more terms.
  static let rounding = 0x1p-44

  /// The distance between a variable and a breakpoint, relative to its value, within which
  /// `rounding` may matter. It is generous, so that the sums are computed only if they can decide.
  static let roundingScreen = 1e-6

  /// Less than this is not reported: a variable that can move by less is determined, a constraint
  /// that is violated by less holds. A hundred times `length`, as errors of several variables add
  /// up.
  package static let reported = 1e-5

  /// Returns the distance within which two lengths are equal if they come from sums of numbers up
  /// to a magnitude.
  @inline(__always)
  package static func length(at magnitude: Double) -> Double { max(length, rounding * magnitude) }

  // MARK: Coefficients

  /// A coefficient below this times the largest of its row is the residue of a cancellation and is
  /// dropped: the multipliers that are promised (1e-6 to 1e6) stay above it.
  package static let coefficient = 1e-11

  /// An entry of a factorization or a tableau below this is 0: a hundred times smaller than
  /// `coefficient`, so that entries made of several products keep what `coefficient` would keep.
  static let entry = 1e-13

  /// A reduced row whose first coefficient is between this and its inverse is divided by it. One
  /// beyond keeps its unit, which is points, as that is what tolerances of lengths are in.
  static let unitScale = 0.0625

  // MARK: Reduced costs and pivots

  /// The tolerance of a slope (change of violation by length), relative to the sum of its parts.
  /// Slopes are sums of few numbers near 1.
  package static let slope = 1e-9

  /// A pivot of at least this is taken without looking for a better one among equal breakpoints:
  /// dividing by it costs two digits of sixteen.
  static let goodPivot = 0.01

  /// A refactorization takes the row with fewest terms among those whose entry is at least this
  /// times the largest in its column: threshold pivoting, with the usual 0.1 of sparse LU
  /// factorizations.
  static let pivotThreshold = 0.1

  /// A singleton must be larger than this to be a pivot by itself, without a comparison.
  static let singletonPivot = 1e-7

  // MARK: Certificates

  /// A multiplier below this times the largest of an infeasibility certificate is the residue of a
  /// cancellation.
  static let multiplier = 1e-10

  /// The tolerance of a certificate's variable, relative to the sum of the magnitudes. Dozens of
  /// rows may add up their rounding errors.
  static let cancellation = 1e-8
}
