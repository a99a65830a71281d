import SnapKit
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

    coverView.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(coverView.snp.width).multipliedBy(1.0 / 3)
    }
    avatarView.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 80, height: 80))
      make.centerY.equalTo(coverView.snp.bottom)
      make.leading.equalToSuperview().offset(16)
    }
    followButton.snp.makeConstraints { make in
      make.top.equalTo(coverView.snp.bottom).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.width.greaterThanOrEqualTo(96)
      make.height.equalTo(32)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView.snp.bottom).offset(8)
      make.leading.equalTo(avatarView)
      make.trailing.lessThanOrEqualTo(followButton.snp.leading).offset(-8)
    }
    makeBioConstraints()
    statsView.snp.makeConstraints { make in
      make.top.equalTo(bioLabel.snp.bottom).offset(12)
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.equalTo(44)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }

    var previous: UIView?
    for label in statLabels {
      label.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if let previous = previous {
          make.leading.equalTo(previous.snp.trailing).offset(8)
          make.width.equalTo(previous).priority(.high)
        } else {
          make.leading.equalToSuperview()
        }
      }
      previous = label
    }
    previous?.snp.makeConstraints { make in
      make.trailing.lessThanOrEqualToSuperview()
    }
  }

  private func makeBioConstraints() {
    bioLabel.snp.remakeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.leading.trailing.equalToSuperview().inset(16)
      guard !isExpanded else { return }
      make.height.lessThanOrEqualTo(20)
    }
  }
}

// MARK: - Callbacks

extension ProfileHeaderView {
  fileprivate func bindCallbacks() {
    onToggle = { [weak self] isExpanded in
      guard let self = self else { return }
      self.bioLabel.numberOfLines = isExpanded ? 0 : 1
      self.bioLabel.snp.remakeConstraints { make in
        make.top.equalTo(self.nameLabel.snp.bottom).offset(isExpanded ? 12 : 4)
        make.leading.trailing.equalToSuperview().inset(16)
        if isExpanded {
          make.height.greaterThanOrEqualTo(60)
        }
      }
    }
    onFollow = { [weak self] in
      self?.isFollowing.toggle()
      self?.followButton.snp.updateConstraints { make in
        make.height.equalTo(self?.isFollowing == true ? 40 : 32)
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
