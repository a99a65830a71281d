// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public final class ConstraintItem {
  // Weak in the original as well. Sources/ConstraintItem.swift.
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

public func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
  if lhs === rhs { return true }
  guard let target = lhs.target else { return false }
  return target === rhs.target && lhs.attributes == rhs.attributes
}

public protocol ConstraintDSL {
  var target: AnyObject? { get }
  func setLabel(_ value: String?)
  func label() -> String?
}

nonisolated(unsafe) private var labelKey: UInt8 = 0

extension ConstraintDSL {
  public func setLabel(_ value: String?) {
    objc_setAssociatedObject(target as Any, &labelKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }
  public func label() -> String? {
    objc_getAssociatedObject(target as Any, &labelKey) as? String
  }
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}

public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  public var left: ConstraintItem { item(.left) }
  public var top: ConstraintItem { item(.top) }
  public var right: ConstraintItem { item(.right) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var edges: ConstraintItem { item(.edges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
}

public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { item(.lastBaseline) }
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
