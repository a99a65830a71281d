#if canImport(UIKit)
import AnchorsLayout

/// The measurer in the stand-in's seam: text as set in Helvetica, and cells that fit their texts.
@MainActor
final class TextSeam: _ContentMeasurer {
  static let shared = TextSeam()
  nonisolated private static var measurer: StandardTextMeasurer { .shared }

  nonisolated func size(
    of text: String, in font: UIFont, width: CGFloat, numberOfLines: Int
  ) -> CGSize {
    let lines = Self.measurer.lines(
      of: text, in: font.textFont, width: Double(width), numberOfLines: numberOfLines)
    let longest = lines.reduce(0) { max($0, $1.width) }
    return CGSize(
      width: longest.rounded(.up), height: Double(lines.count) * Double(lineHeight(of: font)))
  }

  nonisolated func lineHeight(of font: UIFont) -> CGFloat {
    CGFloat(Self.measurer.lineHeight(of: font.textFont))
  }

  nonisolated func ascent(of font: UIFont) -> CGFloat {
    CGFloat(Self.measurer.ascent(of: font.textFont))
  }

  func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let constraints = view.constraintsInside
    let first = MirrorTree(of: view, constraints, wrapsTexts: true)
    let height = first.fitHeight(width: Double(width))
    first.layOut()
    guard first.wrapTexts() else { return CGFloat(height) }
    return CGFloat(MirrorTree(of: view, constraints).fitHeight(width: Double(width)))
  }
}

extension UIView {
  fileprivate var constraintsInside: [NSLayoutConstraint] {
    subviews.reduce(constraints) { $0 + $1.constraintsInside }
  }
}

// MARK: - Wrapping

/// The mirror of a label, whose height depends on its width.
final class TextMirror: LayoutView {
  /// Measures the text in a width; `nil` for the size of the first pass.
  var measure: (@MainActor (Double) -> Size)?

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard let measure else { return nil }
    return MainActor.assumeIsolated { measure(width) }
  }
}

extension UILabel {
  /// `true` if the height of the text depends on the width.
  var wraps: Bool { numberOfLines != 1 && _Shim.measurer != nil }
}

extension UIFont {
  /// The font as the library has it.
  public var textFont: TextFont {
    let isBold = [.semibold, .bold, .heavy, .black].contains(_weight)
    return TextFont(size: Double(pointSize), weight: isBold ? .bold : .regular)
  }
}

/// Has the library measure text and cells from now on, as ``installSeam()`` has it lay out views.
@MainActor
public func installTextSeam() {
  installSeam()
  _Shim.measurer = TextSeam.shared
}
#endif
