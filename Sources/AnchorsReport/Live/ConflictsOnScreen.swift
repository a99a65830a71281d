#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The facts about live views by which a conflict among their copies becomes one on the screen.
struct ConflictsOnScreen {
  let originals: LiveOriginals
  let frames: LiveFrames
  /// The distance in points up to which a constraint holds.
  let reach: Double
  /// The live constraints of each conflict that is still there without the encapsulated sizes.
  let apart: [Set<ObjectIdentifier>]

  /// Returns a conflict with the dropped constraints and the fixes that the app can make.
  func conflict(_ conflict: LayoutConflict) -> LayoutConflict {
    let dropped = conflict.constraints.filter { (frames.violation(of: $0) ?? 0) > reach }
    let own = conflict.constraints.filter { !originals.isSystem($0) }
    let ids = Set(own.compactMap { originals.live($0)?.id })
    let holdsWithoutSizes =
      conflict.constraints.contains(where: originals.isEncapsulatedSize)
      ? !apart.contains { !$0.isDisjoint(with: ids) } : nil
    let names = ItemNames()
    return conflict.onScreen(
      dropped: dropped, holdsWithoutEncapsulatedSizes: holdsWithoutSizes,
      repairs: conflict.repairs.filter(canMake),
      remarks: remarks(dropped, holdsWithoutSizes, names), own: own, names: names)
  }

  /// Returns `true` if the app can make a repair.
  private func canMake(_ repair: LayoutRepair) -> Bool {
    switch repair {
    case .constant(let constraint, _, _), .priority(let constraint), .addition(let constraint):
      !originals.isSystem(constraint)
    case .contentPriority(let limit, _, _): originals.live(limit.item)?.isSystem == false
    // The copy of a live tree has no stack views: it has their constraints.
    case .customSpacing, .spacing, .distribution, .alignment: false
    case .length(let item, _, _, _): originals.live(item)?.isSystem == false
    }
  }

  /// Returns remarks about dropped constraints and about encapsulated sizes.
  private func remarks(
    _ dropped: [Constraint], _ holdsWithoutSizes: Bool?, _ names: ItemNames
  ) -> [String] {
    let toolkit = LayoutReport.toolkit
    var remarks: [String] = []
    if !dropped.isEmpty {
      let what =
        dropped.count == 1
        ? "\(toolkit) has dropped"
        : "Do not hold on the screen (\(toolkit) has dropped some of them, or a layout is pending)"
      remarks.append("\(what): \(dropped.map { $0.text(names) }.joined(separator: ", "))")
    }
    switch holdsWithoutSizes {
    case true:
      remarks.append(
        """
        Without the encapsulated size the rest can hold: this cell cannot have the size that \
        \(toolkit) gave it.
        """)
    case false: remarks.append(LogConflict.contradiction)
    case nil: break
    }
    return remarks
  }
}
#endif
