// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import Foundation
import MigrationSupport
import PureLayout
import UIKit

// MARK: - The superview

@MainActor
func pureLayoutCenter(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.center == 0
    b.centerX == 0
    b.top == 0
    b.size == CGSize(width: 40, height: 30)
    c.centerX == c.superview!.centerXWithinMargins
    c.centerY == c.superview!.centerYWithinMargins
    c.width == 20
    c.height >= 20
  }
}

@MainActor
func pureLayoutEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.edges == 0
    b.edges == DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    c.edges(excluding: .bottom) == 8
    c.height == 80
  }
}

@MainActor
func pureLayoutInsets(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.top == 8
    v.leading == 16
    v.trailing <= -16
    b.bottom == -20
    b.right == -12
    b.left <= 40
    b.height == 44
  }
}

@MainActor
func pureLayoutMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.top == v.superview!.topMargin
    v.leading == v.superview!.leadingMargin
    v.bottom == v.superview!.bottomMargin
    v.trailing == v.superview!.trailingMargin
    b.top == b.superview!.topMargin
    b.left == b.superview!.leftMargin
    b.size == CGSize(width: 30, height: 30)
    c.top == c.superview!.safeArea.top + 4
    c.trailing == c.superview!.safeArea.trailing
    c.size == CGSize(width: 50, height: 30)
  }
}

// MARK: - Other views

@MainActor
func pureLayoutPinning(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.top == b.bottom + 8
    v.left == b.left
    v.right <= c.right - 8
    v.height == b.height
  }
}

@MainActor
func pureLayoutAlignment(_ v: UILabel, _ b: UIView, _ views: [UIView]) {
  Constraint.activate {
    v.centerY == b.centerY
    v.centerX == b.centerX + 10
    views[0].lastBaseline == v.lastBaseline
    views[0].leading == v.trailing
    views[1].centerX == b.left
    views[1].top == 1.5 * v.centerY
  }
}

@MainActor
func pureLayoutSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.width == 2 * b.height
    v.height >= b.height + 10
    v.left == 0
    v.top == 0
    c.width == 1.5 * c.height
    c.height == 60
    c.center == 0
  }
}

// MARK: - Priorities, identifiers, kept constraints

@MainActor
func pureLayoutPriorities(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.width == 300 ~ .high
    v.top == b.bottom ~ .high
    (v.top == 20).identified(by: "position")
    (v.leading == 0).identified(by: "leading")
  }
}

@MainActor
func pureLayoutKept(_ v: UILabel, _ b: UIView) {
  let top = v.top == b.bottom
  let leading = v.leading == b.leading
  Constraint.activate {
    top
    leading
  }
  top.constant = 14
  leading.isActive = false
  let trailing = v.trailing == b.trailing
  trailing.isActive = true
  trailing.isActive = false
  trailing.isActive = true
}

@MainActor
func pureLayoutCreated(_ v: UILabel, _ b: UIView, isWide: Bool) {
  let wide = ConstraintGroup {
    v.left == 0
    v.right == 0
  }.constraints
  let narrow = ConstraintGroup {
    v.left == b.left
  }.constraints
  let common = Constraint.activate {
    v.top == b.bottom + 4
  }.constraints
  common.forEach { $0.constant += 4 }
  Constraint.activate(isWide ? wide : narrow)
}

@MainActor
func pureLayoutNewViews(_ parent: UIView) {
  let label = UILabel()
  let box = UIView()
  let line = UIView()
  label.text = "New"
  [label, box, line].forEach { parent.addSubview($0) }
  Constraint.activate {
    label.center == 0
    box.top == label.bottom
    box.size == CGSize(width: 10, height: 10)
    box.left == label.left
    line.edges(excluding: .top) == 0
    line.height == 1
  }
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
  Constraint.activate {
    [v, b, c].size == CGSize(width: 44, height: 30)
    v.top == 10
  }
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
