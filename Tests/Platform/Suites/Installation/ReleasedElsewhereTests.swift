import Foundation
import TestSupport
import Testing

@testable import Anchors

/// Views, guides, nodes and constraints that are released on another thread than the main one.
///
/// `.ci/run thread` runs these tests with the thread sanitizer, in `Tests/UIKitThreads`.
@Suite("Released on another thread") @MainActor
struct ReleasedElsewhereTests {
  /// Objects that a thread is to release.
  private final class Doomed: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private let kept = makeView("kept", width: 100, height: 100)

  /// Releases objects on another thread while the main thread works.
  private func release(_ doomed: Doomed, during work: () -> Void) async {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      start.signal()
      doomed.objects = []
      end.signal()
    }
    start.wait()
    work()
    end.wait()
    // What the released items have left to the main thread.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  /// Makes views and statements, as a screen that is being built does: new views may get old
  /// addresses.
  private func build() {
    var views: [View] = []
    for _ in 0..<100 {
      let view = makeView("view", in: kept)
      view.makeConstraints { v in v.edges == 8 }
      #expect(view.installedConstraints.count == 4)
      views.append(view)
    }
    for view in views { view.removeFromSuperview() }
  }

  @Test("A tree of views and guides with active constraints can be released elsewhere")
  func tree() async {
    for _ in 0..<5 {
      let doomed = Doomed()
      var natives: [WeakReference<NSLayoutConstraint>] = []
      do {
        let root = makeView("root", width: 10, height: 10)
        // So many that the cache of nodes has the same entries for some of them and for the new
        // views.
        for _ in 0..<200 {
          let view = makeView("view", in: root), guide = Guide()
          view.addLayoutGuide(guide)
          let group = Constraint.activate {
            view.edges == root.edges
            guide.width == view.width
          }
          natives += group.layoutConstraints.map { WeakReference($0) }
        }
        doomed.objects = [root]
      }
      await release(doomed) { build() }
      #expect(natives.allSatisfy { $0.isReleased })
    }
  }

  @Test(
    "A view or guide of a constraint can be released elsewhere while the main thread keeps the other"
  )
  func mentioned() async {
    for _ in 0..<20 {
      let doomed = Doomed()
      var constraints: [Constraint] = []
      do {
        let view = makeView("view"), guide = Guide()
        guide.layoutName = "guide"
        constraints = [kept.width == view.width, guide.width == kept.width + 1]
        doomed.objects = [view, guide]
      }
      await release(doomed) { build() }
      #expect(constraints[0].firstItem === kept && constraints[0].secondItem == nil)
      #expect(constraints[1].firstItem == nil && constraints[1].secondItem === kept)
      #expect(
        constraints.map(\.description) == [
          "kept.width == view (released).width", "guide (released).width == kept.width + 1",
        ])
      for constraint in constraints {
        #expect(throws: InstallationError.self) { try Installer.install(constraint) }
      }
    }
  }

  @Test(
    "Constraints and nodes can be released elsewhere while the main thread keeps their native constraints"
  )
  func constraints() async {
    for _ in 0..<20 {
      let doomed = Doomed()
      var natives: [NSLayoutConstraint] = []
      do {
        let group = ConstraintGroup {
          kept.width == 2 * kept.height
          kept.height == 10
        }
        natives = group.layoutConstraints
        doomed.objects = group.constraints + [makeView("view").layoutNode]
      }
      await release(doomed) {
        build()
        for native in natives { #expect(!native.description.isEmpty) }
      }
      // The line goes with the constraint that knew it.
      #expect(natives.allSatisfy { $0.identifier == nil })
    }
  }

  @Test("Two threads can use the cache of nodes")
  func cache() {
    let views = (0..<200).map { _ in makeView("view") }
    let others = (0..<200).map { _ in makeView("other") }
    let cache = RecentNodes()
    let ids = others.map { ObjectIdentifier($0) }
    for other in others { cache.insert(other.layoutNode, of: ObjectIdentifier(other)) }
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for id in ids { cache.remove(id) }
      end.signal()
    }
    for view in views {
      cache.insert(view.layoutNode, of: ObjectIdentifier(view))
      #expect(cache[ObjectIdentifier(view)] === view.layoutNode)
    }
    end.wait()
    #expect(ids.allSatisfy { cache[$0] == nil })
  }
}
