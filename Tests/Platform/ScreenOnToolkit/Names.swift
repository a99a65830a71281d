import Anchors

#if canImport(UIKit)
import UIKit

typealias View = UIView
typealias Guide = UILayoutGuide
typealias ViewController = UIViewController
#else
import AppKit

typealias View = NSView
typealias Guide = NSLayoutGuide
typealias ViewController = NSViewController
#endif

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
    setContentHuggingPriority(.init(251), for: .horizontal)
    setContentHuggingPriority(.init(251), for: .vertical)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { CGSize(width: cells.width, height: cells.height) }

  #if canImport(UIKit)
  // What a label tells Auto Layout alone, the stand-in asks for by a name of its own.
  override var _baselines: (first: CGFloat, last: CGFloat) {
    (cells.baselineFromTop, cells.baselineFromBottom)
  }
  #else
  override var firstBaselineOffsetFromTop: CGFloat { cells.baselineFromTop }
  override var baselineOffsetFromBottom: CGFloat { cells.baselineFromBottom }
  #endif
}
