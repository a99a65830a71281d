// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import SnapKit
import UIKit

// MARK: - Chains and targets

@MainActor
func snapKitChains(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.edges(.top, .leading) == 0
  }
  b.makeConstraints { v in
    v.edges(.left, .right, .bottom) == 0
    v.height == 100
  }
  c.makeConstraints { v in
    v.top == b.top
    v.centerX == b.centerX
    v.size == 40
  }
}

@MainActor
func snapKitChainWithInset(_ v: UILabel, _ b: UIView) {
  v.makeConstraints {
    $0.edges(.left, .top, .right) == 16
  }
  b.makeConstraints {
    $0.horizontalEdges == v.edges.inset(by: 10)
    $0.verticalEdges == 60
  }
}

@MainActor
func snapKitLongChain(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.edges(.top, .left, .bottom, .right) == b.edges
  }
}

@MainActor
func snapKitNumbers(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.left == 100
    v.top == 40
    v.width == 100
    v.height == 24.5
  }
  b.makeConstraints { v in
    v.centerX == v.superview!.left + 100
    v.centerY == v.superview!.top + 200
    v.size == 50
  }
  c.makeConstraints { v in
    v.right == -20
    v.bottom == -30
    v.size == CGSize(width: 30, height: 60)
  }
}

@MainActor
func snapKitAttributes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.left == b.right
    v.top == b.centerY
    v.width <= b.height
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { make in
    make.leading == v.leading
    make.trailing == v.trailing
    make.top == v.bottom
    make.bottom == b.bottom
  }
}

@MainActor
func snapKitKeptAttributes(_ v: UILabel, _ b: UIView, _ c: UIView, isAbove: Bool) {
  let bottom = b.snp.bottom
  let edge = isAbove ? b.snp.top : c.snp.top
  v.snp.makeConstraints { make in
    make.top.greaterThanOrEqualTo(bottom).offset(10)
    make.bottom.equalTo(edge).priority(.high)
    make.centerX.equalTo(isAbove ? b.snp.left : b.snp.right)
  }
}

@MainActor
func snapKitBaselines(_ v: UILabel, _ views: [UIView]) {
  v.makeConstraints { v in
    v.leading == 20
    v.firstBaseline == 80
  }
  views[0].translatesAutoresizingMaskIntoConstraints = false
  views[0].makeConstraints { make in
    make.leading == v.trailing + 8
    make.lastBaseline == v.lastBaseline
  }
  views[1].translatesAutoresizingMaskIntoConstraints = false
  views[1].makeConstraints { make in
    make.leading == views[0].trailing + 8
    make.firstBaseline == v.lastBaseline + 20
  }
}

@MainActor
func snapKitGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.leading == guide.leading
    v.top == guide.bottom + 4
    v.trailing <= guide.trailing
  }
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { v in
    v.edges == guide.edges.inset(by: Insets(6))
  }
}

@MainActor
func snapKitConstrainsGuide(_ v: UILabel, _ guide: UILayoutGuide, _ parent: UIView) {
  guide.makeConstraints { v in
    v.horizontalEdges == parent.edges.inset(by: 30)
    v.top == 100
    v.height == 200
  }
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.center == guide.center
  }
}

@MainActor
func snapKitSafeArea(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == parent.safeArea.top + 8
    v.leading == parent.safeArea.leading + 16
  }
  b.makeConstraints { v in
    v.edges(.left, .right) == parent.safeArea.edges
    v.bottom == parent.safeArea.bottom - 12
    v.height == 44
  }
}

@MainActor
func snapKitSystemGuides(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.edges(.top, .left) == parent.margins.edges
  }
  b.makeConstraints { make in
    make.horizontalEdges == parent.readableContent.edges
    make.top == v.bottom
    make.height == 20
  }
  c.makeConstraints { v in
    v.edges(.left, .right) == 0
    v.bottom == parent.keyboard.top
    v.height == 50
  }
}

@MainActor
func snapKitBarGuides(_ v: UILabel, _ b: UIView, _ controller: UIViewController) {
  v.makeConstraints { v in
    v.left == 0
    v.top == controller.topLayoutGuide.anchors.bottom + 10
  }
  b.makeConstraints { v in
    v.edges(.left, .right) == 0
    v.height == 30
    v.bottom == controller.bottomLayoutGuide.anchors.top
  }
}

@MainActor
func snapKitSuperview(_ v: UILabel, _ b: UIView, _ child: UIView) {
  v.makeConstraints { v in
    v.top == v.superview!.centerY
    v.left == v.superview!.safeArea.left
    v.width == 0.25 * v.superview!.width
    v.bottom <= 0
  }
  child.makeConstraints { v in
    v.size == v.superview!.size - 20
    v.edges(.leading, .top) == 10
  }
  b.makeConstraints { v in
    v.height == v.superview!.height / 4
    v.width == b.superview!.width - 40
    v.center == b.superview!.center
  }
}

@MainActor
func snapKitInequalities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.edges(.top, .left) >= 20
    v.right <= -20
    v.bottom <= -20
    v.center == b.center ~ .low
  }
  c.makeConstraints { v in
    v.right <= -12
    v.bottom <= -4
    v.width >= 80
    v.width <= b.width + 40
    v.height >= 0.5 * b.height
    v.center == 0
  }
}

/// The examples of this file.
@MainActor let snapKitTargetSnippets: [Example] = [
  .snippet("snapKitChains") { snapKitChains($0.v, $0.b, $0.c) },
  .snippet("snapKitChainWithInset") { snapKitChainWithInset($0.v, $0.b) },
  .snippet("snapKitLongChain") { snapKitLongChain($0.v, $0.b) },
  .snippet("snapKitNumbers") { snapKitNumbers($0.v, $0.b, $0.c) },
  .snippet("snapKitAttributes") { snapKitAttributes($0.v, $0.b, $0.c) },
  .snippet("snapKitKeptAttributes") {
    snapKitKeptAttributes($0.v, $0.b, $0.c, isAbove: false)
  },
  .snippet("snapKitBaselines") { snapKitBaselines($0.v, $0.views) },
  .snippet("snapKitGuides") { snapKitGuides($0.v, $0.b, $0.guide) },
  .snippet("snapKitConstrainsGuide") { snapKitConstrainsGuide($0.v, $0.guide, $0.parent) },
  .snippet("snapKitSafeArea") { snapKitSafeArea($0.v, $0.b, $0.parent) },
  .snippet("snapKitSystemGuides") { snapKitSystemGuides($0.v, $0.b, $0.c, $0.parent) },
  .snippet("snapKitBarGuides") { snapKitBarGuides($0.v, $0.b, $0.controller) },
  .snippet("snapKitSuperview") { snapKitSuperview($0.v, $0.b, $0.child) },
  .snippet("snapKitInequalities") { snapKitInequalities($0.v, $0.b, $0.c) },
]
