extension Section {
  static let stacks = Section(
    title: "Stacks and scrolling",
    summary: "Views that arrange their subviews, with nothing but constraints.",
    recipes: [
      Recipe(
        "Stack zoo",
        "Each distribution of a stack view (across) with each alignment (down): three "
          + "views, in a stack that is larger than they are.",
        file: "StackZoo", build: stackZoo),
      Recipe(
        "Scrolling content",
        "A column of cards is as wide as the scroll view and as tall as it has to be. "
          + "It has been scrolled; the note is pinned to the frame and stays.",
        file: "ScrollingContent", build: scrollingContent),
    ])
}
