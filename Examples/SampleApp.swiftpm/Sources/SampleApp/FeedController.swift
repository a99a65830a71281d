import Anchors
import UIKit

/// A table whose cells size themselves.
final class FeedController: UIViewController, UITableViewDataSource {
  private let heading = UILabel("Club feed", .largeTitle, .bold)
  private let compose = UIButton(type: .system)
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .meadow
    compose.setImage(UIImage(systemName: "plus"), for: .normal)
    compose.accessibilityLabel = "New post"
    table.separatorStyle = .none
    table.dataSource = self
    view.add(table, heading, compose)
    activate {
      heading.top == view.safeArea.top + 8
      heading.leading == view.readableContent.leading
      compose.centerY == heading.centerY
      compose.leading >= heading.trailing + 8
      compose.trailing == view.readableContent.trailing + 11
      compose.size == 44
      table.top == heading.bottom + 8
      table.edges(excluding: .top) == view.edges
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Post.samples.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let id = "post"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: id) as? PostCell
      ?? PostCell(style: .default, reuseIdentifier: id)
    cell.show(Post.samples[indexPath.row])
    return cell
  }
}
