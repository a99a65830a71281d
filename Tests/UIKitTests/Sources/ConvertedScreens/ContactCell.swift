import Anchors
import UIKit

/// The views of ContactCell, from ContactCell.xib.
final class ContactCell: UITableViewCell {
  let nameLabel = UILabel()
  let status = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addViews()
    addConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addViews() {
    preservesSuperviewLayoutMargins = true
    contentView.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    contentView.insetsLayoutMarginsFromSafeArea = false
    nameLabel.text = "Name"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(nameLabel)
    contentView.addSubview(status)
  }

  private func addConstraints() {
    nameLabel.makeConstraints { v in
      v.leading == self.contentView.leadingMargin
      v.top == self.contentView.topMargin
      v.width == 100
      v.height == 20
    }
    status.makeConstraints { v in
      v.trailing == self.contentView.trailingMargin
      v.top == self.contentView.topMargin
      v.bottom == self.contentView.bottomMargin
      v.width == 40
    }
  }
}
