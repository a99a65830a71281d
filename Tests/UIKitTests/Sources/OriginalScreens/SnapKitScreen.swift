// swift-format-ignore-file: NeverForceUnwrap

import SnapKit
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
    headerView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.left.right.equalToSuperview()
      headerHeight = make.height.equalTo(120).constraint
    }

    avatarView.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(Metrics.padding)
      make.centerY.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.6)
      make.width.equalTo(avatarView.snp.height)
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(avatarView.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
      make.bottom.equalTo(avatarView.snp.centerY).offset(-2)
    }
    emailLabel.snp.makeConstraints { make in
      make.leading.equalTo(nameLabel)
      make.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
      make.top.equalTo(avatarView.snp.centerY).offset(2)
    }

    stackView.snp.makeConstraints { make in
      make.top.equalTo(headerView.snp.bottom).offset(Metrics.padding)
      make.leading.trailing.equalToSuperview()
    }
    rows.forEach { row in
      row.snp.makeConstraints { $0.height.equalTo(Metrics.rowHeight) }
    }

    signOutButton.snp.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.top.greaterThanOrEqualTo(stackView.snp.bottom).offset(Metrics.padding)
      $0.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).inset(Metrics.padding)
      $0.width.equalToSuperview().dividedBy(2).priority(.high)
      $0.width.lessThanOrEqualTo(240)
      $0.height.equalTo(48)
    }
    versionLabel.snp.makeConstraints { make in
      make.centerX.equalTo(signOutButton)
      self.versionBottom = make.bottom.equalTo(signOutButton.snp.top).offset(-8).constraint
    }
  }

  // MARK: - States

  func collapseHeader() {
    headerHeight?.update(offset: 64)
    emailLabel.isHidden = true
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }

  func showUpdateHint() {
    versionLabel.text = "Version 2.5 is available"
    versionBottom?.update(offset: -24)
    signOutButton.snp.updateConstraints { make in
      make.height.equalTo(56)
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

    iconView.snp.makeConstraints { (make) in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(CGSize(width: 24, height: 24))
    }
    titleLabel.snp.makeConstraints { (make) in
      make.leading.equalTo(iconView.snp.trailing).offset(12)
      make.centerY.equalToSuperview()
    }
    separator.snp.makeConstraints { (make) in
      make.leading.equalTo(titleLabel)
      make.trailing.bottom.equalToSuperview()
      make.height.equalTo(0.5)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
