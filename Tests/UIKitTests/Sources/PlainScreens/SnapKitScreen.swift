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
  private var headerHeight: NSLayoutConstraint?
  private var versionBottom: NSLayoutConstraint?

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
    headerView.translatesAutoresizingMaskIntoConstraints = false
    headerHeight = headerView.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      headerView.leftAnchor.constraint(equalTo: view.leftAnchor),
      headerView.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    headerHeight?.isActive = true

    avatarView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(
        equalTo: headerView.leadingAnchor, constant: Metrics.padding),
      avatarView.centerYAnchor.constraint(equalTo: headerView.centerYAnchor),
      avatarView.heightAnchor.constraint(equalTo: headerView.heightAnchor, multiplier: 0.6),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
    ])
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: headerView.trailingAnchor, constant: -Metrics.padding),
      nameLabel.bottomAnchor.constraint(equalTo: avatarView.centerYAnchor, constant: -2),
    ])
    emailLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      emailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      emailLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: headerView.trailingAnchor, constant: -Metrics.padding),
      emailLabel.topAnchor.constraint(equalTo: avatarView.centerYAnchor, constant: 2),
    ])

    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: Metrics.padding),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    rows.forEach { row in
      row.translatesAutoresizingMaskIntoConstraints = false
      row.heightAnchor.constraint(equalToConstant: Metrics.rowHeight).isActive = true
    }

    signOutButton.makeConstraints {
      $0.centerX == 0
      $0.top >= stackView.bottom + Metrics.padding
      $0.bottom == view.safeArea.bottom - Metrics.padding
      $0.width == view.width / 2 ~ .high
      $0.width <= 240
      $0.height == 48
    }
    versionLabel.translatesAutoresizingMaskIntoConstraints = false
    self.versionBottom = versionLabel.bottomAnchor.constraint(
      equalTo: signOutButton.topAnchor, constant: -8)
    NSLayoutConstraint.activate([
      versionLabel.centerXAnchor.constraint(equalTo: signOutButton.centerXAnchor)
    ])
    self.versionBottom?.isActive = true
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

    iconView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
      iconView.centerYAnchor.constraint(equalTo: self.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: CGSize(width: 24, height: 24).width),
      iconView.heightAnchor.constraint(equalToConstant: CGSize(width: 24, height: 24).height),
    ])
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      titleLabel.centerYAnchor.constraint(equalTo: self.centerYAnchor),
    ])
    separator.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: self.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
