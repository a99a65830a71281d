import AnchorsLayout

typealias View = LayoutView
typealias Guide = LayoutGuide
typealias ViewController = LayoutViewController

extension Priority {
  /// The priority with UIKit's name for it.
  static let defaultLow = Priority.low
}

/// A line of text.
final class Text: View {
  private var cells: Cells { didSet { measure() } }

  var words: String {
    get { cells.words }
    set { cells.words = newValue }
  }

  init(_ words: String, size: Double = 16) {
    cells = Cells(words: words, size: size)
    super.init()
    setContentHuggingPriority(251, for: .horizontal)
    setContentHuggingPriority(251, for: .vertical)
    measure()
  }

  private func measure() {
    intrinsicContentSize = Size(width: cells.width, height: cells.height)
    baselineOffsetFromTop = cells.baselineFromTop
    baselineOffsetFromBottom = cells.baselineFromBottom
  }
}
