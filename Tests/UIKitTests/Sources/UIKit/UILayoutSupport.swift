// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A view controller's `topLayoutGuide` or `bottomLayoutGuide`: a hidden subview of the
/// controller's view, kept in its place by constraints of a private class.
@preconcurrency @MainActor
internal final class _UILayoutGuide: UIView, UILayoutSupport {
  private let isTop: Bool
  private var height: NSLayoutConstraint?

  init(isTop: Bool, in view: UIView) {
    self.isTop = isTop
    super.init(frame: .zero)
    isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let edge: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
    let height = constraint(.height, nil, length)
    self.height = height
    NSLayoutConstraint.activate([
      constraint(edge, view, 0), constraint(.left, view, 0), constraint(.width, nil, 0), height,
    ])
  }
  required init?(coder: NSCoder) { return nil }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ view: UIView?, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    _UILayoutSupportConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: view,
      attribute: view == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
  }

  var length: CGFloat {
    guard let insets = superview?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  /// Takes over the safe area as it is now.
  func _followSafeArea() { if height?.constant != length { height?.constant = length } }
}

@preconcurrency @MainActor
internal final class _UILayoutSupportConstraint: NSLayoutConstraint {}
