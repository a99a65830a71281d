// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The intrinsic size of a view on one axis, which the view holds itself.
#if UIKIT
@preconcurrency @MainActor
#endif
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  /// The text of the description after the address.
  nonisolated(unsafe) private var _text = ""

  /// The constraint for a view, if it has an intrinsic size on the axis.
  @preconcurrency @MainActor
  internal static func _make(of view: _View, _ axis: _Axis) -> NSContentSizeLayoutConstraint? {
    let size = view.intrinsicContentSize
    let isWidth = axis == .horizontal
    let length = isWidth ? size.width : size.height
    guard length >= 0 else { return nil }
    let constraint = NSContentSizeLayoutConstraint(
      lhs: _AnchorTerm(view, isWidth ? .width : .height), relation: .equal, rhs: nil, multiplier: 1,
      constant: length)
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    constraint._text = """
      \(_logName(of: view)).\(isWidth ? "width" : "height") == \(_logNumber(length)) \
      Hug:\(_logNumber(hugging)) CompressionResistance:\(_logNumber(resistance))   (active)
      """
    return constraint
  }

  public nonisolated override var description: String {
    "<NSContentSizeLayoutConstraint:\(_logAddress(of: self)) \(_text)>"
  }
}
