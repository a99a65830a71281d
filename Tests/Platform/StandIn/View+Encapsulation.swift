// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The temporary sizes that a container has required of a view.
extension _View {
  /// The constraint by which a container requires the view's size on an axis. It replaces what the
  /// view's autoresizing mask says of that size.
  public func _encapsulation(_ axis: _Axis) -> NSLayoutConstraint? {
    let identifier = _encapsulationIdentifier(axis)
    return _constraints.first { $0._first === self && $0.identifier == identifier }
  }

  /// Requires a size, instead of the one that was required before; `nil` requires none.
  internal func _encapsulate(_ length: CGFloat?, _ axis: _Axis) {
    if let former = _encapsulation(axis) { _uninstall(former) }
    guard let length else { return }
    let constraint = NSLayoutConstraint(
      lhs: _AnchorTerm(self, axis == .horizontal ? .width : .height), relation: .equal, rhs: nil,
      multiplier: 1, constant: length)
    constraint.identifier = _encapsulationIdentifier(axis)
    _install(constraint)
  }

  private func _encapsulationIdentifier(_ axis: _Axis) -> String {
    "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
  }
}
