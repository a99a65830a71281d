import Anchors
import UIKit

/// A screen that was written with SnapKit, moved over line by line. The article *Coming from
/// SnapKit, Masonry, Anchorage, Cartography* shows the lines that each statement replaces.
final class ProfileEditor: UIViewController {
  let header = UIView(), cover = UIImageView(), shade = UIView()
  let avatar = UIImageView(), badge = UIView(), name = UILabel(), handle = UILabel()
  let follow = UIButton()
  let form = UIView(), rows = ["Name", "Email", "City"].map { FieldRow($0) }
  let hint = UILabel(), stats = [UIView(), UIView(), UIView()]
  let notice = UILabel()
  let bar = UIView(), rule = UIView(), attach = UIButton(), message = MessageField()
  let send = UIButton()

  private(set) var headerHeight: Constraint?
  private(set) var hintCollapsed: Constraint?
  private(set) var expanded = ConstraintGroup()
  private(set) var compact = ConstraintGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [header, form, hint] + stats + [notice, bar] { view.addSubview(item) }
    for item in [cover, shade, avatar, badge, name, handle, follow] { header.addSubview(item) }
    for row in rows { form.addSubview(row) }
    for item in [rule, attach, message, send] { bar.addSubview(item) }
    makeHeader()
    makeStates()
    makeForm()
    makeStats()
    makeBar()
    showNotice(false)
    message.onLines = { [weak self] count in
      guard let self else { return }
      bar.updateConstraints { v in
        v.height == 36 + 20 * count
      }
    }
  }

  // MARK: Header

  private func makeHeader() {
    let height = header.height == 220
    header.makeConstraints { v in
      v.edges(.top, .left, .right) == 0
      height
    }
    headerHeight = height

    cover.makeConstraints { v in
      v.edges == 0
    }
    shade.makeConstraints { v in
      v.edges == cover.edges.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
    }
    avatar.makeConstraints { v in
      v.top == view.safeArea.top + 16
      v.height == v.width
      v.left >= 16
      v.bottom <= -8
    }
    badge.makeConstraints { v in
      v.size == CGSize(width: 24, height: 24)
      v.centerX == avatar.right - 12
      v.bottom == avatar.bottom
    }
    name.makeConstraints { v in
      v.right <= -16
      v.width >= 40 ~ .high
    }
    handle.makeConstraints { v in
      v.top == name.bottom + 2
    }
    follow.makeConstraints { v in
      v.width == 0.2 * header.width
      v.height == 32
      v.right == -16
      v.bottom == -16 ~ 750
    }
  }

  // MARK: States

  private func makeStates() {
    expanded = ConstraintGroup {
      avatar.width == 96
      avatar.centerX == 0
      name.top == avatar.bottom + 8
      name.centerX == 0
      handle.centerX == name.centerX
    }
    compact = ConstraintGroup {
      avatar.width == 40
      avatar.left == 16
      name.top == avatar.top + 3
      name.left == avatar.right + 12
      handle.left == name.left
    }
    expanded.activate()
  }

  func becomeCompact() {
    activate(compact, replacing: expanded)
    headerHeight?.constant = 119
  }

  func becomeExpanded() {
    activate(expanded, replacing: compact)
    headerHeight?.constant = 220
  }

  // MARK: Form

  private func makeForm() {
    form.makeConstraints { v in
      v.top == header.bottom + 16
      v.edges(.left, .right) == view.safeArea.edges.inset(by: 16)
      v.bottom <= bar.top - 16
    }

    var previous: UIView?
    for row in rows {
      row.makeConstraints { v in
        v.edges(.left, .right) == 0
        v.height == 44
        if let previous {
          v.top == previous.bottom
        } else {
          v.top == 0
        }
      }
      previous = row
    }
    rows.last?.makeConstraints { v in
      v.bottom == 0
    }
    let captions = rows.map { $0.caption }
    activate {
      captions.width == 80
    }

    let collapsed = hint.height == 0
    hint.makeConstraints { v in
      v.top == form.bottom + 8
      v.horizontalEdges == form.edges.inset(by: 12)
      v.height >= 16 ~ .high
    }
    hintCollapsed = collapsed
  }

  func showHint(_ isShown: Bool) {
    hintCollapsed?.isActive = !isShown
  }

  // MARK: Three equal columns

  private func makeStats() {
    for stat in stats {
      stat.makeConstraints { v in
        v.top == hint.bottom + 16
        v.height == form.height / 3
      }
    }
    for (left, right) in zip(stats, stats.dropFirst()) {
      right.makeConstraints { v in
        v.left == left.right + 8
        v.width == left.width
      }
    }
    activate {
      stats[0].left == form.left
      stats[2].right == form.right
    }
  }

  // MARK: Notice

  func showNotice(_ isShown: Bool) {
    notice.remakeConstraints { v in
      v.centerX == 0
      v.width <= view.width - 32
      v.height == 36
      if isShown {
        v.top == view.safeArea.top + 8
      } else {
        v.bottom == view.top
      }
    }
  }

  // MARK: Input bar

  private func makeBar() {
    bar.makeConstraints { v in
      v.edges(.left, .right) == 0
      v.bottom == view.keyboard.top
      v.height == 56
    }
    rule.makeConstraints { v in
      v.edges(.top, .left, .right) == 0
      v.height == 1
    }
    attach.makeConstraints { v in
      v.left == 12
      v.bottom == -12
      v.size == 32
    }
    send.makeConstraints { v in
      v.right == -12
      v.bottom == attach.bottom
      v.size == attach.size
    }
    message.makeConstraints { v in
      v.left == attach.right + 8
      v.right == send.left - 8
      v.verticalEdges == Insets(8)
      v.height >= 36 ~ .required - 1
    }
  }
}

/// A caption, a text field and a line under both.
final class FieldRow: UIView {
  let caption = UILabel(), field = UITextField(), line = UIView()

  init(_ title: String) {
    super.init(frame: .zero)
    caption.text = title
    for item in [caption, field, line] { addSubview(item) }
    caption.makeConstraints { v in
      v.leading == 12
      v.centerY == 0
    }
    field.makeConstraints { v in
      v.leading == caption.trailing + 8
      v.trailing == -12
      v.verticalEdges == Insets(6)
    }
    line.makeConstraints { v in
      v.leading == caption.leading
      v.edges(.trailing, .bottom) == 0
      v.height == 1
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A text field that tells how many lines it has.
final class MessageField: UITextField {
  var onLines: (Int) -> Void = { _ in }
}
