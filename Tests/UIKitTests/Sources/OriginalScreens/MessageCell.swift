import SnapKit
import UIKit

struct Message {
  let sender: String
  let text: String
  let time: String
  let isOwn: Bool
  let hasAttachment: Bool
}

/// A message in a conversation. Own messages are on the trailing side.
final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  private enum Metrics {
    static let padding: CGFloat = 12
    static let avatarSize: CGFloat = 32
    static let attachmentHeight: CGFloat = 40
  }

  // MARK: - UI

  private lazy var avatarView: UIImageView = {
    let view = UIImageView()
    view.clipsToBounds = true
    return view
  }()

  private lazy var bubbleView: UIView = {
    let view = UIView()
    view.backgroundColor = .green
    return view
  }()

  private lazy var senderLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    return label
  }()

  private lazy var messageLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  private lazy var timeLabel = UILabel()
  private lazy var attachmentView = UIView()

  private var attachmentHeightConstraint: Constraint?

  // MARK: - Init

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupSubviews()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    messageLabel.text = nil
    senderLabel.text = nil
    attachmentHeightConstraint?.update(offset: 0)
  }

  // MARK: - Setup

  private func setupSubviews() {
    contentView.addSubview(avatarView)
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(senderLabel)
    bubbleView.addSubview(messageLabel)
    bubbleView.addSubview(attachmentView)
    contentView.addSubview(timeLabel)
  }

  private func setupConstraints() {
    senderLabel.snp.makeConstraints {
      $0.top.leading.equalToSuperview().inset(Metrics.padding)
      $0.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
    }

    messageLabel.snp.makeConstraints {
      $0.top.equalTo(senderLabel.snp.bottom).offset(4)
      $0.leading.trailing.equalToSuperview().inset(Metrics.padding)
    }

    attachmentView.snp.makeConstraints {
      $0.top.equalTo(messageLabel.snp.bottom)
      $0.leading.trailing.equalTo(messageLabel)
      $0.bottom.equalToSuperview().inset(Metrics.padding).priority(999)
      self.attachmentHeightConstraint = $0.height.equalTo(0).constraint
    }

    timeLabel.snp.makeConstraints {
      $0.top.equalTo(bubbleView.snp.bottom).offset(2)
      $0.bottom.lessThanOrEqualToSuperview().inset(4)
      $0.trailing.equalTo(bubbleView)
    }
  }

  // MARK: - Configuration

  func configure(with message: Message) {
    senderLabel.text = message.sender
    messageLabel.text = message.text
    timeLabel.text = message.time
    attachmentHeightConstraint?.update(
      offset: message.hasAttachment ? Metrics.attachmentHeight : 0)
    layoutBubble(isOwn: message.isOwn)
  }

  private func layoutBubble(isOwn: Bool) {
    avatarView.isHidden = isOwn
    avatarView.snp.remakeConstraints { make in
      make.size.equalTo(Metrics.avatarSize)
      make.top.equalToSuperview().offset(Metrics.padding)
      if isOwn {
        make.trailing.equalToSuperview().inset(Metrics.padding)
      } else {
        make.leading.equalToSuperview().inset(Metrics.padding)
      }
    }
    bubbleView.snp.remakeConstraints { make in
      make.top.equalTo(avatarView)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
      if isOwn {
        make.trailing.equalTo(avatarView.snp.leading).offset(-8)
        make.leading.greaterThanOrEqualToSuperview().inset(Metrics.padding)
      } else {
        make.leading.equalTo(avatarView.snp.trailing).offset(8)
        make.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
      }
    }
  }
}
