import Anchors
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

  private var imageHeightConstraint: Constraint?
  private lazy var toolbarBottomConstraint = toolbar.bottom == view.bottom

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

    let imageHeight = imageView.height == 220
    imageHeight.priority = .high
    imageHeight.identifier = "image height"
    imageHeightConstraint = imageHeight

    Constraint.activate {
      imageView.top == view.top
      imageView.leading == view.leading
      imageView.trailing == view.trailing
      imageView.height <= 1.0 / 3.0 * view.height
      imageHeight

      titleLabel.top == imageView.bottom + 16
      titleLabel.leading == view.margins.leading
      titleLabel.trailing <= view.margins.trailing

      authorLabel.firstBaseline == titleLabel.lastBaseline + 24
      authorLabel.leading == titleLabel.leading

      bodyLabel.top == authorLabel.bottom + .system
      bodyLabel.leading == view.readableContent.leading
      bodyLabel.trailing == view.readableContent.trailing
      bodyLabel.bottom <= toolbar.top - 16

      toolbar.leading == view.leading
      toolbar.trailing == view.trailing
      toolbarBottomConstraint
      toolbar.height == 83

      likeButton.top == toolbar.top
      likeButton.leading == toolbar.leading + 16
      likeButton.height == 49
      shareButton.top == likeButton.top
      shareButton.leading >= likeButton.trailing + 8
      shareButton.trailing == toolbar.trailing - 16
      shareButton.height == likeButton.height
      shareButton.width == likeButton.width
    }
    Constraint.activate { likeButton.width >= 80 }
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
    Constraint.activate { imageView.height == 0 }
  }
}
