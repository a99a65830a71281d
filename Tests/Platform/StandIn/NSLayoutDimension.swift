// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if UIKIT
@preconcurrency @MainActor
#endif
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  internal let _composite: NSLayoutConstraint.Composite?

  internal override init(_ term: _AnchorTerm) {
    _composite = nil
    super.init(term)
  }
  internal init(from: _AnchorTerm, to: _AnchorTerm) {
    _composite = (from, to)
    super.init(_AnchorTerm(to.item, .notAnAttribute))
  }
  private func _const(_ r: NSLayoutConstraint.Relation, _ c: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      lhs: _term, relation: r, rhs: nil, multiplier: 1, constant: c)
    if _composite != nil { constraint._setComposite(lhs: _composite, rhs: nil) }
    return constraint
  }
  internal override func _make(
    _ r: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>,
    multiplier m: CGFloat = 1, constant c: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = super._make(r, other, multiplier: m, constant: c)
    let otherComposite = (other as? NSLayoutDimension)?._composite
    if _composite != nil || otherComposite != nil {
      constraint._setComposite(lhs: _composite, rhs: otherComposite)
    }
    return constraint
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _const(.equal, c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    _const(.greaterThanOrEqual, c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    _const(.lessThanOrEqual, c)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { _make(.equal, anchor, multiplier: m, constant: 0) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { _make(.greaterThanOrEqual, anchor, multiplier: m, constant: 0) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { _make(.lessThanOrEqual, anchor, multiplier: m, constant: 0) }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { _make(.equal, anchor, multiplier: m, constant: c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { _make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { _make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
