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
  public enum ButtonType: Int, @unchecked Sendable {
    case custom = 0
    case system
  }
  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

  open func setTitleColor(_ color: UIColor?, for state: UIButton.State) { _titleColor = color }
  /// The color of the title; `nil` for the tint color.
  public private(set) var _titleColor: UIColor?
  open private(set) var currentImage: UIImage?
  open func setImage(_ image: UIImage?, for state: UIButton.State) { currentImage = image }
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
