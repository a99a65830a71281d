import UIKit

/// An article with a picture, its text, and a bar at the bottom.
final class ArticleViewController: UIViewController {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let toolbar = UIView()
  private let likeButton = UIButton()
  private let shareButton = UIButton()

  private var imageHeightConstraint: NSLayoutConstraint?
  private lazy var toolbarBottomConstraint = toolbar.bottomAnchor.constraint(
    equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()

    titleLabel.text = "The long way home"
    titleLabel.font = .systemFont(ofSize: 28)
    authorLabel.text = "by Ada"
    bodyLabel.text = "It was late when the train came in."
    bodyLabel.numberOfLines = 0
    likeButton.setTitle("Like", for: .normal)
    shareButton.setTitle("Share", for: .normal)

    for subview in [imageView, titleLabel, authorLabel, bodyLabel, toolbar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    [likeButton, shareButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      toolbar.addSubview($0)
    }

    let imageHeight = imageView.heightAnchor.constraint(equalToConstant: 220)
    imageHeight.priority = .defaultHigh
    imageHeight.identifier = "image height"
    imageHeightConstraint = imageHeight

    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 1.0 / 3.0),
      imageHeight,

      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),

      authorLabel.firstBaselineAnchor.constraint(
        equalTo: titleLabel.lastBaselineAnchor, constant: 24),
      authorLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),

      bodyLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: authorLabel.bottomAnchor, multiplier: 1),
      bodyLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      bodyLabel.bottomAnchor.constraint(lessThanOrEqualTo: toolbar.topAnchor, constant: -16),

      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbarBottomConstraint,
      toolbar.heightAnchor.constraint(equalToConstant: 83),

      likeButton.topAnchor.constraint(equalTo: toolbar.topAnchor),
      likeButton.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor, constant: 16),
      likeButton.heightAnchor.constraint(equalToConstant: 49),
      shareButton.topAnchor.constraint(equalTo: likeButton.topAnchor),
      shareButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: likeButton.trailingAnchor, constant: 8),
      shareButton.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor, constant: -16),
      shareButton.heightAnchor.constraint(equalTo: likeButton.heightAnchor),
      shareButton.widthAnchor.constraint(equalTo: likeButton.widthAnchor),
    ])
    likeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
  }

  func showFullImage() {
    imageHeightConstraint?.constant = 300
    view.setNeedsLayout()
  }

  func hideToolbar(animated: Bool = true) {
    toolbarBottomConstraint.constant = 83
    guard animated else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut],
      animations: { [weak self] in self?.view.layoutIfNeeded() })
  }

  func removeImage() {
    imageHeightConstraint?.isActive = false
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.heightAnchor.constraint(equalToConstant: 0).isActive = true
  }
}
