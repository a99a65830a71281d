// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import UIKit

/// A receipt with its lines and the sum, which can be shown without the lines.
final class ReceiptView: UIView {
  private let shopLabel = UILabel()
  private let lineViews: [ReceiptLineView]
  private let sumLabel = UILabel()
  private let payButton = UIButton()
  private let group = ConstraintGroup()

  var isCollapsed = false {
    didSet { updateLayout() }
  }

  init(lines: [(String, String)]) {
    lineViews = lines.map { ReceiptLineView(name: $0.0, price: $0.1) }
    super.init(frame: .zero)
    shopLabel.text = "Corner shop"
    sumLabel.text = "Sum 12.40"
    payButton.setTitle("Pay", for: .normal)
    addSubview(shopLabel)
    lineViews.forEach { addSubview($0) }
    addSubview(sumLabel)
    addSubview(payButton)
    layOutSubviews()
    updateLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func layOutSubviews() {
    shopLabel.translatesAutoresizingMaskIntoConstraints = false
    sumLabel.translatesAutoresizingMaskIntoConstraints = false
    payButton.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shopLabel.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 16),
      shopLabel.centerXAnchor.constraint(equalTo: self.centerXAnchor),
      NSLayoutConstraint(
        item: sumLabel, attribute: .leading, relatedBy: .equal, toItem: self,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      sumLabel.trailingAnchor.constraint(lessThanOrEqualTo: payButton.leadingAnchor, constant: -8),
      payButton.centerYAnchor.constraint(equalTo: sumLabel.centerYAnchor),
      NSLayoutConstraint(
        item: payButton, attribute: .trailing, relatedBy: .equal, toItem: self,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      payButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 88),
      payButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    do {
      for line in lineViews {
        line.translatesAutoresizingMaskIntoConstraints = false
        line.leadingAnchor.constraint(equalTo: line.superview!.leadingAnchor).isActive = true
        line.trailingAnchor.constraint(equalTo: line.superview!.trailingAnchor).isActive = true
        line.heightAnchor.constraint(equalToConstant: 32).isActive = true
      }
      for (view, next) in zip(lineViews, lineViews.dropFirst()) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -4).isActive = true
      }
    }
  }

  private func updateLayout() {
    lineViews.forEach { $0.isHidden = isCollapsed }
    guard let first = lineViews.first, let last = lineViews.last else { return }
    if isCollapsed {
      group.replace {
        first.top == shopLabel.bottom + 8
        sumLabel.top == shopLabel.bottom + 24 ~ .high
      }
      group.activate()
    } else {
      group.replace {
        first.top == shopLabel.bottom + 8
        sumLabel.top == last.bottom + 16
      }
      group.activate()
    }
  }
}

private final class ReceiptLineView: UIView {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()

  init(name: String, price: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    priceLabel.text = price
    addSubview(nameLabel)
    addSubview(priceLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    priceLabel.translatesAutoresizingMaskIntoConstraints = false
    let widthConstraint = nameLabel.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 0.6)
    widthConstraint.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      nameLabel.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 16),
      priceLabel.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -16),
      nameLabel.centerYAnchor.constraint(equalTo: priceLabel.centerYAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: self.centerYAnchor),
      priceLabel.leftAnchor.constraint(greaterThanOrEqualTo: nameLabel.rightAnchor, constant: 8),
      widthConstraint,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
