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
  Constraint.activate {
    v.top == b.bottom + (isCompact ? 4 : 12)
    if isCompact {
      v.leading == parent.leading + padding
    } else {
      v.leading == parent.centerX + padding
    }
    v.trailing <= (isCompact ? parent.trailing : parent.margins.trailing) - padding
  }
}

@MainActor
func layoutAnchorConcatenation(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  let sizes = [
    b.width == 40, b.height == 30,
  ]
  var constraints = [
    v.top == parent.top,
    v.leading == parent.leading,
  ]
  constraints.append(b.top == v.bottom)
  constraints += [b.leading == v.leading]
  Constraint.activate(constraints + sizes)
}

@MainActor
func layoutAnchorLoop(_ views: [UIView], _ parent: UIView) {
  var previous: UIView?
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate {
      view.leading == parent.leading + 20
      view.trailing == parent.trailing - 20
    }
    if let previous {
      Constraint.activate { view.top == previous.bottom + 8 }
    } else {
      Constraint.activate { view.top == parent.top + 40 }
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
  let width = v.width == 300
  width.priority = 999
  width.identifier = "width"
  width.isActive = true

  let height = v.height == b.height
  height.priority = .high
  height.isActive = true

  let top = v.top == b.top
  let leading = v.leading == b.leading
  leading.priority = .required - 1
  Constraint.activate {
    top
    leading
  }
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - amount)
  }
}

@MainActor
func layoutAnchorKept(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.top == b.bottom + 8
  let height = v.height == 0
  Constraint.activate {
    top
    height
    v.leading == b.leading
  }
  top.constant = 24
  height.constant = v.intrinsicContentSize.height * 2
}

@MainActor
func layoutAnchorDeactivate(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let below = v.top == b.bottom
  let above = v.bottom == b.top
  let narrow = [v.left == b.left]
  let wide = [
    v.left == parent.left,
    v.right == parent.right,
  ]
  below.isActive = true
  Constraint.activate(narrow)

  below.isActive = false
  above.isActive = true
  Constraint.deactivate(narrow)
  Constraint.activate(wide)
}

@MainActor
func layoutAnchorConditions(_ v: UILabel, _ b: UIView, _ parent: UIView, isCentered: Bool) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.top == b.top
  top.isActive = !isCentered
  if isCentered {
    Constraint.activate { v.centerY == parent.centerY }
  }
  switch isCentered {
  case true: Constraint.activate { v.centerX == parent.centerX }
  case false: Constraint.activate { v.leading == b.trailing }
  }
}

@MainActor
private func makeSquare(_ view: UIView, side: CGFloat) -> [Constraint] {
  [
    view.width == side,
    view.height == view.width,
  ]
}

@MainActor
func layoutAnchorHelper(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate(makeSquare(v, side: 64))
  Constraint.activate {
    v.leading == parent.leading
    v.top == parent.top
  }
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
