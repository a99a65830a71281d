import Anchors
import MigrationSupport
import UIKit

// MARK: - The list

@MainActor
func layoutAnchorComments(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  Constraint.activate {
    // Position
    v.top == parent.top + 20  // below the bar
    v.leading == parent.leading

    // Size
    v.width == 100 /* as the icon */
    // v.heightAnchor.constraint(equalToConstant: 100),
    v.heightAnchor.constraint(
      // The box sets the height.
      equalTo: b.heightAnchor,
      multiplier: 0.5,
      constant: 10
    )
  }
}

@MainActor
func layoutAnchorTernary(_ v: UILabel, _ b: UIView, _ parent: UIView, isCompact: Bool) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let padding: CGFloat = isCompact ? 8 : 16
  do {
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: (isCompact ? 4 : 12)).isActive = true
    if isCompact {
      v.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: padding).isActive = true
    } else {
      v.leadingAnchor.constraint(equalTo: parent.centerXAnchor, constant: padding).isActive = true
    }
    v.trailingAnchor.constraint(
      lessThanOrEqualTo: (isCompact ? parent.trailingAnchor : parent.layoutMarginsGuide.trailingAnchor),
      constant: -padding
    ).isActive = true
  }
}

@MainActor
func layoutAnchorConcatenation(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  let sizes = [
    b.widthAnchor.constraint(equalToConstant: 40), b.heightAnchor.constraint(equalToConstant: 30),
  ]
  var constraints = [
    v.topAnchor.constraint(equalTo: parent.topAnchor),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
  ]
  constraints.append(b.topAnchor.constraint(equalTo: v.bottomAnchor))
  constraints += [b.leadingAnchor.constraint(equalTo: v.leadingAnchor)]
  NSLayoutConstraint.activate(constraints + sizes)
}

@MainActor
func layoutAnchorLoop(_ views: [UIView], _ parent: UIView) {
  var previous: UIView?
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
    ])
    if let previous {
      view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8).isActive = true
    } else {
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40).isActive = true
    }
    previous = view
  }
}

@MainActor
func layoutAnchorFlatMap(_ views: [UIView], _ parent: UIView) {
  NSLayoutConstraint.activate(
    views.enumerated().flatMap { index, view -> [NSLayoutConstraint] in
      view.translatesAutoresizingMaskIntoConstraints = false
      return [
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(index) * 30),
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
        view.heightAnchor.constraint(equalToConstant: 24),
      ]
    })
}

// MARK: - Constraints that are kept

@MainActor
func layoutAnchorPriority(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let width = v.widthAnchor.constraint(equalToConstant: 300)
  width.priority = UILayoutPriority(999)
  width.identifier = "width"
  width.isActive = true

  let height = v.heightAnchor.constraint(equalTo: b.heightAnchor)
  height.priority = .defaultHigh
  height.isActive = true

  let top = v.topAnchor.constraint(equalTo: b.topAnchor)
  let leading = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  leading.priority = UILayoutPriority(999)
  NSLayoutConstraint.activate([
    top,
    leading,
  ])
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}

@MainActor
func layoutAnchorKept(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
  let height = v.heightAnchor.constraint(equalToConstant: 0)
  NSLayoutConstraint.activate([
    top,
    height,
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  ])
  top.constant = 24
  height.constant = v.intrinsicContentSize.height * 2
}

@MainActor
func layoutAnchorDeactivate(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let below = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  let above = v.bottomAnchor.constraint(equalTo: b.topAnchor)
  let narrow = [v.leftAnchor.constraint(equalTo: b.leftAnchor)]
  let wide = [
    v.leftAnchor.constraint(equalTo: parent.leftAnchor),
    v.rightAnchor.constraint(equalTo: parent.rightAnchor),
  ]
  below.isActive = true
  NSLayoutConstraint.activate(narrow)

  below.isActive = false
  above.isActive = true
  NSLayoutConstraint.deactivate(narrow)
  NSLayoutConstraint.activate(wide)
}

@MainActor
func layoutAnchorConditions(_ v: UILabel, _ b: UIView, _ parent: UIView, isCentered: Bool) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.topAnchor)
  top.isActive = !isCentered
  if isCentered {
    v.centerYAnchor.constraint(equalTo: parent.centerYAnchor).isActive = true
  }
  switch isCentered {
  case true: NSLayoutConstraint.activate([v.centerXAnchor.constraint(equalTo: parent.centerXAnchor)])
  case false: NSLayoutConstraint.activate([v.leadingAnchor.constraint(equalTo: b.trailingAnchor)])
  }
}

@MainActor
private func makeSquare(_ view: UIView, side: CGFloat) -> [NSLayoutConstraint] {
  view.translatesAutoresizingMaskIntoConstraints = false
  return [
    view.widthAnchor.constraint(equalToConstant: side),
    view.heightAnchor.constraint(equalTo: view.widthAnchor),
  ]
}

@MainActor
func layoutAnchorHelper(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate(makeSquare(v, side: 64))
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    v.topAnchor.constraint(equalTo: parent.topAnchor),
  ])
}

/// The examples of this file.
@MainActor let layoutAnchorListSnippets: [Example] = [
  .snippet("layoutAnchorComments") { layoutAnchorComments($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorTernaryCompact") {
    layoutAnchorTernary($0.v, $0.b, $0.parent, isCompact: true)
  },
  .snippet("layoutAnchorTernaryRegular") {
    layoutAnchorTernary($0.v, $0.b, $0.parent, isCompact: false)
  },
  .snippet("layoutAnchorConcatenation") { layoutAnchorConcatenation($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorLoop") { layoutAnchorLoop($0.views, $0.parent) },
  .snippet("layoutAnchorFlatMap") { layoutAnchorFlatMap($0.views, $0.parent) },
  .snippet("layoutAnchorPriority") { layoutAnchorPriority($0.v, $0.b) },
  .snippet("layoutAnchorKept") { layoutAnchorKept($0.v, $0.b) },
  .snippet("layoutAnchorDeactivate") { layoutAnchorDeactivate($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorConditionsCentered") {
    layoutAnchorConditions($0.v, $0.b, $0.parent, isCentered: true)
  },
  .snippet("layoutAnchorConditionsBeside") {
    layoutAnchorConditions($0.v, $0.b, $0.parent, isCentered: false)
  },
  .snippet("layoutAnchorHelper") { layoutAnchorHelper($0.v, $0.parent) },
]
