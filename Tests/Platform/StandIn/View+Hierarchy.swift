import Foundation

extension _View {
  internal func _insert(_ view: _View, at index: Int?) {
    precondition(view !== self, "a view cannot be its own subview")
    if view._superview === self {
      _subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    _adopt(view, at: Swift.min(index ?? _subviews.count, _subviews.count))
  }

  internal func _append(_ view: _View) {
    if view._superview == nil, view !== self {  // the common case, with no scan of the siblings
      _adopt(view, at: _subviews.count)
    } else {
      _insert(view, at: nil)
    }
  }

  private func _adopt(_ view: _View, at index: Int) {
    view._willMove(to: self)
    _subviews.insert(view, at: index)
    view._superview = self
    view._didMove()
    didAddSubview(view)
    _setNeedsLayout()
  }

  internal func _leaveSuperview() {
    guard let parent = _superview else { return }
    // Every constraint held above that reaches into this subtree goes too.
    var ancestor: _View? = parent
    while let holder = ancestor {
      for constraint in holder._constraints where _reaches(constraint) {
        holder._uninstall(constraint)
      }
      ancestor = holder._superview
    }
    parent.willRemoveSubview(self)
    _willMove(to: nil)
    parent._subviews.removeAll { $0 === self }
    _superview = nil
    _didMove()
    parent._setNeedsLayout()
  }

  /// Returns `true` if a constraint mentions an item of the view's subtree.
  private func _reaches(_ constraint: NSLayoutConstraint) -> Bool {
    let items = [constraint._first, constraint._second] + constraint._compositeItems
    return items.contains { item in
      guard let item, let view = _view(of: item) else { return false }
      return view._isInside(self)
    }
  }

  internal func _isInside(_ view: _View) -> Bool {
    var ancestor: _View? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current._superview
    }
    return false
  }

  internal var _topmost: _View {
    var top = self
    while let parent = top._superview { top = parent }
    return top
  }

  internal func _firstView(withTag tag: Int) -> _View? {
    if self.tag == tag { return self }
    for subview in _subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  private var _depth: Int {
    var depth = 0
    var view = self
    while let parent = view._superview {
      depth += 1
      view = parent
    }
    return depth
  }

  internal static func _commonAncestor(_ a: _View, _ b: _View) -> _View? {
    if a === b { return a }
    if a._superview === b { return b }
    if b._superview === a { return a }
    if let parent = a._superview, parent === b._superview { return parent }
    var first: _View? = a
    var second: _View? = b
    var (firstDepth, secondDepth) = (a._depth, b._depth)
    while firstDepth > secondDepth {
      first = first?._superview
      firstDepth -= 1
    }
    while secondDepth > firstDepth {
      second = second?._superview
      secondDepth -= 1
    }
    while let one = first, let other = second {
      if one === other { return one }
      first = one._superview
      second = other._superview
    }
    return nil
  }
}
