// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// One attribute of one item.
internal struct _AnchorTerm {
  unowned let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let maskEdge: MaskEdge?
  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    maskEdge = nil
  }

  /// The least edge of an item in its superview's coordinates. Its attribute has no public name.
  enum MaskEdge: String { case minX, minY }
  init(_ item: AnyObject, _ edge: MaskEdge) {
    self.item = item
    attribute = .notAnAttribute
    maskEdge = edge
  }

  /// The name in a log: `minX`, `width`.
  var logName: String { maskEdge?.rawValue ?? "\(attribute)" }

  /// The anchor, of the class that its axis has. Apple's type parameter is not there while a
  /// program runs.
  #if UIKIT
  @preconcurrency @MainActor
  #endif
  var _anchor: NSLayoutAnchor<AnyObject> {
    switch attribute.rawValue {
    case 7, 8:
      unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    case 3, 4, 10, 11, 12, 15, 16, 20:
      unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    default:
      unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}

#if UIKIT
@preconcurrency @MainActor
#endif
open class NSLayoutAnchor<AnchorType>: NSObject, NSCopying where AnchorType: AnyObject {
  internal let _term: _AnchorTerm
  internal init(_ term: _AnchorTerm) {
    _term = term
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return other._term.item === _term.item && other._term.attribute == _term.attribute
  }
  open nonisolated override var hash: Int {
    ObjectIdentifier(_term.item).hashValue ^ _term.attribute.rawValue
  }

  open var name: String { "\(_term.attribute)" }
  open var item: AnyObject? { _term.item }
  open var hasAmbiguousLayout: Bool { false }
  open var constraintsAffectingLayout: [NSLayoutConstraint] { [] }

  internal func _make(
    _ r: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    multiplier m: CGFloat = 1, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(lhs: _term, relation: r, rhs: other._term, multiplier: m, constant: c)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    _make(.equal, anchor, constant: 0)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { _make(.greaterThanOrEqual, anchor, constant: 0) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    _make(.lessThanOrEqual, anchor, constant: 0)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { _make(.equal, anchor, constant: c) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { _make(.greaterThanOrEqual, anchor, constant: c) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { _make(.lessThanOrEqual, anchor, constant: c) }
}

#if UIKIT
@preconcurrency @MainActor
#endif
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: _term, to: otherAnchor._term)
  }
  // One standard space is 8 points between siblings here (Apple chooses by context).
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { _make(.equal, anchor, constant: 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _make(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _make(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

#if UIKIT
@preconcurrency @MainActor
#endif
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: _term, to: otherAnchor._term)
  }
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { _make(.equal, anchor, constant: 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _make(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _make(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}
