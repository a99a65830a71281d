// swift-format-ignore-file: NeverForceUnwrap

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import MigrationSupport
import SnapKit
import UIKit

// MARK: - Constraints that change

@MainActor
func snapKitUpdate(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.top.equalTo(b.snp.bottom).offset(8)
    make.left.equalToSuperview().inset(8)
    make.width.equalTo(100)
  }
  v.snp.updateConstraints { make in
    make.top.equalTo(b.snp.bottom).offset(20)
    make.width.equalTo(140)
  }
}

@MainActor
func snapKitRemake(_ v: UILabel, _ b: UIView) {
  v.snp.makeConstraints { make in
    make.edges.equalTo(b)
  }
  v.snp.remakeConstraints { make in
    make.center.equalToSuperview()
    make.width.lessThanOrEqualToSuperview()
  }
}

@MainActor
func snapKitRemakeWithOthers(_ v: UILabel, _ b: UIView, isExpanded: Bool) {
  v.snp.makeConstraints { make in
    make.left.right.equalToSuperview()
    v.isHidden = false
    make.top.equalTo(b.snp.bottom)
  }
  v.snp.remakeConstraints { make in
    var offset: CGFloat = 8
    if isExpanded {
      offset += 4
      make.top.equalTo(b.snp.bottom).offset(offset)
    } else {
      v.isHidden = true
      make.centerY.equalToSuperview()
      make.height.equalTo(0)
    }
    make.left.right.equalToSuperview().inset(offset)
  }
}

@MainActor
func snapKitRemove(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.snp.makeConstraints { $0.edges.equalToSuperview() }
  b.snp.makeConstraints { $0.width.equalTo(v) }
  c.snp.makeConstraints { $0.top.left.equalToSuperview() }
  v.snp.removeConstraints()
  b.snp.removeConstraints()
}

@MainActor
func snapKitPrepare(_ v: UILabel, _ b: UIView, isWide: Bool) {
  let wide = v.snp.prepareConstraints { make in
    make.left.right.equalToSuperview()
    make.top.equalTo(b.snp.bottom)
  }
  let narrow = v.snp.prepareConstraints { make in
    make.top.equalToSuperview()
    make.left.equalToSuperview()
  }
  for constraint in isWide ? wide : narrow { constraint.activate() }
}

@MainActor
func snapKitPrepareForEach(_ v: UILabel, _ guide: UILayoutGuide) {
  let constraints = v.snp.prepareConstraints { make in
    make.edges.equalTo(guide)
  }
  constraints.forEach { $0.activate() }
}

@MainActor
func snapKitStored(_ v: UILabel, _ b: UIView) {
  var top: Constraint?
  v.snp.makeConstraints { make in
    make.left.equalToSuperview()
    top = make.top.equalTo(b.snp.bottom).offset(8).constraint
  }
  top?.update(offset: 30)
}

@MainActor
func snapKitStoredInset(_ v: UILabel, _ b: UIView) {
  var edges: Constraint!
  v.snp.makeConstraints { make in
    edges = make.edges.equalToSuperview().inset(10).constraint
  }
  edges.update(inset: 24)

  var bottom: Constraint?
  b.snp.makeConstraints {
    $0.left.right.equalToSuperview()
    $0.height.equalTo(40)
    bottom = $0.bottom.equalToSuperview().inset(10).constraint
  }
  bottom?.update(inset: 50)
}

@MainActor
func snapKitStoredSwitch(_ v: UILabel, _ b: UIView, isExpanded: Bool) {
  var expanded: Constraint?
  var collapsed: Constraint?
  v.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
    expanded = make.height.equalTo(200).constraint
    collapsed = make.height.equalTo(20).constraint
  }
  collapsed?.deactivate()
  if !isExpanded {
    expanded?.deactivate()
    collapsed?.activate()
  }
  b.isHidden = expanded?.isActive == true
}

@MainActor
func snapKitStoredPriority(_ v: UILabel, _ b: UIView) {
  var width: Constraint?
  v.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
    width = make.width.equalTo(300).priority(.low).labeled("width").constraint
    make.width.equalTo(b).priority(.medium)
  }
  width?.update(priority: .high)
}

@MainActor
func snapKitStoredLayoutConstraints(_ v: UILabel, _ b: UIView) {
  var size: Constraint?
  v.snp.makeConstraints { make in
    make.center.equalToSuperview()
    size = make.size.equalTo(CGSize(width: 80, height: 30)).constraint
  }
  size?.layoutConstraints.forEach { $0.constant += 10 }
  size?.layoutConstraints.first?.identifier = "width"
}

private final class Drawer: UIView {
  private let handle = UIView()
  private var heightConstraint: Constraint?

  init() {
    super.init(frame: .zero)
    addSubview(handle)
    handle.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      self.heightConstraint = make.height.equalTo(44).constraint
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func open() {
    heightConstraint?.update(offset: 120)
    handle.snp.updateConstraints { $0.left.equalToSuperview().offset(10) }
  }
}

@MainActor
func snapKitStoredProperty(_ v: UILabel, _ parent: UIView) {
  let drawer = Drawer()
  parent.addSubview(drawer)
  drawer.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
  drawer.open()
}

@MainActor
func snapKitGuideRemake(_ v: UILabel, _ guide: UILayoutGuide) {
  guide.snp.makeConstraints { make in
    make.top.left.equalToSuperview()
  }
  guide.snp.remakeConstraints { make in
    make.left.equalToSuperview().offset(30)
    make.bottom.equalToSuperview().inset(30)
  }
  guide.snp.updateConstraints { make in
    make.left.equalToSuperview().offset(60)
  }
  v.snp.makeConstraints { $0.edges.equalTo(guide) }
}

private protocol Layout {
  @MainActor static func run(_ v: UILabel, _ b: UIView)
}

private enum OldNames: Layout {
  @available(*, deprecated)
  static func run(_ v: UILabel, _ b: UIView) {
    var width: Constraint?
    v.snp.makeConstraints { make in
      make.left.equalTo(b.snp.right).offset(8).priorityHigh()
      make.baseline.equalTo(b.snp.baseline).priorityRequired()
      width = make.width.equalTo(80).priorityLow().constraint
      make.width.equalTo(90).priorityMedium()
    }
    width?.uninstall()
    width?.install()
    width?.updateOffset(amount: 70)
  }
}

@MainActor
func snapKitOldNames(_ v: UILabel, _ b: UIView) {
  let layout: any Layout.Type = OldNames.self
  layout.run(v, b)
}

/// The examples of this file.
@MainActor let snapKitChangeSnippets: [Example] = [
  .snippet("snapKitUpdate") { snapKitUpdate($0.v, $0.b) },
  .snippet("snapKitRemake") { snapKitRemake($0.v, $0.b) },
  .snippet("snapKitRemakeExpanded") { snapKitRemakeWithOthers($0.v, $0.b, isExpanded: true) },
  .snippet("snapKitRemakeCollapsed") { snapKitRemakeWithOthers($0.v, $0.b, isExpanded: false) },
  .snippet("snapKitRemove") { snapKitRemove($0.v, $0.b, $0.c) },
  .snippet("snapKitPrepareWide") { snapKitPrepare($0.v, $0.b, isWide: true) },
  .snippet("snapKitPrepareNarrow") { snapKitPrepare($0.v, $0.b, isWide: false) },
  .snippet("snapKitPrepareForEach") { snapKitPrepareForEach($0.v, $0.guide) },
  .snippet("snapKitStored") { snapKitStored($0.v, $0.b) },
  .snippet("snapKitStoredInset") { snapKitStoredInset($0.v, $0.b) },
  .snippet("snapKitStoredExpanded") { snapKitStoredSwitch($0.v, $0.b, isExpanded: true) },
  .snippet("snapKitStoredCollapsed") { snapKitStoredSwitch($0.v, $0.b, isExpanded: false) },
  .snippet("snapKitStoredPriority") { snapKitStoredPriority($0.v, $0.b) },
  .snippet("snapKitStoredLayoutConstraints") { snapKitStoredLayoutConstraints($0.v, $0.b) },
  .snippet("snapKitStoredProperty") { snapKitStoredProperty($0.v, $0.parent) },
  .snippet("snapKitOldNames") { snapKitOldNames($0.v, $0.b) },
  .snippet("snapKitGuideRemake") { snapKitGuideRemake($0.v, $0.guide) },
]
