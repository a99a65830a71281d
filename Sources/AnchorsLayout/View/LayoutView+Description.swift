import Anchors

extension LayoutView: CustomStringConvertible {
  /// The name and the frame: `card (16, 16, 358, 812)`.
  public final var description: String { "\(nameInTree) \(frame)" }

  /// The view and its descendants, one per line, in their present state. No layout takes place.
  ///
  ///     print(screen.recursiveDescription)
  ///     // screen: LayoutView (0, 0, 390, 844)
  ///     //    | screen.safeArea: LayoutGuide (0, 47, 390, 763)
  ///     //    | card: LayoutView (16, 63, 358, 731)
  ///     //    |    | title: LayoutLabel (12, 10, 61, 20), "Harbor"
  ///     //    |    | badge: LayoutView (0, 0, 0, 0), hidden, translates mask, needs layout
  ///
  /// Each line has the name, the type unless that is the name, the frame in the superview's
  /// coordinates, in points, and remarks: `hidden`, `translates mask` for a view whose owner sets
  /// the frame, `needs layout` and `needs update of constraints` while they are due, text, scrolled
  /// content, and a direction that is not inherited. ``LayoutTree/layoutTrace`` shows how views are
  /// laid out.
  ///
  /// Lines are indented down to level 40. A line further down is indented as that level is and
  /// begins with its own: `(depth 57) badge: LayoutView (0, 0, 0, 0)`.
  ///
  /// - Complexity: O(items of the whole tree), however deep it is.
  public final var recursiveDescription: String {
    let names = ItemNames()
    return treeText(below: self, step: "   | ") { Self.line(of: $0, named: names.name(of: $0)) }
  }

  private static func line(of item: any LayoutItem, named name: String) -> String {
    let type = typeName(of: item)
    let title = item.layoutName == type ? name : "\(name): \(type)"
    let view = item as? LayoutView
    var remarks = view?.remarks ?? []
    if item.layoutParent != nil, item.layoutRole == .view,
      item.translatesAutoresizingMaskIntoConstraints
    {
      let mask = item.layoutAutoresizing?.mask ?? []
      remarks.append(mask.isEmpty ? "translates mask" : "translates mask \(mask)")
    }
    if view?.needsLayout == true { remarks.append("needs layout") }
    if view?.needsUpdateOfConstraints == true { remarks.append("needs update of constraints") }
    return (["\(title) \(item.layoutFrame)"] + remarks).joined(separator: ", ")
  }

  /// The remarks about the view, except pending work.
  private var remarks: [String] {
    var remarks = contentRemarks
    if isHidden { remarks.append("hidden") }
    if let ownLayoutDirection {
      remarks.append(ownLayoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    return remarks
  }
}

extension AutoresizingMask: CustomStringConvertible {
  /// The options as UIKit abbreviates them, left to right and top to bottom: `LM+W`, `W+H`.
  public var description: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }.joined(separator: "+")
  }
}
