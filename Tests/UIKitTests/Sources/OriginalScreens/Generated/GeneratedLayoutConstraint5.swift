// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

private final class LayoutConstraint15: UIView {
  let caption = UILabel(), card = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 14.5, lines = 5, share = 1.25, isOpen = true
  var wide254: [NSLayoutConstraint] = [], narrow255 = [NSLayoutConstraint]()
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
        self.addConstraint(NSLayoutConstraint(item: caption, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: rows[0], attribute: .leading, multiplier: 1.0, constant: 0))
      }
      go251()
    }
    if let view = [rows[0]].last {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -CGFloat(share)),
        NSLayoutConstraint(item: view, attribute: .top, relatedBy: .lessThanOrEqual, toItem: caption, attribute: .lastBaseline, multiplier: 1.0, constant: -12),
        NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: avatar, attribute: .left, multiplier: 1.0, constant: 0),
      ])
    }
    [rows[1], avatar].forEach { v in
      let c252 = NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: spacing)
      c252.priority = .defaultHigh
      c252.isActive = true
    }
    func pin253(_ item: UIView, by gap: CGFloat) {
      (self.isOpen ? NSLayoutConstraint(item: item, attribute: .top, relatedBy: .equal, toItem: self.rows[1], attribute: .centerY, multiplier: 1, constant: 2 * gap) : NSLayoutConstraint(item: item, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .centerX, multiplier: 1, constant: gap)).isActive = true
    }
    pin253(avatar, by: share * 10)
    pin253(rows[0], by: share)
    NSLayoutConstraint.activate([NSLayoutConstraint(item: guide, attribute: .centerX, relatedBy: .equal, toItem: rows[0], attribute: .centerX, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: self.rows[0], attribute: .width, relatedBy: .equal, toItem: card, attribute: .width, multiplier: CGFloat(share), constant: 44)])
    self.addConstraint(NSLayoutConstraint(item: card, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1.0, constant: 0))
    do {
      let label = inner
      NSLayoutConstraint.activate([NSLayoutConstraint(item: label, attribute: .left, relatedBy: .equal, toItem: avatar, attribute: .centerX, multiplier: 1, constant: 20)] + [NSLayoutConstraint(item: caption, attribute: .centerX, relatedBy: .equal, toItem: rows[1], attribute: .centerX, multiplier: 1.0, constant: CGFloat(lines))])
    }
    for top in [self.rows[0], card, rows[1]] {
      NSLayoutConstraint(item: top, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .centerX, multiplier: CGFloat(share), constant: CGFloat(lines * 3)).isActive = true
    }
    wide254 = [NSLayoutConstraint(item: avatar, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: .left, multiplier: 1, constant: 100), NSLayoutConstraint(item: rows[1], attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: rows[0], attribute: .centerX, multiplier: 1.5, constant: 10.0)]
    narrow255.append(NSLayoutConstraint(item: inner, attribute: .left, relatedBy: .equal, toItem: self.guide, attribute: .right, multiplier: 1.0, constant: 0))
    NSLayoutConstraint.activate(wide254)
    pair256 = (NSLayoutConstraint(item: caption, attribute: .trailing, relatedBy: .equal, toItem: rows[0], attribute: .trailing, multiplier: 1, constant: 0), NSLayoutConstraint(item: caption, attribute: .centerX, relatedBy: .equal, toItem: rows[1], attribute: .centerX, multiplier: 1, constant: 0))
    NSLayoutConstraint.activate([pair256!.x, pair256!.y])
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide254)
    NSLayoutConstraint.activate(narrow255)
    pair256?.x.isActive = false
  }
  func step1() {
    NSLayoutConstraint.activate(!isOpen ? wide254 : narrow255)
    pair256!.y.isActive = false
    do {
      let margins = card
      NSLayoutConstraint.activate([NSLayoutConstraint(item: guide, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(lines) * 4)] + [NSLayoutConstraint(item: margins, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 0.5, constant: 12.5)])
    }
  }
}

@MainActor let generatedLayoutConstraint5: [Example] = [
  .view("LayoutConstraint15", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint15(frame: .zero) },
]
