import AnchorsLayout
import AnchorsReport
import TestSupport

/// A login form with two faults: the title is too wide for the card, and nothing determines the
/// badge's place.
final class LoginForm: FlippedView {
  let card = FlippedView()
  let title = Label.saying("Sign in")
  private(set) lazy var badge = FlippedView()
  var buttons: [View] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    installSeam()
    add(card)
    card.add(title, badge)
    for view in [card, title, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    let badgeWidth = badge.widthAnchor.constraint(equalToConstant: 24)
    badgeWidth.identifier = "badge width"
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 300),
      card.heightAnchor.constraint(equalToConstant: 100),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 12),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 320),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      badgeWidth,
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.topAnchor.constraint(equalTo: card.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension LayoutReport {
  /// Returns the report's name for a view, or `nil` if the view is not in the report.
  @MainActor
  func name(of view: View) -> String? { frameExplanation(of: view)?.item.layoutName }

  /// Returns the live constraints of constraints of the report.
  func live(_ constraints: [Constraint]) -> [NSLayoutConstraint] {
    constraints.compactMap(layoutConstraint)
  }
}

/// Makes the toolkit's own constraints in all layouts meanwhile.
@MainActor
func withSystemConstraints<Result>(_ body: () throws -> Result) rethrows -> Result {
  _Shim.makesSystemConstraints = true
  defer { _Shim.makesSystemConstraints = false }
  return try body()
}

extension View {
  /// Adds a view whose frame constraints determine.
  @discardableResult
  func adding<Child: View>(_ child: Child) -> Child {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    return child
  }

  /// Pins an edge, by raw constraints, `constant` further than another.
  func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to item: AnyObject?, _ other: NSLayoutConstraint.Attribute? = nil,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: item,
      attribute: item == nil ? .notAnAttribute : other ?? attribute, multiplier: multiplier,
      constant: constant
    ).isActive = true
  }

  /// Places a view in its superview, by raw constraints.
  func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    pin(.left, to: superview, plus: x)
    pin(.top, to: superview, plus: y)
    pin(.width, to: nil, plus: width)
    pin(.height, to: nil, plus: height)
  }
}

extension View {
  /// The view and all that is in it.
  static func allIn(_ view: View) -> [View] { [view] + view.subviews.flatMap { allIn($0) } }

  /// The name for tests of the user interface.
  var reportIdentifier: String {
    get { "" }
    set {
      #if canImport(UIKit)
      accessibilityIdentifier = newValue
      #else
      identifier = NSUserInterfaceItemIdentifier(newValue)
      #endif
    }
  }
}
