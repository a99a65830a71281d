// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

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

  private var priceTopToName: NSLayoutConstraint!
  private var priceTopToBadge: NSLayoutConstraint!

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

    priceTopToName = priceLabel.topAnchor.constraint(
      equalTo: nameLabel.bottomAnchor, constant: Layout.spacing)
    priceTopToBadge = priceLabel.topAnchor.constraint(
      equalTo: badgeLabel.bottomAnchor, constant: Layout.spacing)

    let imageRatio = imageView.heightAnchor.constraint(
      equalTo: imageView.widthAnchor, multiplier: 0.75)
    imageRatio.priority = UILayoutPriority(749)

    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageRatio,

      // Name
      nameLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: Layout.inset),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Layout.inset),
      nameLabel.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -Layout.inset),

      // Badge, if the product is new
      badgeLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Layout.spacing),
      badgeLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      badgeLabel.heightAnchor.constraint(equalToConstant: Layout.badgeHeight),

      // Price
      priceLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      priceLabel.trailingAnchor.constraint(lessThanOrEqualTo: nameLabel.trailingAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Layout.inset),
    ])
    priceTopToName?.isActive = true
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
