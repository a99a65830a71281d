// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Cartography9: UIView {
  let message = UILabel(), bottom = UIView(), avatar = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var offset: CGFloat = 6, lines = 2, share = 1.25, isOpen = false
  let group406 = ConstraintGroup()
  let group407 = ConstraintGroup()
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    addSubview(message)
    addSubview(bottom)
    addSubview(avatar)
    addSubview(rows[0])
    addSubview(rows[1])
    bottom.addSubview(badge)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var last: UIView = bottom
      for view in [rows[0], avatar] {
        translatesAutoresizingMaskIntoConstraints = false
        Constraint.activate {
          view.bottom == self.top + CGFloat(share)
          self.bottom == last.top + CGFloat(share)
          self.edges
            == last.edges.inset(
              by: DirectionalInsets(top: 1, leading: 2, bottom: CGFloat(share) * 10, trailing: 4))
            ~ 999
          view.right == self.left - CGFloat(lines) * 4
          self.right == last.left - CGFloat(lines) * 4
        }
        last = view
      }
    }
    Constraint.activate {
      rows[0].leading == rows[0].superview!.safeArea.leading / 0.5 + 44
      rows[0].centerX <= rows[0].superview!.leading - CGFloat(share)
      rows[0].top == 0.25 * rows[0].superview!.top - 10.0 ~ .high
    }
    for view in [avatar, bottom, rows[0]] where isOpen {
      Constraint.activate {
        view.firstBaseline == -4.25
        view.leading <= view.superview!.leading / CGFloat(share) + offset
        view.top >= badge.top + 3
        view.leading >= badge.leading + 3
        view.bottom >= badge.bottom - 3
        view.trailing >= badge.trailing - 3
      }
    }
    Constraint.activate {
      avatar.right == rows[1].left - 24
    }
    Constraint.activate {
      column.size >= rows[1].size
    }
    do {
      var previous: UIView = avatar
      for view in [bottom, rows[1]] {
        Constraint.activate {
          view.trailing == self.leading - CGFloat(lines) * 4
          self.trailing == previous.leading - CGFloat(lines) * 4
          if isOpen { view.bottom == self.firstBaseline }
        }
        previous = view
      }
    }
    [avatar, message].forEach { v in
      Constraint.activate {
        v.centerX == -4.25
      }
    }
    func go404() {
      guard isOpen else { return }
      func pin405(_ item: UIView, by x: CGFloat) {
        Constraint.activate {
          bottom.top <= 0
          bottom.leading <= 0
          bottom.bottom <= 0
          bottom.trailing <= 0
          bottom.edges == item.edges
          item.leading == bottom.leading
        }
      }
      pin405(rows[0], by: max(offset, 10))
      pin405(rows[1], by: 24)
    }
    go404()
    group406.replace {
      bottom.centerX == 0 ~ 100
      avatar.center == bottom.center
    }
    group406.activate()
    group407.replace {
      message.center == 0
      bottom.top >= column.top
      bottom.leading >= column.leading
      bottom.bottom >= column.bottom
      bottom.trailing >= column.trailing
    }
    group407.activate()
  }
  func step0() {
    group406.replace {
      avatar.trailing == self.safeArea.trailing
      avatar.trailing == self.centerX ~ 999
    }
    group406.activate()
    group407.replace {
      bottom.width == self.width + 100 ~ 300
      if isOpen { bottom.lastBaseline == self.top - CGFloat(share) }
    }
    group407.activate()
  }
  func step1() {
    group406.replace {
      rows[0].top == bottom.top
      rows[0].top == avatar.top
    }
    group406.activate()
    group407.replace {
      message.left <= 0
    }
    group407.activate()
    do {
      let label = self
      Constraint.activate {
        if isOpen { rows[1].center == 0 ~ 300 }
        rows[1].centerX <= offset
        rows[1].trailing >= rows[1].superview!.safeArea.trailing + CGFloat(share)
      }
      _ = label
    }
  }
}

@MainActor let generatedCartography9: [Example] = [
  .view("Cartography9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography9(frame: .zero) },
]
