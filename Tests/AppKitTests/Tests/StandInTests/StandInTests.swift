import AppKit
import Testing

private final class Owner: NSView {
  var updates = 0
  var layouts = 0
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
  override func layout() {
    layouts += 1
    super.layout()
  }
}

private final class Flipped: NSView {
  override var isFlipped: Bool { true }
}

private final class Plain {}

@Suite("The stand-in for AppKit") @MainActor
struct StandInTests {
  @Test("raw values are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Priority.required.rawValue == 1000)
    #expect(NSLayoutConstraint.Priority.fittingSizeCompression.rawValue == 50)
    #expect(NSLayoutConstraint.Priority.defaultHigh - 1 == NSLayoutConstraint.Priority(749))
    #expect(NSLayoutConstraint.Priority.defaultLow < .defaultHigh)
  }

  @Test("activation goes to the nearest common ancestor")
  func activation() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
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
    let (root, a, c) = (NSView(), NSView(), NSView())
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
        NSView().topAnchor.constraint(equalTo: NSView().topAnchor).isActive = true
      }
    }
  }

  @Test("a location without a second item traps")
  func lonelyLocation() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: NSView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1)
      }
    }
  }

  @Test("required is frozen while a constraint is installed")
  func frozenPriority() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = NSView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
  }

  @Test("guides have owners, and anchors are equal by item and attribute")
  func guidesAndAnchors() {
    let (view, guide) = (NSView(), NSLayoutGuide())
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
    view.needsUpdateConstraints = true
    view.layoutSubtreeIfNeeded()
    view.layoutSubtreeIfNeeded()
    #expect(view.updates == 1 && view.layouts == 1)
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("associated objects die with their host")
  func associations() {
    var key: UInt8 = 0
    weak var seen: Plain?
    withUnsafePointer(to: &key) { pointer in
      let view = NSView()
      let value = Plain()
      seen = value
      objc_setAssociatedObject(view, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view as NSView? as Any, pointer) as? Plain === value)
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
    weak var remains: NSView?
    do {
      let (parent, child) = (NSView(), NSView())
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      remains = child
    }
    #expect(remains == nil)
  }

  @Test("rectangles convert between flipped and unflipped views")
  func conversion() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let flipped = Flipped(frame: NSRect(x: 10, y: 20, width: 50, height: 60))
    let inner = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(flipped)
    flipped.addSubview(inner)
    // 2 below flipped's top, which is at 80.
    #expect(inner.convert(inner.bounds, to: root) == NSRect(x: 11, y: 74, width: 3, height: 4))
    #expect(inner.convert(NSPoint(x: 11, y: 74), from: root) == .zero)
    #expect(inner.convert(inner.bounds, to: flipped) == inner.frame)
  }

  @Test("subviews are put above and below others")
  func order() {
    let (root, a, b, c) = (NSView(), NSView(), NSView(), NSView())
    root.addSubview(a)
    root.addSubview(b, positioned: .below, relativeTo: a)
    root.addSubview(c, positioned: .above, relativeTo: b)
    #expect(root.subviews == [b, c, a])
    root.addSubview(a, positioned: .below, relativeTo: nil)
    #expect(root.subviews == [a, b, c])
    root.replaceSubview(b, with: NSView())
    #expect(b.superview == nil && root.subviews.count == 3)
  }

  @Test("a window's content view fills it, and knows it")
  func window() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: .titled,
      backing: .buffered, defer: false)
    let view = NSView()
    window.contentView = view
    #expect(view.frame == NSRect(x: 0, y: 0, width: 300, height: 200))
    #expect(view.window === window && view.superview != nil)
    window.contentView = nil
    #expect(view.window == nil)
  }
}
