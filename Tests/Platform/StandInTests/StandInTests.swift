import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

private final class Owner: _View {
  var updates = 0
  var layouts = 0
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }

  #if canImport(UIKit)
  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
  func noteNeededUpdate() { setNeedsUpdateConstraints() }
  func layOut() { layoutIfNeeded() }
  #else
  override func layout() {
    layouts += 1
    super.layout()
  }
  func noteNeededUpdate() { needsUpdateConstraints = true }
  func layOut() { layoutSubtreeIfNeeded() }
  #endif
}

private final class Plain {}

/// The behaviour that both stand-ins share.
@Suite("The stand-in") @MainActor
struct StandInTests {
  @Test("Raw values are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(_Priority.required.rawValue == 1000)
    #expect(_Priority.defaultHigh - 1 == _Priority(749))
    #expect(_Priority.defaultLow < .defaultHigh)
  }

  @Test("Activation goes to the nearest common ancestor")
  func activation() {
    let (root, a, b, c) = (_View(), _View(), _View(), _View())
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

  @Test("Removing a view removes outer constraints with its subtree")
  func removal() {
    let (root, a, c) = (_View(), _View(), _View())
    root.addSubview(a)
    a.addSubview(c)
    let outer = c.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = c.leftAnchor.constraint(equalTo: a.leftAnchor)
    NSLayoutConstraint.activate([outer, inner])
    a.removeFromSuperview()
    #expect(root.constraints.isEmpty && !outer.isActive && inner.isActive)
  }

  @Test("Items without a common ancestor trap")
  func noCommonAncestor() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _View().topAnchor.constraint(equalTo: _View().topAnchor).isActive = true
      }
    }
  }

  @Test("A location without a second item traps")
  func lonelyLocation() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: _View(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1)
      }
    }
  }

  @Test("Required is frozen while a constraint is installed")
  func frozenPriority() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = _View()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
  }

  @Test("Guides have owners, and anchors are equal by item and attribute")
  func guidesAndAnchors() {
    let (view, guide) = (_View(), _Guide())
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

  @Test("Pending passes run")
  func passes() {
    let view = Owner()
    view.noteNeededUpdate()
    view.layOut()
    view.layOut()
    #expect(view.updates == 1 && view.layouts == 1)
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    view.layOut()
    #expect(view.layouts == 2)
  }

  @Test("Associated objects die with their host")
  func associations() {
    var key: UInt8 = 0
    weak var seen: Plain?
    withUnsafePointer(to: &key) { pointer in
      let view = _View()
      let value = Plain()
      seen = value
      objc_setAssociatedObject(view, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view as _View? as Any, pointer) as? Plain === value)
    }
    #expect(seen == nil)
  }

  @Test("A mutable set recognizes an object")
  func mutableSet() {
    let (set, object) = (NSMutableSet(), Plain())
    set.add(object)
    set.add(object)
    #expect(set.count == 1)
    set.remove(object)
    #expect(set.count == 0)
  }

  @Test("No object leaks")
  func lifetime() {
    weak var remains: _View?
    do {
      let (parent, child) = (_View(), _View())
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      remains = child
    }
    #expect(remains == nil)
  }

  @Test("Each activation is recorded, with the number of its constraints")
  func activations() {
    let (view, before) = (_View(), _Shim.activations.count)
    let sizes = [
      view.widthAnchor.constraint(equalToConstant: 1),
      view.heightAnchor.constraint(equalToConstant: 2),
    ]
    NSLayoutConstraint.activate(sizes)
    NSLayoutConstraint.activate([])
    #expect(_Shim.activations.dropFirst(before) == [2, 0])
    #expect(sizes[0]._serial + 1 == sizes[1]._serial)
  }

  @Test("Reading a freed item traps")
  func deadItem() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let constraint = { _View().widthAnchor.constraint(equalToConstant: 1) }()
        _ = constraint.firstItem
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = _View()
        let constraint = { view.widthAnchor.constraint(equalTo: _View().widthAnchor) }()
        _ = constraint.secondItem
      }
    }
  }
}
