import Anchors

// Right to left, in a screen of 200 × 100.
@MainActor
func directionScenes() -> [Scene] {
  [
    Scene("rtl/leading", .once, .same) { record in
      record.mirrored { view, _ in view.leading == 16 }
    },
    Scene("rtl/trailingAtMost", .once, .same) { record in
      record.mirrored { view, _ in
        view.trailing <= -8
        view.left == 0 ~ 750
      }
    },
    Scene("rtl/left", .several, .same) { record in
      record.mirrored { view, _ in view.left == 10 }
    },
    Scene(
      "rtl/trailingTimes0.8", .once,
      .differs("a screen from right to left is the mirror image of the one from left to right")
    ) { record in
      record.mirrored { view, root in view.trailing == root.trailing * 0.8 }
    },
    Scene("rtl/centerX", .folklore, .unknown("no measurement was found")) { record in
      record.mirrored { view, root in view.centerX == root.centerX + 10 }
    },
  ]
}

extension Record {
  /// Lays out a view 40 wide in a screen, both from right to left.
  fileprivate func mirrored(@ConstraintBuilder _ build: (View, View) -> [Constraint]) {
    let root = screen(200, 100)
    let view = View()
    root.addSubview(view)
    mirror(root)
    mirror(view)
    Constraint.activate { build(view, root) }
    Constraint.activate {
      view.width == 40
      view.top == 0
      view.height == 20
    }
    layOut(root)
    frames(["view": view])
  }
}
