import Anchors
import UIKit

/// A symbol on a tile.
final class LogoView: UIView {
  private let image = UIImageView()

  init(symbol: String, color: UIColor = .meadow, radius: CGFloat = 16) {
    super.init(frame: .zero)
    image.image = UIImage(systemName: symbol)
    image.tintColor = .white
    image.contentMode = .scaleAspectFit
    backgroundColor = color
    round(radius)
    addSubview(image)
    Constraint.activate {
      image.center == center
      image.size == size * 0.6
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
