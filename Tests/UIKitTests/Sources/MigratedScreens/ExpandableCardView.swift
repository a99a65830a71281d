import Anchors
import UIKit

protocol ExpandableCardViewDelegate: AnyObject {
  func cardDidChange(_ card: ExpandableCardView)
}

/// A card whose details can be hidden. Two arrays of constraints are swapped.
final class ExpandableCardView: UIView {
  weak var delegate: ExpandableCardViewDelegate?

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Order 1042"
    return label
  }()
  private let chevron = UIImageView()
  private let detailView = UIView()
  private let detailLabels: [UILabel]
  private let footer = UIView()

  private var collapsedConstraints: [Constraint] = []
  private var expandedConstraints: [Constraint] = []

  var isExpanded: Bool = false {
    didSet {
      guard oldValue != isExpanded else { return }
      applyState()
      delegate?.cardDidChange(self)
    }
  }

  init(details: [String]) {
    detailLabels = details.map {
      let label = UILabel()
      label.text = $0
      return label
    }
    super.init(frame: .zero)
    setupViews()
    setupConstraints()
    applyState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViews() {
    [titleLabel, chevron, detailView, footer].forEach { addSubview($0) }
    detailLabels.forEach { detailView.addSubview($0) }
  }

  private func setupConstraints() {
    titleLabel.makeConstraints { v in
      v.left == 16
      v.top == 60
      v.right <= chevron.left - 8
    }
    titleLabel.setContentHuggingPriority(UILayoutPriority(1000), for: .vertical)

    chevron.makeConstraints { v in
      v.size == CGSize(width: 16, height: 16)
      v.right == -16
      (v.centerY == titleLabel.centerY).identified(by: "chevron in the middle")
    }

    detailView.makeConstraints { v in
      v.edges(.left, .right) == 0
      v.top == titleLabel.bottom + 12
    }
    for (index, label) in detailLabels.enumerated() {
      label.makeConstraints { v in
        v.edges(.left, .right) == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 32)
        if index == 0 {
          v.top == 0
        } else {
          v.top == detailLabels[index - 1].bottom + 6
        }
        if index == detailLabels.endIndex - 1 {
          v.bottom == 0 ~ .medium
        }
      }
    }

    footer.makeConstraints { v in
      v.edges(.left, .right) == 0
      v.height == 20
      v.bottom <= 0
    }

    collapsedConstraints =
      footer.prepareConstraints { v in
        v.top == titleLabel.bottom + 8
      }.constraints
    collapsedConstraints +=
      detailView.prepareConstraints { v in
        v.height == 0
      }.constraints
    expandedConstraints =
      footer.prepareConstraints { v in
        v.top == detailView.bottom + 16
      }.constraints
  }

  private func applyState() {
    if isExpanded {
      collapsedConstraints.forEach { $0.isActive = false }
      expandedConstraints.forEach { $0.isActive = true }
    } else {
      expandedConstraints.forEach { $0.isActive = false }
      collapsedConstraints.forEach { $0.isActive = true }
    }
    detailView.alpha = isExpanded ? 1 : 0
  }
}
