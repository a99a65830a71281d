// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import MigrationSupport
import PureLayout
import UIKit

// MARK: - The superview

@MainActor
func pureLayoutCenter(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.autoCenterInSuperview()
  b.autoAlignAxis(toSuperviewAxis: .vertical)
  b.autoPinEdge(toSuperviewEdge: .top)
  b.autoSetDimensions(to: CGSize(width: 40, height: 30))
  c.autoCenterInSuperviewMargins()
  c.autoSetDimension(.width, toSize: 20)
  c.autoSetDimension(.height, toSize: 20, relation: .greaterThanOrEqual)
}

@MainActor
func pureLayoutEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.autoPinEdgesToSuperviewEdges()
  b.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
  c.autoPinEdgesToSuperviewEdges(
    with: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), excludingEdge: .bottom)
  c.autoSetDimension(.height, toSize: 80)
}

@MainActor
func pureLayoutInsets(_ v: UILabel, _ b: UIView) {
  v.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
  v.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
  v.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)
  b.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
  b.autoPinEdge(toSuperviewEdge: .right, withInset: 12)
  b.autoPinEdge(toSuperviewEdge: .left, withInset: 40, relation: .lessThanOrEqual)
  b.autoSetDimension(.height, toSize: 44)
}

@MainActor
func pureLayoutMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.autoPinEdgesToSuperviewMargins()
  b.autoPinEdge(toSuperviewMargin: .top)
  b.autoPinEdge(toSuperviewMargin: .left)
  b.autoSetDimensions(to: CGSize(width: 30, height: 30))
  c.autoPinEdge(toSuperviewSafeArea: .top, withInset: 4)
  c.autoPinEdge(toSuperviewSafeArea: .trailing)
  c.autoSetDimensions(to: CGSize(width: 50, height: 30))
}

// MARK: - Other views

@MainActor
func pureLayoutPinning(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
  v.autoPinEdge(.left, to: .left, of: b)
  v.autoPinEdge(.right, to: .right, of: c, withOffset: -8, relation: .lessThanOrEqual)
  v.autoMatch(.height, to: .height, of: b)
}

@MainActor
func pureLayoutAlignment(_ v: UILabel, _ b: UIView, _ views: [UIView]) {
  v.autoAlignAxis(.horizontal, toSameAxisOf: b)
  v.autoAlignAxis(.vertical, toSameAxisOf: b, withOffset: 10)
  views[0].autoAlignAxis(.baseline, toSameAxisOf: v)
  views[0].autoPinEdge(.leading, to: .trailing, of: v)
  views[1].autoConstrainAttribute(.vertical, to: .left, of: b)
  views[1].autoConstrainAttribute(.top, to: .horizontal, of: v, withMultiplier: 1.5)
}

@MainActor
func pureLayoutSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.autoMatch(.width, to: .height, of: b, withMultiplier: 2)
  v.autoMatch(.height, to: .height, of: b, withOffset: 10, relation: .greaterThanOrEqual)
  v.autoPinEdge(toSuperviewEdge: .left)
  v.autoPinEdge(toSuperviewEdge: .top)
  c.autoMatch(.width, to: .height, of: c, withMultiplier: 1.5)
  c.autoSetDimension(.height, toSize: 60)
  c.autoCenterInSuperview()
}

// MARK: - Priorities, identifiers, kept constraints

@MainActor
func pureLayoutPriorities(_ v: UILabel, _ b: UIView) {
  NSLayoutConstraint.autoSetPriority(.defaultHigh) {
    v.autoSetDimension(.width, toSize: 300)
    v.autoPinEdge(.top, to: .bottom, of: b)
  }
  NSLayoutConstraint.autoSetIdentifier("position") {
    v.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
    v.autoPinEdge(toSuperviewEdge: .leading).autoIdentify("leading")
  }
}

@MainActor
func pureLayoutKept(_ v: UILabel, _ b: UIView) {
  let top = v.autoPinEdge(.top, to: .bottom, of: b)
  let leading = v.autoPinEdge(.leading, to: .leading, of: b)
  top.constant = 14
  leading.autoRemove()
  let trailing = v.autoPinEdge(.trailing, to: .trailing, of: b)
  trailing.autoRemove()
  trailing.autoInstall()
}

@MainActor
func pureLayoutCreated(_ v: UILabel, _ b: UIView, isWide: Bool) {
  let wide = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
    v.autoPinEdge(toSuperviewEdge: .left)
    v.autoPinEdge(toSuperviewEdge: .right)
  }
  let narrow = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
    v.autoPinEdge(.left, to: .left, of: b)
  }
  let common = NSLayoutConstraint.autoCreateAndInstallConstraints {
    v.autoPinEdge(.top, to: .bottom, of: b, withOffset: 4)
  }
  common.forEach { $0.constant += 4 }
  NSLayoutConstraint.activate(isWide ? wide : narrow)
}

@MainActor
func pureLayoutNewViews(_ parent: UIView) {
  let label = UILabel.newAutoLayout()
  let box = UIView(forAutoLayout: ())
  let line = UIView().configureForAutoLayout()
  label.text = "New"
  [label, box, line].forEach { parent.addSubview($0) }
  label.autoCenterInSuperview()
  box.autoPinEdge(.top, to: .bottom, of: label)
  box.autoSetDimensions(to: CGSize(width: 10, height: 10))
  box.autoPinEdge(.left, to: .left, of: label)
  line.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)
  line.autoSetDimension(.height, toSize: 1)
}

// MARK: - Arrays

@MainActor
func pureLayoutArrays(_ v: UILabel, _ views: [UIView]) {
  let array = NSArray(array: views)
  array.autoAlignViews(to: .leading)
  array.autoMatchViewsDimension(.width)
  array.autoSetViewsDimension(.height, toSize: 40)
  views[0].autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
  views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 100)
  views[1].autoPinEdge(.top, to: .bottom, of: views[0])
  views[2].autoPinEdge(.top, to: .bottom, of: views[1])
}

@MainActor
func pureLayoutDistribution(_ views: [UIView]) {
  views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 20)
  NSArray(array: views).autoDistributeViews(
    along: .horizontal, alignedTo: .top, withFixedSpacing: 8)
}

@MainActor
func pureLayoutDistributionMatched(_ views: [UIView]) {
  let array = NSArray(array: views)
  array.autoDistributeViews(
    along: .vertical, alignedTo: .left, withFixedSpacing: 6, insetSpacing: false)
  views[0].autoPinEdge(toSuperviewEdge: .left)
}

@MainActor
func pureLayoutDistributionOfFixedSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  let array = NSArray(array: [v, b, c])
  array.autoDistributeViews(
    along: .horizontal, alignedTo: .top, withFixedSize: 44, insetSpacing: false)
  array.autoSetViewsDimensions(to: CGSize(width: 44, height: 30))
  v.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
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
