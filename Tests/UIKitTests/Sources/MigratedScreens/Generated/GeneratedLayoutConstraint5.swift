// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutConstraint15: UIView {
  let caption = UILabel(), card = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 14.5, lines = 5, share = 1.25, isOpen = true
  var wide254: [Constraint] = [], narrow255 = [Constraint]()
  var pair256: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    card.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    addSubview(caption)
    addSubview(card)
    addSubview(avatar)
    addSubview(rows[0])
    addSubview(rows[1])
    card.addSubview(inner)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    caption.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    avatar.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
    UIView.performWithoutAnimation {
      func go251() {
        guard self.isOpen else { return }
        Constraint.activate { caption.leading >= rows[0].leading }
      }
      go251()
    }
    if let view = [rows[0]].last {
      Constraint.activate {
        view.height == -CGFloat(share)
        view.top <= caption.lastBaseline - 12
        view.left == avatar.left
      }
    }
    [rows[1], avatar].forEach { v in
      let c252 = v.height == spacing
      c252.priority = .high
      c252.isActive = true
    }
    func pin253(_ item: UIView, by gap: CGFloat) {
      (self.isOpen ? NSLayoutConstraint(item: item, attribute: .top, relatedBy: .equal, toItem: self.rows[1], attribute: .centerY, multiplier: 1, constant: 2 * gap) : NSLayoutConstraint(item: item, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .centerX, multiplier: 1, constant: gap)).isActive = true
    }
    pin253(avatar, by: share * 10)
    pin253(rows[0], by: share)
    Constraint.activate {
      guide.centerX == rows[0].centerX
      self.rows[0].width == CGFloat(share) * card.width + 44
    }
    Constraint.activate { card.trailing == self.trailing }
    do {
      let label = inner
      Constraint.activate {
        label.left == avatar.centerX + 20
        caption.centerX == rows[1].centerX + CGFloat(lines)
      }
    }
    for top in [self.rows[0], card, rows[1]] {
      Constraint.activate { top.centerX == CGFloat(share) * avatar.centerX + CGFloat(lines * 3) }
    }
    wide254 = [avatar.centerX == card.left + 100, rows[1].centerX >= 1.5 * rows[0].centerX + 10.0]
    narrow255.append(inner.left == self.guide.right)
    Constraint.activate(wide254)
    pair256 = (NSLayoutConstraint(item: caption, attribute: .trailing, relatedBy: .equal, toItem: rows[0], attribute: .trailing, multiplier: 1, constant: 0), NSLayoutConstraint(item: caption, attribute: .centerX, relatedBy: .equal, toItem: rows[1], attribute: .centerX, multiplier: 1, constant: 0))
    NSLayoutConstraint.activate([pair256!.x, pair256!.y])
  }
  func step0() {
    Constraint.deactivate(wide254)
    Constraint.activate(narrow255)
    pair256?.x.isActive = false
  }
  func step1() {
    Constraint.activate(!isOpen ? wide254 : narrow255)
    pair256!.y.isActive = false
    do {
      let margins = card
      Constraint.activate {
        guide.width == CGFloat(lines) * 4
        margins.top == 0.5 * guide.bottom + 12.5
      }
    }
  }
}

@MainActor let generatedLayoutConstraint5: [Example] = [
  .view("LayoutConstraint15", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint15(frame: .zero) },
]
