import Anchorage
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
    placeLabel.topAnchor == view.safeAreaLayoutGuide.topAnchor + Constants.margin
    placeLabel.centerXAnchor == view.centerXAnchor

    temperatureLabel.topAnchor == placeLabel.bottomAnchor + Constants.spacing
    temperatureLabel.centerXAnchor == view.centerXAnchor
    temperatureLabel.widthAnchor <= view.widthAnchor / 2

    card.topAnchor == temperatureLabel.bottomAnchor + 2 * Constants.margin
    card.horizontalAnchors == view.horizontalAnchors + Constants.margin
    cardHeight = card.heightAnchor == 180 ~ .high
    card.bottomAnchor <= view.safeAreaLayoutGuide.bottomAnchor - Constants.margin

    var lastAnchor = card.topAnchor
    for label in dayLabels {
      label.leadingAnchor == card.leadingAnchor + 16
      label.trailingAnchor <= card.trailingAnchor - 16
      label.topAnchor == lastAnchor + Constants.spacing
      lastAnchor = label.bottomAnchor
    }

    warningLabel.edgeAnchors == warningView.edgeAnchors
      + UIEdgeInsets(
        top: 8, left: 12, bottom: 8, right: 12)
    warningView.centerXAnchor == view.centerXAnchor
    warningConstraints = Anchorage.batch(active: false) {
      warningView.topAnchor == card.bottomAnchor + Constants.margin
    }
    warningView.bottomAnchor == view.topAnchor ~ .low
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
