import Anchors
import UIKit

/// The views of BadgeCell, from BadgeCell.xib.
///
/// BadgeCell, which the app declares, must be a subclass of UITableViewCell.
/// Call the method once, in the initializer.
extension BadgeCell {
  func addConvertedViews() {
    let nameLabel = UILabel()
    let status = PillView()
    preservesSuperviewLayoutMargins = true
    contentView.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    contentView.insetsLayoutMarginsFromSafeArea = false
    nameLabel.text = "Name"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(nameLabel)
    contentView.addSubview(status)

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

// Not converted:
// - the outlet nameLabel: set it to nameLabel
