/// The kind of an anchor, known to the compiler: anchors of different kinds cannot be compared.
public protocol _AnchorKind {}

/// Positions along the horizontal axis: `left`, `leading`, `centerX` …
public enum LayoutXAxis: _AnchorKind {}

/// Positions along the vertical axis: `top`, `bottom`, `firstBaseline` …
public enum LayoutYAxis: _AnchorKind {}

/// Lengths: `width` and `height`.
public enum LayoutDimension: _AnchorKind {}
