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
  private var timeTop: Constraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.text = "00:00.0"
    timeLabel.font = .systemFont(ofSize: 48)
    startButton.setTitle("Start", for: .normal)
    lapButton.setTitle("Lap", for: .normal)
    [timeLabel, startButton, lapButton, lapsView].forEach(addSubview)

    timeTop = timeLabel.top == self.safeArea.top + 40
    Constraint.activate {
      timeTop
      timeLabel.centerX == self.centerX ~ 900

      lapsView.top == timeLabel.bottom + 24
      lapsView.edges
        == self.edges.inset(by: DirectionalInsets(top: 0, leading: 24, bottom: 0, trailing: 24))
        ~ .low
      lapsView.leading == self.leading + 24
      lapsView.trailing == self.trailing - 24
    }
    Constraint.activate {
      startButton.size == lapButton.size
      startButton.width == 88
      startButton.height == startButton.width / 2
      startButton.centerY == lapButton.centerY
    }
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
