import AnchorsLayout
import Testing

/// The engine calls getters and setters of custom items, which may do anything.
@Suite("Custom items whose callbacks misbehave")
struct ForeignCallbackTests {
  typealias Callback = Widget.Callback

  enum Act: CaseIterable {
    case layOut, leaves, leavesUnannounced, siblingLeaves, comes, edit, deactivate, metrics, ask
  }

  private final class Scene {
    let window = Widget(), asked = Widget(), sibling = Widget()
    private let gap: Constraint
    var brief: Widget?
    var hasActed = false

    init() {
      for widget in [asked, sibling] {
        widget.content = LayoutMetrics(intrinsicWidth: 30, intrinsicHeight: 20)
      }
      window.layoutFrame.size = Size(width: 200, height: 100)
      gap = sibling.left == asked.right + 5
      window.add(asked)
      window.add(sibling)
      Constraint.activate {
        asked.left == 10
        asked.top == 0
        gap
        sibling.top == asked.bottom
      }
    }

    var tree: LayoutTree { LayoutTree(containing: window) }

    func perform(_ act: Act) {
      switch act {
      case .layOut: tree.layoutIfNeeded()
      case .leaves: asked.leave()
      case .leavesUnannounced:
        asked.leave(saysSo: false)
        tree.hierarchyDidChange()
      case .siblingLeaves: sibling.leave()
      case .comes:
        let late = Widget()
        asked.add(late)
        Constraint.activate {
          late.left == asked.left + 1
          late.top == asked.top + 2
        }
      case .edit: gap.constant = 25
      case .deactivate: gap.isActive = false
      case .metrics:
        asked.content.intrinsicWidth = 50
        tree.metricsDidChange(of: asked)
      case .ask:
        _ = (
          tree.ambiguities, tree.conflicts, tree.lintFindings, tree.layoutTrace,
          tree.unsatisfiedConstraints
        )
        _ = (tree.frameExplanation(of: sibling), tree.hasAmbiguousLayout(sibling))
      }
    }

    /// The frames of what is in the window.
    var frames: [Rect] {
      ([window] + window.children).flatMap { [$0] + $0.children }.map(\.layoutFrame)
    }
  }

  @Test("The layout has the result of an act before it", arguments: Callback.allCases)
  func acts(_ callback: Callback) {
    for act in Act.allCases {
      let live = Scene()
      let once = { [unowned live] in
        if live.hasActed { return }
        live.hasActed = true
        live.perform(act)
      }
      if callback == .end {
        let brief = Widget()
        live.window.add(brief)
        live.tree.layoutIfNeeded()
        brief.acts[.end] = once
        brief.leave(saysSo: false)
      } else {
        live.asked.acts[callback] = once
      }
      live.tree.layoutIfNeeded()
      #expect(live.hasActed, "\(callback) is not called")
      let fresh = Scene()
      fresh.perform(act)
      fresh.tree.layoutIfNeeded()
      let mine = live.frames, theirs = fresh.frames
      #expect(mine == theirs, "\(act) in \(callback)")
      #expect(live.tree.nonconvergingItems.isEmpty, "\(act) in \(callback)")
    }
  }

  @Test("A layout ends with an item that changes something each time, and names the item")
  func endless() {
    let changes: [(Callback, String, (Scene) -> Void)] = [
      (.metrics, "hierarchy", { $0.tree.hierarchyDidChange() }),
      (.children, "hierarchy", { $0.tree.hierarchyDidChange() }),
      (.frame, "hierarchy", { $0.tree.hierarchyDidChange() }),
      (
        .metrics, "content",
        {
          $0.asked.content.intrinsicWidth! += 1
          $0.tree.metricsDidChange(of: $0.asked)
        }
      ),
      (
        .frame, "content",
        {
          $0.asked.content.intrinsicWidth! += 1
          $0.tree.metricsDidChange(of: $0.asked)
        }
      ),
    ]
    for (callback, name, change) in changes {
      let scene = Scene()
      var count = 0
      scene.asked.acts[callback] = { [unowned scene] in
        count += 1
        change(scene)
      }
      scene.tree.layoutIfNeeded()
      let names = scene.tree.nonconvergingItems
      // A frame that is set once only is no endless change.
      let isEndless = callback != .frame || name != "hierarchy"
      #expect(
        names.contains { $0 === scene.asked } == isEndless, "\(name) in \(callback): \(names)")
      #expect(count < 3000, "\(name) in \(callback)")
      scene.asked.acts = [:]
      scene.tree.layoutIfNeeded()
      #expect(scene.tree.nonconvergingItems.isEmpty, "\(name) in \(callback)")
      #expect(scene.sibling.layoutFrame.minX == scene.asked.layoutFrame.maxX + 5)
    }
  }

  @Test("A callback may free the window", arguments: Callback.allCases.dropLast())
  func release(_ callback: Callback) {
    var scene: Scene? = Scene()
    weak let window = scene?.window
    let asked = scene?.asked
    var isReleased = false
    asked?.acts[callback] = {
      isReleased = true
      scene = nil
    }
    let tree = scene?.tree
    tree?.layoutIfNeeded()
    #expect(isReleased && scene == nil && window != nil, "the layout still holds the window")
    _ = consume tree
    #expect(asked?.acts.count == 1)
  }
}
