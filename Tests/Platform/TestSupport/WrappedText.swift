import AnchorsLayout

// UIKit lays labels of several lines out in two passes. In the first one, a label has the height of
// its text in the width that constraints determine. It then measures its text in that width, and
// the second pass uses the size of the lines.

extension View {
  /// Begins a first pass: a label forgets the width that it had.
  func unwrapText(measuredBy mirror: LayoutView) {
    #if canImport(UIKit)
    guard let label = self as? UILabel, let mirror = mirror as? TextMirror, label.wraps else {
      return
    }
    label._wrappingWidth = nil
    mirror.measure = { width in
      Size(label.sizeThatFits(CGSize(width: width, height: .infinity)))
    }
    #endif
  }

  /// Ends a first pass: a label takes over the width of its mirror. Returns `false` for other
  /// views.
  func wrapText(in mirror: LayoutView) -> Bool {
    #if canImport(UIKit)
    guard let label = self as? UILabel, label.wraps else { return false }
    label._wrappingWidth = CGFloat(mirror.frame.width)
    return true
    #else
    return false
    #endif
  }
}
