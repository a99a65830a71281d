// swift-format-ignore-file: NeverUseForceTry

import Anchors
import MigrationSupport
import UIKit

// MARK: - Items and attributes

@MainActor
func layoutConstraintPair(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.top == b.bottom + 8
    v.leading == b.leading
  }
}

@MainActor
func layoutConstraintMultiples(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.centerX == 0.5 * b.right
    v.centerY == 1.25 * b.bottom - 10
    v.width <= 2 * b.height + 4
  }
}

@MainActor
func layoutConstraintAdded(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.top >= parent.top + 20
  let left = v.left == parent.left + 30
  let width = v.width == 120
  let centerY = v.centerY == b.centerY
  centerY.priority = .low
  top.isActive = true
  Constraint.activate {
    left
    centerY
  }
  width.isActive = true
}

@MainActor
func layoutConstraintAddedToSuperview(_ v: UILabel, _ parent: UIView) {
  Constraint.activate {
    v.height == 44
    v.width == 2 * v.height
    v.centerX == parent.centerX
    parent.bottom == v.bottom + 20
  }
}

@MainActor
func layoutConstraintMargins(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.leading == parent.leadingMargin
    v.trailing == parent.trailingMargin
    v.top == parent.safeArea.top
    v.lastBaseline <= parent.centerYWithinMargins
  }
}

@MainActor
func layoutConstraintRemoved(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let near = v.leading == b.leading
  let far = v.leading == b.trailing
  Constraint.activate {
    near
    v.top == b.top
  }
  near.isActive = false
  far.isActive = true
}

@MainActor
func layoutConstraintFound(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.top == b.bottom
  top.identifier = "gap"
  Constraint.activate {
    top
    v.leading == b.leading
  }
  parent.constraints.first { $0.identifier == "gap" }?.constant = 16
  for constraint in parent.constraints
  where constraint.firstItem === v && constraint.firstAttribute == .leading {
    constraint.constant = 4
  }
}

// MARK: - Visual formats

@MainActor
func layoutConstraintVisualFormat(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let views: [String: UIView] = ["v": v, "b": b]
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate(
    try! Constraint.visualFormat(
      "H:|-20-[v]-8-[b(100)]-(>=20)-|", options: .alignAllTop, views: views))
  Constraint.activate(
    try! Constraint.visualFormat("V:|-40-[v(44)]", views: views))
  Constraint.activate(
    try! Constraint.visualFormat("V:[b(60)]", views: ["b": b]))
}

@MainActor
func layoutConstraintVisualFormatMetrics(_ v: UILabel, _ b: UIView, _ c: UIView) {
  let views = ["v": v, "b": b, "c": c]
  views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  let metrics = ["margin": 16, "gap": 12]
  var constraints: [Constraint] = []
  constraints += try! Constraint.visualFormat(
    "H:|-margin-[v]-gap-[b(==v)]-gap-[c(==v)]-margin-|", options: [.alignAllTop, .alignAllBottom],
    metrics: metrics.mapValues { Double($0) }, views: views)
  constraints += try! Constraint.visualFormat(
    "V:|-(margin)-[v(50@750,>=20)]", metrics: metrics.mapValues { Double($0) }, views: views)
  Constraint.activate(constraints)
}

@MainActor
func layoutConstraintVisualFormatStandardSpaces(_ v: UILabel, _ b: UIView) {
  let views: [String: UIView] = ["v": v, "b": b]
  for view in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
  Constraint.activate(
    (try! Constraint.visualFormat(
      "|-[v]-[b(80)]", options: .alignAllCenterY, views: views, spacing: .margins))
      + (try! Constraint.visualFormat("V:|-[b(40)]", views: views, spacing: .margins)))
}

/// The examples of this file.
@MainActor let layoutConstraintSnippets: [Example] = [
  .snippet("layoutConstraintPair") { layoutConstraintPair($0.v, $0.b) },
  .snippet("layoutConstraintMultiples") { layoutConstraintMultiples($0.v, $0.b) },
  .snippet("layoutConstraintAdded") { layoutConstraintAdded($0.v, $0.b, $0.parent) },
  .snippet("layoutConstraintAddedToSuperview") {
    layoutConstraintAddedToSuperview($0.v, $0.parent)
  },
  .snippet("layoutConstraintMargins") { layoutConstraintMargins($0.v, $0.parent) },
  .snippet("layoutConstraintRemoved") { layoutConstraintRemoved($0.v, $0.b, $0.parent) },
  .snippet("layoutConstraintFound") { layoutConstraintFound($0.v, $0.b, $0.parent) },
  .snippet("layoutConstraintVisualFormat") {
    layoutConstraintVisualFormat($0.v, $0.b, $0.parent)
  },
  .snippet("layoutConstraintVisualFormatMetrics") {
    layoutConstraintVisualFormatMetrics($0.v, $0.b, $0.c)
  },
  .snippet("layoutConstraintVisualFormatStandardSpaces") {
    layoutConstraintVisualFormatStandardSpaces($0.v, $0.b)
  },
]
