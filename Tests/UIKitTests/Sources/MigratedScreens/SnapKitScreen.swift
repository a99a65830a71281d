// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import UIKit

/// The settings of an account.
final class SettingsViewController: UIViewController {
  private enum Metrics {
    static let padding: CGFloat = 16
    static let rowHeight: CGFloat = 44
    static let iconSize = CGSize(width: 24, height: 24)
  }

  // MARK: - Views

  private let headerView = UIView()
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let emailLabel = UILabel()
  private let stackView = UIStackView()
  private let versionLabel = UILabel()
  private let signOutButton = UIButton()

  private var rows: [SettingsRow] = []
  private var headerHeight: Constraint?
  private var versionBottom: Constraint?

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    view.backgroundColor = .white
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .systemFont(ofSize: 20)
    emailLabel.text = "grace@example.com"
    versionLabel.text = "Version 2.4"
    signOutButton.setTitle("Sign out", for: .normal)
    stackView.axis = .vertical
    stackView.spacing = 1

    view.addSubview(headerView)
    [avatarView, nameLabel, emailLabel].forEach { headerView.addSubview($0) }
    view.addSubview(stackView)
    for title in ["Notifications", "Privacy", "Storage", "About"] {
      let row = SettingsRow(title: title)
      rows.append(row)
      stackView.addArrangedSubview(row)
    }
    view.addSubview(versionLabel)
    view.addSubview(signOutButton)
  }

  private func setupConstraints() {
    headerHeight = headerView.height == 120
    headerView.makeConstraints { v in
      v.top == view.safeArea.top
      v.edges(.left, .right) == 0
      headerHeight
    }

    avatarView.makeConstraints { v in
      v.leading == Metrics.padding
      v.centerY == 0
      v.height == 0.6 * headerView.height
      v.width == avatarView.height
    }
    nameLabel.makeConstraints { v in
      v.leading == avatarView.trailing + 12
      v.trailing <= -Metrics.padding
      v.bottom == avatarView.centerY - 2
    }
    emailLabel.makeConstraints { v in
      v.leading == nameLabel.leading
      v.trailing <= -Metrics.padding
      v.top == avatarView.centerY + 2
    }

    stackView.makeConstraints { v in
      v.top == headerView.bottom + Metrics.padding
      v.horizontalEdges == 0
    }
    rows.forEach { row in
      row.makeConstraints { $0.height == Metrics.rowHeight }
    }

    signOutButton.makeConstraints {
      $0.centerX == 0
      $0.top >= stackView.bottom + Metrics.padding
      $0.bottom == view.safeArea.bottom - Metrics.padding
      $0.width == view.width / 2 ~ .high
      $0.width <= 240
      $0.height == 48
    }
    self.versionBottom = versionLabel.bottom == signOutButton.top - 8
    versionLabel.makeConstraints { v in
      v.centerX == signOutButton.centerX
      self.versionBottom
    }
  }

  // MARK: - States

  func collapseHeader() {
    headerHeight?.constant = 64
    emailLabel.isHidden = true
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }

  func showUpdateHint() {
    versionLabel.text = "Version 2.5 is available"
    versionBottom?.constant = -24
    signOutButton.updateConstraints { v in
      v.height == 56
    }
  }
}

private final class SettingsRow: UIView {
  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let separator = UIView()

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    addSubview(iconView)
    addSubview(titleLabel)
    addSubview(separator)

    iconView.makeConstraints { v in
      v.leading == 16
      v.centerY == 0
      v.size == CGSize(width: 24, height: 24)
    }
    titleLabel.makeConstraints { v in
      v.leading == iconView.trailing + 12
      v.centerY == 0
    }
    separator.makeConstraints { v in
      v.leading == titleLabel.leading
      v.edges(.trailing, .bottom) == 0
      v.height == 0.5
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
