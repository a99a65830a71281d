import Anchors
import Foundation
import UIKit

/// The first page of an app, with a picture, a text and two buttons.
final class WelcomeViewController: UIViewController {
  let logoView = UIImageView()
  let titleLabel = UILabel()
  let textLabel = UILabel()
  let buttonBar = UIView()
  let startButton = UIButton()
  let laterButton = UIButton()
  let badge = UIView()

  private var didSetupConstraints = false
  private var logoTop: Constraint?
  private var compactConstraints: [Constraint] = []
  private var regularConstraints: [Constraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome"
    titleLabel.font = .systemFont(ofSize: 34)
    textLabel.text = "Everything in one place."
    textLabel.numberOfLines = 0
    startButton.setTitle("Get started", for: .normal)
    laterButton.setTitle("Later", for: .normal)
    view.addSubview(logoView)
    view.addSubview(titleLabel)
    view.addSubview(textLabel)
    view.addSubview(buttonBar)
    logoView.addSubview(badge)
    buttonBar.addSubview(startButton)
    buttonBar.addSubview(laterButton)
    setupConstraints()
  }

  private func setupConstraints() {
    guard !didSetupConstraints else { return }

    logoTop = logoView.top == view.safeArea.top + 40
    Constraint.activate {
      logoTop
      logoView.centerX == 0
      logoView.width == 0.4 * view.width
      logoView.height == logoView.width
    }

    Constraint.activate {
      badge.size == CGSize(width: 20, height: 20)
      badge.right == 6
      badge.top == -6
    }

    Constraint.activate {
      titleLabel.top == logoView.bottom + 24
      titleLabel.centerX == logoView.centerX
      titleLabel.leading >= view.leadingMargin
    }

    Constraint.activate {
      textLabel.top == titleLabel.bottom + 8
      textLabel.leading == 32
      textLabel.trailing == -32
    }

    Constraint.activate {
      buttonBar.edges(excluding: .top) == view.safeArea.edges.inset(by: 16)
      buttonBar.top >= textLabel.bottom + 16
      [startButton, laterButton].height == 44
    }

    compactConstraints =
      ConstraintGroup {
        startButton.edges(excluding: .bottom) == 0
        laterButton.top == startButton.bottom + 8
        laterButton.edges(excluding: .top) == 0
      }.constraints
    regularConstraints =
      ConstraintGroup {
        startButton.edges(excluding: .leading) == 0
        laterButton.trailing == startButton.leading - 8
        laterButton.edges(excluding: .trailing) == 0
        laterButton.width == startButton.width
      }.constraints
    Constraint.activate(compactConstraints)
    didSetupConstraints = true
  }

  func setCompact(_ isCompact: Bool) {
    Constraint.deactivate(isCompact ? regularConstraints : compactConstraints)
    Constraint.activate(isCompact ? compactConstraints : regularConstraints)
  }

  func moveLogoUp() {
    logoTop?.constant = 12
    UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
  }
}
