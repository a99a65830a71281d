import Anchors
import UIKit

/// A symbol on a tile.
final class SymbolTile: UIView {
  init(_ symbol: String, _ color: UIColor = .meadow, radius: CGFloat = 16) {
    super.init(frame: .zero)
    let image = UIImageView(symbol: symbol, .white)
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
