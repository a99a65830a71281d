// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import UIKit

/// A timer with its laps. The buttons are at the bottom, or beside the time.
final class TimerView: UIView {
  private let timeLabel = UILabel()
  private let startButton = UIButton()
  private let lapButton = UIButton()
  private let lapsView = UIView()
  private var lapLabels: [UILabel] = []

  private let buttonGroup = ConstraintGroup()
  private let lapGroup = ConstraintGroup()
  private var timeTop: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.text = "00:00.0"
    timeLabel.font = .systemFont(ofSize: 48)
    startButton.setTitle("Start", for: .normal)
    lapButton.setTitle("Lap", for: .normal)
    [timeLabel, startButton, lapButton, lapsView].forEach(addSubview)

    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    timeTop = timeLabel.topAnchor.constraint(
      equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 40)
    let centerXConstraint = timeLabel.centerXAnchor.constraint(equalTo: self.centerXAnchor)
    centerXConstraint.priority = UILayoutPriority(900)
    lapsView.translatesAutoresizingMaskIntoConstraints = false
    let topConstraint = lapsView.topAnchor.constraint(equalTo: self.topAnchor)
    topConstraint.priority = .defaultLow
    let leadingConstraint = lapsView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 24)
    leadingConstraint.priority = .defaultLow
    let bottomConstraint = lapsView.bottomAnchor.constraint(equalTo: self.bottomAnchor)
    bottomConstraint.priority = .defaultLow
    let trailingConstraint = lapsView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -24)
    trailingConstraint.priority = .defaultLow
    NSLayoutConstraint.activate([
      centerXConstraint,

      lapsView.topAnchor.constraint(equalTo: timeLabel.bottomAnchor, constant: 24),
      topConstraint,
      leadingConstraint,
      bottomConstraint,
      trailingConstraint,
      lapsView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 24),
      lapsView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -24),
    ])
    timeTop?.isActive = true
    startButton.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      startButton.widthAnchor.constraint(equalTo: lapButton.widthAnchor),
      startButton.heightAnchor.constraint(equalTo: lapButton.heightAnchor),
      startButton.widthAnchor.constraint(equalToConstant: 88),
      startButton.heightAnchor.constraint(equalTo: startButton.widthAnchor, multiplier: 1 / 2),
      startButton.centerYAnchor.constraint(equalTo: lapButton.centerYAnchor),
    ])
    arrangeButtons(beside: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Buttons

  func arrangeButtons(beside: Bool) {
    if beside {
      buttonGroup.replace {
        startButton.centerY == timeLabel.centerY
        startButton.leading == 16
        lapButton.trailing == -16
      }
      buttonGroup.activate()
    } else {
      buttonGroup.replace {
        startButton.bottom == self.safeArea.bottom - 24
        startButton.trailing == self.centerX - 8
        lapButton.leading == self.centerX + 8
      }
      buttonGroup.activate()
    }
  }

  // MARK: - Laps

  func addLap(_ text: String) {
    let label = UILabel()
    label.text = text
    lapsView.addSubview(label)
    lapLabels.append(label)

    lapGroup.replace {
      lapLabels[0].top == 0
      for lap in lapLabels {
        lap.leading == 0
        lap.width <= lap.superview!.width
      }
      for (view, next) in zip(lapLabels, lapLabels.dropFirst()) {
        view.bottom == next.top - 6
      }
      for view in lapLabels.dropFirst() {
        lapLabels[0].leading == view.leading
      }
    }
    lapGroup.activate()
  }

  func clearLaps() {
    lapGroup.replace {}
    lapLabels.forEach { $0.removeFromSuperview() }
    lapLabels = []
  }

  func moveTimeDown() {
    timeTop?.constant = 120
  }
}
