import SnapKit
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
    titleLabel.snp.makeConstraints { make in
      make.left.equalToSuperview().inset(16)
      make.top.equalToSuperview().inset(60)
      make.right.lessThanOrEqualTo(chevron.snp.left).offset(-8)
    }
    titleLabel.snp.contentHuggingVerticalPriority = 1000

    chevron.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 16, height: 16))
      make.right.equalToSuperview().inset(16)
      make.centerY.equalTo(titleLabel).labeled("chevron in the middle")
    }

    detailView.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(titleLabel.snp.bottom).offset(12)
    }
    for (index, label) in detailLabels.enumerated() {
      label.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(
          UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 32))
        if index == 0 {
          make.top.equalToSuperview()
        } else {
          make.top.equalTo(detailLabels[index - 1].snp.bottom).offset(6)
        }
        if index == detailLabels.endIndex - 1 {
          make.bottom.equalToSuperview().priority(.medium)
        }
      }
    }

    footer.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(20)
      make.bottom.lessThanOrEqualToSuperview()
    }

    collapsedConstraints = footer.snp.prepareConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(8)
    }
    collapsedConstraints += detailView.snp.prepareConstraints { make in
      make.height.equalTo(0)
    }
    expandedConstraints = footer.snp.prepareConstraints { make in
      make.top.equalTo(detailView.snp.bottom).offset(16)
    }
  }

  private func applyState() {
    if isExpanded {
      collapsedConstraints.forEach { $0.deactivate() }
      expandedConstraints.forEach { $0.activate() }
    } else {
      expandedConstraints.forEach { $0.deactivate() }
      collapsedConstraints.forEach { $0.activate() }
    }
    detailView.alpha = isExpanded ? 1 : 0
  }
}
