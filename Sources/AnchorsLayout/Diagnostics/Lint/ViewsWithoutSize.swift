import Anchors
import AnchorsSolver

extension LintContext {
  /// Views that have content, or views in them, and no width or no height, unless a constraint says
  /// that they have none; and views that nobody has said anything of. Of views in views only the
  /// outer one.
  ///
  /// - Complexity: O(items + constraints).
  func viewsWithoutSize() -> [LintFinding] {
    let parents = facts.items.indices.filter {
      let size = facts.items[$0].layoutFrame.size
      return isShown($0) && (size.width > 0 || size.height > 0)
    }.map { Int(facts.parents[$0]) }
    let hasChildren = Set(parents)
    return findings(.noSize) { number, item in
      let (size, metrics) = (item.layoutFrame.size, item.layoutMetrics)
      let sides: [(attribute: Attribute, length: Double, wanted: Double?)] = [
        (.width, size.width, metrics.intrinsicWidth),
        (.height, size.height, metrics.intrinsicHeight),
      ]
      let missing = sides.filter {
        $0.length <= Tolerance.reported && !isMeant($0.attribute, of: item)
      }
      guard let first = missing.first else { return nil }
      let content = missing.compactMap { side in
        side.wanted.flatMap { $0 > 0 ? "\(decimal($0)) \(side.attribute.adjective)" : nil }
      }
      let isForgotten = isForgotten(item)
      var what = ""
      if !content.isEmpty {
        what = ", but its content is \(content.joined(separator: " and "))"
      } else if hasChildren.contains(number) {
        what = ", but contains views"
      } else if missing.count < 2 || !isForgotten {
        return nil
      }
      let lack = missing.count == 2 ? "neither width nor height" : "no \(first.attribute)"
      return (
        "\(names.name(of: item)) has \(lack)\(what).",
        isForgotten
          ? "No constraint mentions it, and its owner has set no frame with a size."
          : "Add constraints for its size, or hide it."
      )
    }
  }

  /// Returns `true` if the program sets an item's size to 0.
  private func isMeant(_ attribute: Attribute, of item: any LayoutItem) -> Bool {
    item.layoutNode.constraintsAsFirst.contains {
      $0.firstAttribute == attribute && $0.second == nil && $0.constant == 0
        && $0.relation != .greaterThanOrEqual
    }
  }

  /// Returns `true` if an item has neither constraints nor a frame.
  private func isForgotten(_ item: any LayoutItem) -> Bool {
    item.translatesAutoresizingMaskIntoConstraints && item.layoutFrame == .zero
      && !item.layoutNode.isMentioned
  }
}
