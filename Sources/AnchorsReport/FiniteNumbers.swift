import AnchorsLayout

// What comes from live views, and is drawn, may be anything; these are numbers that the engine and pictures
// take.

extension Double {
  /// The number; 0 for one that is not finite, and what is far beyond any screen cut off.
  var finite: Double { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
  /// A length; `nil` for what is none.
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
  /// The nearest priority from 1 to 1000.
  var allowed: Priority {
    rawValue.isNaN ? .required : Priority(Swift.min(Swift.max(rawValue, 1), 1_000))
  }
}
