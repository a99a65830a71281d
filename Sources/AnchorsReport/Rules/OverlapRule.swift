// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds texts and controls that overlap.
@_spi(Tools) public enum OverlapRule: LaidOutRule {
  public static var name: String { "overlap" }
  public static var kind: LayoutProblemKind { .overlap }
  public static var severity: RuleSeverity { .warning }
  public static var summary: String {
    "Texts or controls overlap at a size, and not in the document."
  }
  public static var reason: String { "Nobody can read or touch what is behind." }
  public static var example: String { "switch covers 47 x 21 points of Notify me of messages t…" }

  /// - Complexity: O(*n*²) for *n* areas.
  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    let areas = layout.contentAreas
    var findings: [LayoutFinding] = []
    for (place, front) in areas.enumerated() {
      for back in areas[..<place] {
        guard let shared = shared(front, back, by: layout.leastOverlap),
          !layout.isCovered(shared, of: [front.item, back.item])
        else { continue }
        let (width, height) = (decimal(shared.width.rounded()), decimal(shared.height.rounded()))
        findings.append(
          LayoutFinding(
            name, kind, "\(layout.key(of: back.item)), \(layout.key(of: front.item))",
            """
            \(layout.name(of: front.item)) covers \(width) x \(height) points of \
            \(layout.name(of: back.item))
            """, [front.item, back.item]))
      }
    }
    return findings
  }

  /// Returns the area that two items share, if it is more than a distance on each axis.
  private static func shared(_ one: ContentArea, _ other: ContentArea, by distance: Double)
    -> Rect?
  {
    let (low, high) = (max(one.area.minX, other.area.minX), min(one.area.maxX, other.area.maxX))
    let (top, bottom) = (max(one.area.minY, other.area.minY), min(one.area.maxY, other.area.maxY))
    // Text is measured with a similar font.
    let share = 0.05 * min(one.area.width, other.area.width)
    guard high - low > distance + share, bottom - top > distance,
      one.scrollView === other.scrollView, !one.item.isInside(other.item),
      !other.item.isInside(one.item)
    else { return nil }
    return Rect(x: low, y: top, width: high - low, height: bottom - top)
  }
}

extension LayoutItem {
  /// Returns `true` if the item is a descendant of another.
  fileprivate func isInside(_ other: any LayoutItem) -> Bool {
    var next = layoutParent
    while let item = next {
      if item === other { return true }
      next = item.layoutParent
    }
    return false
  }
}
