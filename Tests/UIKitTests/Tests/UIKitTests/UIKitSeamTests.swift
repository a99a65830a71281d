import TestSupport
import Testing

@Suite("The seam lays out what only UIKit has") @MainActor
struct UIKitSeamTests {
  let screen = View.sized(1000, 800)
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    screen._safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  }

  private func constrain(
    _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute
  ) {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: screen, attribute: other,
      multiplier: 1, constant: 0
    ).isActive = true
  }

  @Test("Margin attributes work in both directions", arguments: [false, true])
  func margins(isRightToLeft: Bool) {
    screen.isRightToLeft = isRightToLeft
    screen.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    constrain(.leading, to: .leadingMargin)
    constrain(.trailing, to: .centerXWithinMargins)
    constrain(.top, to: .topMargin)
    constrain(.bottom, to: .centerYWithinMargins)
    screen.layOut()
    #expect(
      view.frame == CGRect(x: isRightToLeft ? 490 : 20, y: 1, width: 470, height: 398))
  }

  @Test("Readable content is 672 wide")
  func readableContent() {
    let guide = screen.readableContentGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    screen.layOut()
    #expect(view.frame.minX == 164 && view.frame.width == 672)
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 784))
  }

  @Test("The keyboard's guide is at the end of the safe area, or at the keyboard")
  func keyboard() {
    let guide = screen.keyboardLayoutGuide
    view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    screen.layOut()
    #expect(view.frame.maxY == 770)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 770, width: 1000, height: 0))
    guide._keyboardHeight = 300
    screen.layOut()
    #expect(view.frame.maxY == 500)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 500, width: 1000, height: 300))
  }

  @Test("A view controller's guides end where the safe area begins")
  func layoutSupport() {
    let controller = UIViewController()
    controller.view = screen
    controller.additionalSafeAreaInsets.top = 5
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    screen.layOut()
    #expect(view.frame.minY == 55 && view.frame.maxY == 770)
    #expect(controller.topLayoutGuide.length == 55 && controller.bottomLayoutGuide.length == 30)
  }

  @Test("A view's baseline may be that of a view inside it")
  func innerBaseline() {
    let label = UILabel.saying("abc")
    let box = Titled(label)
    screen.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: screen.topAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: box.firstBaselineAnchor),
    ])
    screen.layOut()
    #expect(view.frame.minY == 19)
  }
}

/// A view that has the baselines of its title.
private final class Titled: UIView {
  let title: UILabel

  init(_ title: UILabel) {
    self.title = title
    super.init(frame: .zero)
    for view in [self, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  override var forFirstBaselineLayout: UIView { title }
}
