import Anchors
import TestSupport
import Testing

@Suite("Views and constraints that die") @MainActor
struct LifetimeTests {
  /// A tree with active constraints of every kind: between siblings, with the superview, sizes,
  /// guides.
  private func makeTree() -> (root: View, views: [View], constraints: [Constraint]) {
    let root = makeView("root", width: 300, height: 200)
    let (card, bar) = (makeView("card", in: root), makeView("bar", in: root))
    let title = makeView("title", in: card)
    let guide = Guide()
    card.addLayoutGuide(guide)
    let group = Constraint.activate {
      card.edges == root.safeArea.edges.inset(by: 8)
      title.top == bar.bottom
      title.left == guide.right
      guide.width == 5
      bar.left == 10
      title.width == 3 * title.height ~ .high
    }
    return (root, [card, title, bar], group.constraints)
  }

  @Test("Active constraints keep no view alive, laid out or not", arguments: [false, true])
  func views(isLaidOut: Bool) {
    let (root, views, constraints, natives) = {
      let tree = makeTree()
      if isLaidOut { _ = frames(after: tree.root) }
      return (
        WeakReference(tree.root), tree.views.map { WeakReference($0) },
        tree.constraints.map { WeakReference($0) },
        tree.constraints.map { WeakReference($0.layoutConstraint) }
      )
    }()
    #expect(root.isReleased)
    #expect(views.map(\.isReleased) == [true, true, true])
    #expect(constraints.allSatisfy { $0.isReleased })
    #expect(natives.allSatisfy { $0.isReleased })
  }

  @Test("Prepared constraints keep no view alive either")
  func prepared() {
    let (view, group) = {
      let tree = makeTree()
      let group = ConstraintGroup { tree.views[0].width == tree.root.width }
      _ = group.layoutConstraints
      return (WeakReference(tree.root), group)
    }()
    #expect(view.isReleased)
    #expect(group.constraints[0].firstItem == nil && group.constraints[0].secondItem == nil)
  }

  @Test("Retained constraints are inactive once their views are freed")
  func heldConstraints() {
    let constraints = makeTree().constraints
    for constraint in constraints {
      #expect(!constraint.isActive && constraint.host == nil && constraint.firstItem == nil)
    }
    constraints[0].constant = 5
    constraints[0].multiplier = 2
    constraints[0].priority = .low
    constraints[0].isActive = false
    #expect(constraints[0].description.hasPrefix("card (released).top == "))
  }

  @Test("A freed item keeps its last name, or its class's")
  func names() {
    func height(_ name: String?) -> Constraint {
      let view = View()
      if let name { view.layoutName = name }
      let height = view.height == 10
      if name != nil { view.layoutName = "title" }
      return height
    }
    #expect("\(height("label"))" == "title (released).height == 10")
    #expect("\(height(nil))" == "\(View.self) (released).height == 10")
  }

  @Test("An active constraint needs no owner until its view is freed")
  func ownership() {
    let root = makeView("root")
    let (view, width) = {
      let label = makeView("label", in: root)
      let width = label.width == 40
      width.isActive = true
      return (WeakReference(label), WeakReference(width))
    }()
    #expect(width.object?.isActive == true)
    #expect(width.object?.layoutConstraint?.constant == 40)
    root.subviews.first?.removeFromSuperview()
    #expect(view.isReleased && width.isReleased)
  }

  @Test("Nothing retains a deactivated constraint, and nothing retains its native one")
  func deactivated() {
    let root = makeView("root")
    let label = makeView("label", in: root)
    let (gap, native) = {
      let gap = label.left == root.left + 8
      gap.isActive = true
      gap.isActive = false
      return (WeakReference(gap), WeakReference(gap.layoutConstraint))
    }()
    #expect(gap.isReleased && native.isReleased)
    #expect(written(on: root) == [] && label.installedConstraints.isEmpty)
  }

  @Test("A retained native constraint survives its constraint, and can describe itself")
  func nativeSurvives() throws {
    let root = makeView("root")
    let label = makeView("label", in: root)
    let native = try #require((label.left == root.left + 8).layoutConstraint)
    #expect(!native.isActive && native.constant == 8)
    #expect(!native.description.isEmpty)
    #expect(native.identifier == nil)
  }

  @Test("A freed view disappears from the records of others")
  func secondItem() {
    let root = makeView("root")
    let label = makeView("label", in: root)
    let (gap, view) = {
      let other = makeView("other", in: root)
      let gap = label.left == other.right
      gap.isActive = true
      label.makeConstraints { v in v.width == 10 }
      other.removeFromSuperview()
      return (gap, WeakReference(other))
    }()
    #expect(view.isReleased && !gap.isActive)
    #expect(label.installedConstraints.map(\.description).count == 1)
    #expect(written(on: label) == ["label.width == 10"])
    #expect(root.hostedConstraints.isEmpty && written(on: root) == [])
  }

  @Test("Activating a constraint of a freed view is an error, not a crash")
  func reactivation() {
    let root = makeView("root")
    let gap = {
      let label = makeView("label", in: root)
      let gap = label.left == root.left + 8
      gap.isActive = true
      label.removeFromSuperview()
      return gap
    }()
    #expect(!gap.isActive)
    do {
      try Installer.install(gap)
      Issue.record("installed")
    } catch {
      #expect(error.kind == .itemReleased)
      #expect(written(on: root) == [])
    }
  }

  @Test("A guide that is removed and released leaves nothing behind")
  func guides() {
    let root = makeView("root")
    let label = makeView("label", in: root)
    let (guide, gap) = {
      let guide = Guide()
      root.addLayoutGuide(guide)
      let gap = label.left == guide.right
      gap.isActive = true
      root.removeLayoutGuide(guide)
      return (WeakReference(guide), WeakReference(gap))
    }()
    #expect(guide.isReleased && gap.isReleased)
    #expect(root.hostedConstraints.isEmpty && label.installedConstraints.isEmpty)
  }

  @Test("Many cycles of making and removing leak neither views nor constraints")
  func cycles() {
    let root = makeView("root", width: 100, height: 100)
    var views: [WeakReference<View>] = []
    var constraints: [WeakReference<Constraint>] = []
    var natives: [WeakReference<NSLayoutConstraint>] = []
    for cycle in 0..<50 {
      let label = makeView("label", in: root)
      let group = label.makeConstraints { v in
        v.edges == root.edges.inset(by: 8)
        v.width >= 10 ~ .high
      }
      if cycle.isMultiple(of: 2) { group.constraints[4].priority = .required }
      if cycle.isMultiple(of: 3) { label.remakeConstraints { v in v.left == 4 } }
      _ = frames(after: root)
      views.append(WeakReference(label))
      constraints += group.constraints.map { WeakReference($0) }
      natives += group.layoutConstraints.map { WeakReference($0) }
      label.removeFromSuperview()
    }
    #expect(views.count { !$0.isReleased } == 0)
    #expect(constraints.count { !$0.isReleased } == 0)
    #expect(natives.count { !$0.isReleased } == 0)
    #expect(written(on: root) == [] && root.hostedConstraints.isEmpty)
  }

  @Test("Groups do not retain views, and views do not retain groups")
  func groups() {
    let root = makeView("root")
    let (group, label) = {
      let label = makeView("label", in: root)
      let group = label.makeConstraints { v in v.edges == root.edges }
      label.removeFromSuperview()
      return (WeakReference(group), WeakReference(label))
    }()
    #expect(group.isReleased && label.isReleased)
  }
}
