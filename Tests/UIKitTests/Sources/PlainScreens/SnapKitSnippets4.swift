// swift-format-ignore-file: NeverForceUnwrap

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Anchors
import MigrationSupport
import SnapKit
import UIKit

// MARK: - Constraints that change

@MainActor
func snapKitUpdate(_ v: UILabel, _ b: UIView) {
  v.makeConstraints { v in
    v.top == b.bottom + 8
    v.left == 8
    v.width == 100
  }
  v.updateConstraints { v in
    v.top == b.bottom + 20
    v.width == 140
  }
}

@MainActor
func snapKitRemake(_ v: UILabel, _ b: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  v.makeConstraints { v in
    v.edges(.top, .left, .bottom, .right) == b.edges
  }
  v.remakeConstraints { v in
    v.center == 0
    v.width <= v.superview!.width
  }
}

@MainActor
func snapKitRemakeWithOthers(_ v: UILabel, _ b: UIView, isExpanded: Bool) {
  var vConstraints: [Anchors.Constraint] = []
  vConstraints += (v.edges(.left, .right) == 0).constraints
  v.isHidden = false
  vConstraints.append(v.top == b.bottom)
  Anchors.Constraint.activate(vConstraints)
  v.removeConstraints()
  var vConstraints2: [Anchors.Constraint] = []
  do {
    var offset: CGFloat = 8
    if isExpanded {
      offset += 4
      vConstraints2.append(v.top == b.bottom + offset)
    } else {
      v.isHidden = true
      vConstraints2.append(v.centerY == 0)
      vConstraints2.append(v.height == 0)
    }
    vConstraints2 += (v.edges(.left, .right) == offset).constraints
  }
  Anchors.Constraint.activate(vConstraints2)
}

@MainActor
func snapKitRemove(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.makeConstraints { $0.edges == Insets.zero }
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { $0.width == v.width }
  c.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    c.topAnchor.constraint(equalTo: c.superview!.topAnchor),
    c.leftAnchor.constraint(equalTo: c.superview!.leftAnchor),
  ])
  v.removeConstraints()
  b.removeConstraints()
}

@MainActor
func snapKitPrepare(_ v: UILabel, _ b: UIView, isWide: Bool) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let wide = [
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    v.rightAnchor.constraint(equalTo: v.superview!.rightAnchor),
    v.topAnchor.constraint(equalTo: b.bottomAnchor),
  ]
  let narrow = [
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
  ]
  for constraint in isWide ? wide : narrow { constraint.isActive = true }
}

@MainActor
func snapKitPrepareForEach(_ v: UILabel, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let constraints = [
    v.topAnchor.constraint(equalTo: guide.topAnchor),
    v.leftAnchor.constraint(equalTo: guide.leftAnchor),
    v.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    v.rightAnchor.constraint(equalTo: guide.rightAnchor),
  ]
  constraints.forEach { $0.isActive = true }
}

@MainActor
func snapKitStored(_ v: UILabel, _ b: UIView) {
  var top: NSLayoutConstraint?
  v.translatesAutoresizingMaskIntoConstraints = false
  top = v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor)
  ])
  top?.isActive = true
  top?.constant = 30
}

@MainActor
func snapKitStoredInset(_ v: UILabel, _ b: UIView) {
  var edges: ConstraintGroup!
  edges = v.edges == Insets(10)
  v.makeConstraints { v in
    edges
  }
  edges.additionalInset = 24 - 10

  var bottom: NSLayoutConstraint?
  b.translatesAutoresizingMaskIntoConstraints = false
  bottom = b.bottomAnchor.constraint(equalTo: b.superview!.bottomAnchor, constant: -10)
  NSLayoutConstraint.activate([
    b.leftAnchor.constraint(equalTo: b.superview!.leftAnchor),
    b.rightAnchor.constraint(equalTo: b.superview!.rightAnchor),
    b.heightAnchor.constraint(equalToConstant: 40),
  ])
  bottom?.isActive = true
  bottom?.constant = -50
}

@MainActor
func snapKitStoredSwitch(_ v: UILabel, _ b: UIView, isExpanded: Bool) {
  var expanded: NSLayoutConstraint?
  var collapsed: NSLayoutConstraint?
  v.translatesAutoresizingMaskIntoConstraints = false
  expanded = v.heightAnchor.constraint(equalToConstant: 200)
  collapsed = v.heightAnchor.constraint(equalToConstant: 20)
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
  ])
  expanded?.isActive = true
  collapsed?.isActive = true
  collapsed?.isActive = false
  if !isExpanded {
    expanded?.isActive = false
    collapsed?.isActive = true
  }
  b.isHidden = expanded?.isActive == true
}

@MainActor
func snapKitStoredPriority(_ v: UILabel, _ b: UIView) {
  var width: NSLayoutConstraint?
  v.translatesAutoresizingMaskIntoConstraints = false
  let widthConstraint = v.widthAnchor.constraint(equalToConstant: 300)
  widthConstraint.priority = .defaultLow
  widthConstraint.identifier = "width"
  width = widthConstraint
  let widthConstraint2 = v.widthAnchor.constraint(equalTo: b.widthAnchor)
  widthConstraint2.priority = UILayoutPriority(500)
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: v.superview!.topAnchor),
    v.leftAnchor.constraint(equalTo: v.superview!.leftAnchor),
    widthConstraint2,
  ])
  width?.isActive = true
  width?.priority = .defaultHigh
}

@MainActor
func snapKitStoredLayoutConstraints(_ v: UILabel, _ b: UIView) {
  var size: SnapKit.Constraint?
  v.snp.makeConstraints { make in
    make.center.equalToSuperview()
    size = make.size.equalTo(CGSize(width: 80, height: 30)).constraint
  }
  size?.layoutConstraints.forEach { $0.constant += 10 }
  size?.layoutConstraints.first?.identifier = "width"
}

private final class Drawer: UIView {
  private let handle = UIView()
  private var heightConstraint: Anchors.Constraint?

  init() {
    super.init(frame: .zero)
    addSubview(handle)
    self.heightConstraint = handle.height == 44
    handle.makeConstraints { v in
      v.edges(.left, .right, .bottom) == 0
      self.heightConstraint
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func open() {
    heightConstraint?.constant = 120
    handle.updateConstraints { $0.left == 10 }
  }
}

@MainActor
func snapKitStoredProperty(_ v: UILabel, _ parent: UIView) {
  let drawer = Drawer()
  parent.addSubview(drawer)
  drawer.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    drawer.topAnchor.constraint(equalTo: drawer.superview!.topAnchor, constant: 20),
    drawer.leftAnchor.constraint(equalTo: drawer.superview!.leftAnchor, constant: 20),
    drawer.bottomAnchor.constraint(equalTo: drawer.superview!.bottomAnchor, constant: -20),
    drawer.rightAnchor.constraint(equalTo: drawer.superview!.rightAnchor, constant: -20),
  ])
  drawer.open()
}

@MainActor
func snapKitGuideRemake(_ v: UILabel, _ guide: UILayoutGuide) {
  guide.makeConstraints { v in
    v.edges(.top, .left) == 0
  }
  guide.remakeConstraints { v in
    v.left == 30
    v.bottom == -30
  }
  guide.updateConstraints { v in
    v.left == 60
  }
  v.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    v.topAnchor.constraint(equalTo: guide.topAnchor),
    v.leftAnchor.constraint(equalTo: guide.leftAnchor),
    v.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    v.rightAnchor.constraint(equalTo: guide.rightAnchor),
  ])
}

private protocol Layout {
  @MainActor static func run(_ v: UILabel, _ b: UIView)
}

private enum OldNames: Layout {
  @available(*, deprecated)
  static func run(_ v: UILabel, _ b: UIView) {
    var width: NSLayoutConstraint?
    v.translatesAutoresizingMaskIntoConstraints = false
    let widthConstraint3 = v.widthAnchor.constraint(equalToConstant: 80)
    widthConstraint3.priority = .defaultLow
    width = widthConstraint3
    let leftConstraint = v.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)
    leftConstraint.priority = .defaultHigh
    let widthConstraint4 = v.widthAnchor.constraint(equalToConstant: 90)
    widthConstraint4.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      leftConstraint,
      v.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor),
      widthConstraint4,
    ])
    width?.isActive = true
    width?.isActive = false
    width?.isActive = true
    width?.constant = 70
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
