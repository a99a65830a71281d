// swift-format-ignore-file: NeverUseForceTry

import MigrationSupport
import UIKit

// MARK: - Items and attributes

@MainActor
func layoutConstraintPair(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  ])
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
    v.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 4),
  ])
}

@MainActor
func layoutConstraintAdded(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor, constant: 20)
  let left = v.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 30)
  let width = v.widthAnchor.constraint(equalToConstant: 120)
  let centerY = v.centerYAnchor.constraint(equalTo: b.centerYAnchor)
  centerY.priority = .defaultLow
  top.isActive = true
  NSLayoutConstraint.activate([
    left,
    centerY,
  ])
  width.isActive = true
}

@MainActor
func layoutConstraintAddedToSuperview(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  if !v.isDescendant(of: parent) { parent.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.heightAnchor.constraint(equalToConstant: 44),
    v.widthAnchor.constraint(equalTo: v.heightAnchor, multiplier: 2),
    v.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    parent.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: 20),
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
      item: v, attribute: .trailing, relatedBy: .equal, toItem: parent, attribute: .trailingMargin,
      multiplier: 1, constant: 0),
    v.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor),
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
  NSLayoutConstraint.activate([
    near,
    v.topAnchor.constraint(equalTo: b.topAnchor),
  ])
  near.isActive = false
  far.isActive = true
}

@MainActor
func layoutConstraintFound(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  top.identifier = "gap"
  NSLayoutConstraint.activate([
    top,
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  ])
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
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[v]-8-[b(100)]-(>=20)-|", options: .alignAllTop, metrics: nil,
      views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-40-[v(44)]", options: [], metrics: nil, views: views))
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:[b(60)]", options: [], metrics: nil, views: ["b": b]))
}

@MainActor
func layoutConstraintVisualFormatMetrics(_ v: UILabel, _ b: UIView, _ c: UIView) {
  let views = ["v": v, "b": b, "c": c]
  views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  let metrics = ["margin": 16, "gap": 12]
  var constraints: [NSLayoutConstraint] = []
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  constraints += NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-margin-[v]-gap-[b(==v)]-gap-[c(==v)]-margin-|",
    options: [.alignAllTop, .alignAllBottom], metrics: metrics.mapValues { Double($0) },
    views: views)
  constraints += NSLayoutConstraint.constraints(
    withVisualFormat: "V:|-(margin)-[v(50@750,>=20)]", options: [],
    metrics: metrics.mapValues { Double($0) }, views: views)
  NSLayoutConstraint.activate(constraints)
}

@MainActor
func layoutConstraintVisualFormatStandardSpaces(_ v: UILabel, _ b: UIView) {
  let views: [String: UIView] = ["v": v, "b": b]
  for view in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate(
    (NSLayoutConstraint.constraints(
      withVisualFormat: "|-[v]-[b(80)]", options: .alignAllCenterY, metrics: nil, views: views))
      + (NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[b(40)]", options: [], metrics: nil, views: views)))
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
