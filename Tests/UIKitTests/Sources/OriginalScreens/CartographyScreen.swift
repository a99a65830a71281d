// swift-format-ignore-file: NeverForceUnwrap

import Cartography
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
    constrain(shopLabel, sumLabel, payButton) { shop, sum, pay in
      shop.top == shop.superview!.safeAreaLayoutGuide.top + 16
      shop.centerX == shop.superview!.centerX
      sum.leading == sum.superview!.leadingMargin
      sum.trailing <= pay.leading - 8
      pay.centerY == sum.centerY
      pay.trailing == pay.superview!.trailingMargin
      pay.width >= 88
      pay.height == 44
    }
    constrain(lineViews) { lines in
      for line in lines {
        line.leading == line.superview!.leading
        line.trailing == line.superview!.trailing
        line.height == 32
      }
      distribute(by: 4, vertically: lines)
    }
  }

  private func updateLayout() {
    lineViews.forEach { $0.isHidden = isCollapsed }
    guard let first = lineViews.first, let last = lineViews.last else { return }
    if isCollapsed {
      constrain(first, sumLabel, shopLabel, replace: group) { first, sum, shop in
        first.top == shop.bottom + 8
        sum.top == shop.bottom + 24 ~ .defaultHigh
      }
    } else {
      constrain(first, last, sumLabel, shopLabel, replace: group) { first, last, sum, shop in
        first.top == shop.bottom + 8
        sum.top == last.bottom + 16
      }
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
    constrain(nameLabel, priceLabel) { name, price in
      name.left == name.superview!.left + 16
      price.right == price.superview!.right - 16
      align(centerY: name, price)
      name.centerY == name.superview!.centerY
      price.left >= name.right + 8
      name.width == name.superview!.width * 0.6 ~ 700
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
