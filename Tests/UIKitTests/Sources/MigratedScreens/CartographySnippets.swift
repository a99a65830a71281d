// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import UIKit

// MARK: - Edges, sizes, points

@MainActor
func cartographyEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.edges == 0
  }
  Constraint.activate {
    b.edges == v.edges.inset(by: 8)
  }
  Constraint.activate {
    c.edges == b.edges.inset(by: DirectionalInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
  }
}

@MainActor
func cartographyInsets(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  }
  Constraint.activate {
    b.edges == v.edges.inset(by: 10)
    c.edges == b.edges.inset(by: DirectionalInsets(top: 4, leading: 8, bottom: 12, trailing: 16))
  }
}

@MainActor
func cartographyNumbers(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.top == b.bottom + 8
    v.left == b.left - 4
    v.width == 100
    v.height >= 20
    v.height <= b.height
    v.right <= -16
  }
}

@MainActor
func cartographyMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.width == 2 * b.width
    v.height == b.width / 2 + 4
    v.center == 0
    c.size == 2 * b.size
    c.center == b.center
  }
}

@MainActor
func cartographySizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.size == b.size
    v.leading == 0
    v.top == b.top - 10
    c.size == b.size / 2
    c.centerX == v.superview!.centerX
    c.centerY == v.superview!.centerY - 30
  }
}

@MainActor
func cartographyBaselines(_ v: UILabel, _ views: [UIView]) {
  Constraint.activate {
    v.firstBaseline == v.superview!.top + 80
    v.leading == 10
    views[0].lastBaseline == v.lastBaseline
    views[0].leading == v.trailing + 10
    views[1].lastBaseline == views[0].firstBaseline
    views[1].trailing == 0
  }
}

@MainActor
func cartographyMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  Constraint.activate {
    v.top == v.superview!.topMargin
    v.leading == v.superview!.leadingMargin
    v.bottom == v.superview!.bottomMargin
    v.trailing == v.superview!.trailingMargin
    b.centerX == b.superview!.centerXWithinMargins
    b.centerY == b.superview!.centerYWithinMargins
    b.width == 30
    b.height == 40
    c.top == b.bottomMargin
    c.leading == v.leadingMargin
    c.size == b.size
  }
}

@MainActor
func cartographyGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  Constraint.activate {
    v.top == guide.bottom
    v.leading == guide.leading
  }
  Constraint.activate {
    b.top == b.superview!.safeArea.top + 4
    b.leading == b.superview!.readableContent.leading
    b.trailing == b.superview!.margins.trailing
    b.height == 24
  }
}

@MainActor
func cartographyBarGuides(_ v: UILabel, _ controller: UIViewController) {
  Constraint.activate {
    v.top == controller.topLayoutGuide.anchors.bottom + 8
    v.bottom <= controller.bottomLayoutGuide.anchors.top
    v.left == 0
  }
}

// MARK: - Priorities, alignment, distribution

@MainActor
func cartographyPriorities(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.width == 200 ~ 100
    v.height == b.height ~ .high
    v.top == b.bottom + 8 ~ 751
    v.left == b.left
    v.center == 0 ~ .low
  }
}

@MainActor
func cartographyAlign(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  Constraint.activate {
    b.top == 100
    b.left == 20
    b.width == 60
    for view in [b, v, c] {
      view.height == 30
    }
    b.top == v.top
    b.top == c.top
    b.centerX == v.centerX
    b.trailing == c.leading - 8
    b.width == c.width
  }
  Constraint.activate {
    for view in views {
      view.width <= 200
    }
    for view in views.dropFirst() {
      views[0].left == view.left
    }
    for (view, next) in zip(views, views.dropFirst()) {
      view.bottom == next.top - 12
    }
    views[0].left == 20
    views[0].top == 300
  }
}

@MainActor
func cartographyAlignEdges(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  Constraint.activate {
    b.top == 50
    b.right == -30
    b.height == 20
    b.bottom == v.bottom
    b.trailing == c.trailing
    v.right == b.left - 4
    b.height == c.height
    c.height == v.height
    b.bottom == c.top + 4
  }
  Constraint.activate {
    views[0].center == 0
    views[1].lastBaseline == views[0].lastBaseline
    views[0].right == views[2].right
    views[2].centerY == views[1].centerY
  }
}

@MainActor
func cartographyDictionary(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.top == b.bottom + 6
    v.leading == b.leading
  }
}

// MARK: - Groups

@MainActor
func cartographyKept(_ v: UILabel, _ b: UIView) {
  var gap: Constraint?
  gap = v.top == b.bottom
  Constraint.activate {
    gap
    v.leading == b.leading
  }
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
