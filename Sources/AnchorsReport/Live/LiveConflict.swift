#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A set of conflicting constraints of live views: a `LayoutConflict` of their copies, and the
/// facts about the live ones.
@dynamicMemberLookup
public struct LiveConflict {
  /// The engine's conflict among the copies.
  public let conflict: LayoutConflict
  /// The live constraints, in the order of `constraints`.
  public let layoutConstraints: [NSLayoutConstraint]
  /// The members that do not hold on the screen: those that UIKit or AppKit dropped. While a
  /// layout is pending it may be any of them.
  public let dropped: [NSLayoutConstraint]
  /// `true` if the rest can hold without the sizes that UIKit or AppKit gives a cell from outside:
  /// the cell cannot have its temporary size. `false` if the app's constraints conflict without
  /// them too; `nil` if no such size takes part.
  public let holdsWithoutEncapsulatedSizes: Bool?
  /// The verified fixes, the least change first. The app can make all of them.
  public let repairs: [LayoutRepair]
  /// The copies of ``dropped``.
  let droppedCopies: [Constraint]
  /// The copies of the constraints that are the app's.
  let own: [Constraint]

  /// A member of the ``conflict``.
  public subscript<Member>(dynamicMember path: KeyPath<LayoutConflict, Member>) -> Member {
    conflict[keyPath: path]
  }
}

extension LiveConflict {
  init(
    _ conflict: LayoutConflict, _ subject: Subject, _ frames: LiveFrames, reach: Double,
    apart: [Set<ObjectIdentifier>]
  ) {
    self.conflict = conflict
    layoutConstraints = conflict.constraints.compactMap { subject.live($0)?.live }
    droppedCopies = conflict.constraints.filter { (frames.violation(of: $0) ?? 0) > reach }
    dropped = droppedCopies.compactMap { subject.live($0)?.live }
    own = conflict.constraints.filter { !subject.isSystems($0) }
    let ids = Set(own.compactMap { subject.live($0)?.id })
    holdsWithoutEncapsulatedSizes =
      conflict.constraints.contains(where: subject.isEncapsulatedSize)
      ? !apart.contains { !$0.isDisjoint(with: ids) } : nil
    repairs = conflict.repairs.filter { repair in
      switch repair {
      case .constant(let constraint, _, _), .priority(let constraint), .addition(let constraint):
        !subject.isSystems(constraint)
      case .contentPriority(let limit, _, _): subject.item(limit.item)?.isSystem == false
      // The copy of a live tree has no stack views: it has their constraints.
      case .customSpacing, .spacing, .distribution, .alignment: false
      case .length(let item, _, _, _): subject.item(item)?.isSystem == false
      }
    }
  }
}

extension LiveConflict: CustomStringConvertible {
  /// The report in several lines: each constraint as code and in words, the arithmetic, the dropped
  /// constraint, and the fixes.
  public var description: String {
    let names = ItemNames()
    var lines = ["\(conflict.summary):"] + conflict.details + remarks
    let (advice, texts) =
      holdsWithoutEncapsulatedSizes == true
      ? ("Lower the priority of one of these to 999:", own.map { $0.text(names) })
      : ("To fix it, do one of these:", repairs.told.map { $0.description })
    if !texts.isEmpty { lines.append(advice) }
    return (lines + texts.map { "  \($0)" }).joined(separator: "\n")
  }

  /// Remarks about the toolkit's dropped constraints and about encapsulated sizes.
  var remarks: [String] {
    let toolkit = LayoutReport.toolkit
    var remarks: [String] = []
    if !droppedCopies.isEmpty {
      let names = ItemNames()
      let texts = droppedCopies.map { $0.text(names) }
      let what =
        texts.count == 1
        ? "\(toolkit) has dropped"
        : "Do not hold on the screen (\(toolkit) has dropped some of them, or a layout is pending)"
      remarks.append("\(what): \(texts.joined(separator: ", "))")
    }
    switch holdsWithoutEncapsulatedSizes {
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
