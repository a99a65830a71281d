import Anchors

// Rows of other distributions than `.fill`.
@MainActor
func stackDistributionScenes() -> [Scene] {
  [
    Scene("stack/fillEqually/thirds", .once, .same) { record in
      record.stack([View(), View(), View()], width: 300, height: 20, spacing: 10) {
        $0.distribution = .fillEqually
      }
    },
    Scene("stack/equalSpacing/wide", .several, .same) { record in
      record.stack([fixed(50), fixed(30), fixed(20)], width: 300, spacing: 10) {
        $0.distribution = .equalSpacing
      }
    },
    // The spacing is required: the views are compressed, the first of them first.
    Scene("stack/equalSpacing/tight", .derived, .same) { record in
      record.stack([fixed(50), fixed(30), fixed(20)], width: 110, spacing: 10) {
        $0.distribution = .equalSpacing
      }
    },
    Scene("stack/equalCentering/five", .several, .same) { record in
      record.stack(
        [fixed(50), fixed(10), fixed(30), fixed(10), fixed(20)], width: 300, spacing: 5
      ) { $0.distribution = .equalCentering }
    },
    Scene(
      "stack/equalCentering/tight", .contradicted,
      .unknown("sources disagree on whether the priority of equal centres falls from gap to gap")
    ) { record in
      record.stack([fixed(80), fixed(10), fixed(10), fixed(40)], width: 180, spacing: 10) {
        $0.distribution = .equalCentering
      }
    },
  ]
}

// Rows whose distribution is `.fillProportionally`: each view is a share of the stack's length, and
// the spacing counts in what the shares are of.
@MainActor
func stackProportionScenes() -> [Scene] {
  [
    Scene("stack/proportional/natural", .derived, .same) { $0.proportions([50, 30, 20]) },
    Scene("stack/proportional/wide", .several, .same) { $0.proportions([50, 30, 20], width: 220) },
    Scene("stack/proportional/narrow", .several, .same) {
      $0.proportions([50, 30, 20], width: 70)
    },
    Scene("stack/proportional/margins", .once, .same) {
      $0.proportions([25, 75], width: 200, spacing: 0, margin: 10)
    },
    Scene(
      "stack/proportional/lone", .once, .differs("a view stays within the margins of its stack")
    ) { $0.proportions([50], width: 200, spacing: 0, margin: 10) },
    Scene("stack/proportional/noneHasContent", .once, .same) {
      $0.proportions([nil, nil, nil], width: 320)
    },
    Scene("stack/proportional/oneHasContent", .frames, .same) {
      $0.proportions([nil, 50, nil], width: 320)
    },
    Scene(
      "stack/proportional/customSpacing", .notFound,
      .unknown("whether a custom spacing counts in what the shares are of")
    ) { $0.proportions([50, 30, 20], width: 220, customSpacing: 30) },
  ]
}

extension Record {
  /// A row of views in proportion to these lengths, of which some have none.
  fileprivate func proportions(
    _ lengths: [Double?], width: Double? = nil, spacing: Double = 10, margin: Double = 0,
    customSpacing: Double? = nil
  ) {
    let views = lengths.map { $0.map { fixed($0) } ?? View() }
    stack(views, width: width, height: 20 + 2 * margin, spacing: spacing) { stack in
      stack.distribution = .fillProportionally
      if let customSpacing { stack.setCustomSpacing(customSpacing, after: views[0]) }
      if margin > 0 {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = Insets(top: margin, left: margin, bottom: margin, right: margin)
      }
    }
  }
}
