import Anchors
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

  private var attachmentHeightConstraint: NSLayoutConstraint?

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
    attachmentHeightConstraint?.constant = 0
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
    senderLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      senderLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: Metrics.padding),
      senderLabel.leadingAnchor.constraint(
        equalTo: bubbleView.leadingAnchor, constant: Metrics.padding),
      senderLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: bubbleView.trailingAnchor, constant: -Metrics.padding),
    ])

    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      messageLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 4),
      messageLabel.leadingAnchor.constraint(
        equalTo: bubbleView.leadingAnchor, constant: Metrics.padding),
      messageLabel.trailingAnchor.constraint(
        equalTo: bubbleView.trailingAnchor, constant: -Metrics.padding),
    ])

    attachmentView.translatesAutoresizingMaskIntoConstraints = false
    self.attachmentHeightConstraint = attachmentView.heightAnchor.constraint(equalToConstant: 0)
    let bottomConstraint = attachmentView.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -Metrics.padding)
    bottomConstraint.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      attachmentView.topAnchor.constraint(equalTo: messageLabel.bottomAnchor),
      attachmentView.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor),
      attachmentView.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor),
      bottomConstraint,
    ])
    self.attachmentHeightConstraint?.isActive = true

    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      timeLabel.topAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: 2),
      timeLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -4),
      timeLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor),
    ])
  }

  // MARK: - Configuration

  func configure(with message: Message) {
    senderLabel.text = message.sender
    messageLabel.text = message.text
    timeLabel.text = message.time
    attachmentHeightConstraint?.constant = message.hasAttachment ? Metrics.attachmentHeight : 0
    layoutBubble(isOwn: message.isOwn)
  }

  private func layoutBubble(isOwn: Bool) {
    avatarView.isHidden = isOwn
    avatarView.remakeConstraints { v in
      v.size == Metrics.avatarSize
      v.top == Metrics.padding
      if isOwn {
        v.trailing == -Metrics.padding
      } else {
        v.leading == Metrics.padding
      }
    }
    bubbleView.remakeConstraints { v in
      v.top == avatarView.top
      v.width <= 0.75 * contentView.width
      if isOwn {
        v.trailing == avatarView.leading - 8
        v.leading >= Metrics.padding
      } else {
        v.leading == avatarView.trailing + 8
        v.trailing <= -Metrics.padding
      }
    }
  }
}
