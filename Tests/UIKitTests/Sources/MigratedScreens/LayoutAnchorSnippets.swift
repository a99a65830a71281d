import Anchors
import MigrationSupport
import UIKit

// MARK: - Anchors

@MainActor
func layoutAnchorEdges(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.top == parent.top
    v.leading == parent.leading
    v.trailing == parent.trailing
    v.bottom == parent.bottom
  }
}

@MainActor
func layoutAnchorConstants(_ v: UILabel, _ b: UIView) {
  Constraint.activate {
    v.top == b.bottom + 8
    v.left == b.left + 16
    v.right == b.right - 16
    v.height == 44
  }
}

@MainActor
func layoutAnchorCenter(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false

  Constraint.activate {
    v.centerX == parent.centerX
    v.centerY == parent.centerY - 20
  }

  Constraint.activate {
    b.centerX == v.trailing
    b.centerY == v.bottom
    b.width == 12
    b.height == b.width
  }
}

@MainActor
func layoutAnchorBaselines(_ v: UILabel, _ views: [UIView], _ parent: UIView) {
  let (first, second) = (views[0], views[1])
  [v, first, second].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  Constraint.activate {
    v.firstBaseline == parent.top + 60
    v.leading == parent.leading + 20
    first.lastBaseline == v.lastBaseline
    first.leading == v.trailing + 8
    second.firstBaseline == first.lastBaseline + 20
    second.leading == first.leading
  }
}

@MainActor
func layoutAnchorMultiples(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  Constraint.activate {
    v.width == 0.5 * parent.width
    v.height == 0.75 * b.height + 8
    v.width >= 16.0 / 9.0 * v.height - 4
    v.height <= 2 * b.width
    v.leading == b.leading
    v.bottom == b.top
  }
}

@MainActor
func layoutAnchorInequalities(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  Constraint.activate {
    v.leading >= parent.leading + 16
    v.trailing <= parent.trailing - 16
    v.top >= b.bottom
    v.bottom <= parent.bottom
    v.width >= 100
    v.height <= 60
    v.centerX == parent.centerX
    v.centerY == parent.centerY
  }
}

@MainActor
func layoutAnchorSystemSpacing(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.leading == b.trailing + .system
    v.top == b.bottom + 2 * .system
    parent.trailing >= v.trailing + .system
    v.bottom <= b.bottom + 20 * .system
  }
}

// MARK: - Guides

@MainActor
func layoutAnchorSafeArea(_ v: UILabel, _ parent: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  let safeArea = parent.safeAreaLayoutGuide
  Constraint.activate {
    v.top == parent.safeArea.top + 8
    v.leading == safeArea.leading + 16
    v.trailing == safeArea.trailing - 16
    v.bottom <= safeArea.bottom
  }
}

@MainActor
func layoutAnchorMargins(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  parent.layoutMargins = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
  v.translatesAutoresizingMaskIntoConstraints = false
  let margins = parent.layoutMarginsGuide
  Constraint.activate {
    v.top == margins.top
    v.leading == margins.leading
    v.trailing == margins.trailing
    b.top == v.bottom + 8
    b.centerX == parent.margins.centerX
    b.width == 0.5 * margins.width
    b.height == 20
  }
}

@MainActor
func layoutAnchorOtherGuides(_ v: UILabel, _ b: UIView, _ parent: UIView, _ guide: UILayoutGuide) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.leading == parent.readableContent.leading
    v.trailing == parent.readableContent.trailing
    v.top == guide.top
    guide.top == parent.centerY
    guide.height == v.height
    b.left == guide.left
    b.right == guide.right
    b.height == 50
    b.bottom == parent.keyboard.top
  }
}

@MainActor
func layoutAnchorAddedGuide(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let spacer = UILayoutGuide()
  parent.addLayoutGuide(spacer)
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    spacer.top == b.bottom
    spacer.bottom == v.top
    spacer.height == 0.1 * parent.height
    spacer.leading == parent.leading
    spacer.width == 0
    v.leading == b.leading
  }
}

@MainActor
func layoutAnchorScrollGuides(_ v: UILabel, _ b: UIView, _ parent: UIView) {
  let scroll = UIScrollView()
  parent.addSubview(scroll)
  scroll.addSubview(v)
  Constraint.activate {
    scroll.top == parent.top
    scroll.leading == parent.leading
    scroll.trailing == parent.trailing
    scroll.bottom == parent.bottom
    v.top == scroll.contentLayoutGuide.top
    v.leading == scroll.contentLayoutGuide.leading
    v.trailing == scroll.contentLayoutGuide.trailing
    v.bottom == scroll.contentLayoutGuide.bottom
    v.width == scroll.frameLayoutGuide.width
    v.height == 1200
  }
}

@MainActor
func layoutAnchorGap(_ v: UILabel, _ b: UIView, _ c: UIView) {
  v.translatesAutoresizingMaskIntoConstraints = false
  Constraint.activate {
    v.top == b.top
    v.left == b.right + 10
    v.width == c.height
    v.height == c.width + 5
  }
}

/// The examples of this file.
@MainActor let layoutAnchorSnippets: [Example] = [
  .snippet("layoutAnchorEdges") { layoutAnchorEdges($0.v, $0.parent) },
  .snippet("layoutAnchorConstants") { layoutAnchorConstants($0.v, $0.b) },
  .snippet("layoutAnchorCenter") { layoutAnchorCenter($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorBaselines") { layoutAnchorBaselines($0.v, $0.views, $0.parent) },
  .snippet("layoutAnchorMultiples") { layoutAnchorMultiples($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorInequalities") { layoutAnchorInequalities($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorSystemSpacing") { layoutAnchorSystemSpacing($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorSafeArea") { layoutAnchorSafeArea($0.v, $0.parent) },
  .snippet("layoutAnchorMargins") { layoutAnchorMargins($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorOtherGuides") {
    layoutAnchorOtherGuides($0.v, $0.b, $0.parent, $0.guide)
  },
  .snippet("layoutAnchorAddedGuide") { layoutAnchorAddedGuide($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorScrollGuides") { layoutAnchorScrollGuides($0.v, $0.b, $0.parent) },
  .snippet("layoutAnchorGap") { layoutAnchorGap($0.v, $0.b, $0.c) },
]
