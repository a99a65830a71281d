import UIKit

// Helpers as an app has them for layout anchors.

extension UIView {
  @discardableResult
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      self.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      self.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      self.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      self.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @discardableResult
  func setHeight(_ height: CGFloat, priority: UILayoutPriority = .required)
    -> NSLayoutConstraint
  {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = self.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }

  func anchorBelow(_ other: UIView, spacing: CGFloat = 8) {
    self.topAnchor.constraint(equalTo: other.bottomAnchor, constant: spacing).isActive = true
  }

  func centerInSuperview() {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      self.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      self.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }

  func addSubviewForAutoLayout(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  @discardableResult
  func activate(identifier: String) -> Self {
    self.identifier = identifier
    isActive = true
    return self
  }
}

/// A view around another, with a margin.
final class Container<Content: UIView>: UIView {
  let content: Content
  private var constraintsOfContent: [NSLayoutConstraint] = []

  var margin: CGFloat {
    didSet { updateConstraintsOfContent() }
  }

  init(_ content: Content, margin: CGFloat = 0) {
    self.content = content
    self.margin = margin
    super.init(frame: .zero)
    addSubview(content)
    constraintsOfContent = content.pin(
      to: self, insets: UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func updateConstraintsOfContent() {
    for constraint in constraintsOfContent {
      constraint.constant = constraint.constant < 0 ? -margin : margin
    }
    setNeedsLayout()
  }
}

/// Cards below each other, made with the helpers.
final class CardListViewController: UIViewController {
  private let headerLabel = UILabel()
  private let emptyLabel = UILabel()
  private let background = UIView()
  private var cards: [Container<UILabel>] = []
  private var bottomConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    headerLabel.text = "Cards"
    emptyLabel.text = "Nothing here"
    view.addSubview(background)
    view.addSubviewForAutoLayout(headerLabel)
    view.addSubview(emptyLabel)

    background.pin(to: view)
    emptyLabel.centerInSuperview()
    headerLabel.translatesAutoresizingMaskIntoConstraints = false
    headerLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)
      .isActive = true
    headerLabel.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: 16
    ).activate(identifier: "header leading")
    ["First", "Second", "Third"].forEach(addCard)
  }

  private func addCard(_ text: String) {
    let label = UILabel()
    label.text = text
    let card = Container(label, margin: 12)
    view.addSubviewForAutoLayout(card)
    card.anchorBelow(cards.last ?? headerLabel, spacing: cards.isEmpty ? 16 : 8)
    card.translatesAutoresizingMaskIntoConstraints = false
    let trailingConstraint = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    trailingConstraint.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      trailingConstraint,
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
    ])
    card.setHeight(64, priority: UILayoutPriority(rawValue: 700))
    cards.append(card)

    bottomConstraint?.isActive = false
    bottomConstraint = card.bottomAnchor.constraint(
      lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottomConstraint?.isActive = true
  }

  func addAnotherCard() {
    addCard("Card \(cards.count + 1)")
  }

  func widenMargins() {
    cards.forEach { $0.margin = 20 }
  }

  func removeLastCard() {
    guard let card = cards.popLast() else { return }
    card.removeFromSuperview()
  }
}
