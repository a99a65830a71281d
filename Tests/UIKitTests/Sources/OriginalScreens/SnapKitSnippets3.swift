// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Arithmetic, priorities, labels

@MainActor
func snapKitInsetSigns(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalTo(b).inset(8)
    make.left.equalTo(b).inset(8)
    make.right.equalTo(b).inset(8)
    make.bottom.equalTo(b).inset(8)
  }
  c.snp.makeConstraints { make in
    make.leading.equalTo(b.snp.leading).inset(4)
    make.trailing.equalTo(b.snp.trailing).inset(-4)
    make.centerY.equalTo(b).inset(8)
    make.height.equalTo(20)
  }
}

@MainActor
func snapKitInsetBetweenEdges(_ v: UILabel, _ c: UIView, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalTo(b.snp.bottom).inset(-8)
    make.leading.equalTo(b.snp.trailing).inset(-12)
    make.trailing.lessThanOrEqualToSuperview().inset(16)
  }
  c.snp.makeConstraints { make in
    make.bottom.equalTo(b.snp.top).inset(8)
    make.trailing.equalTo(b.snp.leading).inset(100)
    make.leading.equalTo(b.snp.leading)
    make.height.equalTo(b.snp.width).inset(8)
  }
}

@MainActor
func snapKitMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.width.equalToSuperview().multipliedBy(0.5).offset(-12)
    make.height.equalTo(b.snp.width).multipliedBy(9.0 / 16)
    make.centerX.equalToSuperview()
    make.centerY.equalToSuperview().multipliedBy(0.7)
  }
  c.snp.makeConstraints { make in
    make.width.equalTo(b).dividedBy(3)
    make.height.equalTo(c.snp.width).dividedBy(2).offset(4)
    make.left.equalTo(b.snp.right).multipliedBy(1.5)
    make.top.equalToSuperview().inset(30)
  }
}

@MainActor
func snapKitPriorities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { make in
    make.width.equalTo(200).priority(750)
    make.width.lessThanOrEqualTo(b).priority(.required)
    make.height.equalTo(60).priority(.high)
    make.top.equalToSuperview().offset(20).priority(UILayoutPriority(999))
    make.left.equalToSuperview().priority(UILayoutPriority.defaultHigh)
  }
  c.snp.makeConstraints { make in
    make.width.equalTo(80).priority(.medium)
    make.height.equalTo(c.snp.width).priority(.low)
    make.top.left.equalTo(b).priority(ConstraintPriority.high.advanced(by: -1))
    make.trailing.greaterThanOrEqualTo(b).offset(10).priority(UILayoutPriority.required.rawValue)
  }
}

@MainActor
func snapKitLabels(_ v: UILabel, _ b: UIView) {
  v.snp.setLabel("title")
  if v.snp.label() == nil { return }
  v.snp.makeConstraints { make in
    make.top.equalTo(b.snp.bottom).offset(8).labeled("gap")
    make.leading.trailing.equalTo(b).labeled("sides")
    make.height.greaterThanOrEqualTo(40).priority(.high).labeled("minimum height")
  }
}

@MainActor
func snapKitHugging(_ v: UILabel, _ views: [UIView]) {
  v.snp.contentHuggingHorizontalPriority = 751
  v.snp.contentCompressionResistanceHorizontalPriority = UILayoutPriority.required.rawValue
  views[2].snp.contentCompressionResistanceHorizontalPriority = 200
  v.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
  }
  views[2].snp.makeConstraints { make in
    make.left.equalTo(v.snp.right)
    make.right.top.equalToSuperview()
  }
}

// MARK: - Comments, line breaks, control flow

@MainActor
func snapKitComments(_ v: UILabel, _ b: UIView) {
  // The label stays below the box.
  v.snp.makeConstraints { make in
    // Position
    make.top.equalTo(b.snp.bottom).offset(12)  // below the box
    make.left.equalTo(b)

    /* Size */
    make.width.equalTo(120)

    // make.height.equalTo(40)
  }
}

@MainActor
func snapKitLineBreaks(_ v: UILabel, _ b: UIView) {
  v
    .snp
    .makeConstraints { make in
      make.top
        .equalTo(b.snp.bottom)
        .offset(12)
        .priority(.high)
      make
        .leading
        .trailing
        .equalToSuperview()
        .inset(
          16
        )
    }
  b.snp.makeConstraints { (make) in
    make.left.top.equalToSuperview(); make.size.equalTo(20)
  }
}

@MainActor
func snapKitConditions(_ v: UILabel, _ b: UIView, isCompact: Bool, header: UIView?) {
  v.snp.makeConstraints { make in
    if isCompact {
      make.leading.equalToSuperview().offset(8)
    } else {
      make.leading.equalTo(b)
    }
    if let header = header {
      make.top.equalTo(header.snp.bottom)
    } else {
      make.top.equalToSuperview()
    }
    make.width.equalTo(isCompact ? 100 : 200)
  }
}

@MainActor
func snapKitLoop(_ v: UILabel, _ views: [UIView]) {
  var previous: UIView?
  for view in views {
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(10)
      if let previous = previous {
        make.top.equalTo(previous.snp.bottom).offset(6)
        make.height.equalTo(previous)
      } else {
        make.top.equalToSuperview().offset(50)
      }
    }
    previous = view
  }
  v.snp.makeConstraints { make in
    make.left.equalToSuperview()
    for view in views {
      make.top.greaterThanOrEqualTo(view.snp.bottom).offset(4)
    }
    make.top.equalToSuperview().priority(.low)
  }
}

@MainActor
func snapKitLoopWithIndex(_ views: [UIView]) {
  views.enumerated().forEach { index, view in
    view.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(20 + 30 * index)
      make.leading.equalToSuperview().offset(CGFloat(index) * 12)
    }
  }
}

/// The examples of this file.
@MainActor let snapKitExpressionSnippets: [Example] = [
  .snippet("snapKitInsetSigns") { snapKitInsetSigns($0.v, $0.b, $0.c) },
  .snippet("snapKitInsetBetweenEdges") { snapKitInsetBetweenEdges($0.v, $0.c, $0.b) },
  .snippet("snapKitMultiples") { snapKitMultiples($0.v, $0.b, $0.c) },
  .snippet("snapKitPriorities") { snapKitPriorities($0.v, $0.b, $0.c) },
  .snippet("snapKitLabels") { snapKitLabels($0.v, $0.b) },
  .snippet("snapKitHugging") { snapKitHugging($0.v, $0.views) },
  .snippet("snapKitComments") { snapKitComments($0.v, $0.b) },
  .snippet("snapKitLineBreaks") { snapKitLineBreaks($0.v, $0.b) },
  .snippet("snapKitConditions") {
    snapKitConditions($0.v, $0.b, isCompact: true, header: nil)
  },
  .snippet("snapKitConditionsBelowHeader") {
    snapKitConditions($0.v, $0.b, isCompact: false, header: $0.c)
  },
  .snippet("snapKitLoop") { snapKitLoop($0.v, $0.views) },
  .snippet("snapKitLoopWithIndex") { snapKitLoopWithIndex($0.views) },
]
