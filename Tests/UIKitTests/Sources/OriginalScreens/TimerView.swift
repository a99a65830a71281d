// swift-format-ignore-file: NeverForceUnwrap

import Cartography
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

    constrain(self, timeLabel, lapsView) { view, time, laps in
      timeTop = time.top == view.safeAreaLayoutGuide.top + 40
      time.centerX == view.centerX ~ LayoutPriority(900)

      laps.top == time.bottom + 24
      laps.edges == inset(view.edges, 0, 24, 0, 24) ~ .defaultLow
      laps.leading == view.leading + 24
      laps.trailing == view.trailing - 24
    }
    constrain(startButton, lapButton) { start, lap in
      start.size == lap.size
      start.width == 88
      start.height == start.width / 2
      align(centerY: start, lap)
    }
    arrangeButtons(beside: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Buttons

  func arrangeButtons(beside: Bool) {
    if beside {
      constrain(startButton, lapButton, timeLabel, replace: buttonGroup) { start, lap, time in
        start.centerY == time.centerY
        start.leading == start.superview!.leading + 16
        lap.trailing == lap.superview!.trailing - 16
      }
    } else {
      constrain(startButton, lapButton, replace: buttonGroup) { start, lap in
        start.bottom == start.superview!.safeAreaLayoutGuide.bottom - 24
        start.trailing == start.superview!.centerX - 8
        lap.leading == lap.superview!.centerX + 8
      }
    }
  }

  // MARK: - Laps

  func addLap(_ text: String) {
    let label = UILabel()
    label.text = text
    lapsView.addSubview(label)
    lapLabels.append(label)

    constrain(lapLabels, replace: lapGroup) { laps in
      laps[0].top == laps[0].superview!.top
      for lap in laps {
        lap.leading == lap.superview!.leading
        lap.width <= lap.superview!.width
      }
      distribute(by: 6, vertically: laps)
      align(leading: laps)
    }
  }

  func clearLaps() {
    constrain(clear: lapGroup)
    lapLabels.forEach { $0.removeFromSuperview() }
    lapLabels = []
  }

  func moveTimeDown() {
    timeTop?.constant = 120
  }
}
