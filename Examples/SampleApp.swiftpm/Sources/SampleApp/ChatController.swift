import Anchors
import UIKit

/// A chat whose input bar follows the keyboard.
final class ChatController: UIViewController, UITableViewDataSource {
  private let avatar = AvatarView(.maya)
  private let name = UILabel(Person.maya.name, .headline, .semibold)
  private let status = UILabel("Active now", .footnote, color: .secondaryLabel)
  private let headerLine = UIView()
  private let day = UILabel("Today 9:12", .caption1, .medium, color: .secondaryLabel)
  private let table = UITableView()
  private let bar = UIView()
  private let barLine = UIView()
  private let field = FormField("Message")
  private let send = UIButton(type: .system)

  private var messages = [
    Message(text: "Morning! Are the seedlings all right after last night?", isMine: false),
    Message(
      text: "Mostly. I covered them at ten, but the two by the door look sorry for themselves.",
      isMine: true),
    Message(text: "Give them shade today and a little water. They come back.", isMine: false),
    Message(text: "I will.", isMine: true),
    Message(text: "By the way, I kept some striped tomato seeds for you.", isMine: false),
    Message(
      text: "You are the best. I was going to ask! Shall I come by on Saturday with the jam?",
      isMine: true),
    Message(text: "Saturday is perfect.", isMine: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    activate {
      avatar.top == view.safeArea.top + 8
      avatar.leading == view.margins.leading
      avatar.size == 40
      name.top == avatar.top
      status.bottom == avatar.bottom
      [name, status].leading == avatar.trailing + 12
      [name, status].trailing <= view.margins.trailing
      headerLine.top == avatar.bottom + 10

      day.top == headerLine.bottom + 16
      day.centerX == view.centerX
      table.top == day.bottom + 8
      table.horizontalEdges == view.edges
      table.bottom == bar.top

      bar.horizontalEdges == view.edges
      bar.bottom == view.keyboard.top
      barLine.top == bar.top
      field.verticalEdges == bar.edges.inset(by: 8)
      field.leading == view.margins.leading
      field.height == 44
      send.leading == field.trailing + 8
      send.trailing == view.margins.trailing
      send.bottom == field.bottom
      send.size == 44

      [headerLine, barLine].horizontalEdges == view.edges
      [headerLine, barLine].height == 0.5
    }
  }

  private func addViews() {
    view.backgroundColor = .systemBackground
    view.tintColor = .meadow
    view.add(avatar, name, status, headerLine, day, table, bar)
    bar.add(barLine, field, send)
    headerLine.backgroundColor = .separator
    barLine.backgroundColor = .separator
    field.round(22)
    send.setImage(UIImage(systemName: "arrow.up"), for: .normal)
    send.accessibilityLabel = "Send"
    send.tintColor = .systemBackground
    send.backgroundColor = .meadow
    send.round(22)
    send.addAction(UIAction { [weak self] _ in self?.sendMessage() }, for: .touchUpInside)
    table.separatorStyle = .none
    table.keyboardDismissMode = .interactive
    table.dataSource = self
  }

  private func sendMessage() {
    guard let text = field.text, !text.isEmpty else { return }
    messages.append(Message(text: text, isMine: true))
    field.text = nil
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = "message"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: id) as? MessageCell
      ?? MessageCell(style: .default, reuseIdentifier: id)
    cell.show(messages[indexPath.row])
    return cell
  }
}
