import Foundation
import PureLayout
import UIKit

/// The first page of an app, with a picture, a text and two buttons.
final class WelcomeViewController: UIViewController {
  let logoView = UIImageView.newAutoLayout()
  let titleLabel = UILabel.newAutoLayout()
  let textLabel = UILabel.newAutoLayout()
  let buttonBar = UIView.newAutoLayout()
  let startButton = UIButton.newAutoLayout()
  let laterButton = UIButton.newAutoLayout()
  let badge = UIView.newAutoLayout()

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

    logoTop = logoView.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
    logoView.autoAlignAxis(toSuperviewAxis: .vertical)
    logoView.autoMatch(.width, to: .width, of: view, withMultiplier: 0.4)
    logoView.autoMatch(.height, to: .width, of: logoView)

    badge.autoSetDimensions(to: CGSize(width: 20, height: 20))
    badge.autoPinEdge(toSuperviewEdge: .right, withInset: -6)
    badge.autoPinEdge(toSuperviewEdge: .top, withInset: -6)

    titleLabel.autoPinEdge(.top, to: .bottom, of: logoView, withOffset: 24)
    titleLabel.autoAlignAxis(.vertical, toSameAxisOf: logoView)
    titleLabel.autoPinEdge(toSuperviewMargin: .leading, relation: .greaterThanOrEqual)

    textLabel.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 8)
    textLabel.autoPinEdge(toSuperviewEdge: .leading, withInset: 32)
    textLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 32)

    buttonBar.autoPinEdgesToSuperviewSafeArea(
      with: UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16), excludingEdge: .top)
    buttonBar.autoPinEdge(
      .top, to: .bottom, of: textLabel, withOffset: 16, relation: .greaterThanOrEqual)
    NSArray(array: [startButton, laterButton]).autoSetViewsDimension(.height, toSize: 44)

    compactConstraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      startButton.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
      laterButton.autoPinEdge(.top, to: .bottom, of: startButton, withOffset: 8)
      laterButton.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
    }
    regularConstraints = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      startButton.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .leading)
      laterButton.autoPinEdge(.trailing, to: .leading, of: startButton, withOffset: -8)
      laterButton.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .trailing)
      laterButton.autoMatch(.width, to: .width, of: startButton)
    }
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
