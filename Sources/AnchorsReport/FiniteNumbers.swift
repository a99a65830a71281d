import AnchorsLayout

// What comes from live views, and is drawn, may be anything; these are numbers that the engine and
// pictures take.

extension Double {
  /// The number; 0 if it is not finite, and clamped far beyond any screen.
  var finite: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
  /// A length; `nil` for none.
  var size: Double? { isFinite && self >= 0 ? Swift.min(self, 1e7) : nil }
}

extension Size {
  var finite: Size { Size(width: width.finite, height: height.finite) }
}

extension Rect {
  var finite: Rect {
    Rect(x: minX.finite, y: minY.finite, width: width.finite, height: height.finite)
  }
}

extension Insets {
  var finite: Insets {
    Insets(top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}

extension Priority {
  /// The priority in the valid range: 0 or less becomes 0.001, above 1000 becomes required.
  var allowed: Priority {
    if isValid { return self }
    return rawValue <= 0 ? 0.001 : .required
  }
}
