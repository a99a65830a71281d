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

    coverView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      coverView.topAnchor.constraint(equalTo: self.topAnchor),
      coverView.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      coverView.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor, multiplier: 1.0 / 3),
    ])
    avatarView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalToConstant: CGSize(width: 80, height: 80).width),
      avatarView.heightAnchor.constraint(equalToConstant: CGSize(width: 80, height: 80).height),
      avatarView.centerYAnchor.constraint(equalTo: coverView.bottomAnchor),
      avatarView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
    ])
    followButton.makeConstraints { v in
      v.top == coverView.bottom + 8
      v.trailing == -16
      v.width >= 96
      v.height == 32
    }
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: followButton.leadingAnchor, constant: -8),
    ])
    makeBioConstraints()
    statsView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      statsView.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 12),
      statsView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
      statsView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
      statsView.heightAnchor.constraint(equalToConstant: 44),
      statsView.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor, constant: -16),
    ])

    var previous: UIView?
    for label in statLabels {
      label.translatesAutoresizingMaskIntoConstraints = false
      do {
        label.topAnchor.constraint(equalTo: label.superview!.topAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: label.superview!.bottomAnchor).isActive = true
        if let previous = previous {
          label.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8)
            .isActive = true
          if !previous.isDescendant(of: label) {
            label.translatesAutoresizingMaskIntoConstraints = false
          }
          let widthConstraint = label.widthAnchor.constraint(equalTo: previous.widthAnchor)
          widthConstraint.priority = .defaultHigh
          widthConstraint.isActive = true
        } else {
          label.leadingAnchor.constraint(equalTo: label.superview!.leadingAnchor).isActive = true
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
