/// The parts of a view's frame that follow the size of its superview: `UIView.AutoresizingMask`.
///
/// Along each axis the superview's size is made of three parts, a margin, the view and a margin.
/// When the superview becomes larger or smaller, the flexible ones among them share the difference
/// in proportion to the sizes that they had, and the others stay. If none is flexible, the margin
/// on the right or at the bottom gives way.
///
///     button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]   // stays in the corner
///
/// Left and right are physical in both text directions.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The options as UIKit numbers them.
  public let rawValue: UInt8

  /// Creates a mask from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the superview's left edge.
  @_alwaysEmitIntoClient
  public static var flexibleLeftMargin: Self { Self(rawValue: 1 << 0) }
  /// The width.
  @_alwaysEmitIntoClient
  public static var flexibleWidth: Self { Self(rawValue: 1 << 1) }
  /// The distance from the superview's right edge.
  @_alwaysEmitIntoClient
  public static var flexibleRightMargin: Self { Self(rawValue: 1 << 2) }
  /// The distance from the superview's top edge.
  @_alwaysEmitIntoClient
  public static var flexibleTopMargin: Self { Self(rawValue: 1 << 3) }
  /// The height.
  @_alwaysEmitIntoClient
  public static var flexibleHeight: Self { Self(rawValue: 1 << 4) }
  /// The distance from the superview's bottom edge.
  @_alwaysEmitIntoClient
  public static var flexibleBottomMargin: Self { Self(rawValue: 1 << 5) }
}

/// A frame that follows the size of the parent, from a frame that was right at one size of it.
///
///     let middle = Autoresizing(
///       [.flexibleLeftMargin, .flexibleRightMargin],
///       frame: Rect(x: 20, y: 0, width: 40, height: 10), parentSize: Size(width: 100, height: 50))
///     middle.frame(in: Size(width: 160, height: 50))      // (40, 0, 40, 10): 20 of 60, 40 of 60
///
/// The frame depends on the present size alone, so repeated resizing loses nothing.
///
/// Source of the proportions: Apple, `UIView.autoresizingMask`. Parts that have no size take no
/// share, and if no flexible part has any, they share equally.
public struct Autoresizing: Hashable, Sendable {
  /// The flexible parts.
  public var mask: AutoresizingMask
  /// A frame, in points.
  public var frame: Rect
  /// The size of the parent that the frame was right for.
  public var parentSize: Size

  /// Creates a frame that follows.
  public init(_ mask: AutoresizingMask = [], frame: Rect = .zero, parentSize: Size = .zero) {
    (self.mask, self.frame, self.parentSize) = (mask, frame, parentSize)
  }

  /// Returns the frame in a parent of this size. A flexible width or height is 0 if the fixed parts
  /// leave no room.
  public func frame(in size: Size) -> Rect {
    var frame = unboundedFrame(in: size)
    frame.size.width = max(0, frame.size.width)
    frame.size.height = max(0, frame.size.height)
    return frame
  }

  /// Returns the frame in a parent of this size. A flexible width or height is negative if the
  /// fixed parts are larger than the parent.
  package func unboundedFrame(in size: Size) -> Rect {
    let (x, y) = (horizontalShares, verticalShares)
    let wider = size.width - parentSize.width
    let higher = size.height - parentSize.height
    return Rect(
      x: frame.minX + x.origin * wider, y: frame.minY + y.origin * higher,
      width: frame.width + x.length * wider, height: frame.height + y.length * higher)
  }
}

// MARK: - Shares

/// The fractions of a parent's growth that go to the near margin and to the view.
package typealias AutoresizingShares = (origin: Double, length: Double)

/// Divides growth among three parts of these sizes; a part that does not grow is nil.
private func shares(_ near: Double?, _ length: Double?, _ far: Double?) -> AutoresizingShares {
  func size(_ part: Double?) -> Double { part.map { max(0, $0) } ?? 0 }
  let all = size(near) + size(length) + size(far)
  let count = (near == nil ? 0 : 1) + (length == nil ? 0 : 1) + (far == nil ? 0 : 1)
  func share(of part: Double?) -> Double {
    part == nil ? 0 : all > 0 ? size(part) / all : 1 / Double(count)
  }
  return (share(of: near), share(of: length))
}

extension Autoresizing {
  package var horizontalShares: AutoresizingShares {
    shares(
      mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
      mask.contains(.flexibleWidth) ? frame.width : nil,
      mask.contains(.flexibleRightMargin) ? parentSize.width - frame.maxX : nil)
  }

  package var verticalShares: AutoresizingShares {
    shares(
      mask.contains(.flexibleTopMargin) ? frame.minY : nil,
      mask.contains(.flexibleHeight) ? frame.height : nil,
      mask.contains(.flexibleBottomMargin) ? parentSize.height - frame.maxY : nil)
  }
}
