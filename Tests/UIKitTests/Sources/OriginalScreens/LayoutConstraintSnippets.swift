// swift-format-ignore-file: NeverUseForceTry

import MigrationSupport
import UIKit

// MARK: - Items and attributes

@MainActor
func layoutConstraintPair(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint(
    item: v, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1,
    constant: 8
  ).isActive = true
  NSLayoutConstraint(
    item: v,
    attribute: .leading,
    relatedBy: .equal,
    toItem: b,
    attribute: .leading,
    multiplier: 1.0,
    constant: 0.0
  ).isActive = true
}

@MainActor
func layoutConstraintMultiples(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .right,
      multiplier: 0.5, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .centerY, relatedBy: .equal, toItem: b, attribute: .bottom,
      multiplier: 1.25, constant: -10),
    NSLayoutConstraint(
      item: v, attribute: .width, relatedBy: .lessThanOrEqual, toItem: b, attribute: .height,
      multiplier: 2, constant: 4),
  ])
}

@MainActor
func layoutConstraintAdded(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = NSLayoutConstraint(
    item: v, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .top,
    multiplier: 1, constant: 20)
  let left = NSLayoutConstraint(
    item: v, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .left, multiplier: 1,
    constant: 30)
  let width = NSLayoutConstraint(
    item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 120)
  let centerY = NSLayoutConstraint(
    item: v, attribute: .centerY, relatedBy: .equal, toItem: b, attribute: .centerY,
    multiplier: 1, constant: 0)
  centerY.priority = .defaultLow
  parent.addConstraint(top)
  parent.addConstraints([left, centerY])
  v.addConstraint(width)
}

@MainActor
func layoutConstraintAddedToSuperview(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  parent.addConstraints([
    NSLayoutConstraint(
      item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 44),
    NSLayoutConstraint(
      item: v, attribute: .width, relatedBy: .equal, toItem: v, attribute: .height,
      multiplier: 2, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .centerX,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: parent, attribute: .bottom, relatedBy: .equal, toItem: v, attribute: .bottom,
      multiplier: 1, constant: 20),
  ])
}

@MainActor
func layoutConstraintMargins(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .leadingMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .trailing, relatedBy: .equal, toItem: parent,
      attribute: .trailingMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .top, relatedBy: .equal, toItem: parent.safeAreaLayoutGuide,
      attribute: .top, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .lastBaseline, relatedBy: .lessThanOrEqual, toItem: parent,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
  ])
}

@MainActor
func layoutConstraintRemoved(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let near = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  let far = v.leadingAnchor.constraint(equalTo: b.trailingAnchor)
  parent.addConstraints([near, v.topAnchor.constraint(equalTo: b.topAnchor)])
  parent.removeConstraint(near)
  parent.addConstraint(far)
}

@MainActor
func layoutConstraintFound(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  top.identifier = "gap"
  NSLayoutConstraint.activate([top, v.leadingAnchor.constraint(equalTo: b.leadingAnchor)])
  parent.constraints.first { $0.identifier == "gap" }?.constant = 16
  for constraint in parent.constraints
  where constraint.firstItem === v && constraint.firstAttribute == .leading {
    constraint.constant = 4
  }
}

// MARK: - Visual formats

@MainActor
func layoutConstraintVisualFormat(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let views: [String: Any] = ["v": v, "b": b]
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  parent.addConstraints(
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[v]-8-[b(100)]-(>=20)-|", options: [.alignAllTop], metrics: nil,
      views: views))
  parent.addConstraints(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-40-[v(44)]", options: [], metrics: nil, views: views))
  b.addConstraints(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:[b(60)]", options: [], metrics: nil, views: ["b": b]))
}

@MainActor
func layoutConstraintVisualFormatMetrics(_ v: UILabel, _ b: UIView, _ c: UIView) {
  let views = ["v": v, "b": b, "c": c]
  views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  let metrics = ["margin": 16, "gap": 12]
  var constraints: [NSLayoutConstraint] = []
  constraints += NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-margin-[v]-gap-[b(==v)]-gap-[c(==v)]-margin-|",
    options: [.alignAllTop, .alignAllBottom], metrics: metrics, views: views)
  constraints += NSLayoutConstraint.constraints(
    withVisualFormat: "V:|-(margin)-[v(50@750,>=20)]", metrics: metrics, views: views)
  NSLayoutConstraint.activate(constraints)
}

@MainActor
func layoutConstraintVisualFormatStandardSpaces(_ v: UILabel, _ b: UIView) {
  let views: [String: UIView] = ["v": v, "b": b]
  for view in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "|-[v]-[b(80)]", options: .alignAllCenterY, metrics: nil, views: views)
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[b(40)]", options: [], metrics: nil, views: views))
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
