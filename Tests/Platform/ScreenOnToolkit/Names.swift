import Anchors

#if canImport(UIKit)
import UIKit

typealias View = UIView
typealias Guide = UILayoutGuide
/// The toolkit's view controller.
public typealias ViewController = UIViewController
#else
import AppKit

typealias View = NSView
typealias Guide = NSLayoutGuide
/// The toolkit's view controller.
public typealias ViewController = NSViewController
#endif

#if canImport(UIKit)
/// A line of text, in the cells of the stand-in's labels.
final class Text: UILabel {
  var words: String {
    get { text ?? "" }
    set { text = newValue }
  }

  init(_ words: String, size: Double = 16) {
    super.init(frame: .zero)
    // A label's font of 17 points has cells 16 high.
    font = .systemFont(ofSize: size * 17 / 16)
    text = words
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
#else
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
  override var firstBaselineOffsetFromTop: CGFloat { cells.baselineFromTop }
  override var baselineOffsetFromBottom: CGFloat { cells.baselineFromBottom }
}
#endif

/// The screen's controller, for programs that only inspect its views.
@MainActor
public func profileController() -> ViewController { ProfileController() }
