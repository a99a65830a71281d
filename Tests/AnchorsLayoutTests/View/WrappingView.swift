import AnchorsLayout

/// Content of cells of 10 × 10 in rows as wide as the view: it wraps like text, but its heights can
/// be worked out by hand.
final class WrappingView: LayoutView {
  var count: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The widths it has been asked about.
  private(set) var asked: [Double] = []

  init(_ name: String, count: Int) {
    self.count = count
    super.init(name: name)
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    asked.append(width)
    let columns = width < 10 * Double(count) ? max(1, Int(width / 10)) : max(1, count)
    let rows = (count + columns - 1) / columns
    return Size(width: 10 * Double(min(columns, count)), height: 10 * Double(rows))
  }

  /// The widths it has been asked about since the last time.
  func takeAsked() -> [Double] {
    defer { asked = [] }
    return asked
  }
}
