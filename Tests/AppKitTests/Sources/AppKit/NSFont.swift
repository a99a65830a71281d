// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A font whose characters are fixed cells.
open class NSFont: NSObject, @unchecked Sendable {
  private let cells: _CellFont

  private init(pointSize: CGFloat) { cells = _CellFont(pointSize: pointSize) }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(pointSize: fontSize) }
  open class var systemFontSize: CGFloat { _CellFont.labelSize }

  open var pointSize: CGFloat { cells.pointSize }
  open var ascender: CGFloat { cells.ascender }
  open var descender: CGFloat { cells.descender }
}
