import Anchors
import AppKit

typealias View = NSView
typealias Guide = NSLayoutGuide
typealias ViewController = NSViewController

/// A line of text.
final class Text: View {
  private var cells: Cells { didSet { invalidateIntrinsicContentSize() } }

  var words: String {
    get { cells.words }
    set { cells.words = newValue }
  }

  init(_ words: String, size: Double = 16) {
    cells = Cells(words: words, size: size)
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
      setContentHuggingPriority(NSLayoutConstraint.Priority(251), for: axis)
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: NSSize { NSSize(width: cells.width, height: cells.height) }
  override var firstBaselineOffsetFromTop: CGFloat { cells.baselineFromTop }
  override var baselineOffsetFromBottom: CGFloat { cells.baselineFromBottom }
}
