// swift-format-ignore-file: NeverForceUnwrap

import Anchorage
import MigrationSupport
import UIKit

// MARK: - Anchors

@MainActor
func anchorageAnchors(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.topAnchor == b.bottomAnchor + 10
  v.leadingAnchor == parent.leadingAnchor + 16
  v.trailingAnchor <= parent.trailingAnchor - 16
  v.heightAnchor >= 20
  v.widthAnchor == b.widthAnchor
}

@MainActor
func anchorageMultiples(_ v: UILabel, _ b: UIView) {
  v.widthAnchor == 2 * b.widthAnchor + 10
  v.heightAnchor == b.widthAnchor / 2
  v.centerXAnchor == 2 * b.centerXAnchor
  v.centerYAnchor == b.centerYAnchor * 1.5 - 4
}

@MainActor
func anchorageReversedArithmetic(_ v: UILabel, _ b: UIView) {
  v.topAnchor == 10 + b.topAnchor
  v.leadingAnchor == 10 - b.leadingAnchor
  v.widthAnchor == (b.widthAnchor + 10) * 2
}

@MainActor
func anchorageBaselines(_ v: UILabel, _ views: [UIView], _ parent: UIView) {
  v.firstBaselineAnchor == parent.topAnchor + 80
  v.leadingAnchor == parent.leadingAnchor
  views[0].lastBaselineAnchor == v.lastBaselineAnchor
  views[0].leftAnchor == v.rightAnchor + 8
  views[1].firstBaselineAnchor >= views[0].lastBaselineAnchor + 20
  views[1].rightAnchor == parent.rightAnchor
}

// MARK: - Groups of anchors

@MainActor
func anchorageEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.edgeAnchors == b.edgeAnchors
  c.edgeAnchors == v.edgeAnchors + 10
}

@MainActor
func anchorageInsets(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.edgeAnchors == parent.edgeAnchors + UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  b.edgeAnchors == v.edgeAnchors - 4
  c.edgeAnchors >= parent.edgeAnchors + 8
  c.centerAnchors == parent.centerAnchors
}

@MainActor
func anchoragePairs(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.horizontalAnchors == parent.horizontalAnchors + 20
  v.verticalAnchors == b.verticalAnchors
  b.sizeAnchors == CGSize(width: 50, height: 60)
  b.topAnchor == parent.topAnchor + 90
  b.leadingAnchor == v.leadingAnchor
  c.sizeAnchors == b.sizeAnchors + 10
  c.centerAnchors == parent.centerAnchors + 10
}

@MainActor
func anchorageGuides(_ v: UILabel, _ b: UIView, _ parent: UIView, _ guide: UILayoutGuide) {
  v.edgeAnchors == guide.edgeAnchors
  b.topAnchor == parent.safeAreaLayoutGuide.topAnchor
  b.horizontalAnchors == parent.layoutMarginsGuide.horizontalAnchors
  b.heightAnchor == 30
  guide.topAnchor == b.bottomAnchor + 12
  guide.widthAnchor == parent.readableContentGuide.widthAnchor
}

// MARK: - Priorities and kept constraints

@MainActor
func anchoragePriorities(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.widthAnchor == 40 ~ .high
  v.heightAnchor == b.heightAnchor ~ 750
  v.topAnchor == b.bottomAnchor + 10 ~ .high - 1
  v.leadingAnchor == b.leadingAnchor ~ .custom(.defaultHigh)
  c.edgeAnchors == parent.edgeAnchors + 8 ~ .low
  c.sizeAnchors == CGSize(width: 90, height: 80) ~ .fittingSize
  c.centerXAnchor == parent.centerXAnchor ~ .required
}

@MainActor
func anchorageKept(_ v: UILabel, _ b: UIView) {
  let top = v.topAnchor == b.bottomAnchor
  let leading = v.leadingAnchor == b.leadingAnchor
  let width = v.widthAnchor == 80 ~ .low
  top.constant = 12
  leading.isActive = false
  v.leadingAnchor == b.leadingAnchor + 4
  width.priority = .defaultHigh
}

@MainActor
func anchorageGroups(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  let edges = v.edgeAnchors == parent.edgeAnchors
  edges.top.constant = 8
  edges.trailing.constant = -8
  edges.vertical.forEach { $0.identifier = "vertical" }

  let size = b.sizeAnchors == c.sizeAnchors
  size.first.constant = 5
  NSLayoutConstraint.deactivate([size.second])
  b.centerAnchors == parent.centerAnchors
}

@MainActor
func anchorageBatch(_ v: UILabel, _ b: UIView, _ parent: UIView, isCompact: Bool) {
  let constraints = Anchorage.batch {
    v.topAnchor == parent.topAnchor + 20
    v.leadingAnchor == parent.leadingAnchor + 20
  }
  constraints.first?.constant = 40
  let compact = Anchorage.batch(active: false) {
    b.topAnchor == v.bottomAnchor
    b.sizeAnchors == CGSize(width: 10, height: 10)
    b.leadingAnchor == v.leadingAnchor
  }
  let regular = Anchorage.batch(active: false) {
    b.edgeAnchors == parent.edgeAnchors + 100
  }
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
