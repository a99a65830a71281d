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

  private var collapsedConstraints: [NSLayoutConstraint] = []
  private var expandedConstraints: [NSLayoutConstraint] = []

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
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: self.topAnchor, constant: 60),
      titleLabel.rightAnchor.constraint(lessThanOrEqualTo: chevron.leftAnchor, constant: -8),
    ])
    titleLabel.setContentHuggingPriority(UILayoutPriority(1000), for: .vertical)

    chevron.translatesAutoresizingMaskIntoConstraints = false
    let centerYConstraint = chevron.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor)
    centerYConstraint.identifier = "chevron in the middle"
    NSLayoutConstraint.activate([
      chevron.widthAnchor.constraint(equalToConstant: CGSize(width: 16, height: 16).width),
      chevron.heightAnchor.constraint(equalToConstant: CGSize(width: 16, height: 16).height),
      chevron.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -16),
      centerYConstraint,
    ])

    detailView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      detailView.leftAnchor.constraint(equalTo: self.leftAnchor),
      detailView.rightAnchor.constraint(equalTo: self.rightAnchor),
      detailView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
    ])
    for (index, label) in detailLabels.enumerated() {
      label.translatesAutoresizingMaskIntoConstraints = false
      do {
        label.leftAnchor.constraint(equalTo: label.superview!.leftAnchor, constant: 16)
          .isActive = true
        label.rightAnchor.constraint(equalTo: label.superview!.rightAnchor, constant: -32)
          .isActive = true
        if index == 0 {
          label.topAnchor.constraint(equalTo: label.superview!.topAnchor).isActive = true
        } else {
          label.topAnchor.constraint(equalTo: detailLabels[index - 1].bottomAnchor, constant: 6)
            .isActive = true
        }
        if index == detailLabels.endIndex - 1 {
          let bottomConstraint = label.bottomAnchor.constraint(equalTo: label.superview!.bottomAnchor)
          bottomConstraint.priority = UILayoutPriority(500)
          bottomConstraint.isActive = true
        }
      }
    }

    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.leftAnchor.constraint(equalTo: self.leftAnchor),
      footer.rightAnchor.constraint(equalTo: self.rightAnchor),
      footer.heightAnchor.constraint(equalToConstant: 20),
      footer.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor),
    ])

    collapsedConstraints =
      [
        footer.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8)
      ]
    collapsedConstraints +=
      [
        detailView.heightAnchor.constraint(equalToConstant: 0)
      ]
    expandedConstraints =
      [
        footer.topAnchor.constraint(equalTo: detailView.bottomAnchor, constant: 16)
      ]
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
