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

  private var heightConstraint: NSLayoutConstraint?
  private var artworkSizeConstraint: NSLayoutConstraint?
  private var progressConstraint: NSLayoutConstraint?
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

    barView.translatesAutoresizingMaskIntoConstraints = false
    self.heightConstraint = barView.heightAnchor.constraint(equalToConstant: 64)
    self.artworkSizeConstraint = artworkView.heightAnchor.constraint(equalToConstant: 48)
    self.progressConstraint = progressView.widthAnchor.constraint(equalToConstant: 0)
    self.heightConstraint?.isActive = true
    self.artworkSizeConstraint?.isActive = true
    self.progressConstraint?.isActive = true

    NSLayoutConstraint.activate([
      self.barView.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      self.barView.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      self.barView.bottomAnchor.constraint(equalTo: self.safeAreaLayoutGuide.bottomAnchor),

      self.artworkView.leadingAnchor.constraint(equalTo: self.barView.leadingAnchor, constant: 8),
      self.artworkView.topAnchor.constraint(equalTo: self.barView.topAnchor, constant: 8),
      self.artworkView.widthAnchor.constraint(equalTo: self.artworkView.heightAnchor),

      self.titleLabel.leadingAnchor.constraint(
        equalTo: self.artworkView.trailingAnchor, constant: 12),
      self.titleLabel.bottomAnchor.constraint(equalTo: self.artworkView.centerYAnchor),
      self.artistLabel.leadingAnchor.constraint(equalTo: self.titleLabel.leadingAnchor),
      self.artistLabel.topAnchor.constraint(equalTo: self.artworkView.centerYAnchor),
      self.artistLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: self.playButton.leadingAnchor, constant: -8),

      self.playButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: self.titleLabel.trailingAnchor, constant: 8),
      self.playButton.trailingAnchor.constraint(equalTo: self.barView.trailingAnchor, constant: -12),
      self.playButton.centerYAnchor.constraint(equalTo: self.artworkView.centerYAnchor),

      self.trackView.leftAnchor.constraint(equalTo: self.barView.leftAnchor),
      self.trackView.rightAnchor.constraint(equalTo: self.barView.rightAnchor),
      self.trackView.bottomAnchor.constraint(equalTo: self.barView.bottomAnchor),
      self.trackView.heightAnchor.constraint(equalToConstant: 2),
      self.progressView.leftAnchor.constraint(equalTo: self.trackView.leftAnchor),
      self.progressView.topAnchor.constraint(equalTo: self.trackView.topAnchor),
      self.progressView.bottomAnchor.constraint(equalTo: self.trackView.bottomAnchor),

      self.elapsedLabel.leadingAnchor.constraint(
        equalTo: self.barView.layoutMarginsGuide.leadingAnchor),
      self.elapsedLabel.bottomAnchor.constraint(equalTo: self.trackView.topAnchor, constant: -4),
      self.remainingLabel.trailingAnchor.constraint(
        equalTo: self.barView.layoutMarginsGuide.trailingAnchor),
      self.remainingLabel.firstBaselineAnchor.constraint(
        equalTo: self.elapsedLabel.firstBaselineAnchor),
    ])
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
    let constraint = progressView.widthAnchor.constraint(
      equalTo: trackView.widthAnchor, multiplier: progress)
    constraint.isActive = true
    progressConstraint = constraint
  }
}
