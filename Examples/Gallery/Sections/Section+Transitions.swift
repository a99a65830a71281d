extension Section {
  static let transitions = Section(
    title: "Transitions",
    summary: "Changes of constraints and of the hierarchy, spread over time.",
    recipes: [
      Recipe.moving(
        "Animated insets",
        "Masonry’s animation: the distances of three views move between two constants.",
        file: "AnimatedInsets", build: animatedInsets),
      Recipe.moving(
        "Master and detail",
        "Two groups of constraints, side by side and one above the other; a spring "
          + "leads from one to the other and takes the insides along.",
        file: "MasterAndDetail", build: masterAndDetail),
      Recipe.moving(
        "Rows that come and go",
        "What is inserted fades in where it ends, what is removed fades out where it "
          + "was, and the rest makes room.",
        file: "RowsThatComeAndGo", build: rowsThatComeAndGo),
    ])
}
