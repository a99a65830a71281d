import Anchorage
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
  private var portraitConstraints: [NSLayoutConstraint] = []
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
    imageView.horizontalAnchors == view.horizontalAnchors
    imageView.topAnchor == view.topAnchor
    imageView.bottomAnchor == thumbnailBar.topAnchor ~ .high

    portraitConstraints = Anchorage.batch {
      imageView.heightAnchor <= view.heightAnchor * 0.7
    }
    landscapeConstraints = Anchorage.batch(active: false) {
      imageView.heightAnchor == imageView.widthAnchor / 2 ~ .high + 1
      imageView.heightAnchor >= 100
    }

    captionLabel.edgeAnchors == captionView.edgeAnchors + Style.captionInsets
    captionView.horizontalAnchors == imageView.horizontalAnchors
    captionBottom = captionView.bottomAnchor == imageView.bottomAnchor

    closeButton.trailingAnchor == view.layoutMarginsGuide.trailingAnchor
    closeButton.topAnchor == view.safeAreaLayoutGuide.topAnchor + 8
    closeButton.widthAnchor >= 44
    closeButton.heightAnchor == closeButton.widthAnchor ~ .low
  }

  private func layoutThumbnails() {
    thumbnailBar.horizontalAnchors == view.safeAreaLayoutGuide.horizontalAnchors
    thumbnailBar.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor
    thumbnailBar.heightAnchor == Style.thumbnailSize + 2 * Style.spacing

    for (index, thumbnail) in thumbnails.enumerated() {
      thumbnail.centerYAnchor == thumbnailBar.centerYAnchor
      thumbnail.sizeAnchors == CGSize(width: Style.thumbnailSize, height: Style.thumbnailSize)
      if index == 0 {
        thumbnail.leadingAnchor == thumbnailBar.leadingAnchor + Style.spacing
      } else {
        thumbnail.leadingAnchor == thumbnails[index - 1].trailingAnchor + Style.spacing
      }
    }
    selection.heightAnchor == 2
    selection.bottomAnchor == thumbnailBar.bottomAnchor
    selection.widthAnchor == Style.thumbnailSize / 2
  }

  func select(_ index: Int) {
    selectionPosition?.isActive = false
    selectionPosition = selection.centerXAnchor == thumbnails[index].centerXAnchor
  }

  func setCaptionHidden(_ isHidden: Bool) {
    captionBottom?.constant = isHidden ? 60 : 0
    captionView.alpha = isHidden ? 0 : 1
  }

  func setLandscape(_ isLandscape: Bool) {
    if isLandscape {
      NSLayoutConstraint.deactivate(portraitConstraints)
      NSLayoutConstraint.activate(landscapeConstraints)
    } else {
      NSLayoutConstraint.deactivate(landscapeConstraints)
      NSLayoutConstraint.activate(portraitConstraints)
    }
  }
}
