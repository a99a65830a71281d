// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import UIKit

// MARK: - Edges, size, center

@MainActor
func snapKitEdges(_ v: UILabel, _ b: UIView) {
  v.makeConstraints { v in
    v.edges == Insets.zero
  }
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { $0.edges(.top, .left, .bottom, .right) == v.edges }
}

@MainActor
func snapKitEdgesWithInset(_ v: UILabel) {
  v.makeConstraints { v in v.edges == Insets(8) }
}

@MainActor
func snapKitEdgesWithInsets(_ v: UILabel, _ b: UIView) {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  v.makeConstraints { v in
    v.edges == UIEdgeInsets(top: 10, left: 16, bottom: 20, right: 24)
  }
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { make in
    make.edges == v.edges.inset(by: insets)
  }
}

@MainActor
func snapKitDirectionalInsets(_ v: UILabel) {
  v.makeConstraints { v in
    v.edges == NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 40)
  }
}

@MainActor
func snapKitEdgesEqualToInsets(_ v: UILabel) {
  v.makeConstraints { v in
    v.edges == UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
  }
}

@MainActor
func snapKitEdgesWithOffset(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == b.top + 4
    v.left == b.left + 4
    v.bottom == b.bottom + 4
    v.right == b.right + 4
  }
}

@MainActor
func snapKitDirectionalEdges(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.edges == b.edges.inset(by: 2)
  }
}

@MainActor
func snapKitHorizontalEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.edges(.left, .right) == 12
    v.top == 20
  }
  b.makeConstraints { make in
    make.horizontalEdges == v.edges
    make.top == v.bottom + 12
    make.height == 50
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { v in
    v.edges(.left, .right) == b.edges.inset(by: 30)
    v.verticalEdges == b.edges
  }
}

@MainActor
func snapKitVerticalEdges(_ v: UILabel, _ b: UIView) {
  v.makeConstraints { v in
    v.verticalEdges == 20
    v.leading == 0
  }
  b.makeConstraints { make in
    make.verticalEdges == v.edges.inset(by: 4)
    make.leading == v.trailing
    make.width == 10
  }
}

@MainActor
func snapKitSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.size == CGSize(width: 120, height: 40)
    v.center == 0
  }
  b.makeConstraints { make in
    make.size == 44
    make.center == v.center
  }
  c.makeConstraints { v in
    v.size == 24
    v.centerX == v.superview!.left + 100
    v.centerY == v.superview!.top + 200
  }
}

@MainActor
func snapKitSizesOfViews(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.size == 0.5 * v.superview!.size
    v.center == 6
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { make in
    [make.width, make.height] == b.width
    make.center == v.center
  }
}

@MainActor
func snapKitSizesWithInset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.width == v.superview!.width - 32
    v.height == b.height - 20
    v.center == 0
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { make in
    make.size == v.size - 8
    make.center == v.center
  }
}

@MainActor
func snapKitSizesWithOffset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.size == b.size + 10
    v.edges(.top, .left) == 16
  }
  c.makeConstraints { make in
    make.height == v.width - 16
    make.width == 1.5 * c.height
    make.edges(.left, .top) == b.edges
  }
}

@MainActor
func snapKitMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == b.topMargin
    v.left == b.leftMargin
    v.bottom == b.bottomMargin
    v.right == b.rightMargin
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { v in
    v.topMargin == b.topMargin
    v.leftMargin == b.leftMargin
    v.bottomMargin == b.bottomMargin
    v.rightMargin == b.rightMargin
  }
}

@MainActor
func snapKitDirectionalMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == b.topMargin
    v.leading == b.leadingMargin
    v.bottom == b.bottomMargin
    v.trailing == b.trailingMargin
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { make in
    make.topMargin == v.top
    make.leadingMargin == v.leading
    make.bottomMargin == v.bottom
    make.trailingMargin == v.trailing
  }
}

@MainActor
func snapKitCenterWithinMargins(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  parent.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 20)
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.centerXWithinMargins == parent.centerXWithinMargins
    v.centerYWithinMargins == parent.centerYWithinMargins
  }
  b.makeConstraints { make in
    make.centerX == parent.centerXWithinMargins
    make.centerYWithinMargins == v.centerYWithinMargins
    make.size == 30
  }
}

@MainActor
func snapKitMarginAttributes(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == parent.topMargin
    v.left == parent.leftMargin + 4
    v.right <= parent.rightMargin
  }
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { make in
    make.leadingMargin == parent.leadingMargin
    make.trailingMargin == parent.trailing - 10
    make.bottomMargin == parent.bottomMargin
    make.topMargin == v.bottom
  }
}

/// The examples of this file.
@MainActor let snapKitSnippets: [Example] = [
  .snippet("snapKitEdges") { snapKitEdges($0.v, $0.b) },
  .snippet("snapKitEdgesWithInset") { snapKitEdgesWithInset($0.v) },
  .snippet("snapKitEdgesWithInsets") { snapKitEdgesWithInsets($0.v, $0.b) },
  .snippet("snapKitDirectionalInsets") { snapKitDirectionalInsets($0.v) },
  .snippet("snapKitEdgesEqualToInsets") { snapKitEdgesEqualToInsets($0.v) },
  .snippet("snapKitEdgesWithOffset") { snapKitEdgesWithOffset($0.v, $0.b) },
  .snippet("snapKitDirectionalEdges") { snapKitDirectionalEdges($0.v, $0.b) },
  .snippet("snapKitHorizontalEdges") { snapKitHorizontalEdges($0.v, $0.b, $0.c) },
  .snippet("snapKitVerticalEdges") { snapKitVerticalEdges($0.v, $0.b) },
  .snippet("snapKitSizes") { snapKitSizes($0.v, $0.b, $0.c) },
  .snippet("snapKitSizesOfViews") { snapKitSizesOfViews($0.v, $0.b, $0.c) },
  .snippet("snapKitSizesWithInset") { snapKitSizesWithInset($0.v, $0.b, $0.c) },
  .snippet("snapKitSizesWithOffset") { snapKitSizesWithOffset($0.v, $0.b, $0.c) },
  .snippet("snapKitMargins") { snapKitMargins($0.v, $0.b, $0.c) },
  .snippet("snapKitDirectionalMargins") { snapKitDirectionalMargins($0.v, $0.b, $0.c) },
  .snippet("snapKitCenterWithinMargins") { snapKitCenterWithinMargins($0.v, $0.b, $0.parent) },
  .snippet("snapKitMarginAttributes") { snapKitMarginAttributes($0.v, $0.b, $0.parent) },
]
