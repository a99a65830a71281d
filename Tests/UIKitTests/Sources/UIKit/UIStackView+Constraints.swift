import Foundation

/// The constraints of a stack view, with the identifiers that UIKit's have.
///
/// Distributions other than `.fillEqually` are laid out as `.fill`, `.firstBaseline` as `.leading`
/// and `.lastBaseline` as `.trailing`. UIKit bounds views across the axis with a guide and with
/// optional constraints; here the stack view's own edges bound them.
extension UIStackView {
  /// Its constraints are of a separate class, whose description has the file and the line, like
  /// SnapKit's.
  internal func _arrange() {
    guard _Shim.makesSystemConstraints || !_arrangement.isEmpty else { return }
    // Their own names for these, too.
    let needsLayout = _needsLayout
    for constraint in _arrangement { constraint.isActive = false }
    _arrangement = []
    if _Shim.makesSystemConstraints, !arrangedSubviews.isEmpty {
      _arrangeAlong()
      _arrangeAcross()
      for constraint in _arrangement { constraint.isActive = true }
    }
    _needsLayout = needsLayout
  }

  private typealias Ends = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, length: NSLayoutConstraint.Attribute
  )
  private static let horizontal: Ends = (.leading, .trailing, .centerX, .width)
  private static let vertical: Ends = (.top, .bottom, .centerY, .height)

  /// The item to which the arranged views are pinned.
  private var _canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func _add(
    _ identifier: String, _ first: _AnchorTerm, _ relation: NSLayoutConstraint.Relation = .equal,
    to second: _AnchorTerm?, plus constant: CGFloat = 0
  ) {
    let constraint = NSLayoutConstraint(
      lhs: first, relation: relation, rhs: second, multiplier: 1, constant: constant)
    constraint.identifier = "UISV-" + identifier
    _arrangement.append(constraint)
  }

  private func _connect(
    _ canvas: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to view: UIView
  ) {
    _add(
      "canvas-connection", _AnchorTerm(canvas, attribute), relation,
      to: _AnchorTerm(view, attribute))
  }
}

// MARK: - Along the axis

extension UIStackView {
  private func _arrangeAlong() {
    let ends = axis == .horizontal ? Self.horizontal : Self.vertical
    let views = arrangedSubviews
    _connect(_canvas, ends.start, to: views[0])
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      _add(
        "spacing", _AnchorTerm(next, ends.start), to: _AnchorTerm(view, ends.end),
        plus: _spacing(after: index))
    }
    _connect(_canvas, ends.end, to: views[views.count - 1])
    let visible = views.filter { !$0.isHidden }
    if distribution == .fillEqually, let first = visible.first {
      for view in visible.dropFirst() {
        _add("fill-equally", _AnchorTerm(view, ends.length), to: _AnchorTerm(first, ends.length))
      }
    }
    for view in views where view.isHidden {
      _add("hiding", _AnchorTerm(view, ends.length), to: nil)
    }
  }

  /// The distance from an arranged view to the next. Views that are hidden between two that are not
  /// are in the middle of the spacing of the visible view before them; there is none at the ends.
  private func _spacing(after index: Int) -> CGFloat {
    let views = arrangedSubviews
    guard let before = views[...index].lastIndex(where: { !$0.isHidden }),
      let after = views[(index + 1)...].firstIndex(where: { !$0.isHidden })
    else { return 0 }
    let own = customSpacing(after: views[before])
    let whole: CGFloat =
      switch own {
      case UIStackView.spacingUseDefault: spacing
      case UIStackView.spacingUseSystem: 8
      default: own
      }
    if after == before + 1 { return whole }
    return index == before || index + 1 == after ? whole / 2 : 0
  }
}

// MARK: - Across the axis

extension UIStackView {
  private func _arrangeAcross() {
    let ends = axis == .horizontal ? Self.vertical : Self.horizontal
    let (views, canvas) = (arrangedSubviews, _canvas)
    let aligned: [NSLayoutConstraint.Attribute] =
      switch alignment {
      case .fill: [ends.start, ends.end]
      case .leading, .firstBaseline: [ends.start]
      case .center: [ends.center]
      case .trailing, .lastBaseline: [ends.end]
      }
    for attribute in aligned {
      _connect(canvas, attribute, to: views[0])
      for view in views.dropFirst() {
        _add("alignment", _AnchorTerm(view, attribute), to: _AnchorTerm(views[0], attribute))
      }
    }
    for view in views {
      if !aligned.contains(ends.start) {
        _connect(canvas, ends.start, .lessThanOrEqual, to: view)
      }
      if !aligned.contains(ends.end) {
        _connect(canvas, ends.end, .greaterThanOrEqual, to: view)
      }
    }
  }
}
