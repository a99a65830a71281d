// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Chains and targets

@MainActor
func snapKitChains(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.top.leading.equalToSuperview()
  }
  b.snp.makeConstraints { make in
    make.left.right.bottom.equalToSuperview()
    make.height.equalTo(100)
  }
  c.snp.makeConstraints { make in
    make.top.centerX.equalTo(b)
    make.width.height.equalTo(40)
  }
}

@MainActor
func snapKitChainWithInset(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints {
    $0.left.top.right.equalToSuperview().inset(16)
  }
  b.snp.makeConstraints {
    $0.leading.trailing.equalTo(v).inset(10)
    $0.top.bottom.equalToSuperview().inset(60)
  }
}

@MainActor
func snapKitLongChain(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { (make: ConstraintMaker) in
    make.top.left.bottom.right.equalTo(b)
  }
}

@MainActor
func snapKitNumbers(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { (make) -> Void in
    make.left.equalTo(100)
    make.top.equalTo(40)
    make.width.equalTo(100)
    make.height.equalTo(24.5)
  }
  b.snp.makeConstraints { maker in
    maker.centerX.equalTo(100)
    maker.centerY.equalTo(200)
    maker.size.equalTo(50)
  }
  c.snp.makeConstraints { m in
    m.right.equalTo(-20)
    m.bottom.equalTo(-30)
    m.size.equalTo(CGSize(width: 30, height: 60))
  }
}

@MainActor
func snapKitAttributes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.left.equalTo(b.snp.right)
    make.top.equalTo(b.snp.centerY)
    make.width.lessThanOrEqualTo(b.snp.height)
  }
  c.snp.makeConstraints { make in
    make.leading.equalTo(v.snp.leading)
    make.trailing.equalTo(v.snp.trailing)
    make.top.equalTo(v.snp.bottom)
    make.bottom.equalTo(b.snp.bottom)
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
  v.snp.makeConstraints { make in
    make.leading.equalToSuperview().offset(20)
    make.firstBaseline.equalToSuperview().offset(80)
  }
  views[0].snp.makeConstraints { make in
    make.leading.equalTo(v.snp.trailing).offset(8)
    make.lastBaseline.equalTo(v)
  }
  views[1].snp.makeConstraints { make in
    make.leading.equalTo(views[0].snp.trailing).offset(8)
    make.firstBaseline.equalTo(v.snp.lastBaseline).offset(20)
  }
}

@MainActor
func snapKitGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  v.snp.makeConstraints { make in
    make.leading.equalTo(guide)
    make.top.equalTo(guide.snp.bottom).offset(4)
    make.trailing.lessThanOrEqualTo(guide.snp.trailing)
  }
  b.snp.makeConstraints { make in
    make.edges.equalTo(guide).inset(6)
  }
}

@MainActor
func snapKitConstrainsGuide(_ v: UILabel, _ guide: UILayoutGuide, _ parent: UIView) {
  guide.snp.makeConstraints { make in
    make.leading.trailing.equalTo(parent).inset(30)
    make.top.equalToSuperview().offset(100)
    make.height.equalTo(200)
  }
  v.snp.makeConstraints { make in
    make.center.equalTo(guide)
  }
}

@MainActor
func snapKitSafeArea(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalTo(parent.safeAreaLayoutGuide.snp.top).offset(8)
    make.leading.equalTo(parent.safeAreaLayoutGuide).offset(16)
  }
  b.snp.makeConstraints { make in
    make.left.right.equalTo(parent.safeAreaLayoutGuide)
    make.bottom.equalTo(parent.safeAreaLayoutGuide.snp.bottom).inset(12)
    make.height.equalTo(44)
  }
}

@MainActor
func snapKitSystemGuides(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.snp.makeConstraints { make in
    make.top.left.equalTo(parent.layoutMarginsGuide)
  }
  b.snp.makeConstraints { make in
    make.leading.trailing.equalTo(parent.readableContentGuide)
    make.top.equalTo(v.snp.bottom)
    make.height.equalTo(20)
  }
  c.snp.makeConstraints { make in
    make.left.right.equalToSuperview()
    make.bottom.equalTo(parent.keyboardLayoutGuide.snp.top)
    make.height.equalTo(50)
  }
}

@MainActor
func snapKitBarGuides(_ v: UILabel, _ b: UIView, _ controller: UIViewController) {
  v.snp.makeConstraints { make in
    make.left.equalToSuperview()
    make.top.equalTo(controller.topLayoutGuide.snp.bottom).offset(10)
  }
  b.snp.makeConstraints { make in
    make.left.right.equalToSuperview()
    make.height.equalTo(30)
    make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
  }
}

@MainActor
func snapKitSuperview(_ v: UILabel, _ b: UIView, _ child: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalToSuperview { $0.snp.centerY }
    make.left.equalToSuperview { $0.safeAreaLayoutGuide.snp.left }
    make.width.equalToSuperview().multipliedBy(0.25)
    make.bottom.lessThanOrEqualToSuperview { $0.snp.bottom }
  }
  child.snp.makeConstraints { make in
    make.width.height.equalToSuperview().inset(10)
    make.leading.top.equalToSuperview().offset(10)
  }
  b.snp.makeConstraints { make in
    make.height.equalToSuperview().dividedBy(4)
    make.width.equalTo(b.superview!.snp.width).offset(-40)
    make.center.equalTo(b.superview!)
  }
}

@MainActor
func snapKitInequalities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.top.left.greaterThanOrEqualToSuperview().offset(20)
    make.right.bottom.lessThanOrEqualToSuperview().inset(20)
    make.center.equalTo(b).priority(.low)
  }
  c.snp.makeConstraints { make in
    make.right.bottom.lessThanOrEqualToSuperview()
      .inset(UIEdgeInsets(top: 0, left: 8, bottom: 4, right: 12))
    make.width.greaterThanOrEqualTo(80)
    make.width.lessThanOrEqualTo(b.snp.width).offset(40)
    make.height.greaterThanOrEqualTo(b).multipliedBy(0.5)
    make.center.equalToSuperview()
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
