import MigrationSupport
import UIKit

// MARK: - Anchors

@MainActor
func layoutAnchorEdges(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: parent.topAnchor),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    v.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    v.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
  ])
}

@MainActor
func layoutAnchorConstants(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
    v.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 16),
    v.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -16),
    v.heightAnchor.constraint(equalToConstant: 44),
  ])
}

@MainActor
func layoutAnchorCenter(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false

  NSLayoutConstraint.activate([
    v.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: -20),
  ])

  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.centerXAnchor.constraint(equalTo: v.trailingAnchor),
    b.centerYAnchor.constraint(equalTo: v.bottomAnchor),
    b.widthAnchor.constraint(equalToConstant: 12),
    b.heightAnchor.constraint(equalTo: b.widthAnchor),
  ])
}

@MainActor
func layoutAnchorBaselines(_ v: UILabel, _ views: [UIView], _ parent: UIView) {
  let (first, second) = (views[0], views[1])
  [v, first, second].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  v.translatesAutoresizingMaskIntoConstraints = false
  first.translatesAutoresizingMaskIntoConstraints = false
  second.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.firstBaselineAnchor.constraint(equalTo: parent.topAnchor, constant: 60),
    v.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
    first.lastBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor),
    first.leadingAnchor.constraint(equalTo: v.trailingAnchor, constant: 8),
    second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor, constant: 20),
    second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
  ])
}

@MainActor
func layoutAnchorMultiples(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
    v.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.75, constant: 8),
    v.widthAnchor.constraint(
      greaterThanOrEqualTo: v.heightAnchor, multiplier: 16.0 / 9.0, constant: -4),
    v.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
    v.bottomAnchor.constraint(equalTo: b.topAnchor),
  ])
}

@MainActor
func layoutAnchorInequalities(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 16),
    v.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -16),
    v.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
    v.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor),
    v.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
    v.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
    v.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
  ])
}

@MainActor
func layoutAnchorSystemSpacing(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  if !v.isDescendant(of: parent) { parent.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
    v.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
    parent.trailingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: v.trailingAnchor, multiplier: 1),
    v.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 20),
  ])
}

// MARK: - Guides

@MainActor
func layoutAnchorSafeArea(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let safeArea = parent.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 8),
    v.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
    v.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    v.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
  ])
}

@MainActor
func layoutAnchorMargins(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  parent.layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
  v.translatesAutoresizingMaskIntoConstraints = false
  let margins = parent.layoutMarginsGuide
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: margins.topAnchor),
    v.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    v.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    b.topAnchor.constraint(equalTo: v.bottomAnchor, constant: 8),
    b.centerXAnchor.constraint(equalTo: parent.layoutMarginsGuide.centerXAnchor),
    b.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
    b.heightAnchor.constraint(equalToConstant: 20),
  ])
}

@MainActor
func layoutAnchorOtherGuides(_ v: UILabel, _ b: UIView, _ parent: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: parent.readableContentGuide.leadingAnchor),
    v.trailingAnchor.constraint(equalTo: parent.readableContentGuide.trailingAnchor),
    v.topAnchor.constraint(equalTo: guide.topAnchor),
    guide.topAnchor.constraint(equalTo: parent.centerYAnchor),
    guide.heightAnchor.constraint(equalTo: v.heightAnchor),
    b.leftAnchor.constraint(equalTo: guide.leftAnchor),
    b.rightAnchor.constraint(equalTo: guide.rightAnchor),
    b.heightAnchor.constraint(equalToConstant: 50),
    b.bottomAnchor.constraint(equalTo: parent.keyboardLayoutGuide.topAnchor),
  ])
}

@MainActor
func layoutAnchorAddedGuide(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let spacer = UILayoutGuide()
  parent.addLayoutGuide(spacer)
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    spacer.topAnchor.constraint(equalTo: b.bottomAnchor),
    spacer.bottomAnchor.constraint(equalTo: v.topAnchor),
    spacer.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.1),
    spacer.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    spacer.widthAnchor.constraint(equalToConstant: 0),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor),
  ])
}

@MainActor
func layoutAnchorScrollGuides(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let scroll = UIScrollView()
  parent.addSubview(scroll)
  scroll.addSubview(v)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    scroll.topAnchor.constraint(equalTo: parent.topAnchor),
    scroll.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    scroll.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    scroll.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    v.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    v.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    v.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    v.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    v.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    v.heightAnchor.constraint(equalToConstant: 1200),
  ])
}

@MainActor
func layoutAnchorGap(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor),
    v.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 10),
    v.widthAnchor.constraint(equalTo: c.heightAnchor),
    v.heightAnchor.constraint(equalTo: c.widthAnchor, constant: 5),
  ])
}

/// The examples of this file.
@MainActor let layoutAnchorSnippets: [Example] = [
  .snippet("layoutAnchorEdges") { layoutAnchorEdges($0.v, $0.parent) },
  .snippet("layoutAnchorConstants") { layoutAnchorConstants($0.v, $0.b) },
  .snippet("layoutAnchorCenter") { layoutAnchorCenter($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorBaselines") { layoutAnchorBaselines($0.v, $0.views, $0.parent) },
  .snippet("layoutAnchorMultiples") { layoutAnchorMultiples($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorInequalities") { layoutAnchorInequalities($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorSystemSpacing") { layoutAnchorSystemSpacing($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorSafeArea") { layoutAnchorSafeArea($0.v, $0.parent) },
  .snippet("layoutAnchorMargins") { layoutAnchorMargins($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorOtherGuides") {
    layoutAnchorOtherGuides($0.v, $0.b, $0.parent, $0.guide)
  },
  .snippet("layoutAnchorAddedGuide") { layoutAnchorAddedGuide($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorScrollGuides") { layoutAnchorScrollGuides($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorGap") { layoutAnchorGap($0.v, $0.b, $0.c) },
]
