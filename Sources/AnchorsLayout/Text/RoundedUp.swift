import Anchors

/// The tolerance for lengths of text, 0.001 points: well above a solver's rounding, and well below
/// what is visible.
let textTolerance = 0.001

/// Returns a length rounded up to whole pixels of `scale` per point, within the tolerance, in
/// points. Infinite lengths, NaN, and lengths without a fraction are returned unchanged.
func roundedUp(_ length: Double, toPixelsOf scale: Double = 1) -> Double {
  let least = (length - textTolerance) * scale
  let nearest = roundedToWhole(least)
  // Without a fraction, subtracting the tolerance may have changed nothing.
  if !(least.magnitude < 0x1p52) { return length }
  return (nearest < least ? nearest + 1 : nearest) / scale
}
