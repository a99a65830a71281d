// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A font whose characters are fixed cells, unless there is a `_Shim.measurer`.
open class UIFont: NSObject, @unchecked Sendable {
  private let cells: _CellFont
  public let _weight: UIFont.Weight

  /// For fonts of tests, which say other numbers.
  public init(_pointSize: CGFloat, weight: UIFont.Weight = .regular) {
    cells = _CellFont(pointSize: _pointSize)
    _weight = weight
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_pointSize: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_pointSize: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_pointSize: fontSize, weight: .bold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_pointSize: fontSize)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    guard _Shim.measurer != nil else { return UIFont(_pointSize: labelFontSize) }
    return UIFont(_pointSize: style._pointSize, weight: style == .headline ? .semibold : .regular)
  }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public init?(name fontName: String, size fontSize: CGFloat) {
    cells = _CellFont(pointSize: fontSize)
    _weight = .regular
  }

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    /// The size at the default content size category.
    fileprivate var _pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  open class var labelFontSize: CGFloat { _CellFont.labelSize }

  open var pointSize: CGFloat { cells.pointSize }
  open var ascender: CGFloat { _Shim.measurer?.ascent(of: self) ?? cells.ascender }
  open var descender: CGFloat {
    _Shim.measurer.map { $0.ascent(of: self) - $0.lineHeight(of: self) } ?? cells.descender
  }
  open var lineHeight: CGFloat { _Shim.measurer?.lineHeight(of: self) ?? cells.lineHeight }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(_pointSize: fontSize, weight: _weight)
  }
}

/// The metrics at the default content size category: they scale nothing.
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
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
