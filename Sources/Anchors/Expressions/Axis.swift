/// The kind of an anchor, known to the compiler: anchors of different kinds cannot be compared.
public protocol Axis {}

/// Positions along the horizontal axis: `left`, `leading`, `centerX` …
public enum XAxis: Axis {}

/// Positions along the vertical axis: `top`, `bottom`, `firstBaseline` …
public enum YAxis: Axis {}

/// Lengths: `width` and `height`.
public enum Extent: Axis {}
