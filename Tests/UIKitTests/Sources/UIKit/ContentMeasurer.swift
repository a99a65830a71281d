// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The sizes of text in a typeface and of self-sizing cells. Without a measurer, characters are
/// fixed cells and rows are 44 points high.
public protocol _ContentMeasurer: AnyObject {
  func size(of text: String, in font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize
  func lineHeight(of font: UIFont) -> CGFloat
  func ascent(of font: UIFont) -> CGFloat
  /// Returns the least height that satisfies the constraints inside a view of a required width.
  @MainActor func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat
}

extension _Shim {
  /// The default is `nil`, because tests expect the lengths of fixed cells.
  nonisolated(unsafe) public static var measurer: (any _ContentMeasurer)?
}
