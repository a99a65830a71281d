import Anchors

// What UIKit rounds to pixels. The tree's frames are exact; they are the same as UIKit's on the
// grid that rounds as UIKit does, which `readFrames(of:)` has beside the exact one.
@MainActor
func roundingScenes() -> [Scene] {
  [
    Scene("rounding/thirds", .once, .same) { $0.columns(3, in: 300, spacing: 10) },
    Scene("rounding/quarters", .once, .same) { $0.columns(4, in: 99) },
    Scene("rounding/sevenths", .once, .same) { $0.columns(7, in: 99, spacing: 2) },
    Scene("rounding/trailingPin", .once, .same) { $0.columns(3, in: 300, spacing: 10, from: 8) },
    Scene("rounding/halves", .several, .same) { record in
      let root = record.screen(2000, 100)
      let views = [View(), View()]
      views.forEach(root.addSubview)
      Constraint.activate {
        for (view, left) in zip(views, [950.2, 950.25]) {
          view.left == left
          view.top == 0
          view.size == 10
        }
      }
      layOut(root)
      record.frames(views)
    },
    Scene("rounding/hairline", .once, .same) { record in
      let root = record.screen(90, 100)
      let line = View()
      root.addSubview(line)
      Constraint.activate {
        line.horizontalEdges == 0
        line.top == 55.5
        line.height == 0.5
      }
      layOut(root)
      record.frames(["line": line])
    },
    Scene("rounding/frameBasedParent", .once, .same) { record in
      let root = record.screen(400, 100)
      let parent = View()
      let child = View()
      root.addSubview(parent)
      parent.addSubview(child)
      parent.frame = Rect(x: 199.5, y: 0, width: 100, height: 50)
      Constraint.activate {
        child.left == 10.3
        child.top == 0
        child.size == 20
      }
      layOut(root)
      record.frames(["parent": parent, "child": child])
    },
  ]
}

extension Record {
  /// Lays out views that share a width evenly.
  fileprivate func columns(
    _ count: Int, in width: Double, spacing: Double = 0, from start: Double = 0
  ) {
    let root = screen(width + 2 * start, 10)
    let views = (0..<count).map { _ in View() }
    views.forEach(root.addSubview)
    Constraint.activate {
      for view in views { view.verticalEdges == 0 }
      for (view, next) in zip(views, views.dropFirst()) {
        next.left == view.right + spacing
        next.width == view.width
      }
      views[0].left == start
      views[count - 1].right == -start
    }
    layOut(root)
    frames(views)
  }
}
