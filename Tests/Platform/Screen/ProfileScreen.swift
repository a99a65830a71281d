import Anchors

/// A screen as an app has it, written once: `View`, `Guide`, `ViewController` and `Text` are
/// UIKit's, AppKit's or the library's own, and nothing else differs.
///
///      back
///     ┌ header ──────────────────────────┐
///     │  ┌ photo ┐                       │
///     ├──┤       ├───────────────────────┤
///        └─────(badge)  name  handle
///                       about
///     ┌ posts ──┐ ┌ followers ┐ ┌ following ┐
///     └─────────┘ └───────────┘ └───────────┘
///     [ follow                ] [ message ]      compact: one above the other
///      spacer
///                    note
final class ProfileController: ViewController {
  let header = View(), photo = View(), badge = View()
  let back = Text("Back"), note = Text("Member since 1833", size: 12)
  let name = Text("Ada Lovelace", size: 24), handle = Text("@ada")
  let about = Text("First to publish an algorithm")
  let posts = Figure("128", "posts")
  let followers = Figure("2048", "followers")
  let following = Figure("64", "following")
  let follow = Button("Follow"), message = Button("Message")
  let column = Guide(), spacer = Guide()

  lazy var columnLimit = column.width <= 600
  lazy var nameGap = handle.leading == name.trailing + 8
  lazy var messageShare = message.width == 0.4 * follow.width ~ .high
  lazy var followStart = follow.leading == column.leading

  lazy var regular = ConstraintGroup {
    followStart
    message.leading == follow.trailing + 8
    message.trailing == column.trailing
    messageShare
    message.top == follow.top
    spacer.top == follow.bottom
  }

  lazy var compact = ConstraintGroup {
    followStart
    follow.trailing == column.trailing
    message.horizontalEdges == column.horizontalEdges
    message.top == follow.bottom + 8
    spacer.top == message.bottom
  }

  override func loadView() { view = View() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let subviews: [View] = [
      header, back, photo, badge, name, handle, about, posts, followers, following, follow, message,
      note,
    ]
    for subview in subviews { view.addSubview(subview) }
    for guide in [column, spacer] { view.addLayoutGuide(guide) }
    handle.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    placeColumn()
    placeHead()
    placeFigures()
    placeFoot()
    regular.activate()
  }
}

// MARK: - Constraints

extension ProfileController {
  private func placeColumn() {
    activate {
      column.centerX == view.centerX
      column.leading >= view.margins.leading
      column.width == view.margins.width ~ .high
      columnLimit
      column.verticalEdges == view.safeArea.verticalEdges
    }
  }

  private func placeHead() {
    activate {
      header.edges(.top, .leading, .trailing) == view.edges
      header.bottom == column.top + 88 ~ .high
      header.bottom >= column.top + 44
      back.leading == view.leadingMargin
      back.top == view.safeArea.top + 8

      photo.size == 96 ~ .required - 1
      photo.leading == column.leading
      photo.centerY == header.bottom
      badge.size == 24
      badge.anchors.center == photo.anchors.center + .init(x: 34, y: 34)

      name.top == header.bottom + 8
      handle.firstBaseline == name.lastBaseline
      nameGap
      about.top == name.bottom + 4
      [handle, about].trailing <= column.trailing ~ .required - 1
    }
    [name, about].makeConstraints { v in v.leading == photo.trailing + 12 }
  }

  private func placeFigures() {
    let figures = [posts, followers, following]
    activate {
      figures.top == photo.bottom + 24
      figures.height == 56
      posts.leading == column.leading
      for (left, right) in zip(figures, figures.dropFirst()) {
        right.leading == left.trailing + 8
        right.width == left.width
      }
      following.trailing == column.trailing
    }
  }

  private func placeFoot() {
    follow.makeConstraints { v in v.top == posts.bottom + 16 }
    activate {
      spacer.horizontalEdges == column.horizontalEdges
      spacer.height >= 16
      note.top == spacer.bottom
      note.bottom == column.bottom - 12
      note.centerX == 0
    }
  }
}

// MARK: - Changes

extension ProfileController {
  func becomeCompact() { activate(compact, replacing: regular) }
  func becomeRegular() { activate(regular, replacing: compact) }

  func introduce(_ name: String, as handle: String) {
    self.name.words = name
    self.handle.words = handle
  }

  func separateName(by gap: Double) { nameGap.constant = gap }

  func showPhoto(side: Double) {
    photo.updateConstraints { v in v.size == side ~ .required - 1 }
  }

  func raiseBadge() {
    badge.remakeConstraints { v in
      v.size == 16
      v.centerX == photo.trailing
      v.top == photo.top
    }
  }

  func favourMessages() { messageShare.multiplier = 0.8 }
  func useWholeWidth() { columnLimit.priority = .low }
}

/// A number over the word for what it counts.
final class Figure: View {
  let number = Text("", size: 20), caption = Text("", size: 12)

  convenience init(_ number: String, _ caption: String) {
    self.init()
    self.number.words = number
    self.caption.words = caption
    addSubview(self.number)
    addSubview(self.caption)
    Constraint.activate {
      [self.number, self.caption].centerX == centerX
      self.number.top == 8
      self.caption.firstBaseline == self.number.lastBaseline + 20
      self.caption.bottom <= bottom - 8
    }
  }
}

/// A title with room around it.
final class Button: View {
  let title = Text("")

  convenience init(_ words: String) {
    self.init()
    title.words = words
    addSubview(title)
    Constraint.activate {
      title.anchors.center == anchors.center
      anchors.height == 44
      anchors.width >= title.width + 32
    }
  }
}
