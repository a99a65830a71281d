import Anchors
import UIKit

/// A post in the feed, as high as its text and its photo.
final class PostCell: UITableViewCell {
  private let avatar = AvatarView()
  private let name = UILabel("", .headline, .semibold)
  private let place = UILabel("", .subheadline, color: .secondaryLabel)
  private let time = UILabel("", .subheadline, color: .secondaryLabel)
  private let message = UILabel("", lines: 0)
  private let photo = SceneryView()
  private let likes = CountView("heart")
  private let replies = CountView("bubble.right")
  private let share = UIImageView(symbol: "square.and.arrow.up")
  private let line = UIView()

  private lazy var withPhoto = ConstraintGroup {
    photo.top == message.bottom + 12
    photo.horizontalEdges == contentView.readableContent.edges
    photo.height == photo.width * 9 / 16
    likes.top == photo.bottom + 4
  }
  private lazy var withoutPhoto = ConstraintGroup { likes.top == message.bottom + 4 }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    line.backgroundColor = .separator
    contentView.directionalLayoutMargins = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    contentView.add(avatar, name, place, time, message, likes, replies, share, line)
    let column = contentView.readableContent
    Constraint.activate {
      avatar.top == contentView.top + 16
      avatar.leading == column.leading
      avatar.size == 44
      name.top == avatar.top + 2
      name.leading == avatar.trailing + 12
      time.firstBaseline == name.firstBaseline
      time.leading >= name.trailing + 8
      time.trailing == column.trailing
      place.top == name.bottom + 2
      place.leading == name.leading
      place.trailing <= column.trailing

      message.top == avatar.bottom + 12
      message.horizontalEdges == column.edges

      likes.leading == column.leading
      replies.leading == likes.trailing + 24
      [replies, share].centerY == likes.centerY
      share.trailing == column.trailing
      share.size == 22

      line.top == likes.bottom + 8
      line.horizontalEdges == column.edges
      line.bottom == contentView.bottom
      line.height == 0.5
    }
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ post: Post) {
    avatar.show(post.author)
    name.text = post.author.name
    place.text = post.place
    time.text = post.time
    message.text = post.text
    likes.count = post.likes
    replies.count = post.replies
    if post.hasPhoto {
      contentView.add(photo)
      withPhoto.activate(replacing: withoutPhoto)
    } else {
      photo.removeFromSuperview()
      withoutPhoto.activate(replacing: withPhoto)
    }
  }
}

/// A symbol and a number beside it.
final class CountView: UIView {
  private let label = UILabel("", .subheadline, color: .secondaryLabel)

  var count = 0 {
    didSet { label.text = "\(count)" }
  }

  init(_ symbol: String) {
    super.init(frame: .zero)
    let image = UIImageView(symbol: symbol)
    add(image, label)
    Constraint.activate {
      height == 44
      image.leading == leading
      image.size == 22
      [image, label].centerY == centerY
      label.leading == image.trailing + 6
      label.trailing == trailing
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
