// swift-format-ignore-file: NeverForceUnwrap

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Chains and targets

@MainActor
func snapKitChains(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leftAnchor.constraint(equalTo: b.superview!.leftAnchor),
    b.rightAnchor.constraint(equalTo: b.superview!.rightAnchor),
    b.bottomAnchor.constraint(equalTo: b.superview!.bottomAnchor),
    b.heightAnchor.constraint(equalToConstant: 100),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.topAnchor.constraint(equalTo: b.topAnchor),
    c.centerXAnchor.constraint(equalTo: b.centerXAnchor),
    c.widthAnchor.constraint(equalToConstant: 40),
    c.heightAnchor.constraint(equalToConstant: 40),
  ])
}

@MainActor
func snapKitChainWithInset(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 16),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 16),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor, constant: -16),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 10),
    b.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -10),
    b.topAnchor.constraint(equalTo: b.superview!.topAnchor, constant: 60),
    b.bottomAnchor.constraint(equalTo: b.superview!.bottomAnchor, constant: -60),
  ])
}

@MainActor
func snapKitLongChain(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: b.topAnchor),
    v.leftAnchor.constraint(equalTo: b.leftAnchor),
    v.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    v.rightAnchor.constraint(equalTo: b.rightAnchor),
  ])
}

@MainActor
func snapKitNumbers(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor, constant: 100),
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor, constant: 40),
    v.widthAnchor.constraint(equalToConstant: 100),
    v.heightAnchor.constraint(equalToConstant: 24.5),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.centerXAnchor.constraint(equalTo: b.superview!.leftAnchor, constant: 100),
    b.centerYAnchor.constraint(equalTo: b.superview!.topAnchor, constant: 200),
    b.widthAnchor.constraint(equalToConstant: 50),
    b.heightAnchor.constraint(equalToConstant: 50),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.rightAnchor.constraint(equalTo: c.superview!.rightAnchor, constant: -20),
    c.bottomAnchor.constraint(equalTo: c.superview!.bottomAnchor, constant: -30),
    c.widthAnchor.constraint(equalToConstant: CGSize(width: 30, height: 60).width),
    c.heightAnchor.constraint(equalToConstant: CGSize(width: 30, height: 60).height),
  ])
}

@MainActor
func snapKitAttributes(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: b.rightAnchor),
    v.topAnchor.constraint(equalTo: b.centerYAnchor),
    v.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.leadingAnchor.constraint(equalTo: v.leadingAnchor),
    c.trailingAnchor.constraint(equalTo: v.trailingAnchor),
    c.topAnchor.constraint(equalTo: v.bottomAnchor),
    c.bottomAnchor.constraint(equalTo: b.bottomAnchor),
  ])
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
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: v.superview!.leadingAnchor, constant: 20),
    v.firstBaselineAnchor.constraint(equalTo: v.superview!.firstBaselineAnchor, constant: 80),
  ])
  views[0].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    views[0].leadingAnchor.constraint(equalTo: v.trailingAnchor, constant: 8),
    views[0].lastBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor),
  ])
  views[1].translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
    views[1].firstBaselineAnchor.constraint(equalTo: v.lastBaselineAnchor, constant: 20),
  ])
}

@MainActor
func snapKitGuides(_ v: UILabel, _ b: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    v.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 4),
    v.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: guide.topAnchor, constant: 6),
    b.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 6),
    b.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -6),
    b.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -6),
  ])
}

@MainActor
func snapKitConstrainsGuide(_ v: UILabel, _ guide: UILayoutGuide, _ parent: UIView) {
  NSLayoutConstraint.activate([
    guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 30),
    guide.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -30),
    guide.topAnchor.constraint(equalTo: guide.owningView!.topAnchor, constant: 100),
    guide.heightAnchor.constraint(equalToConstant: 200),
  ])
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    v.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
  ])
}

@MainActor
func snapKitSafeArea(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 8),
    v.leadingAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.leadingAnchor, constant: 16),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leftAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.leftAnchor),
    b.rightAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.rightAnchor),
    b.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    b.heightAnchor.constraint(equalToConstant: 44),
  ])
}

@MainActor
func snapKitSystemGuides(_ v: UILabel, _ b: UIView, _ c: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
    v.leftAnchor.constraint(equalTo: parent.layoutMarginsGuide.leftAnchor),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: parent.readableContentGuide.leadingAnchor),
    b.trailingAnchor.constraint(equalTo: parent.readableContentGuide.trailingAnchor),
    b.topAnchor.constraint(equalTo: v.bottomAnchor),
    b.heightAnchor.constraint(equalToConstant: 20),
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.leftAnchor.constraint(equalTo: c.superview!.leftAnchor),
    c.rightAnchor.constraint(equalTo: c.superview!.rightAnchor),
    c.bottomAnchor.constraint(equalTo: parent.keyboardLayoutGuide.topAnchor),
    c.heightAnchor.constraint(equalToConstant: 50),
  ])
}

@MainActor
func snapKitBarGuides(_ v: UILabel, _ b: UIView, _ controller: UIViewController) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    v.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 10),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.leftAnchor.constraint(equalTo: b.superview!.leftAnchor),
    b.rightAnchor.constraint(equalTo: b.superview!.rightAnchor),
    b.heightAnchor.constraint(equalToConstant: 30),
    b.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
  ])
}

@MainActor
func snapKitSuperview(_ v: UILabel, _ b: UIView, _ child: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.centerYAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.safeAreaLayoutGuide.leftAnchor),
    v.widthAnchor.constraint(equalTo: v.superview!.widthAnchor, multiplier: 0.25),
    v.bottomAnchor.constraint(lessThanOrEqualTo: v.superview!.bottomAnchor),
  ])
  child.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    child.widthAnchor.constraint(equalTo: child.superview!.widthAnchor, constant: -20),
    child.heightAnchor.constraint(equalTo: child.superview!.heightAnchor, constant: -20),
    child.leadingAnchor.constraint(equalTo: child.superview!.leadingAnchor, constant: 10),
    child.topAnchor.constraint(equalTo: child.superview!.topAnchor, constant: 10),
  ])
  b.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    b.heightAnchor.constraint(equalTo: b.superview!.heightAnchor, multiplier: 1 / 4),
    b.widthAnchor.constraint(equalTo: b.superview!.widthAnchor, constant: -40),
    b.centerXAnchor.constraint(equalTo: b.superview!.centerXAnchor),
    b.centerYAnchor.constraint(equalTo: b.superview!.centerYAnchor),
  ])
}

@MainActor
func snapKitInequalities(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let centerXConstraint = v.centerXAnchor.constraint(equalTo: b.centerXAnchor)
  centerXConstraint.priority = .defaultLow
  let centerYConstraint = v.centerYAnchor.constraint(equalTo: b.centerYAnchor)
  centerYConstraint.priority = .defaultLow
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(greaterThanOrEqualTo: v.superview!.topAnchor, constant: 20),
    v.leftAnchor.constraint(greaterThanOrEqualTo: v.superview!.leftAnchor, constant: 20),
    v.rightAnchor.constraint(lessThanOrEqualTo: v.superview!.rightAnchor, constant: -20),
    v.bottomAnchor.constraint(lessThanOrEqualTo: v.superview!.bottomAnchor, constant: -20),
    centerXConstraint,
    centerYConstraint,
  ])
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.rightAnchor.constraint(lessThanOrEqualTo: c.superview!.rightAnchor, constant: -12),
    c.bottomAnchor.constraint(lessThanOrEqualTo: c.superview!.bottomAnchor, constant: -4),
    c.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    c.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, constant: 40),
    c.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5),
    c.centerXAnchor.constraint(equalTo: c.superview!.centerXAnchor),
    c.centerYAnchor.constraint(equalTo: c.superview!.centerYAnchor),
  ])
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
