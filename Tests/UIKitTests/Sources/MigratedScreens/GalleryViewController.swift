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

  private var captionBottom: Constraint?
  private var selectionPosition: Constraint?
  private var portraitConstraints: [Constraint] = []
  private var landscapeConstraints: [Constraint] = []

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
    Constraint.activate {
      imageView.horizontalEdges == view.edges
      imageView.top == view.top
      imageView.bottom == thumbnailBar.top ~ .high
    }

    portraitConstraints =
      Constraint.activate {
        imageView.height <= 0.7 * view.height
      }.constraints
    imageView.translatesAutoresizingMaskIntoConstraints = false
    landscapeConstraints =
      ConstraintGroup {
        imageView.height == imageView.width / 2 ~ .high + 1
        imageView.height >= 100
      }.constraints

    captionBottom = captionView.bottom == imageView.bottom
    Constraint.activate {
      captionLabel.top == captionView.top + Style.captionInsets.top
      captionLabel.leading == captionView.leading + Style.captionInsets.left
      captionLabel.bottom == captionView.bottom - Style.captionInsets.bottom
      captionLabel.trailing == captionView.trailing - Style.captionInsets.right
      captionView.horizontalEdges == imageView.edges
      captionBottom
    }

    Constraint.activate {
      closeButton.trailing == view.margins.trailing
      closeButton.top == view.safeArea.top + 8
      closeButton.width >= 44
      closeButton.height == closeButton.width ~ .low
    }
  }

  private func layoutThumbnails() {
    Constraint.activate {
      thumbnailBar.horizontalEdges == view.safeArea.edges
      thumbnailBar.bottom == view.safeArea.bottom
      thumbnailBar.height == Style.thumbnailSize + 2 * Style.spacing
    }

    for (index, thumbnail) in thumbnails.enumerated() {
      Constraint.activate {
        thumbnail.centerY == thumbnailBar.centerY
        thumbnail.size == CGSize(width: Style.thumbnailSize, height: Style.thumbnailSize)
      }
      if index == 0 {
        Constraint.activate { thumbnail.leading == thumbnailBar.leading + Style.spacing }
      } else {
        Constraint.activate { thumbnail.leading == thumbnails[index - 1].trailing + Style.spacing }
      }
    }
    Constraint.activate {
      selection.height == 2
      selection.bottom == thumbnailBar.bottom
      selection.width == Style.thumbnailSize / 2
    }
  }

  func select(_ index: Int) {
    selectionPosition?.isActive = false
    selectionPosition = selection.centerX == thumbnails[index].centerX
    selectionPosition?.isActive = true
  }

  func setCaptionHidden(_ isHidden: Bool) {
    captionBottom?.constant = isHidden ? 60 : 0
    captionView.alpha = isHidden ? 0 : 1
  }

  func setLandscape(_ isLandscape: Bool) {
    if isLandscape {
      Constraint.deactivate(portraitConstraints)
      Constraint.activate(landscapeConstraints)
    } else {
      Constraint.deactivate(landscapeConstraints)
      Constraint.activate(portraitConstraints)
    }
  }
}
