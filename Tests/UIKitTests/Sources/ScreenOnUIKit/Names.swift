import Anchors
import UIKit

typealias View = UIView
typealias Guide = UILayoutGuide
typealias ViewController = UIViewController

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
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(251), for: axis)
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize { CGSize(width: cells.width, height: cells.height) }

  // What a label tells Auto Layout alone, the stand-in asks for by a name of its own.
  override var _baselines: (first: CGFloat, last: CGFloat) {
    (cells.baselineFromTop, cells.baselineFromBottom)
  }
}
