// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A part of what an autoresizing mask makes of a view's frame, which the superview holds.
#if UIKIT
@preconcurrency @MainActor
#endif
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The text of the description after the address.
  nonisolated(unsafe) private var _text = ""

  /// The constraints for the position and the size of a view on an axis.
  ///
  /// A width that alone is flexible follows the superview's width, and so does a position of which
  /// the margin before alone is flexible. All else is constant. Each program runs in a separate
  /// process, so that one that traps, overflows the call stack or does not end is a fault like any
  /// other.
  @preconcurrency @MainActor
  internal static func _make(of view: _View, in superview: _View, _ axis: _Axis)
    -> [NSAutoresizingMaskLayoutConstraint]
  {
    let mask = _AxisMask(of: view, axis)
    let (rect, outer) = (
      view.alignmentRect(forFrame: view.frame), superview.alignmentRect(forFrame: superview.frame)
    )
    let isHorizontal = axis == .horizontal
    let position = _AnchorTerm(view, isHorizontal ? .minX : .minY)
    let size = _AnchorTerm(view, isHorizontal ? .width : .height)
    let outerSize = _AnchorTerm(superview, size.attribute)
    let start = isHorizontal ? rect.minX : rect.minY
    let length = isHorizontal ? rect.width : rect.height
    let outerLength = isHorizontal ? outer.width : outer.height
    let pairs = [
      mask == .flexibleMarginBefore
        ? (position, outerSize, start - outerLength) : (position, nil, start),
      mask == .flexibleSize ? (size, outerSize, length - outerLength) : (size, nil, length),
    ]
    let isEncapsulated = view._encapsulation(axis) != nil
    return (isEncapsulated ? Array(pairs.prefix(1)) : pairs).map { first, second, constant in
      let constraint = NSAutoresizingMaskLayoutConstraint(
        lhs: first, relation: .equal, rhs: second, multiplier: 1, constant: constant)
      constraint._text = """
        h=\(_AxisMask(of: view, .horizontal).marks) v=\(_AxisMask(of: view, .vertical).marks) \
        \(_logName(of: view)).\(first.logName) == \
        \(second.map { _ in "\(_logName(of: superview)).\(size.logName)" } ?? "")\
        \(second == nil ? _logNumber(constant) : _logAddend(constant))   \
        (active, names: '|':\(_logName(of: superview)) )
        """
      return constraint
    }
  }

  public nonisolated override var description: String {
    "<NSAutoresizingMaskLayoutConstraint:\(_logAddress(of: self)) \(_text)>"
  }
}

/// The flexible parts of an axis: the margin before, the size, the margin after.
private struct _AxisMask: Equatable {
  static let flexibleMarginBefore = _AxisMask(bits: 0b001)
  static let flexibleSize = _AxisMask(bits: 0b010)
  static let flexibleMarginAfter = _AxisMask(bits: 0b100)
  private var bits: UInt

  private init(bits: UInt) { self.bits = bits }

  /// Creates the mask of a view for one axis. If no part is flexible, the margin after is.
  @preconcurrency @MainActor
  init(of view: _View, _ axis: _Axis) {
    let mask = UInt(view.autoresizingMask.rawValue)
    self.init(bits: (axis == .horizontal ? mask : mask >> 3) & 0b111)
    if bits == 0 { self = .flexibleMarginAfter }
  }

  /// `-` for each part that is fixed, `&` for each that is flexible.
  var marks: String { [0b001, 0b010, 0b100].map { bits & $0 == 0 ? "-" : "&" }.joined() }
}
