import Anchors
import UIKit

/// A message in a chat.
struct Message {
  let text: String
  let isMine: Bool
}

/// A bubble on the side of the person who wrote it, at most three quarters as wide as the cell.
final class MessageCell: UITableViewCell {
  private let bubble = UIView()
  private let message = UILabel("", lines: 0)

  private lazy var theirs = ConstraintGroup { bubble.leading == contentView.leading + 16 }
  private lazy var mine = ConstraintGroup { bubble.trailing == contentView.trailing - 16 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.round(18)
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    Constraint.activate {
      bubble.verticalEdges == contentView.edges.inset(by: 4)
      bubble.width <= contentView.width * 0.75
      bubble.width <= 520
      message.horizontalEdges == bubble.edges.inset(by: 14)
      message.verticalEdges == bubble.edges.inset(by: 9)
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ message: Message) {
    self.message.text = message.text
    self.message.textColor = message.isMine ? .systemBackground : .label
    bubble.backgroundColor = message.isMine ? .meadow : .secondarySystemBackground
    if message.isMine {
      mine.activate(replacing: theirs)
    } else {
      theirs.activate(replacing: mine)
    }
  }
}
