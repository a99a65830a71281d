// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Anchors
import UIKit

/// A product in a grid.
final class ProductCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: ProductCell.self)

  private enum Layout {
    static let inset: CGFloat = 8
    static let spacing: CGFloat = 4
    static let badgeHeight: CGFloat = 18
  }

  private let imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    return imageView
  }()

  private let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 2
    return label
  }()

  private let priceLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()

  private let badgeLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 11)
    label.isHidden = true
    return label
  }()

  private var priceTopToName: Constraint!
  private var priceTopToBadge: Constraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
    contentView.addSubview(badgeLabel)
    contentView.addSubview(priceLabel)

    priceTopToName = priceLabel.top == nameLabel.bottom + Layout.spacing
    priceTopToBadge = priceLabel.top == badgeLabel.bottom + Layout.spacing

    let imageRatio = imageView.height == 0.75 * imageView.width
    imageRatio.priority = 749

    Constraint.activate {
      imageView.top == contentView.top
      imageView.leading == contentView.leading
      imageView.trailing == contentView.trailing
      imageRatio

      // Name
      nameLabel.top == imageView.bottom + Layout.inset
      nameLabel.leading == contentView.leading + Layout.inset
      nameLabel.trailing == contentView.trailing - Layout.inset

      // Badge, if the product is new
      badgeLabel.top == nameLabel.bottom + Layout.spacing
      badgeLabel.leading == nameLabel.leading
      badgeLabel.height == Layout.badgeHeight

      // Price
      priceLabel.leading == nameLabel.leading
      priceLabel.trailing <= nameLabel.trailing
      priceLabel.bottom == contentView.bottom - Layout.inset
      priceTopToName
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    setBadge(nil)
  }

  func configure(name: String, price: String, badge: String?) {
    nameLabel.text = name
    priceLabel.text = price
    setBadge(badge)
  }

  private func setBadge(_ text: String?) {
    badgeLabel.text = text
    badgeLabel.isHidden = text == nil
    // The old constraint goes first.
    if text == nil {
      priceTopToBadge.isActive = false
      priceTopToName.isActive = true
    } else {
      priceTopToName.isActive = false
      priceTopToBadge.isActive = true
    }
  }
}
