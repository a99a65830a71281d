import Anchors
import UIKit

/// Two hills below a sun, for the photo that a person has taken.
final class SceneryView: UIView {
  private let sun = CircleView(UIColor(red: 1, green: 0.87, blue: 0.55, alpha: 1))
  private let far = CircleView(UIColor(red: 0.44, green: 0.68, blue: 0.56, alpha: 1))
  private let near = CircleView(UIColor(red: 0.2, green: 0.5, blue: 0.38, alpha: 1))

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.97, green: 0.77, blue: 0.6, alpha: 1)
    round(16)
    add(sun, far, near)
    Constraint.activate {
      [sun.width, sun.height] == height * 0.3
      sun.centerX == centerX * 1.3
      sun.centerY == centerY * 0.7
      [far.width, far.height] == width * 1.2
      far.centerX == trailing
      far.top == centerY
      [near.width, near.height] == width * 1.6
      near.centerX == leading
      near.top == centerY * 1.1
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
