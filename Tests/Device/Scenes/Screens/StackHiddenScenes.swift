import Anchors

// Hidden views of stacks. Those that are seen are as if the hidden ones were not there.
@MainActor
func stackHiddenScenes() -> [Scene] {
  [
    Scene("stack/hidden/middle", .several, .same) { record in
      let views = (0..<4).map { _ in View() }
      views[2].isHidden = true
      record.stack(views, width: 320, height: 100, spacing: 8) { $0.distribution = .fillEqually }
    },
    Scene("stack/hidden/firstTwo", .several, .same) { record in
      let views = [fixed(50), fixed(30), fixed(20)]
      (views[0].isHidden, views[1].isHidden) = (true, true)
      record.stack(views, spacing: 10)
    },
    Scene("stack/hidden/last", .frames, .same) { record in
      let views = [fixed(50), fixed(30), fixed(20)]
      views[2].isHidden = true
      record.stack(views, spacing: 10)
    },
    Scene("stack/hidden/all", .derived, .same) { record in
      let views = [fixed(50), fixed(30)]
      for view in views { view.isHidden = true }
      record.stack(views, width: 100, height: 20, spacing: 10)
    },
    Scene(
      "stack/hidden/tall", .once, .differs("a view that is not seen never holds a stack open")
    ) { record in
      let views = [fixed(50, 20), fixed(30, 60)]
      views[1].isHidden = true
      let height = views[1].height == 60
      record.stack(views, spacing: 10) {
        $0.alignment = .top
      } preferences: { _ in
        height
      }
    },
    // A conflict in UIKit: only what is seen is compared.
    Scene("stack/hidden/ownWidth", .several, .same) { record in
      let views = [fixed(50), fixed(30), fixed(20)]
      views[1].isHidden = true
      let root = record.screen(400, 400)
      let stack = Stack(arrangedSubviews: views)
      stack.spacing = 10
      root.addSubview(stack)
      withoutReports(of: root) {
        Constraint.activate {
          stack.edges(.left, .top) == 0
          views[1].width == 70
        }
        layOut(root)
      }
      record.frames(["first": views[0], "last": views[2]])
    },
    Scene(
      "stack/hidden/customSpacing", .notFound,
      .unknown("which spacing counts where the view that carries it is hidden")
    ) { record in
      let views = [fixed(50), fixed(30), fixed(20)]
      views[1].isHidden = true
      record.stack(views, spacing: 10) { $0.setCustomSpacing(40, after: views[1]) }
    },
  ]
}
