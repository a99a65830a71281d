// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Edges, size, center

@MainActor
func snapKitEdges(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.edges.equalToSuperview()
  }
  b.snp.makeConstraints { $0.edges.equalTo(v) }
}

@MainActor
func snapKitEdgesWithInset(_ v: UILabel) {
  v.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }
}

@MainActor
func snapKitEdgesWithInsets(_ v: UILabel, _ b: UIView) {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  v.snp.makeConstraints { make in
    make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 16, bottom: 20, right: 24))
  }
  b.snp.makeConstraints { make in
    make.edges.equalTo(v).inset(insets)
  }
}

@MainActor
func snapKitDirectionalInsets(_ v: UILabel) {
  v.snp.makeConstraints { make in
    make.directionalEdges.equalToSuperview()
      .inset(NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 40))
  }
}

@MainActor
func snapKitEdgesEqualToInsets(_ v: UILabel) {
  v.snp.makeConstraints { make in
    make.edges.equalTo(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
  }
}

@MainActor
func snapKitEdgesWithOffset(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.edges.equalTo(b).offset(4)
  }
}

@MainActor
func snapKitDirectionalEdges(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.directionalEdges.equalTo(b).inset(2)
  }
}

@MainActor
func snapKitHorizontalEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.horizontalEdges.equalToSuperview().inset(12)
    make.top.equalTo(20)
  }
  b.snp.makeConstraints { make in
    make.directionalHorizontalEdges.equalTo(v)
    make.top.equalTo(v.snp.bottom).offset(12)
    make.height.equalTo(50)
  }
  c.snp.makeConstraints { make in
    make.horizontalEdges.equalTo(b.snp.horizontalEdges).inset(30)
    make.verticalEdges.equalTo(b)
  }
}

@MainActor
func snapKitVerticalEdges(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.verticalEdges.equalToSuperview().inset(20)
    make.leading.equalToSuperview()
  }
  b.snp.makeConstraints { make in
    make.directionalVerticalEdges.equalTo(v).inset(4)
    make.leading.equalTo(v.snp.trailing)
    make.width.equalTo(10)
  }
}

@MainActor
func snapKitSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.size.equalTo(CGSize(width: 120, height: 40))
    make.center.equalToSuperview()
  }
  b.snp.makeConstraints { make in
    make.size.equalTo(44)
    make.center.equalTo(v)
  }
  c.snp.makeConstraints { make in
    make.width.height.equalTo(24)
    make.center.equalTo(CGPoint(x: 100, y: 200))
  }
}

@MainActor
func snapKitSizesOfViews(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.size.equalToSuperview().multipliedBy(0.5)
    make.center.equalToSuperview().offset(6)
  }
  c.snp.makeConstraints { make in
    make.width.height.equalTo(b.snp.width)
    make.center.equalTo(v.snp.center)
  }
}

@MainActor
func snapKitSizesWithInset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.width.equalToSuperview().inset(16)
    make.height.equalTo(b).inset(10)
    make.center.equalToSuperview()
  }
  c.snp.makeConstraints { make in
    make.size.equalTo(v).inset(4)
    make.center.equalTo(v).inset(6)
  }
}

@MainActor
func snapKitSizesWithOffset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.size.equalTo(b).offset(10)
    make.top.left.equalToSuperview().offset(16)
  }
  c.snp.makeConstraints { make in
    make.height.equalTo(v.snp.width).inset(8)
    make.width.equalTo(c.snp.height).multipliedBy(1.5)
    make.left.top.equalTo(b)
  }
}

@MainActor
func snapKitMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.edges.equalTo(b.snp.margins)
  }
  c.snp.makeConstraints { make in
    make.margins.equalTo(b)
  }
}

@MainActor
func snapKitDirectionalMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.directionalEdges.equalTo(b.snp.directionalMargins)
  }
  c.snp.makeConstraints { make in
    make.directionalMargins.equalTo(v.snp.directionalEdges)
  }
}

@MainActor
func snapKitCenterWithinMargins(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  parent.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 20)
  v.snp.makeConstraints { make in
    make.centerWithinMargins.equalTo(parent.snp.centerWithinMargins)
  }
  b.snp.makeConstraints { make in
    make.centerX.equalTo(parent.snp.centerXWithinMargins)
    make.centerYWithinMargins.equalTo(v)
    make.size.equalTo(30)
  }
}

@MainActor
func snapKitMarginAttributes(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalTo(parent.snp.topMargin)
    make.left.equalTo(parent.snp.leftMargin).offset(4)
    make.right.lessThanOrEqualTo(parent.snp.rightMargin)
  }
  b.snp.makeConstraints { make in
    make.leadingMargin.equalTo(parent.snp.leadingMargin)
    make.trailingMargin.equalTo(parent.snp.trailing).inset(10)
    make.bottomMargin.equalTo(parent.snp.bottomMargin)
    make.topMargin.equalTo(v.snp.bottom)
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
