// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A font whose characters are fixed cells.
open class UIFont: NSObject, @unchecked Sendable {
  private let cells: _CellFont

  /// For fonts of tests, which say other numbers.
  public init(_pointSize: CGFloat) { cells = _CellFont(pointSize: _pointSize) }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_pointSize: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_pointSize: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_pointSize: fontSize)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_pointSize: fontSize)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(_pointSize: labelFontSize)
  }
  public init?(name fontName: String, size fontSize: CGFloat) {
    cells = _CellFont(pointSize: fontSize)
  }

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

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
