import UIKit

/// A class that an app already has, as `BadgeCell.xib` names it.
final class BadgeCell: UITableViewCell {
  weak var nameLabel: UILabel?
}

/// A class that an app already has, as `BadgeCell.xib` names it.
final class PillView: UIView {}
