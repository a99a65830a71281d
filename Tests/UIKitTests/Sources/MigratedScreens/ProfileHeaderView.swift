import Anchors
import UIKit

/// The header of a profile. A tap on the biography shows all of it.
final class ProfileHeaderView: UIView {
  var onToggle: ((Bool) -> Void)?
  var onFollow: (() -> Void)?

  private(set) var isExpanded = false
  private var isFollowing = false

  private let coverView = UIImageView()
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let bioLabel = UILabel()
  private let followButton = UIButton()
  private let statsView = UIView()
  private let statLabels = ["12 posts", "340 followers", "97 following"].map { text -> UILabel in
    let label = UILabel()
    label.text = text
    return label
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = "Mary Shelley"
    bioLabel.text = "Writes at night."
    followButton.setTitle("Follow", for: .normal)
    setup()
    bindCallbacks()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// MARK: - Layout

extension ProfileHeaderView {
  fileprivate func setup() {
    addSubview(coverView)
    addSubview(avatarView)
    addSubview(nameLabel)
    addSubview(bioLabel)
    addSubview(followButton)
    addSubview(statsView)
    statLabels.forEach(statsView.addSubview)

    coverView.makeConstraints { v in
      v.edges(.top, .leading, .trailing) == 0
      v.height == 1.0 / 3 * coverView.width
    }
    avatarView.makeConstraints { v in
      v.size == CGSize(width: 80, height: 80)
      v.centerY == coverView.bottom
      v.leading == 16
    }
    followButton.makeConstraints { v in
      v.top == coverView.bottom + 8
      v.trailing == -16
      v.width >= 96
      v.height == 32
    }
    nameLabel.makeConstraints { v in
      v.top == avatarView.bottom + 8
      v.leading == avatarView.leading
      v.trailing <= followButton.leading - 8
    }
    makeBioConstraints()
    statsView.makeConstraints { v in
      v.top == bioLabel.bottom + 12
      v.horizontalEdges == 16
      v.height == 44
      v.bottom <= -16
    }

    var previous: UIView?
    for label in statLabels {
      label.makeConstraints { v in
        v.verticalEdges == 0
        if let previous = previous {
          v.leading == previous.trailing + 8
          v.width == previous.width ~ .high
        } else {
          v.leading == 0
        }
      }
      previous = label
    }
    previous?.makeConstraints { v in
      v.trailing <= 0
    }
  }

  private func makeBioConstraints() {
    bioLabel.remakeConstraints { v in
      v.top == nameLabel.bottom + 4
      v.horizontalEdges == 16
      if !isExpanded {
        v.height <= 20
      }
    }
  }
}

// MARK: - Callbacks

extension ProfileHeaderView {
  fileprivate func bindCallbacks() {
    onToggle = { [weak self] isExpanded in
      guard let self = self else { return }
      self.bioLabel.numberOfLines = isExpanded ? 0 : 1
      self.bioLabel.remakeConstraints { v in
        v.top == self.nameLabel.bottom + (isExpanded ? 12 : 4)
        v.horizontalEdges == 16
        if isExpanded {
          v.height >= 60
        }
      }
    }
    onFollow = { [weak self] in
      self?.isFollowing.toggle()
      self?.followButton.updateConstraints { v in
        v.height == (self?.isFollowing == true ? 40 : 32)
      }
      UIView.animate(withDuration: 0.2) { self?.layoutIfNeeded() }
    }
  }

  func toggle() {
    isExpanded.toggle()
    onToggle?(isExpanded)
  }

  func follow() {
    onFollow?()
  }
}
