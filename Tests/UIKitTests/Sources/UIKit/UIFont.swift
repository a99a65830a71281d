// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A font whose characters are fixed cells.
open class UIFont: NSObject, @unchecked Sendable {
  private let cells: _CellFont

  private init(pointSize: CGFloat) { cells = _CellFont(pointSize: pointSize) }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
  open class var labelFontSize: CGFloat { _CellFont.labelSize }

  open var pointSize: CGFloat { cells.pointSize }
  open var ascender: CGFloat { cells.ascender }
  open var descender: CGFloat { cells.descender }
  open var lineHeight: CGFloat { cells.lineHeight }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
}
