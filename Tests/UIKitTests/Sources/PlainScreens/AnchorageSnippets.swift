// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import UIKit

// MARK: - Anchors

@MainActor
func anchorageAnchors(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
    v.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -16),
    v.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    v.widthAnchor.constraint(equalTo: b.widthAnchor),
  ])
}

@MainActor
func anchorageMultiples(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10),
    v.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 2),
    NSLayoutConstraint(
      item: v, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .centerX,
      multiplier: 2, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .centerY, relatedBy: .equal, toItem: b, attribute: .centerY,
      multiplier: 1.5, constant: -4),
  ])
}

@MainActor
func anchorageReversedArithmetic(_ v: UILabel, _ b: UIView) {
  if !b.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor, constant: 10),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: -10),
    v.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10),
  ])
}

@MainActor
func anchorageBaselines(_ v: UILabel, _ views: [UIView], _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  views[0].translatesAutoresizingMaskIntoConstraints = false
  views[1].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.firstBaselineAnchor.constraint(equalTo: parent.topAnchor, constant: 80),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    views[0].lastBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor),
    views[0].leftAnchor.constraint(equalTo: v.rightAnchor, constant: 8),
    views[1].firstBaselineAnchor.constraint(
      greaterThanOrEqualTo: views[0].lastBaselineAnchor, constant: 20),
    views[1].rightAnchor.constraint(equalTo: parent.rightAnchor),
  ])
}

// MARK: - Groups of anchors

@MainActor
func anchorageEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  if !b.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  if !v.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    v.trailingAnchor.constraint(equalTo: b.trailingAnchor),
    c.topAnchor.constraint(equalTo: v.topAnchor, constant: 10),
    c.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 10),
    c.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -10),
    c.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -10),
  ])
}

@MainActor
func anchorageInsets(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  if !parent.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  if !v.isDescendant(of: b) { b.translatesAutoresizingMaskIntoConstraints = false }
  if !parent.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
    v.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -30),
    v.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -40),
    b.topAnchor.constraint(equalTo: v.topAnchor, constant: -4),
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: -4),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: 4),
    b.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: 4),
    c.topAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor, constant: 8),
    c.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 8),
    c.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -8),
    c.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -8),
    c.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
  ])
}

@MainActor
func anchoragePairs(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  if !parent.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  if !b.isDescendant(of: v) { v.translatesAutoresizingMaskIntoConstraints = false }
  b.translatesAutoresizingMaskIntoConstraints = false
  if !b.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  if !parent.isDescendant(of: c) { c.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
    v.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
    v.topAnchor.constraint(equalTo: b.topAnchor),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    b.widthAnchor.constraint(equalToConstant: CGSize(width: 50, height: 60).width),
    b.heightAnchor.constraint(equalToConstant: CGSize(width: 50, height: 60).height),
    b.topAnchor.constraint(equalTo: parent.topAnchor, constant: 90),
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor),
    c.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10),
    c.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 10),
    c.centerXAnchor.constraint(equalTo: parent.centerXAnchor, constant: CGPoint(x: 10, y: 10).x),
    c.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: CGPoint(x: 10, y: 10).y),
  ])
}

@MainActor
func anchorageGuides(_ v: UILabel, _ b: UIView, _ parent: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: guide.topAnchor),
    v.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    v.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    v.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    b.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor),
    b.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
    b.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
    b.heightAnchor.constraint(equalToConstant: 30),
    guide.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 12),
    guide.widthAnchor.constraint(equalTo: parent.readableContentGuide.widthAnchor),
  ])
}

// MARK: - Priorities and kept constraints

@MainActor
func anchoragePriorities(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint = v.widthAnchor.constraint(equalToConstant: 40)
  widthConstraint.priority = .defaultHigh
  let heightConstraint = v.heightAnchor.constraint(equalTo: b.heightAnchor)
  heightConstraint.priority = UILayoutPriority(750)
  let topConstraint = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10)
  topConstraint.priority = UILayoutPriority(749)
  let leadingConstraint = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  leadingConstraint.priority = .defaultHigh
  let topConstraint2 = c.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8)
  topConstraint2.priority = .defaultLow
  let leadingConstraint2 = c.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
  leadingConstraint2.priority = .defaultLow
  let bottomConstraint = c.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -8)
  bottomConstraint.priority = .defaultLow
  let trailingConstraint = c.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8)
  trailingConstraint.priority = .defaultLow
  c.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint2 = c.widthAnchor.constraint(equalToConstant: CGSize(width: 90, height: 80).width)
  widthConstraint2.priority = .fittingSizeLevel
  let heightConstraint2 = c.heightAnchor.constraint(equalToConstant: CGSize(width: 90, height: 80).height)
  heightConstraint2.priority = .fittingSizeLevel
  NSLayoutConstraint.activate([
    widthConstraint,
    heightConstraint,
    topConstraint,
    leadingConstraint,
    topConstraint2,
    leadingConstraint2,
    bottomConstraint,
    trailingConstraint,
    widthConstraint2,
    heightConstraint2,
    c.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
  ])
}

@MainActor
func anchorageKept(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let top = v.topAnchor.constraint(equalTo: b.bottomAnchor)
  let leading = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  let widthConstraint3 = v.widthAnchor.constraint(equalToConstant: 80)
  widthConstraint3.priority = .defaultLow
  let width = widthConstraint3
  NSLayoutConstraint.activate([
    top,
    leading,
    width,
  ])
  top.constant = 12
  leading.isActive = false
  v.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 4).isActive = true
  width.priority = .defaultHigh
}

@MainActor
func anchorageGroups(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  let edges = v.edges == parent.edges
  edges.activate()
  edges[.top]?.constant = 8
  edges[.trailing]?.constant = -8
  [edges[.top]!, edges[.bottom]!].forEach { $0.identifier = "vertical" }

  let size = b.size == c.size
  size.activate()
  size[.width]?.constant = 5
  Constraint.deactivate([size[.height]!])
  if !parent.isDescendant(of: b) { b.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    b.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    b.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
  ])
}

@MainActor
func anchorageBatch(_ v: UILabel, _ b: UIView, _ parent: UIView, isCompact: Bool) {
  let constraints = Constraint.activate {
    v.top == parent.top + 20
    v.leading == parent.leading + 20
  }.constraints
  constraints.first?.constant = 40
  b.translatesAutoresizingMaskIntoConstraints = false
  let compact = [
    b.topAnchor.constraint(equalTo: v.bottomAnchor),
    b.widthAnchor.constraint(equalToConstant: CGSize(width: 10, height: 10).width),
    b.heightAnchor.constraint(equalToConstant: CGSize(width: 10, height: 10).height),
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor),
  ]
  let regular = [
    b.topAnchor.constraint(equalTo: parent.topAnchor, constant: 100),
    b.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 100),
    b.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -100),
    b.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -100),
  ]
  NSLayoutConstraint.activate(isCompact ? compact : regular)
}

/// The examples of this file.
@MainActor let anchorageSnippets: [Example] = [
  .snippet("anchorageAnchors") { anchorageAnchors($0.v, $0.b, $0.parent) },
  .snippet("anchorageMultiples") { anchorageMultiples($0.v, $0.b) },
  .snippet("anchorageReversedArithmetic") { anchorageReversedArithmetic($0.v, $0.b) },
  .snippet("anchorageBaselines") { anchorageBaselines($0.v, $0.views, $0.parent) },
  .snippet("anchorageEdges") { anchorageEdges($0.v, $0.b, $0.c) },
  .snippet("anchorageInsets") { anchorageInsets($0.v, $0.b, $0.c, $0.parent) },
  .snippet("anchoragePairs") { anchoragePairs($0.v, $0.b, $0.c, $0.parent) },
  .snippet("anchorageGuides") { anchorageGuides($0.v, $0.b, $0.parent, $0.guide) },
  .snippet("anchoragePriorities") { anchoragePriorities($0.v, $0.b, $0.c, $0.parent) },
  .snippet("anchorageKept") { anchorageKept($0.v, $0.b) },
  .snippet("anchorageGroups") { anchorageGroups($0.v, $0.b, $0.c, $0.parent) },
  .snippet("anchorageBatchCompact") {
    anchorageBatch($0.v, $0.b, $0.parent, isCompact: true)
  },
  .snippet("anchorageBatchRegular") {
    anchorageBatch($0.v, $0.b, $0.parent, isCompact: false)
  },
]
