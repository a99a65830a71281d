// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import UIKit

// MARK: - Edges, sizes, points

@MainActor
func cartographyEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor),
    v.trailingAnchor.constraint(equalTo: v.superview!.trailingAnchor),
  ])
  if !v.isDescendant(of: b) { b.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: v.topAnchor, constant: 8),
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 8),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -8),
    b.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -8),
  ])
  if !b.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    c.topAnchor.constraint(equalTo: b.topAnchor, constant: 16),
    c.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8),
    c.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -16),
    c.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8),
  ])
}

@MainActor
func cartographyInsets(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 1),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 2),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -3),
    v.trailingAnchor.constraint(equalTo: v.superview!.trailingAnchor, constant: -4),
  ])
  if !v.isDescendant(of: b) { b.translatesAutoresizingMaskIntoConstraints = false }
  if !b.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: v.topAnchor, constant: 10),
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 10),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -10),
    b.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -10),
    c.topAnchor.constraint(equalTo: b.topAnchor, constant: 4),
    c.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8),
    c.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -12),
    c.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -16),
  ])
}

@MainActor
func cartographyNumbers(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
    v.leftAnchor.constraint(equalTo: b.leftAnchor, constant: -4),
    v.widthAnchor.constraint(equalToConstant: 100),
    v.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    v.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor),
    v.rightAnchor.constraint(lessThanOrEqualTo: v.superview!.rightAnchor, constant: -16),
  ])
}

@MainActor
func cartographyMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  if !b.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
    v.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 2, constant: 4),
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor),
    c.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
    c.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
    c.centerXAnchor.constraint(equalTo: b.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: b.centerYAnchor),
  ])
}

@MainActor
func cartographySizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: b.widthAnchor),
    v.heightAnchor.constraint(equalTo: b.heightAnchor),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor),
    v.topAnchor.constraint(equalTo: b.topAnchor, constant: -10),
    c.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 2),
    c.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1 / 2),
    c.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor, constant: -30),
  ])
}

@MainActor
func cartographyBaselines(_ v: UILabel, _ views: [UIView]) {
  v.translatesAutoresizingMaskIntoConstraints = false
  views[0].translatesAutoresizingMaskIntoConstraints = false
  views[1].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.firstBaselineAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 80),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 10),
    views[0].lastBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor),
    views[0].leadingAnchor.constraint(equalTo: v.trailingAnchor, constant: 10),
    views[1].lastBaselineAnchor.constraint(equalTo: views[0].firstBaselineAnchor),
    views[1].trailingAnchor.constraint(equalTo: views[1].superview!.trailingAnchor),
  ])
}

@MainActor
func cartographyMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
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
      item: b, attribute: .centerX, relatedBy: .equal, toItem: b.superview!,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .centerY, relatedBy: .equal, toItem: b.superview!,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    b.widthAnchor.constraint(equalToConstant: 30),
    b.heightAnchor.constraint(equalToConstant: 40),
    NSLayoutConstraint(
      item: c, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottomMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .leading, relatedBy: .equal, toItem: v, attribute: .leadingMargin,
      multiplier: 1, constant: 0),
    c.widthAnchor.constraint(equalTo: b.widthAnchor),
    c.heightAnchor.constraint(equalTo: b.heightAnchor),
  ])
}

@MainActor
func cartographyGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: guide.bottomAnchor),
    v.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: b.superview!.safeAreaLayoutGuide.topAnchor, constant: 4),
    b.leadingAnchor.constraint(equalTo: b.superview!.readableContentGuide.leadingAnchor),
    b.trailingAnchor.constraint(equalTo: b.superview!.layoutMarginsGuide.trailingAnchor),
    b.heightAnchor.constraint(equalToConstant: 24),
  ])
}

@MainActor
func cartographyBarGuides(_ v: UILabel, _ controller: UIViewController) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
    v.bottomAnchor.constraint(lessThanOrEqualTo: controller.bottomLayoutGuide.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
  ])
}

// MARK: - Priorities, alignment, distribution

@MainActor
func cartographyPriorities(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint = v.widthAnchor.constraint(equalToConstant: 200)
  widthConstraint.priority = UILayoutPriority(100)
  let heightConstraint = v.heightAnchor.constraint(equalTo: b.heightAnchor)
  heightConstraint.priority = .defaultHigh
  let topConstraint = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
  topConstraint.priority = UILayoutPriority(751)
  let centerXConstraint = v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor)
  centerXConstraint.priority = .defaultLow
  let centerYConstraint = v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor)
  centerYConstraint.priority = .defaultLow
  NSLayoutConstraint.activate([
    widthConstraint,
    heightConstraint,
    topConstraint,
    v.leftAnchor.constraint(equalTo: b.leftAnchor),
    centerXConstraint,
    centerYConstraint,
  ])
}

@MainActor
func cartographyAlign(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  b.translatesAutoresizingMaskIntoConstraints = false
  do {
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: 100).isActive = true
    b.leftAnchor.constraint(equalTo: b.superview!.leftAnchor, constant: 20).isActive = true
    b.widthAnchor.constraint(equalToConstant: 60).isActive = true
    for view in [b, v, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    b.topAnchor.constraint(equalTo: v.topAnchor).isActive = true
    b.topAnchor.constraint(equalTo: c.topAnchor).isActive = true
    b.centerXAnchor.constraint(equalTo: v.centerXAnchor).isActive = true
    b.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: -8).isActive = true
    b.widthAnchor.constraint(equalTo: c.widthAnchor).isActive = true
  }
  views[0].translatesAutoresizingMaskIntoConstraints = false
  do {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    }
    for view in views.dropFirst() {
      views[0].leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    }
    for (view, next) in zip(views, views.dropFirst()) {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -12).isActive = true
    }
    views[0].leftAnchor.constraint(equalTo: views[0].superview!.leftAnchor, constant: 20)
      .isActive = true
    views[0].topAnchor.constraint(equalTo: views[0].superview!.topAnchor, constant: 300)
      .isActive = true
  }
}

@MainActor
func cartographyAlignEdges(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  b.translatesAutoresizingMaskIntoConstraints = false
  v.translatesAutoresizingMaskIntoConstraints = false
  if !v.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: 50),
    b.rightAnchor.constraint(equalTo: b.superview!.rightAnchor, constant: -30),
    b.heightAnchor.constraint(equalToConstant: 20),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor),
    b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
    v.rightAnchor.constraint(equalTo: b.leftAnchor, constant: -4),
    b.heightAnchor.constraint(equalTo: c.heightAnchor),
    c.heightAnchor.constraint(equalTo: v.heightAnchor),
    b.bottomAnchor.constraint(equalTo: c.topAnchor, constant: 4),
  ])
  views[0].translatesAutoresizingMaskIntoConstraints = false
  if !views[0].isDescendant(of: views[1]) {
    views[1].translatesAutoresizingMaskIntoConstraints = false
  }
  if !views[1].isDescendant(of: views[2]) {
    views[2].translatesAutoresizingMaskIntoConstraints = false
  }
  NSLayoutConstraint.activate([
    views[0].centerXAnchor.constraint(equalTo: views[0].superview!.centerXAnchor),
    views[0].centerYAnchor.constraint(equalTo: views[0].superview!.centerYAnchor),
    views[1].lastBaselineAnchor.constraint(equalTo: views[0].lastBaselineAnchor),
    views[0].rightAnchor.constraint(equalTo: views[2].rightAnchor),
    views[2].centerYAnchor.constraint(equalTo: views[1].centerYAnchor),
  ])
}

@MainActor
func cartographyDictionary(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 6),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  ])
}

// MARK: - Groups

@MainActor
func cartographyKept(_ v: UILabel, _ b: UIView) {
  var gap: NSLayoutConstraint?
  v.translatesAutoresizingMaskIntoConstraints = false
  gap = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  ])
  gap?.isActive = true
  gap?.constant = 120
}

@MainActor
func cartographyReplace(_ v: UILabel, _ b: UIView, isLow: Bool) {
  let group = ConstraintGroup()
  group.replace {
    v.top == b.top
    v.leading == b.trailing
  }
  group.activate()
  if isLow {
    group.replace {
      v.bottom == 0
      v.centerX == 0
    }
    group.activate()
  }
}

@MainActor
func cartographyActive(_ v: UILabel, _ b: UIView) {
  let group = Constraint.activate {
    v.edges == b.edges
  }
  group.deactivate()
  let replacement = Constraint.activate {
    v.center == 0
  }
  if !replacement.isActive { replacement.activate() }
  let cleared = ConstraintGroup()
  cleared.replace { b.width == 10 }
  cleared.activate()
  cleared.replace {}
}

/// The examples of this file.
@MainActor let cartographySnippets: [Example] = [
  .snippet("cartographyEdges") { cartographyEdges($0.v, $0.b, $0.c) },
  .snippet("cartographyInsets") { cartographyInsets($0.v, $0.b, $0.c) },
  .snippet("cartographyNumbers") { cartographyNumbers($0.v, $0.b) },
  .snippet("cartographyMultiples") { cartographyMultiples($0.v, $0.b, $0.c) },
  .snippet("cartographySizes") { cartographySizes($0.v, $0.b, $0.c) },
  .snippet("cartographyBaselines") { cartographyBaselines($0.v, $0.views) },
  .snippet("cartographyMargins") { cartographyMargins($0.v, $0.b, $0.c) },
  .snippet("cartographyGuides") { cartographyGuides($0.v, $0.b, $0.guide) },
  .snippet("cartographyBarGuides") { cartographyBarGuides($0.v, $0.controller) },
  .snippet("cartographyPriorities") { cartographyPriorities($0.v, $0.b) },
  .snippet("cartographyAlign") { cartographyAlign($0.v, $0.b, $0.c, $0.views) },
  .snippet("cartographyAlignEdges") {
    cartographyAlignEdges($0.v, $0.b, $0.c, $0.views)
  },
  .snippet("cartographyDictionary") { cartographyDictionary($0.v, $0.b) },
  .snippet("cartographyKept") { cartographyKept($0.v, $0.b) },
  .snippet("cartographyReplace") { cartographyReplace($0.v, $0.b, isLow: true) },
  .snippet("cartographyReplaceKept") { cartographyReplace($0.v, $0.b, isLow: false) },
  .snippet("cartographyActive") { cartographyActive($0.v, $0.b) },
]
