// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension _View {
  public var constraints: [NSLayoutConstraint] { _constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint._holder === self { return }
    constraint._holder?._uninstall(constraint)
    for item in [constraint._first, constraint._second] {
      guard let item else { continue }
      guard let view = _view(of: item), view._isInside(self) else {
        _Shim.raise(
          "NSGenericException",
          "the view hierarchy is not prepared for the constraint \(constraint)")
      }
    }
    _install(constraint)
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint._holder === self { _uninstall(constraint) }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  internal func _install(_ constraint: NSLayoutConstraint) {
    _constraints.append(constraint)
    constraint._holder = self
    constraint._serial = _Shim.nextSerial
    _Shim.nextSerial += 1
    _constraintsChanged()
  }

  internal func _uninstall(_ constraint: NSLayoutConstraint) {
    constraint._holder = nil
    if let index = _constraints.lastIndex(where: { $0 === constraint }) {
      _constraints.remove(at: index)
    }
    _constraintsChanged()
  }

  internal func _constraintsChanged() { _needsLayout = true }

  /// Hands the view's whole tree, of which it is the topmost, to the engine if there is one.
  ///
  /// Weak here, so that reading a freed item can trap.
  internal func _solve() {
    guard let engine = _Shim.engine else { return }
    var all: [NSLayoutConstraint] = []
    func collect(_ view: _View) {
      view._removeSystemConstraints()
      #if UIKIT
      (view as? UIStackView)?._arrange()
      (view as? _UILayoutGuide)?._followSafeArea()
      #endif
      all += view._constraints
      for subview in view._subviews { collect(subview) }
    }
    collect(self)
    engine.solve(root: self, constraints: all)
    if _Shim.makesSystemConstraints { _makeSystemConstraints() }
  }
}
