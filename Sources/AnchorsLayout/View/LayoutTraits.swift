import Anchors

/// The amount of room along an axis, like `UIUserInterfaceSizeClass`.
public enum LayoutSizeClass: UInt8, Sendable {
  /// Little: one column.
  case compact
  /// Enough for several columns.
  case regular
}

/// The size classes of the root: `UITraitCollection` in UIKit.
///
///     LayoutTraits(size: Size(width: 390, height: 844))      // compact by regular: a phone
///     LayoutTraits(size: Size(width: 844, height: 390))      // regular by compact: in landscape
///     LayoutTraits(size: Size(width: 1024, height: 768))     // regular by regular: a tablet
public struct LayoutTraits: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: LayoutSizeClass
  /// The vertical size class.
  public var verticalSizeClass: LayoutSizeClass

  /// Creates traits.
  public init(horizontalSizeClass: LayoutSizeClass, verticalSizeClass: LayoutSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The traits of a screen or window of a size: regular from 600 points and 480 points on.
  ///
  /// UIKit uses the device rather than a number. These numbers separate phones from tablets, and
  /// landscape from portrait phones.
  public init(size: Size) {
    self.init(
      horizontalSizeClass: size.width < 600 ? .compact : .regular,
      verticalSizeClass: size.height < 480 ? .compact : .regular)
  }
}

/// The facts about the root's size that a tree's controllers have received.
struct KnownRoom: Equatable {
  let traits: LayoutTraits
  /// `true` if the system's minimum margins are the wide ones: from 414 points of width on, as
  /// Apple's frames show.
  let hasWideMargins: Bool

  init(size: Size) {
    traits = LayoutTraits(size: size)
    hasWideMargins = size.width >= 414
  }
}

extension LayoutSizeClass: CustomStringConvertible {
  /// `compact` or `regular`.
  public var description: String { self == .compact ? "compact" : "regular" }
}
