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
    Constraint.activate {
      shopLabel.top == self.safeArea.top + 16
      shopLabel.centerX == 0
      sumLabel.leading == self.leadingMargin
      sumLabel.trailing <= payButton.leading - 8
      payButton.centerY == sumLabel.centerY
      payButton.trailing == self.trailingMargin
      payButton.width >= 88
      payButton.height == 44
    }
    Constraint.activate {
      for line in lineViews {
        line.leading == 0
        line.trailing == 0
        line.height == 32
      }
      for (view, next) in zip(lineViews, lineViews.dropFirst()) {
        view.bottom == next.top - 4
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
    Constraint.activate {
      nameLabel.left == 16
      priceLabel.right == -16
      nameLabel.centerY == priceLabel.centerY
      nameLabel.centerY == 0
      priceLabel.left >= nameLabel.right + 8
      nameLabel.width == 0.6 * self.width ~ 700
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
