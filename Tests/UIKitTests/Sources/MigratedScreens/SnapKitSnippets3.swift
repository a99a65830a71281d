// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import MigrationSupport
import SnapKit
import UIKit

// MARK: - Arithmetic, priorities, labels

@MainActor
func snapKitInsetSigns(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.top == b.top + 8
    v.left == b.left + 8
    v.right == b.right - 8
    v.bottom == b.bottom - 8
  }
  c.makeConstraints { v in
    v.leading == b.leading + 4
    v.trailing == b.trailing + 4
    v.centerY == b.centerY
    v.height == 20
  }
}

@MainActor
func snapKitInsetBetweenEdges(_ v: UILabel, _ c: UIView, _ b: UIView) {
  v.makeConstraints { v in
    v.top == b.bottom + 8
    v.leading == b.trailing + 12
    v.trailing <= -16
  }
  c.translatesAutoresizingMaskIntoConstraints = false
  c.makeConstraints { v in
    v.bottom == b.top + 8
    v.trailing == b.leading + 100
    v.leading == b.leading
    v.height == b.width - 16
  }
}

@MainActor
func snapKitMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.width == 0.5 * v.superview!.width - 12
    v.height == 9.0 / 16 * b.width
    v.centerX == 0
    v.centerY == 0.7 * v.superview!.centerY
  }
  c.makeConstraints { v in
    v.width == b.width / 3
    v.height == c.width / 2 + 4
    v.left == 1.5 * b.right
    v.top == 30
  }
}

@MainActor
func snapKitPriorities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { v in
    v.width == 200 ~ 750
    v.width <= b.width ~ .required
    v.height == 60 ~ .high
    v.top == 20 ~ 999
    v.left == 0 ~ .high
  }
  c.makeConstraints { v in
    v.width == 80 ~ .medium
    v.height == c.width ~ .low
    v.edges(.top, .left) == b.edges ~ .high - 1
    v.trailing >= b.trailing + 10 ~ .required
  }
}

@MainActor
func snapKitLabels(_ v: UILabel, _ b: UIView) {
  v.snp.setLabel("title")
  if v.snp.label() == nil { return }
  v.makeConstraints { v in
    (v.top == b.bottom + 8).identified(by: "gap")
    (v.horizontalEdges == b.edges).identified(by: "sides")
    (v.height >= 40 ~ .high).identified(by: "minimum height")
  }
}

@MainActor
func snapKitHugging(_ v: UILabel, _ views: [UIView]) {
  v.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
  v.setContentCompressionResistancePriority(.required, for: .horizontal)
  views[2].setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
  v.makeConstraints { v in
    v.edges(.top, .left) == 0
  }
  views[2].makeConstraints { make in
    make.left == v.right
    make.edges(.right, .top) == 0
  }
}

// MARK: - Comments, line breaks, control flow

@MainActor
func snapKitComments(_ v: UILabel, _ b: UIView) {
  // The label stays below the box.
  v.makeConstraints { v in
    // Position
    v.top == b.bottom + 12  // below the box
    v.left == b.left

    /* Size */
    v.width == 120

    // make.height.equalTo(40)
  }
}

@MainActor
func snapKitLineBreaks(_ v: UILabel, _ b: UIView) {
  v
    .makeConstraints { v in
      v.top == b.bottom + 12 ~ .high
      v.horizontalEdges == 16
    }
  b.makeConstraints { v in
    v.edges(.left, .top) == 0; v.size == 20
  }
}

@MainActor
func snapKitConditions(_ v: UILabel, _ b: UIView, isCompact: Bool, header: UIView?) {
  v.makeConstraints { v in
    if isCompact {
      v.leading == 8
    } else {
      v.leading == b.leading
    }
    if let header = header {
      v.top == header.bottom
    } else {
      v.top == 0
    }
    v.width == (isCompact ? 100 : 200)
  }
}

@MainActor
func snapKitLoop(_ v: UILabel, _ views: [UIView]) {
  var previous: UIView?
  for view in views {
    view.makeConstraints { v in
      v.edges(.left, .right) == 10
      if let previous = previous {
        v.top == previous.bottom + 6
        v.height == previous.height
      } else {
        v.top == 50
      }
    }
    previous = view
  }
  v.makeConstraints { v in
    v.left == 0
    for view in views {
      v.top >= view.bottom + 4
    }
    v.top == 0 ~ .low
  }
}

@MainActor
func snapKitLoopWithIndex(_ views: [UIView]) {
  views.enumerated().forEach { index, view in
    view.makeConstraints { v in
      v.top == 20 + 30 * index
      v.leading == CGFloat(index) * 12
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
