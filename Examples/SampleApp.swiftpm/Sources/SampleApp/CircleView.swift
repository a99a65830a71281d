import UIKit

/// A circle, if layout makes the view as high as wide.
class CircleView: UIView {
  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}
