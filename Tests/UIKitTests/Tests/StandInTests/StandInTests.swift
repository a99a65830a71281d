import Testing
import UIKit

private final class Owner: UIView {
  var updates = 0
  var layouts = 0
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

private final class Plain {}

@Suite("The stand-in for UIKit") @MainActor
struct StandInTests {
  @Test("raw values are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
  }

  @Test("activation goes to the nearest common ancestor")
  func activation() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(c)
    let cousins = c.topAnchor.constraint(equalTo: b.topAnchor)
    cousins.isActive = true
    #expect(root.constraints == [cousins] && cousins.isActive)
    let own = c.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    #expect(c.constraints == [own])
    #expect(own.secondItem == nil && own.secondAttribute == .notAnAttribute)
    let toParent = c.leadingAnchor.constraint(equalTo: a.leadingAnchor)
    toParent.isActive = true
    #expect(a.constraints == [toParent])
    cousins.isActive = false
    #expect(root.constraints.isEmpty && !cousins.isActive)
  }

  @Test("removing a view drops what reaches into it")
  func removal() {
    let (root, a, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(c)
    let outer = c.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = c.leftAnchor.constraint(equalTo: a.leftAnchor)
    NSLayoutConstraint.activate([outer, inner])
    a.removeFromSuperview()
    #expect(root.constraints.isEmpty && !outer.isActive && inner.isActive)
  }

  @Test("items without a common ancestor trap")
  func noCommonAncestor() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
      }
    }
  }

  @Test("a location without a second item traps")
  func lonelyLocation() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1)
      }
    }
  }

  @Test("required is frozen while a constraint is installed")
  func frozenPriority() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
  }

  @Test("guides have owners, and anchors are equal by item and attribute")
  func guidesAndAnchors() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.topAnchor == view.topAnchor && view.topAnchor != view.bottomAnchor)
    let twice = guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 3)
    twice.isActive = true
    #expect(twice.multiplier == 2 && twice.constant == 3 && twice.firstItem === guide)
    #expect(view.constraints == [twice])
    let offset = view.leadingAnchor.anchorWithOffset(to: guide.leadingAnchor)
      .constraint(equalToConstant: 4)
    offset.isActive = true
    #expect(offset.isActive && view.constraints.count == 2)
  }

  @Test("passes run where they are due")
  func passes() {
    let view = Owner()
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.updates == 1 && view.layouts == 1)
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("associated objects die with their host")
  func associations() {
    var key: UInt8 = 0
    weak var seen: Plain?
    withUnsafePointer(to: &key) { pointer in
      let view = UIView()
      let value = Plain()
      seen = value
      objc_setAssociatedObject(view, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view as UIView? as Any, pointer) as? Plain === value)
    }
    #expect(seen == nil)
  }

  @Test("a mutable set knows an object again")
  func mutableSet() {
    let (set, object) = (NSMutableSet(), Plain())
    set.add(object)
    set.add(object)
    #expect(set.count == 1)
    set.remove(object)
    #expect(set.count == 0)
  }

  @Test("nothing leaks")
  func lifetime() {
    weak var remains: UIView?
    do {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      remains = child
    }
    #expect(remains == nil)
  }

  @Test("directional margins follow the direction")
  func directionalMargins() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
