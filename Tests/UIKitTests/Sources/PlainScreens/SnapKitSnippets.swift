// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import UIKit

// MARK: - Edges, size, center

@MainActor
func snapKitEdges(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: v.topAnchor),
    b.leftAnchor.constraint(equalTo: v.leftAnchor),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor),
    b.rightAnchor.constraint(equalTo: v.rightAnchor),
  ])
}

@MainActor
func snapKitEdgesWithInset(_ v: UILabel) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 8),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 8),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -8),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor, constant: -8),
  ])
}

@MainActor
func snapKitEdgesWithInsets(_ v: UILabel, _ b: UIView) {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 10),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 16),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -20),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor, constant: -24),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: v.topAnchor, constant: insets.top),
    b.leftAnchor.constraint(equalTo: v.leftAnchor, constant: insets.left),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -insets.bottom),
    b.rightAnchor.constraint(equalTo: v.rightAnchor, constant: -insets.right),
  ])
}

@MainActor
func snapKitDirectionalInsets(_ v: UILabel) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 4),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 20),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -8),
    v.trailingAnchor.constraint(equalTo: v.superview!.trailingAnchor, constant: -40),
  ])
}

@MainActor
func snapKitEdgesEqualToInsets(_ v: UILabel) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 5),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 10),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -15),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor, constant: -20),
  ])
}

@MainActor
func snapKitEdgesWithOffset(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor, constant: 4),
    v.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 4),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4),
    v.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 4),
  ])
}

@MainActor
func snapKitDirectionalEdges(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor, constant: 2),
    v.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 2),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -2),
    v.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -2),
  ])
}

@MainActor
func snapKitHorizontalEdges(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 12),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor, constant: -12),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 20),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor),
    b.trailingAnchor.constraint(equalTo: v.trailingAnchor),
    b.topAnchor.constraint(equalTo: v.bottomAnchor, constant: 12),
    b.heightAnchor.constraint(equalToConstant: 50),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 30),
    c.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -30),
    c.topAnchor.constraint(equalTo: b.topAnchor),
    c.bottomAnchor.constraint(equalTo: b.bottomAnchor),
  ])
}

@MainActor
func snapKitVerticalEdges(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 20),
    v.bottomAnchor.constraint(equalTo: v.superview!.bottomAnchor, constant: -20),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: v.topAnchor, constant: 4),
    b.bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -4),
    b.leadingAnchor.constraint(equalTo: v.trailingAnchor),
    b.widthAnchor.constraint(equalToConstant: 10),
  ])
}

@MainActor
func snapKitSizes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalToConstant: CGSize(width: 120, height: 40).width),
    v.heightAnchor.constraint(equalToConstant: CGSize(width: 120, height: 40).height),
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.widthAnchor.constraint(equalToConstant: 44),
    b.heightAnchor.constraint(equalToConstant: 44),
    b.centerXAnchor.constraint(equalTo: v.centerXAnchor),
    b.centerYAnchor.constraint(equalTo: v.centerYAnchor),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.widthAnchor.constraint(equalToConstant: 24),
    c.heightAnchor.constraint(equalToConstant: 24),
    c.centerXAnchor.constraint(equalTo: c.superview!.leftAnchor, constant: 100),
    c.centerYAnchor.constraint(equalTo: c.superview!.topAnchor, constant: 200),
  ])
}

@MainActor
func snapKitSizesOfViews(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: v.superview!.widthAnchor, multiplier: 0.5),
    v.heightAnchor.constraint(equalTo: v.superview!.heightAnchor, multiplier: 0.5),
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor, constant: 6),
    v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor, constant: 6),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.widthAnchor.constraint(equalTo: b.widthAnchor),
    c.heightAnchor.constraint(equalTo: b.widthAnchor),
    c.centerXAnchor.constraint(equalTo: v.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: v.centerYAnchor),
  ])
}

@MainActor
func snapKitSizesWithInset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: v.superview!.widthAnchor, constant: -32),
    v.heightAnchor.constraint(equalTo: b.heightAnchor, constant: -20),
    v.centerXAnchor.constraint(equalTo: v.superview!.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: v.superview!.centerYAnchor),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.widthAnchor.constraint(equalTo: v.widthAnchor, constant: -8),
    c.heightAnchor.constraint(equalTo: v.heightAnchor, constant: -8),
    c.centerXAnchor.constraint(equalTo: v.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: v.centerYAnchor),
  ])
}

@MainActor
func snapKitSizesWithOffset(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10),
    v.heightAnchor.constraint(equalTo: b.heightAnchor, constant: 10),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 16),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 16),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.heightAnchor.constraint(equalTo: v.widthAnchor, constant: -16),
    c.widthAnchor.constraint(equalTo: c.heightAnchor, multiplier: 1.5),
    c.leftAnchor.constraint(equalTo: b.leftAnchor),
    c.topAnchor.constraint(equalTo: b.topAnchor),
  ])
}

@MainActor
func snapKitMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .top, relatedBy: .equal, toItem: b, attribute: .topMargin, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .left, relatedBy: .equal, toItem: b, attribute: .leftMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .bottom, relatedBy: .equal, toItem: b, attribute: .bottomMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .right, relatedBy: .equal, toItem: b, attribute: .rightMargin,
      multiplier: 1, constant: 0),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: c, attribute: .topMargin, relatedBy: .equal, toItem: b, attribute: .topMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .leftMargin, relatedBy: .equal, toItem: b, attribute: .leftMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .bottomMargin, relatedBy: .equal, toItem: b, attribute: .bottomMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .rightMargin, relatedBy: .equal, toItem: b, attribute: .rightMargin,
      multiplier: 1, constant: 0),
  ])
}

@MainActor
func snapKitDirectionalMargins(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .top, relatedBy: .equal, toItem: b, attribute: .topMargin, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leadingMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .bottom, relatedBy: .equal, toItem: b, attribute: .bottomMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .trailingMargin,
      multiplier: 1, constant: 0),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: c, attribute: .topMargin, relatedBy: .equal, toItem: v, attribute: .top, multiplier: 1,
      constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .leadingMargin, relatedBy: .equal, toItem: v, attribute: .leading,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .bottomMargin, relatedBy: .equal, toItem: v, attribute: .bottom,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: c, attribute: .trailingMargin, relatedBy: .equal, toItem: v, attribute: .trailing,
      multiplier: 1, constant: 0),
  ])
}

@MainActor
func snapKitCenterWithinMargins(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  parent.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 20)
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: parent,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .centerYWithinMargins, relatedBy: .equal, toItem: parent,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: b, attribute: .centerX, relatedBy: .equal, toItem: parent,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .centerYWithinMargins, relatedBy: .equal, toItem: v,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
    b.widthAnchor.constraint(equalToConstant: 30),
    b.heightAnchor.constraint(equalToConstant: 30),
  ])
}

@MainActor
func snapKitMarginAttributes(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: v, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .topMargin,
      multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: v, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .leftMargin,
      multiplier: 1, constant: 4),
    NSLayoutConstraint(
      item: v, attribute: .right, relatedBy: .lessThanOrEqual, toItem: parent,
      attribute: .rightMargin, multiplier: 1, constant: 0),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: b, attribute: .leadingMargin, relatedBy: .equal, toItem: parent,
      attribute: .leadingMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .trailingMargin, relatedBy: .equal, toItem: parent, attribute: .trailing,
      multiplier: 1, constant: -10),
    NSLayoutConstraint(
      item: b, attribute: .bottomMargin, relatedBy: .equal, toItem: parent,
      attribute: .bottomMargin, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: b, attribute: .topMargin, relatedBy: .equal, toItem: v, attribute: .bottom,
      multiplier: 1, constant: 0),
  ])
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
