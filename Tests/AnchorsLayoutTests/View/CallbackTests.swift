import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Callbacks may do anything. The layout still ends, with the frames of an act that came before it.
@Suite("Callbacks that do what they should not")
struct CallbackTests {
  @Test(
    "The layout has the result of an act before it", arguments: CallbackScene.Callback.allCases)
  func acts(_ callback: CallbackScene.Callback) {
    for act in CallbackScene.Act.allCases {
      let live = CallbackScene()
      live.arrange(callback) { $0.perform(act) }
      live.trigger(callback)
      live.layOut()
      #expect(live.hasActed, "\(callback) is not called")
      let fresh = CallbackScene()
      // A view that is about to move goes where it was put; what it does comes first.
      let isBefore = [.willMove, .didMove, .willRemoveSubview].contains(callback)
      if isBefore { fresh.perform(act) }
      fresh.trigger(callback)
      if !isBefore { fresh.perform(act) }
      fresh.layOut()
      #expect(live.frames == fresh.frames, "\(act) in \(callback)")
      #expect(live.root.map { LayoutTree(containing: $0).nonconvergingItems.isEmpty } == true)
    }
  }

  @Test("A callback may free the root", arguments: CallbackScene.Callback.allCases)
  func release(_ callback: CallbackScene.Callback) {
    let scene = CallbackScene()
    scene.arrange(callback) { $0.releaseRoot() }
    scene.trigger(callback)
    scene.layOut()
    #expect(scene.hasActed)
    #expect(scene.weakRoot == nil && scene.sibling.superview == nil && scene.pen.superview == nil)
    #expect(texts(scene.sibling.installedConstraints).allSatisfy { $0.contains("10 ~ 750") })
    // What is left can be laid out by itself.
    scene.asked.frame.size = Size(width: 40, height: 40)
    scene.asked.layoutIfNeeded()
    #expect(scene.inner.frame.size.width == (scene.inner.superview == nil ? 0 : 6))
  }

  // MARK: Lazily made views

  @Test("A badge that is created in a getter is correct in the same layout")
  func badges() {
    final class Lazy: LayoutView {
      private(set) var badge: LayoutView?
      override var intrinsicContentSize: Size {
        get {
          if badge == nil {
            let view = LayoutView(name: "badge")
            badge = view
            addSubview(view)
            Constraint.activate {
              view.size == 8
              view.right == right + 4
              view.top == top - 4
            }
          }
          return Size(width: 30, height: 20)
        }
        set { super.intrinsicContentSize = newValue }
      }
    }
    let root = LayoutView(name: "root", width: 400, height: 400)
    let views = (0..<12).map { Lazy(name: "lazy \($0)") }
    for (place, view) in views.enumerated() {
      root.addSubview(view)
      Constraint.activate {
        view.left == 10
        view.top == Double(place) * 25
      }
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.badge?.frame == Rect(x: 26, y: -4, width: 8, height: 8) })
    #expect(views.last?.frame == Rect(x: 10, y: 275, width: 30, height: 20))
    #expect(LayoutTree(containing: root).nonconvergingItems.isEmpty)
    // Which size fits is asked of content, too.
    let lone = Lazy(name: "lone")
    #expect(lone.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 20))
  }

  // MARK: Endless changes

  @Test(
    "A layout ends with a view that changes something each time, and names the view",
    arguments: [
      CallbackScene.Callback.intrinsicSize, .sizeForWidth, .alignmentInsets, .baseline,
      .updateConstraints, .layoutSubviews,
    ])
  func endless(_ callback: CallbackScene.Callback) {
    let changes: [(String, (ActingView) -> Void)] =
      switch callback {
      case .updateConstraints: [("mark", { $0.setNeedsUpdateConstraints() })]
      case .layoutSubviews:
        [("mark", { $0.setNeedsLayout() }), ("safe area", { $0.safeAreaInsets.left += 1 })]
      default:
        [("swap", { view in view.superview.map { $0.insertSubview(view, at: 0) } })]
      }
    for (name, change) in changes {
      let root = LayoutView(name: "root", width: 200, height: 100)
      let view = ActingView(name: "asked"), other = LayoutView(name: "other")
      root.addSubview(view)
      root.addSubview(other)
      Constraint.activate {
        view.left == 1
        view.top == 1
        other.left == 2
        other.top == 2
        other.size == 3
      }
      var count = 0
      view.acts[callback] = { [unowned view] in
        count += 1
        change(view)
      }
      root.layoutIfNeeded()
      let names = LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
      #expect(names.contains("asked"), "\(name) in \(callback): \(names)")
      #expect(other.frame == Rect(x: 2, y: 2, width: 3, height: 3), "\(name) in \(callback)")
      #expect(count < 3000, "\(name) in \(callback)")
      view.acts = [:]
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      #expect(LayoutTree(containing: root).nonconvergingItems.isEmpty, "\(name) in \(callback)")
    }
  }

  // MARK: Notifications of conflicts

  private func conflicting() -> (root: LayoutView, view: LayoutView) {
    let root = LayoutView(name: "root", width: 200, height: 100), view = LayoutView(name: "view")
    root.addSubview(view)
    Constraint.activate {
      view.left == 3
      view.top == 4
      view.height == 10
      view.width == 50
      view.width == 60
    }
    return (root, view)
  }

  @Test("A handler may lay out, change the hierarchy and edit, and is not called recursively")
  func handlerActs() {
    let (root, view) = conflicting()
    var count = 0
    root.layoutTree.conflictHandler = { [unowned root, unowned view] _ in
      count += 1
      root.layoutIfNeeded()
      let other = LayoutView(name: "other")
      root.addSubview(other)
      Constraint.activate {
        other.left == view.right
        other.width == 5
        other.width == 6
      }
      root.layoutIfNeeded()
      _ = root.conflicts.count
    }
    root.layoutIfNeeded()
    #expect(count == 1)
    #expect(view.frame == Rect(x: 3, y: 4, width: 50, height: 10))
    #expect(root.subviews[1].frame.minX == 53)
  }

  @Test("A handler may set itself to nil and free objects that ask questions when freed")
  func handlerEnds() {
    final class Inquirer {
      let root: () -> LayoutView?
      let onEnd: ([String]) -> Void
      init(_ root: @escaping () -> LayoutView?, onEnd: @escaping ([String]) -> Void) {
        (self.root, self.onEnd) = (root, onEnd)
      }
      func look() {}
      deinit { onEnd(root()?.conflicts.map(\.description) ?? []) }
    }
    let (root, _) = conflicting()
    var answers: [[String]] = []
    do {
      let inquirer = Inquirer({ [weak root] in root }) { answers.append($0) }
      root.layoutTree.conflictHandler = { [unowned root] _ in
        inquirer.look()
        root.layoutTree.conflictHandler = nil
      }
    }
    #expect(answers.isEmpty)
    root.layoutIfNeeded()
    #expect(answers.count == 1 && answers[0].count == 1)
    #expect(root.layoutTree.conflictHandler == nil)
    root.layoutIfNeeded()
    #expect(answers.count == 1)
  }

  @Test("A handler may free the root, or remove the conflict's view", arguments: [false, true])
  func handlerReleases(releasesRoot: Bool) {
    var (root, view): (LayoutView?, LayoutView) = conflicting()
    weak let former = root
    root?.layoutTree.conflictHandler = { _ in
      if releasesRoot { root = nil } else { view.removeFromSuperview() }
    }
    root?.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect((former == nil) == releasesRoot)
    root?.layoutIfNeeded()
    root?.layoutTree.conflictHandler = nil
  }
}
