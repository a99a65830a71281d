import Anchors
import UIKit

/// The bar that shows which title is playing.
final class PlayerBarView: UIView {
  // MARK: - Subviews

  private lazy var artworkView: UIImageView = {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.clipsToBounds = true
    return view
  }()

  private lazy var titleLabel: UILabel = {
    let l = UILabel()
    l.translatesAutoresizingMaskIntoConstraints = false
    l.text = "Blue in Green"
    l.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return l
  }()

  private lazy var artistLabel: UILabel = {
    let l = UILabel()
    l.translatesAutoresizingMaskIntoConstraints = false
    l.text = "Miles Davis"
    l.font = .systemFont(ofSize: 12)
    return l
  }()

  private lazy var elapsedLabel: UILabel = {
    let l = UILabel()
    l.translatesAutoresizingMaskIntoConstraints = false
    l.text = "1:12"
    return l
  }()

  private lazy var remainingLabel: UILabel = {
    let l = UILabel()
    l.translatesAutoresizingMaskIntoConstraints = false
    l.text = "-4:25"
    return l
  }()

  private lazy var playButton: UIButton = {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Play", for: .normal)
    return button
  }()

  private lazy var trackView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var progressView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  // MARK: - Constraints

  private var heightConstraint: Constraint?
  private var artworkSizeConstraint: Constraint?
  private var progressConstraint: Constraint?
  private let barView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  private func setupView() {
    addSubview(barView)
    [
      artworkView, titleLabel, artistLabel, playButton, trackView, progressView, elapsedLabel,
      remainingLabel,
    ].forEach(barView.addSubview)

    self.heightConstraint = barView.height == 64
    self.artworkSizeConstraint = artworkView.height == 48
    self.progressConstraint = progressView.width == 0
    self.heightConstraint?.isActive = true
    self.artworkSizeConstraint?.isActive = true
    self.progressConstraint?.isActive = true

    Constraint.activate {
      self.barView.leading == self.leading
      self.barView.trailing == self.trailing
      self.barView.bottom == self.safeArea.bottom

      self.artworkView.leading == self.barView.leading + 8
      self.artworkView.top == self.barView.top + 8
      self.artworkView.width == self.artworkView.height

      self.titleLabel.leading == self.artworkView.trailing + 12
      self.titleLabel.bottom == self.artworkView.centerY
      self.artistLabel.leading == self.titleLabel.leading
      self.artistLabel.top == self.artworkView.centerY
      self.artistLabel.trailing <= self.playButton.leading - 8

      self.playButton.leading >= self.titleLabel.trailing + 8
      self.playButton.trailing == self.barView.trailing - 12
      self.playButton.centerY == self.artworkView.centerY

      self.trackView.left == self.barView.left
      self.trackView.right == self.barView.right
      self.trackView.bottom == self.barView.bottom
      self.trackView.height == 2
      self.progressView.left == self.trackView.left
      self.progressView.top == self.trackView.top
      self.progressView.bottom == self.trackView.bottom

      self.elapsedLabel.leading == self.barView.margins.leading
      self.elapsedLabel.bottom == self.trackView.top - 4
      self.remainingLabel.trailing == self.barView.margins.trailing
      self.remainingLabel.firstBaseline == self.elapsedLabel.firstBaseline
    }
  }

  // MARK: - Public

  func expand() {
    heightConstraint?.constant = 240
    artworkSizeConstraint?.constant = 160
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
      self.layoutIfNeeded()
    }
  }

  func setProgress(_ progress: CGFloat) {
    progressConstraint?.isActive = false
    let constraint = progressView.width == progress * trackView.width
    constraint.isActive = true
    progressConstraint = constraint
  }
}
