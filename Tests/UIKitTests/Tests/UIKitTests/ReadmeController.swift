import Anchors
import UIKit

final class CardController: UIViewController {
  let card = UIView(), photo = UIImageView(), name = UILabel()
  lazy var gap = name.leading == photo.trailing + 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(photo)
    card.addSubview(name)
    activate {
      card.edges(.top, .leading, .trailing) == view.safeArea.edges.inset(by: 16)
      photo.edges(.top, .leading, .bottom) == card.margins.edges
      photo.size == 48
      gap
      name.centerY == photo.centerY
      name.trailing <= card.margins.trailing ~ .required - 1
    }
  }

  func spread() {
    view.animateConstraints(withDuration: 0.3) { gap.constant = 24 }
  }
}
