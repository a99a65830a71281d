import AnchorsReport
import TestSupport

/// A login form with two faults: the title is too wide for the card, and nothing determines the badge's place.
final class LoginForm: FlippedView {
  let card = FlippedView()
  let title = Label.saying("Sign in")
  private(set) lazy var badge = FlippedView()
  var buttons: [View] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    installSeam()
    add(card)
    card.add(title, badge)
    for view in [card, title, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    let badgeWidth = badge.widthAnchor.constraint(equalToConstant: 24)
    badgeWidth.identifier = "badge width"
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 300),
      card.heightAnchor.constraint(equalToConstant: 100),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 12),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 320),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      badgeWidth,
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.topAnchor.constraint(equalTo: card.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
