import Anchors

/// What two lengths of text may differ by and still count as the same: a thousandth of a point.
/// That is well above what a solver's arithmetic leaves of a width, and well below what can be
/// seen.
let textTolerance = 0.001

/// Returns the least number of pixels, so many to a point, that a length does not exceed, but for
/// the tolerance: in points, as the length. A length that is infinite, not a number, or so large
/// that it has no fraction stays as it is.
func roundedUp(_ length: Double, toPixelsOf scale: Double = 1) -> Double {
  let least = (length - textTolerance) * scale
  let nearest = roundedToWhole(least)
  // Without a fraction, subtracting the tolerance may have changed nothing.
  if !(least.magnitude < 0x1p52) { return length }
  return (nearest < least ? nearest + 1 : nearest) / scale
}
