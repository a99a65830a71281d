import Anchors

// Ties outside stacks: equal optional constraints of which only one can hold. Measured once, in
// more than 20 scenes on a device: the view that a constraint names first takes the slack, and when
// room is short the trailing one is cut.
@MainActor
func tieScenes() -> [Scene] {
  let history = Verdict.differs("frames do not depend on the order in which statements were made")
  return [
    Scene("tie/twoLabels", .once, history) { $0.line([fixed(71), fixed(60)], in: 320) },
    Scene("tie/threeLabels", .once, history) {
      $0.line([fixed(50), fixed(60), fixed(70)], in: 320)
    },
    Scene("tie/compressed", .once, history) { $0.line([fixed(200), fixed(150)], in: 320) },
    Scene("tie/equalWidths", .once, history) { record in
      let views = [View(), View()]
      record.line(views, in: 320) { for view in views { view.width == 50 ~ 250 } }
    },
    Scene(
      "tie/reversedStatements", .derived,
      .unknown("follows from the rule of tie/twoLabels, if that is one")
    ) { $0.line([fixed(71), fixed(60)], in: 320, lastFirst: true) },
    Scene("tie/unconstrained", .memory, .same) { record in
      let view = View()
      record.screen(320, 100).addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      layOut(view)
      record.frames(["view": view])
    },
  ]
}

extension Record {
  /// Lays views out in one line from 8 to 8 before the end, 8 apart. The statements name the views
  /// from the first to the last, or from the last to the first.
  fileprivate func line(
    _ views: [View], in width: Double, lastFirst: Bool = false,
    @ConstraintBuilder besides: () -> [Constraint] = { [] }
  ) {
    let root = screen(width, 100)
    views.forEach(root.addSubview)
    let places = Array(views.indices)
    Constraint.activate {
      for place in lastFirst ? places.reversed() : places {
        if place == places.count - 1 { views[place].right == -8 }
        if place == 0 {
          views[place].left == 8
        } else {
          views[place].left == views[place - 1].right + 8
        }
        views[place].top == 0
        views[place].height == 20
      }
    }
    Constraint.activate(besides)
    layOut(root)
    frames(views)
  }
}
