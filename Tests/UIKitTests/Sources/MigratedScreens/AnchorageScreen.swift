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

  private var cardHeight: Constraint?
  private var warningConstraints: [Constraint] = []

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
    Constraint.activate {
      placeLabel.top == view.safeArea.top + Constants.margin
      placeLabel.centerX == view.centerX
    }

    Constraint.activate {
      temperatureLabel.top == placeLabel.bottom + Constants.spacing
      temperatureLabel.centerX == view.centerX
      temperatureLabel.width <= view.width / 2
    }

    cardHeight = card.height == 180 ~ .high
    Constraint.activate {
      card.top == temperatureLabel.bottom + 2 * Constants.margin
      card.horizontalEdges == view.edges.inset(by: Constants.margin)
      cardHeight
      card.bottom <= view.safeArea.bottom - Constants.margin
    }

    var lastAnchor = card.top
    for label in dayLabels {
      Constraint.activate {
        label.leading == card.leading + 16
        label.trailing <= card.trailing - 16
        label.top == lastAnchor + Constants.spacing
      }
      lastAnchor = label.bottom
    }

    Constraint.activate {
      warningLabel.edges
        == warningView.edges.inset(
          by: DirectionalInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      warningView.centerX == view.centerX
    }
    warningView.translatesAutoresizingMaskIntoConstraints = false
    warningConstraints =
      ConstraintGroup {
        warningView.top == card.bottom + Constants.margin
      }.constraints
    Constraint.activate { warningView.bottom == view.top ~ .low }
  }

  func expandCard() {
    cardHeight?.constant = 320
  }

  func setWarningVisible(_ isVisible: Bool) {
    if isVisible {
      Constraint.activate(warningConstraints)
    } else {
      Constraint.deactivate(warningConstraints)
    }
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }
}
