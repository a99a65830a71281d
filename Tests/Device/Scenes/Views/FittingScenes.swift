import Anchors

// What systemLayoutSizeFitting(_:) answers for the compressed size.
@MainActor
func fittingScenes() -> [Scene] {
  [
    Scene("fitting/compressed", .documented, .same) { record in
      let view = Inset()
      let content = fixed(70)
      view.addSubview(content)
      Constraint.activate { content.edges == view.edges.inset(by: 10) }
      record.numbers("size", fittingSize(of: view))
    },
    Scene("fitting/unrounded", .once, .same) { record in
      record.fitting { content in
        content.width == 212.0 / 3
        content.height == 10
      }
    },
    // The target is a optional of priority 50: weaker ones lose to it.
    Scene("fitting/weakerThanTheTarget", .derived, .same) { record in
      record.fitting { content in
        content.width >= 20
        content.width == 300 ~ 40
        content.height >= 10
        content.height == 200 ~ 60
      }
    },
    Scene("fitting/alignmentInsets", .notFound, .unknown("no measurement was found")) { record in
      let view = Inset()
      view.insets = 5
      let content = fixed(70)
      view.addSubview(content)
      Constraint.activate { content.edges == view.edges }
      record.numbers("size", fittingSize(of: view))
    },
  ]
}

extension Record {
  /// Records the size that a view with one subview from edge to edge needs.
  fileprivate func fitting(@ConstraintBuilder _ build: (View) -> [Constraint]) {
    let view = View()
    let content = View()
    view.addSubview(content)
    Constraint.activate {
      content.edges == view.edges
      build(content)
    }
    numbers("size", fittingSize(of: view))
  }
}

/// A view with alignment insets of one distance on all sides.
private final class Inset: View {
  var insets = 0.0

  override var alignmentRectInsets: Insets {
    Insets(top: insets, left: insets, bottom: insets, right: insets)
  }
}
