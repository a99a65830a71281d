extension Section {
  static let simpleConstraints = Section(
    title: "Simple constraints",
    summary: "Views without content: every edge is said.",
    recipes: [
      Recipe(
        "First screen",
        "The README's example: a card in the safe area, a title at the top of the card.",
        file: "FirstScreen", build: firstScreen),
      Recipe(
        "Simple single view",
        "One view fills the screen, inside the margins and 20 points from the bars.",
        file: "SimpleSingleView", build: simpleSingleView),
      Recipe(
        "Adaptive single view",
        "8 points from a bar if there is one, 20 from the screen’s edge if there is none.",
        file: "AdaptiveSingleView", build: adaptiveSingleView),
      Recipe(
        "Two equal-width views",
        "Two views side by side share the width, whatever it is.",
        file: "TwoEqualWidthViews", build: twoEqualWidthViews),
      Recipe(
        "Two different-width views",
        "One of two views is always twice as wide as the other.",
        file: "TwoDifferentWidthViews", build: twoDifferentWidthViews),
      Recipe(
        "Two views with complex widths",
        "Twice as wide if there is room; but the narrow one never falls below 150 points.",
        file: "TwoViewsWithComplexWidths", build: twoViewsWithComplexWidths),
    ])
}
