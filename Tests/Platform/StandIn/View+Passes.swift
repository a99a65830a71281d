import Foundation

extension _View {
  /// The system's constraints are removed before, and made again after it.
  internal func _noteNeededUpdate() {
    var ancestor = _superview
    while let view = ancestor {
      view._subtreeNeedsUpdate = true
      ancestor = view._superview
    }
  }

  /// Updates constraints where that is due, in subviews first.
  internal func _updateConstraintsOfSubtree() {
    for view in _subviews where view._needsUpdateConstraints || view._subtreeNeedsUpdate {
      view._updateConstraintsIfNeeded()
    }
    _subtreeNeedsUpdate = false
    if _needsUpdateConstraints { updateConstraints() }
  }

  /// Both passes over the whole tree, and what the class does with its subviews from here down.
  internal func _layOutSubtreeIfNeeded() {
    _Shim.noteLayout()
    let root = _topmost
    root._updateConstraintsIfNeeded()
    root._solve()
    _layOutSubtree()
  }

  private func _layOutSubtree() {
    if _needsLayout {
      _needsLayout = false
      _layOutSubviews()
    }
    for subview in _subviews { subview._layOutSubtree() }
  }
}
