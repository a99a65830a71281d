// One screen, with the library and without it, to see what the library adds.

import UIKit

#if LAYOUT
import AnchorsLayout
#elseif EXPRESSIONS
import Anchors
#endif

final class CardController: UIViewController {
  private let card = UIView(), photo = UIImageView(), name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(photo)
    card.addSubview(name)
    #if EXPRESSIONS || LAYOUT
    activate {
      card.edges(.top, .leading, .trailing) == view.safeArea.edges.inset(by: 16)
      photo.edges(.top, .leading, .bottom) == card.margins.edges
      photo.size == 48
      name.leading == photo.trailing + 12
      name.centerY == photo.centerY
      name.trailing <= card.margins.trailing ~ .required - 1
    }
    #else
    for view in [card, photo, name] { view.translatesAutoresizingMaskIntoConstraints = false }
    let limit = name.trailingAnchor.constraint(
      lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor)
    limit.priority = UILayoutPriority(999)
    let (safeArea, margins) = (view.safeAreaLayoutGuide, card.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      photo.widthAnchor.constraint(equalToConstant: 48),
      photo.heightAnchor.constraint(equalToConstant: 48),
      name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
      limit,
    ])
    #endif
  }
}

let controller = CardController()
print(controller.view.constraints.count, "constraints on the screen")

#if LAYOUT
let screen = LayoutView(width: 390, height: 844), box = LayoutView()
screen.addSubview(box)
Constraint.activate { box.edges == screen.edges.inset(by: 16) }
screen.layoutIfNeeded()
print(box.frame)
#endif
