// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import UIKit

// MARK: - Anchors

@MainActor
func anchorageAnchors(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  Constraint.activate {
    v.top == b.bottom + 10
    v.leading == parent.leading + 16
    v.trailing <= parent.trailing - 16
    v.height >= 20
    v.width == b.width
  }
}

@MainActor
func anchorageMultiples(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.width == 2 * b.width + 10
    v.height == b.width / 2
    v.centerX == 2 * b.centerX
    v.centerY == 1.5 * b.centerY - 4
  }
}

@MainActor
func anchorageReversedArithmetic(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.top == b.top + 10
    v.leading == b.leading - 10
    v.width == 2 * b.width + 10
  }
}

@MainActor
func anchorageBaselines(_ v: UILabel, _ views: [UIView], _ parent: UIView) {
  Constraint.activate {
    v.firstBaseline == parent.top + 80
    v.leading == parent.leading
    views[0].lastBaseline == v.lastBaseline
    views[0].left == v.right + 8
    views[1].firstBaseline >= views[0].lastBaseline + 20
    views[1].right == parent.right
  }
}

// MARK: - Groups of anchors

@MainActor
func anchorageEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.edges == b.edges
    c.edges == v.edges.inset(by: 10)
  }
}

@MainActor
func anchorageInsets(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  Constraint.activate {
    v.edges
      == parent.edges.inset(by: DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    b.edges == v.edges.inset(by: -4)
    c.edges >= parent.edges.inset(by: 8)
    c.center == parent.center
  }
}

@MainActor
func anchoragePairs(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  Constraint.activate {
    v.horizontalEdges == parent.edges.inset(by: 20)
    v.verticalEdges == b.edges
    b.size == CGSize(width: 50, height: 60)
    b.top == parent.top + 90
    b.leading == v.leading
    c.size == b.size + 10
    c.center == parent.center + CGPoint(x: 10, y: 10)
  }
}

@MainActor
func anchorageGuides(_ v: UILabel, _ b: UIView, _ parent: UIView, _ guide: UILayoutGuide) {
  Constraint.activate {
    v.edges == guide.edges
    b.top == parent.safeArea.top
    b.horizontalEdges == parent.margins.edges
    b.height == 30
    guide.top == b.bottom + 12
    guide.width == parent.readableContent.width
  }
}

// MARK: - Priorities and kept constraints

@MainActor
func anchoragePriorities(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  Constraint.activate {
    v.width == 40 ~ .high
    v.height == b.height ~ 750
    v.top == b.bottom + 10 ~ .high - 1
    v.leading == b.leading ~ .high
    c.edges == parent.edges.inset(by: 8) ~ .low
    c.size == CGSize(width: 90, height: 80) ~ .fittingSize
    c.centerX == parent.centerX ~ .required
  }
}

@MainActor
func anchorageKept(_ v: UILabel, _ b: UIView) {
  let top = v.top == b.bottom
  let leading = v.leading == b.leading
  let width = v.width == 80 ~ .low
  Constraint.activate {
    top
    leading
    width
  }
  top.constant = 12
  leading.isActive = false
  Constraint.activate { v.leading == b.leading + 4 }
  width.priority = .high
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
  Constraint.activate { b.center == parent.center }
}

@MainActor
func anchorageBatch(_ v: UILabel, _ b: UIView, _ parent: UIView, isCompact: Bool) {
  let constraints = Constraint.activate {
    v.top == parent.top + 20
    v.leading == parent.leading + 20
  }.constraints
  constraints.first?.constant = 40
  let compact = ConstraintGroup {
    b.top == v.bottom
    b.size == CGSize(width: 10, height: 10)
    b.leading == v.leading
  }.constraints
  let regular = ConstraintGroup {
    b.edges == parent.edges.inset(by: 100)
  }.constraints
  Constraint.activate(isCompact ? compact : regular)
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
