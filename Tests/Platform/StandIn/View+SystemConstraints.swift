import Foundation

/// The constraints that Apple's frameworks add to a tree by themselves.
extension _View {
  /// Removes those that the latest layout made here.
  internal func _removeSystemConstraints() {
    guard _hasSystemConstraints else { return }
    _hasSystemConstraints = false
    for constraint in _constraints where constraint._isSystem { constraint._holder = nil }
    _constraints.removeAll { $0._isSystem }
  }

  /// Makes those of the view and of all that is inside it.
  internal func _makeSystemConstraints() {
    for axis in [_Axis.horizontal, .vertical] {
      if let constraint = NSContentSizeLayoutConstraint._make(of: self, axis) {
        _installSystem(constraint)
      }
    }
    for guide in _guides { _makeConstraints(of: guide) }
    for subview in _subviews {
      if subview.translatesAutoresizingMaskIntoConstraints {
        for axis in [_Axis.horizontal, .vertical] {
          for constraint in NSAutoresizingMaskLayoutConstraint._make(of: subview, in: self, axis) {
            _installSystem(constraint)
          }
        }
      }
      subview._makeSystemConstraints()
    }
  }

  /// Notes in the views above that constraints below them need an update.
  private func _installSystem(_ constraint: NSLayoutConstraint) {
    constraint._isSystem = true
    constraint._holder = self
    _constraints.append(constraint)
    _hasSystemConstraints = true
  }
}

// MARK: - Guides

extension _View {
  /// Keeps the guide of the safe area, of the margins or of a region in one of them at its
  /// distances from the view's edges.
  private func _makeConstraints(of guide: _Guide) {
    switch guide._kind {
    case .safeArea:
      _tie(guide, safeAreaInsets) { "\(guide._name)-\($0)" }
    case .layoutMargins:
      #if UIKIT
      _tie(guide, _guideMargins) { "UIView-\($0)Margin-guide-constraint" }
      #else
      _tie(guide, _guideMargins) { "NSView-\($0)Margin-guide-constraint" }
      #endif
    case .region:
      guard let (base, corners) = _region(of: guide), base != .readableContent else { break }
      let insets = base == .safeArea ? safeAreaInsets : _guideMargins
      _tie(guide, insets + corners) { _ in nil }
    default: break
    }
  }

  private var _guideMargins: _EdgeInsets {
    #if UIKIT
    layoutMargins
    #else
    _layoutMargins
    #endif
  }

  /// The guide is the first item at the top and on the left, the view at the bottom and on the
  /// right.
  private func _tie(_ guide: _Guide, _ insets: _EdgeInsets, _ identifier: (String) -> String?) {
    let edges: [(String, _AnchorTerm, _AnchorTerm, CGFloat)] = [
      ("top", _AnchorTerm(guide, .top), _AnchorTerm(self, .top), insets.top),
      ("left", _AnchorTerm(guide, .left), _AnchorTerm(self, .left), insets.left),
      ("bottom", _AnchorTerm(self, .bottom), _AnchorTerm(guide, .bottom), insets.bottom),
      ("right", _AnchorTerm(self, .right), _AnchorTerm(guide, .right), insets.right),
    ]
    for (edge, first, second, inset) in edges {
      let constraint = NSLayoutConstraint(
        lhs: first, relation: .equal, rhs: second, multiplier: 1, constant: inset)
      constraint.identifier = identifier(edge)
      _installSystem(constraint)
    }
  }
}
