// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A button with a title, which is centered in it, and as large as the title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var _titleLabel: UILabel?
  /// A subview from the first title on.
  open var titleLabel: UILabel? { _titleLabel }

  open func setTitle(_ title: String?, for state: UIButton.State) {
    if title != nil, _titleLabel == nil {
      let label = UIButtonLabel()
      _titleLabel = label
      addSubview(label)
    }
    _titleLabel?.text = title
    invalidateIntrinsicContentSize()
    _placeTitle()
  }
  open func title(for state: UIButton.State) -> String? { _titleLabel?.text }

  open override var intrinsicContentSize: CGSize {
    _titleLabel?.intrinsicContentSize ?? super.intrinsicContentSize
  }
  open override var frame: CGRect { didSet { _placeTitle() } }

  private func _placeTitle() {
    guard let label = _titleLabel else { return }
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

@preconcurrency @MainActor
internal final class UIButtonLabel: UILabel {}

extension UIButton {
  public func setImage(_ image: UIImage?, for state: UIButton.State) {}
}
