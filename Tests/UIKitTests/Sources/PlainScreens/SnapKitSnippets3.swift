// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Arithmetic, priorities, labels

@MainActor
func snapKitInsetSigns(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor, constant: 8),
    v.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8),
    v.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -8),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 4),
    c.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 4),
    c.centerYAnchor.constraint(equalTo: b.centerYAnchor),
    c.heightAnchor.constraint(equalToConstant: 20),
  ])
}

@MainActor
func snapKitInsetBetweenEdges(_ v: UILabel, _ c: UIView, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
    v.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 12),
    v.trailingAnchor.constraint(lessThanOrEqualTo: v.superview!.trailingAnchor, constant: -16),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.bottomAnchor.constraint(equalTo: b.topAnchor, constant: 8),
    c.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: 100),
    c.leadingAnchor.constraint(equalTo: b.leadingAnchor),
    c.heightAnchor.constraint(equalTo: b.widthAnchor, constant: -16),
  ])
}

@MainActor
func snapKitMultiples(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: v.superview!.widthAnchor, multiplier: 0.5, constant: -12),
    v.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9.0 / 16),
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    NSLayoutConstraint(
      item: v, attribute: .centerY, relatedBy: .equal, toItem: v.superview!, attribute: .centerY,
      multiplier: 0.7, constant: 0),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 3),
    c.heightAnchor.constraint(equalTo: c.widthAnchor, multiplier: 1 / 2, constant: 4),
    NSLayoutConstraint(
      item: c, attribute: .left, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1.5,
      constant: 0),
    c.topAnchor.constraint(equalTo: c.superview!.topAnchor, constant: 30),
  ])
}

@MainActor
func snapKitPriorities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint = v.widthAnchor.constraint(equalToConstant: 200)
  widthConstraint.priority = UILayoutPriority(750)
  let heightConstraint = v.heightAnchor.constraint(equalToConstant: 60)
  heightConstraint.priority = .defaultHigh
  let topConstraint = v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 20)
  topConstraint.priority = UILayoutPriority(999)
  let leftConstraint = v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor)
  leftConstraint.priority = .defaultHigh
  NSLayoutConstraint.activate([
    widthConstraint,
    v.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor),
    heightConstraint,
    topConstraint,
    leftConstraint,
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint2 = c.widthAnchor.constraint(equalToConstant: 80)
  widthConstraint2.priority = UILayoutPriority(500)
  let heightConstraint2 = c.heightAnchor.constraint(equalTo: c.widthAnchor)
  heightConstraint2.priority = .defaultLow
  let topConstraint2 = c.topAnchor.constraint(equalTo: b.topAnchor)
  topConstraint2.priority = UILayoutPriority(749)
  let leftConstraint2 = c.leftAnchor.constraint(equalTo: b.leftAnchor)
  leftConstraint2.priority = UILayoutPriority(749)
  NSLayoutConstraint.activate([
    widthConstraint2,
    heightConstraint2,
    topConstraint2,
    leftConstraint2,
    c.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 10),
  ])
}

@MainActor
func snapKitLabels(_ v: UILabel, _ b: UIView) {
  v.snp.setLabel("title")
  if v.snp.label() == nil { return }
  v.translatesAutoresizingMaskIntoConstraints = false
  let topConstraint3 = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
  topConstraint3.identifier = "gap"
  let leadingConstraint = v.leadingAnchor.constraint(equalTo: b.leadingAnchor)
  leadingConstraint.identifier = "sides"
  let trailingConstraint = v.trailingAnchor.constraint(equalTo: b.trailingAnchor)
  trailingConstraint.identifier = "sides"
  let heightConstraint3 = v.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
  heightConstraint3.priority = .defaultHigh
  heightConstraint3.identifier = "minimum height"
  NSLayoutConstraint.activate([
    topConstraint3,
    leadingConstraint,
    trailingConstraint,
    heightConstraint3,
  ])
}

@MainActor
func snapKitHugging(_ v: UILabel, _ views: [UIView]) {
  v.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
  v.setContentCompressionResistancePriority(.required, for: .horizontal)
  views[2].setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
  ])
  views[2].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    views[2].leftAnchor.constraint(equalTo: v.rightAnchor),
    views[2].rightAnchor.constraint(equalTo: views[2].superview!.rightAnchor),
    views[2].topAnchor.constraint(equalTo: views[2].superview!.topAnchor),
  ])
}

// MARK: - Comments, line breaks, control flow

@MainActor
func snapKitComments(_ v: UILabel, _ b: UIView) {
  // The label stays below the box.
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    // Position
    v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 12),  // below the box
    v.leftAnchor.constraint(equalTo: b.leftAnchor),

    /* Size */
    v.widthAnchor.constraint(equalToConstant: 120),

    // make.height.equalTo(40)
  ])
}

@MainActor
func snapKitLineBreaks(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let topConstraint4 = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 12)
  topConstraint4.priority = .defaultHigh
  NSLayoutConstraint.activate([
    topConstraint4,
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 16),
    v.trailingAnchor.constraint(equalTo: v.superview!.trailingAnchor, constant: -16),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leftAnchor.constraint(equalTo: b.superview!.leftAnchor),
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor), b.widthAnchor.constraint(equalToConstant: 20),
    b.heightAnchor.constraint(equalToConstant: 20),
  ])
}

@MainActor
func snapKitConditions(_ v: UILabel, _ b: UIView, isCompact: Bool, header: UIView?) {
  v.translatesAutoresizingMaskIntoConstraints = false
  do {
    if isCompact {
      v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 8).isActive = true
    } else {
      v.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
    }
    if let header = header {
      v.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
    } else {
      v.topAnchor.constraint(equalTo: v.superview!.topAnchor).isActive = true
    }
    v.widthAnchor.constraint(equalToConstant: (isCompact ? 100 : 200)).isActive = true
  }
}

@MainActor
func snapKitLoop(_ v: UILabel, _ views: [UIView]) {
  var previous: UIView?
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    do {
      view.leftAnchor.constraint(equalTo: view.superview!.leftAnchor, constant: 10).isActive = true
      view.rightAnchor.constraint(equalTo: view.superview!.rightAnchor, constant: -10)
        .isActive = true
      if let previous = previous {
        view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 6).isActive = true
        if !previous.isDescendant(of: view) {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.heightAnchor.constraint(equalTo: previous.heightAnchor).isActive = true
      } else {
        view.topAnchor.constraint(equalTo: view.superview!.topAnchor, constant: 50).isActive = true
      }
    }
    previous = view
  }
  v.translatesAutoresizingMaskIntoConstraints = false
  do {
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor).isActive = true
    for view in views {
      v.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 4).isActive = true
    }
    let topConstraint5 = v.topAnchor.constraint(equalTo: v.superview!.topAnchor)
    topConstraint5.priority = .defaultLow
    topConstraint5.isActive = true
  }
}

@MainActor
func snapKitLoopWithIndex(_ views: [UIView]) {
  views.enumerated().forEach { index, view in
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(
        equalTo: view.superview!.topAnchor, constant: CGFloat(20 + 30 * index)),
      view.leadingAnchor.constraint(
        equalTo: view.superview!.leadingAnchor, constant: CGFloat(index) * 12),
    ])
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
