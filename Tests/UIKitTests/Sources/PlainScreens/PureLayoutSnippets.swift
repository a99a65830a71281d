// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import Foundation
import MigrationSupport
import PureLayout
import UIKit

// MARK: - The superview

@MainActor
func pureLayoutCenter(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor),
    b.centerXAnchor.constraint(equalTo: b.superview!.centerXAnchor),
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor),
    b.widthAnchor.constraint(equalToConstant: CGSize(width: 40, height: 30).width),
    b.heightAnchor.constraint(equalToConstant: CGSize(width: 40, height: 30).height),
    NSLayoutConstraint(
      item: c, attribute: .centerX, relatedBy: .equal, toItem: c.superview!,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .centerY, relatedBy: .equal, toItem: c.superview!,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    c.widthAnchor.constraint(equalToConstant: 20),
    c.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
  ])
}

@MainActor
func pureLayoutEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor),
    v.trailingAnchor.constraint(equalTo: v.superview!.trailingAnchor),
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: 10),
    b.leadingAnchor.constraint(equalTo: b.superview!.leadingAnchor, constant: 20),
    b.bottomAnchor.constraint(equalTo: b.superview!.bottomAnchor, constant: -30),
    b.trailingAnchor.constraint(equalTo: b.superview!.trailingAnchor, constant: -40),
    c.topAnchor.constraint(equalTo: c.superview!.topAnchor, constant: 8),
    c.leadingAnchor.constraint(equalTo: c.superview!.leadingAnchor, constant: 8),
    c.trailingAnchor.constraint(equalTo: c.superview!.trailingAnchor, constant: -8),
    c.heightAnchor.constraint(equalToConstant: 80),
  ])
}

@MainActor
func pureLayoutInsets(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 8),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 16),
    v.trailingAnchor.constraint(lessThanOrEqualTo: v.superview!.trailingAnchor, constant: -16),
    b.bottomAnchor.constraint(equalTo: b.superview!.bottomAnchor, constant: -20),
    b.rightAnchor.constraint(equalTo: b.superview!.rightAnchor, constant: -12),
    b.leftAnchor.constraint(lessThanOrEqualTo: b.superview!.leftAnchor, constant: 40),
    b.heightAnchor.constraint(equalToConstant: 44),
  ])
}

@MainActor
func pureLayoutMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .top, relatedBy: .equal, toItem: v.superview!, attribute: .topMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .leading, relatedBy: .equal, toItem: v.superview!,
      attribute: .leadingMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .bottom, relatedBy: .equal, toItem: v.superview!,
      attribute: .bottomMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .trailing, relatedBy: .equal, toItem: v.superview!,
      attribute: .trailingMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .top, relatedBy: .equal, toItem: b.superview!, attribute: .topMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .left, relatedBy: .equal, toItem: b.superview!, attribute: .leftMargin,
      multiplier: 1, constant: 0),
    b.widthAnchor.constraint(equalToConstant: CGSize(width: 30, height: 30).width),
    b.heightAnchor.constraint(equalToConstant: CGSize(width: 30, height: 30).height),
    c.topAnchor.constraint(equalTo: c.superview!.safeAreaLayoutGuide.topAnchor, constant: 4),
    c.trailingAnchor.constraint(equalTo: c.superview!.safeAreaLayoutGuide.trailingAnchor),
    c.widthAnchor.constraint(equalToConstant: CGSize(width: 50, height: 30).width),
    c.heightAnchor.constraint(equalToConstant: CGSize(width: 50, height: 30).height),
  ])
}

// MARK: - Other views

@MainActor
func pureLayoutPinning(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
    v.leftAnchor.constraint(equalTo: b.leftAnchor),
    v.rightAnchor.constraint(lessThanOrEqualTo: c.rightAnchor, constant: -8),
    v.heightAnchor.constraint(equalTo: b.heightAnchor),
  ])
}

@MainActor
func pureLayoutAlignment(_ v: UILabel, _ b: UIView, _ views: [UIView]) {
  if !b.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  views[0].translatesAutoresizingMaskIntoConstraints = false
  views[1].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.centerYAnchor.constraint(equalTo: b.centerYAnchor),
    v.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 10),
    views[0].lastBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor),
    views[0].leadingAnchor.constraint(equalTo: v.trailingAnchor),
    views[1].centerXAnchor.constraint(equalTo: b.leftAnchor),
    NSLayoutConstraint(
      item: views[1], attribute: .top, relatedBy: .equal, toItem: v, attribute: .centerY,
      multiplier: 1.5, constant: 0),
  ])
}

@MainActor
func pureLayoutSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
    v.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, constant: 10),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    c.widthAnchor.constraint(equalTo: c.heightAnchor, multiplier: 1.5),
    c.heightAnchor.constraint(equalToConstant: 60),
    c.centerXAnchor.constraint(equalTo: c.superview!.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: c.superview!.centerYAnchor),
  ])
}

// MARK: - Priorities, identifiers, kept constraints

@MainActor
func pureLayoutPriorities(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint = v.widthAnchor.constraint(equalToConstant: 300)
  widthConstraint.priority = .defaultHigh
  let topConstraint = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  topConstraint.priority = .defaultHigh
  let topConstraint2 = v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 20)
  topConstraint2.identifier = "position"
  let leadingConstraint = v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor)
  leadingConstraint.identifier = "leading"
  NSLayoutConstraint.activate([
    widthConstraint,
    topConstraint,
    topConstraint2,
    leadingConstraint,
  ])
}

@MainActor
func pureLayoutKept(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  let leading = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  NSLayoutConstraint.activate([
    top,
    leading,
  ])
  top.constant = 14
  leading.isActive = false
  let trailing = v.trailingAnchor.constraint(equalTo: b.trailingAnchor)
  trailing.isActive = true
  trailing.isActive = false
  trailing.isActive = true
}

@MainActor
func pureLayoutCreated(_ v: UILabel, _ b: UIView, isWide: Bool) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let wide = [
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor),
  ]
  let narrow = [
    v.leftAnchor.constraint(equalTo: b.leftAnchor)
  ]
  let common = Constraint.activate {
    v.top == b.bottom + 4
  }.constraints
  common.forEach { $0.constant += 4 }
  NSLayoutConstraint.activate(isWide ? wide : narrow)
}

@MainActor
func pureLayoutNewViews(_ parent: UIView) {
  let label = UILabel()
  let box = UIView()
  let line = UIView()
  label.text = "New"
  [label, box, line].forEach { parent.addSubview($0) }
  label.translatesAutoresizingMaskIntoConstraints = false
  box.translatesAutoresizingMaskIntoConstraints = false
  line.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    label.centerXAnchor.constraint(equalTo: label.superview!.centerXAnchor),
    label.centerYAnchor.constraint(equalTo: label.superview!.centerYAnchor),
    box.topAnchor.constraint(equalTo: label.bottomAnchor),
    box.widthAnchor.constraint(equalToConstant: CGSize(width: 10, height: 10).width),
    box.heightAnchor.constraint(equalToConstant: CGSize(width: 10, height: 10).height),
    box.leftAnchor.constraint(equalTo: label.leftAnchor),
    line.leadingAnchor.constraint(equalTo: line.superview!.leadingAnchor),
    line.bottomAnchor.constraint(equalTo: line.superview!.bottomAnchor),
    line.trailingAnchor.constraint(equalTo: line.superview!.trailingAnchor),
    line.heightAnchor.constraint(equalToConstant: 1),
  ])
}

// MARK: - Arrays

@MainActor
func pureLayoutArrays(_ v: UILabel, _ views: [UIView]) {
  Constraint.activate {
    for (view, next) in zip(views, views.dropFirst()) {
      next.leading == view.leading
    }
    for (view, next) in zip(views, views.dropFirst()) {
      next.width == view.width
    }
    views.height == 40
    views[0].leading == 10
    views[0].top == 100
    views[1].top == views[0].bottom
    views[2].top == views[1].bottom
  }
}

@MainActor
func pureLayoutDistribution(_ views: [UIView]) {
  Constraint.activate {
    views[0].top == 20
    views.distributed(along: .horizontal, spacing: 8, leading: 8, trailing: 8)
    for (view, next) in zip(views, views.dropFirst()) {
      next.top == view.top
    }
  }
}

@MainActor
func pureLayoutDistributionMatched(_ views: [UIView]) {
  Constraint.activate {
    views.distributed(along: .vertical, spacing: 6)
    for (view, next) in zip(views, views.dropFirst()) {
      next.left == view.left
    }
    views[0].left == 0
  }
}

@MainActor
func pureLayoutDistributionOfFixedSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  let array = NSArray(array: [v, b, c])
  array.autoDistributeViews(
    along: .horizontal, alignedTo: .top, withFixedSize: 44, insetSpacing: false)
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).width),
    v.heightAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).height),
    b.widthAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).width),
    b.heightAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).height),
    c.widthAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).width),
    c.heightAnchor.constraint(equalToConstant: CGSize(width: 44, height: 30).height),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 10),
  ])
}

/// The examples of this file.
@MainActor let pureLayoutSnippets: [Example] = [
  .snippet("pureLayoutCenter") { pureLayoutCenter($0.v, $0.b, $0.c) },
  .snippet("pureLayoutEdges") { pureLayoutEdges($0.v, $0.b, $0.c) },
  .snippet("pureLayoutInsets") { pureLayoutInsets($0.v, $0.b) },
  .snippet("pureLayoutMargins") { pureLayoutMargins($0.v, $0.b, $0.c) },
  .snippet("pureLayoutPinning") { pureLayoutPinning($0.v, $0.b, $0.c) },
  .snippet("pureLayoutAlignment") { pureLayoutAlignment($0.v, $0.b, $0.views) },
  .snippet("pureLayoutSizes") { pureLayoutSizes($0.v, $0.b, $0.c) },
  .snippet("pureLayoutPriorities") { pureLayoutPriorities($0.v, $0.b) },
  .snippet("pureLayoutKept") { pureLayoutKept($0.v, $0.b) },
  .snippet("pureLayoutCreatedWide") { pureLayoutCreated($0.v, $0.b, isWide: true) },
  .snippet("pureLayoutCreatedNarrow") { pureLayoutCreated($0.v, $0.b, isWide: false) },
  .snippet("pureLayoutNewViews") { pureLayoutNewViews($0.parent) },
  .snippet("pureLayoutArrays") { pureLayoutArrays($0.v, $0.views) },
  .snippet("pureLayoutDistribution") { pureLayoutDistribution($0.views) },
  .snippet("pureLayoutDistributionOfFixedSizes") {
    pureLayoutDistributionOfFixedSizes($0.v, $0.b, $0.c)
  },
  .snippet("pureLayoutDistributionMatched") { pureLayoutDistributionMatched($0.views) },
]
