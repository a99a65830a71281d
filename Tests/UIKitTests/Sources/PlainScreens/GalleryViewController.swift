import Anchors
import UIKit

/// A large picture above a row of small ones, with a caption that can be hidden.
class GalleryViewController: UIViewController {
  fileprivate enum Style {
    static let thumbnailSize: CGFloat = 56
    static let spacing: CGFloat = 6
    static let captionInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  let imageView = UIImageView()
  let captionView = UIView()
  let captionLabel = UILabel()
  let thumbnailBar = UIView()
  let closeButton = UIButton()
  var thumbnails: [UIImageView] = []
  let selection = UIView()

  private var captionBottom: NSLayoutConstraint?
  private var selectionPosition: NSLayoutConstraint?
  private var portraitConstraints: [Constraint] = []
  private var landscapeConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    captionLabel.text = "A lighthouse in the fog"
    closeButton.setTitle("Close", for: .normal)
    view.addSubview(imageView)
    view.addSubview(captionView)
    captionView.addSubview(captionLabel)
    view.addSubview(thumbnailBar)
    view.addSubview(closeButton)
    for _ in 0..<4 {
      let thumbnail = UIImageView()
      thumbnailBar.addSubview(thumbnail)
      thumbnails.append(thumbnail)
    }
    thumbnailBar.addSubview(selection)

    layoutImage()
    layoutThumbnails()
    select(0)
  }

  private func layoutImage() {
    let bottomConstraint = imageView.bottomAnchor.constraint(equalTo: thumbnailBar.topAnchor)
    bottomConstraint.priority = .defaultHigh
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      bottomConstraint,
    ])

    portraitConstraints =
      Constraint.activate {
        imageView.height <= 0.7 * view.height
      }.constraints
    imageView.translatesAutoresizingMaskIntoConstraints = false
    let heightConstraint = imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1 / 2)
    heightConstraint.priority = UILayoutPriority(751)
    landscapeConstraints =
      [
        heightConstraint,
        imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      ]

    captionView.translatesAutoresizingMaskIntoConstraints = false
    captionBottom = captionView.bottomAnchor.constraint(equalTo: imageView.bottomAnchor)
    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      captionLabel.topAnchor.constraint(
        equalTo: captionView.topAnchor, constant: Style.captionInsets.top),
      captionLabel.leadingAnchor.constraint(
        equalTo: captionView.leadingAnchor, constant: Style.captionInsets.left),
      captionLabel.bottomAnchor.constraint(
        equalTo: captionView.bottomAnchor, constant: -Style.captionInsets.bottom),
      captionLabel.trailingAnchor.constraint(
        equalTo: captionView.trailingAnchor, constant: -Style.captionInsets.right),
      captionView.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      captionView.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
    ])
    captionBottom?.isActive = true

    closeButton.translatesAutoresizingMaskIntoConstraints = false
    let heightConstraint2 = closeButton.heightAnchor.constraint(equalTo: closeButton.widthAnchor)
    heightConstraint2.priority = .defaultLow
    NSLayoutConstraint.activate([
      closeButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      closeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      heightConstraint2,
    ])
  }

  private func layoutThumbnails() {
    thumbnailBar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      thumbnailBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      thumbnailBar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      thumbnailBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      thumbnailBar.heightAnchor.constraint(equalToConstant: Style.thumbnailSize + 2 * Style.spacing),
    ])

    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        thumbnail.centerYAnchor.constraint(equalTo: thumbnailBar.centerYAnchor),
        thumbnail.widthAnchor.constraint(
          equalToConstant: CGSize(width: Style.thumbnailSize, height: Style.thumbnailSize).width),
        thumbnail.heightAnchor.constraint(
          equalToConstant: CGSize(width: Style.thumbnailSize, height: Style.thumbnailSize).height),
      ])
      if index == 0 {
        thumbnail.leadingAnchor.constraint(
          equalTo: thumbnailBar.leadingAnchor, constant: Style.spacing
        ).isActive = true
      } else {
        thumbnail.leadingAnchor.constraint(
          equalTo: thumbnails[index - 1].trailingAnchor, constant: Style.spacing
        ).isActive = true
      }
    }
    selection.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      selection.heightAnchor.constraint(equalToConstant: 2),
      selection.bottomAnchor.constraint(equalTo: thumbnailBar.bottomAnchor),
      selection.widthAnchor.constraint(equalToConstant: Style.thumbnailSize / 2),
    ])
  }

  func select(_ index: Int) {
    selectionPosition?.isActive = false
    if !thumbnails[index].isDescendant(of: selection) {
      selection.translatesAutoresizingMaskIntoConstraints = false
    }
    selectionPosition = selection.centerXAnchor.constraint(equalTo: thumbnails[index].centerXAnchor)
    selectionPosition?.isActive = true
  }

  func setCaptionHidden(_ isHidden: Bool) {
    captionBottom?.constant = isHidden ? 60 : 0
    captionView.alpha = isHidden ? 0 : 1
  }

  func setLandscape(_ isLandscape: Bool) {
    if isLandscape {
      Constraint.deactivate(portraitConstraints)
      NSLayoutConstraint.activate(landscapeConstraints)
    } else {
      NSLayoutConstraint.deactivate(landscapeConstraints)
      Constraint.activate(portraitConstraints)
    }
  }
}
