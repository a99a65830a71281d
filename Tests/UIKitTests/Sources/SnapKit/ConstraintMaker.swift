// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public class ConstraintMaker {
  public let item: LayoutConstraintItem
  private var descriptions: [ConstraintDescription] = []

  // The mask of a view is turned off as soon as a closure starts, also for one that only prepares
  // or updates; a guide's owning view keeps its mask. Sources/LayoutConstraintItem.swift, prepare.
  init(item: LayoutConstraintItem) {
    self.item = item
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  private func made(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { made(.lastBaseline) }
  public var left: ConstraintMakerExtendable { made(.left) }
  public var top: ConstraintMakerExtendable { made(.top) }
  public var right: ConstraintMakerExtendable { made(.right) }
  public var bottom: ConstraintMakerExtendable { made(.bottom) }
  public var leading: ConstraintMakerExtendable { made(.leading) }
  public var trailing: ConstraintMakerExtendable { made(.trailing) }
  public var width: ConstraintMakerExtendable { made(.width) }
  public var height: ConstraintMakerExtendable { made(.height) }
  public var centerX: ConstraintMakerExtendable { made(.centerX) }
  public var centerY: ConstraintMakerExtendable { made(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { made(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { made(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { made(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { made(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { made(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { made(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { made(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { made(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { made(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { made(.centerYWithinMargins) }
  public var horizontalEdges: ConstraintMakerExtendable { made(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { made(.verticalEdges) }
  public var edges: ConstraintMakerExtendable { made(.edges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    made(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable { made(.directionalVerticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { made(.directionalEdges) }
  public var size: ConstraintMakerExtendable { made(.size) }
  public var center: ConstraintMakerExtendable { made(.center) }
  public var margins: ConstraintMakerExtendable { made(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { made(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { made(.centerWithinMargins) }
}

extension ConstraintMaker {
  // A statement without a relation makes nothing. Sources/ConstraintMaker.swift,
  // prepareConstraints.
  static func prepareConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void)
    -> [Constraint]
  {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  static func makeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(item: item, closure: closure) { constraint.activate() }
  }

  static func remakeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    removeConstraints(item: item)
    makeConstraints(item: item, closure: closure)
  }

  // An item without constraints of SnapKit's gets them made. Sources/ConstraintMaker.swift,
  // updateConstraints.
  static func updateConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    if item.constraintList.constraints.isEmpty {
      return makeConstraints(item: item, closure: closure)
    }
    for constraint in prepareConstraints(item: item, closure: closure) {
      constraint.updateExisting()
    }
  }

  // Removes what SnapKit made with the item on the left, not other constraints.
  // Sources/ConstraintMaker.swift, removeConstraints.
  static func removeConstraints(item: LayoutConstraintItem) {
    for constraint in item.constraintList.constraints { constraint.deactivate() }
  }
}
