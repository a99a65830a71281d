// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A font whose characters are fixed cells.
open class UIFont: NSObject, @unchecked Sendable {
  private let cells: _CellFont

  /// For fonts of tests, which say other numbers.
  public init(_pointSize: CGFloat) { cells = _CellFont(pointSize: _pointSize) }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_pointSize: fontSize) }
  open class var labelFontSize: CGFloat { _CellFont.labelSize }

  open var pointSize: CGFloat { cells.pointSize }
  open var ascender: CGFloat { cells.ascender }
  open var descender: CGFloat { cells.descender }
  open var lineHeight: CGFloat { cells.lineHeight }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(_pointSize: fontSize) }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
}

extension NSString {
  /// The size of one line in the cells of the font.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont
    return _TextCells(description, pointSize: font?.pointSize ?? UIFont.labelFontSize).size
  }
}
