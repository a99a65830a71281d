// swift-format-ignore-file: NeverForceUnwrap

import Cartography
import MigrationSupport
import UIKit

// MARK: - Edges, sizes, points

@MainActor
func cartographyEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  constrain(v) { v in
    v.edges == v.superview!.edges
  }
  constrain(v, b) { label, box in
    box.edges == inset(label.edges, 8)
  }
  constrain(c, b) { c, b in
    c.edges == inset(b.edges, 8, 16)
  }
}

@MainActor
func cartographyInsets(_ v: UILabel, _ b: UIView, _ c: UIView) {
  constrain(v) {
    $0.edges == inset($0.superview!.edges, 1, 2, 3, 4)
  }
  constrain(v, b, c) { v, b, c in
    b.edges == v.edges.inseted(by: 10)
    c.edges == inset(b.edges, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
  }
}

@MainActor
func cartographyNumbers(_ v: UILabel, _ b: UIView) {
  constrain(v, b) { v, b in
    v.top == b.bottom + 8
    v.left == b.left - 4
    v.width == 100
    v.height >= 20
    v.height <= b.height
    v.right <= v.superview!.right - 16
  }
}

@MainActor
func cartographyMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  constrain(v, b, c) { v, b, c in
    v.width == b.width * 2
    v.height == b.width / 2 + 4
    v.center == v.superview!.center
    c.size == b.size * 2
    c.center == b.center
  }
}

@MainActor
func cartographySizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  constrain(v, b, c) { v, b, c in
    v.size == b.size
    v.leading == v.superview!.leading
    v.top == 10 - b.top
    c.size == b.size / 2
    c.centerX == v.superview!.centerX
    c.centerY == v.superview!.centerY - 30
  }
}

@MainActor
func cartographyBaselines(_ v: UILabel, _ views: [UIView]) {
  constrain(v, views[0], views[1]) { v, first, second in
    v.firstBaseline == v.superview!.top + 80
    v.leading == v.superview!.leading + 10
    first.baseline == v.baseline
    first.leading == v.trailing + 10
    second.lastBaseline == first.firstBaseline
    second.trailing == second.superview!.trailing
  }
}

@MainActor
func cartographyMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  constrain(v, b, c) { v, b, c in
    v.edges == v.superview!.edgesWithinMargins
    b.center == b.superview!.centerWithinMargins
    b.width == 30
    b.height == 40
    c.top == b.bottomMargin
    c.leading == v.leadingMargin
    c.size == b.size
  }
}

@MainActor
func cartographyGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  constrain(v, guide) { v, guide in
    v.top == guide.bottom
    v.leading == guide.leading
  }
  constrain(b) { b in
    b.top == b.superview!.safeAreaLayoutGuide.top + 4
    b.leading == b.superview!.readableContentGuide.leading
    b.trailing == b.superview!.layoutMarginsGuide.trailing
    b.height == 24
  }
}

@MainActor
func cartographyBarGuides(_ v: UILabel, _ controller: UIViewController) {
  constrain(v, controller.car_topLayoutGuide, controller.car_bottomLayoutGuide) { v, top, bottom in
    v.top == top.bottom + 8
    v.bottom <= bottom.top
    v.left == v.superview!.left
  }
}

// MARK: - Priorities, alignment, distribution

@MainActor
func cartographyPriorities(_ v: UILabel, _ b: UIView) {
  constrain(v, b) { v, b in
    v.width == 200 ~ LayoutPriority(100)
    v.height == b.height ~ .defaultHigh
    v.top == b.bottom + 8 ~ 751
    v.left == b.left
    v.center == v.superview!.center ~ .defaultLow
  }
}

@MainActor
func cartographyAlign(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  constrain(v, b, c) { v, b, c in
    b.top == b.superview!.top + 100
    b.left == b.superview!.left + 20
    b.width == 60
    for view in [b, v, c] {
      view.height == 30
    }
    align(top: b, v, c)
    align(centerX: [b, v])
    distribute(by: 8, horizontally: b, c)
    distribute(equalWidth: b, c)
  }
  constrain(views) { views in
    for view in views {
      view.width <= 200
    }
    align(left: views)
    distribute(by: 12, vertically: views)
    views[0].left == views[0].superview!.left + 20
    views[0].top == views[0].superview!.top + 300
  }
}

@MainActor
func cartographyAlignEdges(_ v: UILabel, _ b: UIView, _ c: UIView, _ views: [UIView]) {
  constrain(v, b, c) { v, b, c in
    b.top == b.superview!.top + 50
    b.right == b.superview!.right - 30
    b.height == 20
    align(bottom: b, v)
    align(trailing: b, c)
    distribute(by: 4, leftToRight: v, b)
    distribute(equalHeight: b, c, v)
    distribute(by: -4, vertically: [b, c])
  }
  constrain(views[0], views[1], views[2]) { first, second, third in
    first.center == first.superview!.center
    align(baseline: second, first)
    align(right: [first, third])
    align(centerY: third, second)
  }
}

@MainActor
func cartographyDictionary(_ v: UILabel, _ b: UIView) {
  constrain(["label": v, "box": b]) { items in
    guard let label = items["label"], let box = items["box"] else { return }
    label.top == box.bottom + 6
    label.leading == box.leading
  }
}

// MARK: - Groups

@MainActor
func cartographyKept(_ v: UILabel, _ b: UIView) {
  var gap: NSLayoutConstraint?
  constrain(v, b) { v, b in
    gap = v.top == b.bottom
    v.leading == b.leading
  }
  gap?.constant = 120
}

@MainActor
func cartographyReplace(_ v: UILabel, _ b: UIView, isLow: Bool) {
  let group = ConstraintGroup()
  constrain(v, b, replace: group) { v, b in
    v.top == b.top
    v.leading == b.trailing
  }
  if isLow {
    constrain(v, replace: group) { v in
      v.bottom == v.superview!.bottom
      v.centerX == v.superview!.centerX
    }
  }
}

@MainActor
func cartographyActive(_ v: UILabel, _ b: UIView) {
  let group = constrain(v, b) { v, b in
    v.edges == b.edges
  }
  group.active = false
  let replacement = constrain(v) { v in
    v.center == v.superview!.center
  }
  if !replacement.active { replacement.active = true }
  let cleared = ConstraintGroup()
  constrain(b, replace: cleared) { b in b.width == 10 }
  constrain(clear: cleared)
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
