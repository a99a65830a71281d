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
  private var logoTop: NSLayoutConstraint?
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []

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

    logoView.translatesAutoresizingMaskIntoConstraints = false
    logoTop = logoView.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40)
    NSLayoutConstraint.activate([
      logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
      logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor),
    ])
    logoTop?.isActive = true

    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: CGSize(width: 20, height: 20).width),
      badge.heightAnchor.constraint(equalToConstant: CGSize(width: 20, height: 20).height),
      badge.rightAnchor.constraint(equalTo: logoView.rightAnchor, constant: 6),
      badge.topAnchor.constraint(equalTo: logoView.topAnchor, constant: -6),
    ])

    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 24),
      titleLabel.centerXAnchor.constraint(equalTo: logoView.centerXAnchor),
      NSLayoutConstraint(
        item: titleLabel, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
    ])

    textLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      textLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      textLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])

    buttonBar.translatesAutoresizingMaskIntoConstraints = false
    startButton.translatesAutoresizingMaskIntoConstraints = false
    laterButton.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      buttonBar.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      buttonBar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      buttonBar.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      buttonBar.topAnchor.constraint(greaterThanOrEqualTo: textLabel.bottomAnchor, constant: 16),
      startButton.heightAnchor.constraint(equalToConstant: 44),
      laterButton.heightAnchor.constraint(equalToConstant: 44),
    ])

    compactConstraints =
      [
        startButton.topAnchor.constraint(equalTo: buttonBar.topAnchor),
        startButton.leadingAnchor.constraint(equalTo: buttonBar.leadingAnchor),
        startButton.trailingAnchor.constraint(equalTo: buttonBar.trailingAnchor),
        laterButton.topAnchor.constraint(equalTo: startButton.bottomAnchor, constant: 8),
        laterButton.leadingAnchor.constraint(equalTo: buttonBar.leadingAnchor),
        laterButton.bottomAnchor.constraint(equalTo: buttonBar.bottomAnchor),
        laterButton.trailingAnchor.constraint(equalTo: buttonBar.trailingAnchor),
      ]
    regularConstraints =
      [
        startButton.topAnchor.constraint(equalTo: buttonBar.topAnchor),
        startButton.bottomAnchor.constraint(equalTo: buttonBar.bottomAnchor),
        startButton.trailingAnchor.constraint(equalTo: buttonBar.trailingAnchor),
        laterButton.trailingAnchor.constraint(equalTo: startButton.leadingAnchor, constant: -8),
        laterButton.topAnchor.constraint(equalTo: buttonBar.topAnchor),
        laterButton.leadingAnchor.constraint(equalTo: buttonBar.leadingAnchor),
        laterButton.bottomAnchor.constraint(equalTo: buttonBar.bottomAnchor),
        laterButton.widthAnchor.constraint(equalTo: startButton.widthAnchor),
      ]
    NSLayoutConstraint.activate(compactConstraints)
    didSetupConstraints = true
  }

  func setCompact(_ isCompact: Bool) {
    NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
    NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
  }

  func moveLogoUp() {
    logoTop?.constant = 12
    UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
  }
}
