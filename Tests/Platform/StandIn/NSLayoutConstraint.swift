// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

import Foundation

// `@preconcurrency` is what makes a Swift declaration behave like a main-actor class imported from
// Objective-C: nonisolated Swift 5 code may use it without a diagnostic; Swift 6 code may not.
// UIKit's constraints and anchors are of the main actor, AppKit's are not.
#if UIKIT
@preconcurrency @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  /// Two terms whose difference is a length: `anchorWithOffset(to:)`.
  typealias Composite = (minus: _AnchorTerm, plus: _AnchorTerm)

  // Apple: unowned(unsafe). A size that a container requires by a constraint has none.
  internal private(set) weak var _first: AnyObject?
  internal private(set) weak var _second: AnyObject?
  private var _hasSecond = false
  private var _firstAttribute: Attribute = .notAnAttribute
  /// The edge that a constraint of an autoresizing mask positions, for the log. Apple's frameworks
  /// have attributes for these edges without public names.
  internal private(set) var _maskEdge: _AnchorTerm.MaskEdge?
  private var _secondAttribute: Attribute = .notAnAttribute
  private var _relation: Relation = .equal
  private var _multiplier: CGFloat = 1
  private var _constant: CGFloat = 0
  private var _priority: _Priority = .required
  private var _lhs: Composite?
  private var _rhs: Composite?
  internal weak var _holder: _View?
  /// The place in the order in which constraints were installed.
  public internal(set) var _serial = 0
  /// `true` if the system made the constraint from a layout's result. An engine does not receive
  /// it.
  internal var _isSystem = false
  nonisolated(unsafe) public var _associations: _Associations?

  public nonisolated override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    _first = _layoutItem(view1)
    _firstAttribute = attr1
    _relation = relation
    if let view2 {
      _second = _layoutItem(view2)
      _hasSecond = true
      _secondAttribute = attr2
    }
    _multiplier = multiplier
    _constant = c
    if attr1 == .notAnAttribute {
      _Shim.raise("NSInvalidArgumentException", "a constraint needs a first attribute")
    }
    if _second == nil && attr1 != .width && attr1 != .height {
      _Shim.raise(
        "NSInvalidArgumentException",
        """
        a location attribute (\(attr1)) cannot be equal to a constant: \
        location attributes come in pairs
        """)
    }
    if _second != nil && attr2 == .notAnAttribute {
      _Shim.raise("NSInvalidArgumentException", "a second item needs a second attribute")
    }
  }

  /// Creates a constraint for the anchors.
  internal convenience init(
    lhs: _AnchorTerm, relation: Relation, rhs: _AnchorTerm?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    _first = lhs.item
    _firstAttribute = lhs.attribute
    _maskEdge = lhs.maskEdge
    _relation = relation
    if let rhs {
      _second = rhs.item
      _hasSecond = true
      _secondAttribute = rhs.attribute
    }
    _multiplier = multiplier
    _constant = constant
  }

  internal func _setComposite(lhs: Composite?, rhs: Composite?) {
    _lhs = lhs
    _rhs = rhs
  }

  /// For an engine: the terms of the `anchorWithOffset(to:)` sides, if there are any.
  public var _compositeItems: [AnyObject] {
    [_lhs?.minus.item, _lhs?.plus.item, _rhs?.minus.item, _rhs?.plus.item].compactMap { $0 }
  }

  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var visualFormat = _VisualFormat(format, opts, metrics, views)
    return visualFormat.constraints()
  }

  open var firstItem: AnyObject? {
    if _first == nil { _trapOnDeadItem() }
    return _first
  }
  open var secondItem: AnyObject? {
    if _hasSecond, _second == nil { _trapOnDeadItem() }
    return _second
  }
  /// Apple's property would be a dangling pointer.
  private func _trapOnDeadItem() -> Never {
    fatalError("an item of a constraint was read after it was gone")
  }
  open var firstAttribute: NSLayoutConstraint.Attribute { _firstAttribute }
  open var secondAttribute: NSLayoutConstraint.Attribute { _secondAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    _AnchorTerm(_first!, _firstAttribute)._anchor
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    _second.map { _AnchorTerm($0, _secondAttribute)._anchor }
  }
  open var relation: NSLayoutConstraint.Relation { _relation }
  open var multiplier: CGFloat { _multiplier }
  open var constant: CGFloat {
    get { _constant }
    set {
      _constant = newValue
      _holder?._constraintsChanged()
    }
  }
  open var priority: _Priority {
    get { _priority }
    set {
      if _holder != nil, (newValue == .required) != (_priority == .required) {
        _Shim.raise(
          "NSInternalInconsistencyException",
          "an installed constraint's priority cannot change between required and optional")
      }
      _priority = newValue
      _holder?._constraintsChanged()
    }
  }
  open var shouldBeArchived: Bool = false
  open var identifier: String?

  open var isActive: Bool {
    get { _holder != nil }
    set {
      if newValue {
        guard _holder == nil else { return }
        guard let holder = _nearestCommonAncestor() else {
          _Shim.raise(
            "NSGenericException",
            "Unable to activate constraint \(self): its items have no common ancestor")
        }
        holder._install(self)
      } else if let holder = _holder {
        holder._uninstall(self)
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    _Shim.activations.append(constraints.count)
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func _nearestCommonAncestor() -> _View? {
    if _lhs != nil || _rhs != nil {
      let views = _compositeItems.map { _view(of: $0) }
      guard var found = views.first ?? nil else { return nil }
      for view in views.dropFirst() {
        guard let view, let ancestor = _View._commonAncestor(found, view) else { return nil }
        found = ancestor
      }
      return found
    }
    guard let first = _first, let a = _view(of: first) else { return nil }
    guard let second = _second else { return a }
    guard let b = _view(of: second) else { return nil }
    return _View._commonAncestor(a, b)
  }
}

extension NSLayoutConstraint: _AssociationHost {}

#if UIKIT
@preconcurrency @MainActor
#endif
internal func _view(of item: AnyObject) -> _View? {
  if let view = item as? _View { return view }
  return (item as? _Guide)?.owningView
}

/// Any -> AnyObject for views, guides and UILayoutSupport, looking through Optional.
internal func _layoutItem(_ any: Any) -> AnyObject {
  // A class cast: `is AnyObject.Type` is several times slower.
  if let object = any as? NSObject { return object }
  _Shim.raise(
    "NSInvalidArgumentException",
    "\(type(of: any)) is not something a constraint can be laid on")
}
