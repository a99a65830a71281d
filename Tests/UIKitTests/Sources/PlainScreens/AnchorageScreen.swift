import Anchors
import UIKit

/// The weather at a place, with a line for each day.
final class WeatherViewController: UIViewController {
  private struct Constants {
    static let margin: CGFloat = 20
    static let spacing: CGFloat = 8
  }

  private let placeLabel = UILabel()
  private let temperatureLabel = UILabel()
  private let card = UIView()
  private let dayLabels: [UILabel] = ["Monday", "Tuesday", "Wednesday"].map { day in
    let label = UILabel()
    label.text = day
    return label
  }
  private let warningView = UIView()
  private let warningLabel = UILabel()

  private var cardHeight: NSLayoutConstraint?
  private var warningConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    configureViews()
    configureLayout()
  }

  private func configureViews() {
    placeLabel.text = "Reykjavik"
    temperatureLabel.text = "7"
    temperatureLabel.font = .systemFont(ofSize: 64)
    warningLabel.text = "Storm from the west"
    view.addSubview(placeLabel)
    view.addSubview(temperatureLabel)
    view.addSubview(card)
    dayLabels.forEach(card.addSubview)
    view.addSubview(warningView)
    warningView.addSubview(warningLabel)
  }

  private func configureLayout() {
    placeLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      placeLabel.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Constants.margin),
      placeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])

    temperatureLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      temperatureLabel.topAnchor.constraint(
        equalTo: placeLabel.bottomAnchor, constant: Constants.spacing),
      temperatureLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      temperatureLabel.widthAnchor.constraint(
        lessThanOrEqualTo: view.widthAnchor, multiplier: 1 / 2),
    ])

    card.translatesAutoresizingMaskIntoConstraints = false
    let heightConstraint = card.heightAnchor.constraint(equalToConstant: 180)
    heightConstraint.priority = .defaultHigh
    cardHeight = heightConstraint
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(
        equalTo: temperatureLabel.bottomAnchor, constant: 2 * Constants.margin),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Constants.margin),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Constants.margin),
      card.bottomAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Constants.margin),
    ])
    cardHeight?.isActive = true

    var lastAnchor = card.top
    for label in dayLabels {
      Constraint.activate {
        label.leading == card.leading + 16
        label.trailing <= card.trailing - 16
        label.top == lastAnchor + Constants.spacing
      }
      lastAnchor = label.bottom
    }

    warningLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      warningLabel.topAnchor.constraint(equalTo: warningView.topAnchor, constant: 8),
      warningLabel.leadingAnchor.constraint(equalTo: warningView.leadingAnchor, constant: 12),
      warningLabel.bottomAnchor.constraint(equalTo: warningView.bottomAnchor, constant: -8),
      warningLabel.trailingAnchor.constraint(equalTo: warningView.trailingAnchor, constant: -12),
      warningView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    warningView.translatesAutoresizingMaskIntoConstraints = false
    warningConstraints =
      [
        warningView.topAnchor.constraint(equalTo: card.bottomAnchor, constant: Constants.margin)
      ]
    let bottomConstraint = warningView.bottomAnchor.constraint(equalTo: view.topAnchor)
    bottomConstraint.priority = .defaultLow
    bottomConstraint.isActive = true
  }

  func expandCard() {
    cardHeight?.constant = 320
  }

  func setWarningVisible(_ isVisible: Bool) {
    if isVisible {
      NSLayoutConstraint.activate(warningConstraints)
    } else {
      NSLayoutConstraint.deactivate(warningConstraints)
    }
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }
}
