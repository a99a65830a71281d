// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The regions of iOS 26 and macOS 26, without bars.
extension _View {
  public struct LayoutRegion: Hashable {
    public enum AdaptivityAxis: Hashable {
      case horizontal
      case vertical
    }

    internal let _base: _GuideKind
    internal let _axis: AdaptivityAxis?

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(_base: .safeArea, _axis: cornerAdaptation)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(_base: .layoutMargins, _axis: cornerAdaptation)
    }
    #if UIKIT
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(_base: .readableContent, _axis: cornerAdaptation)
    }
    #endif
  }

  /// Always the same guide for a region, without an identifier: Apple documents neither.
  public func layoutGuide(for region: LayoutRegion) -> _Guide {
    if let guide = _regionGuides[region] { return guide }
    let guide = _own(_Guide(), .region, "")
    _regionGuides[region] = guide
    return guide
  }

  /// Returns the area that a region's guide is inside of, and its distances from that area's edges.
  /// For an engine.
  public func _region(of guide: _Guide) -> (base: _GuideKind, corners: _EdgeInsets)? {
    guard let region = _regionGuides.first(where: { $0.value === guide })?.key else { return nil }
    var corners = _cornerInsets
    if region._axis != .horizontal { (corners.left, corners.right) = (0, 0) }
    if region._axis != .vertical { (corners.top, corners.bottom) = (0, 0) }
    return (region._base, corners)
  }
}
