/// Recipes that belong together on the page.
struct Section: Sendable {
  let title: String
  let summary: String
  let recipes: [Recipe]

  static let all: [Section] = [
    .simpleConstraints, .contentSizes, .groups, .stacks, .masonry, .transitions, .wholeScreens,
  ]
}
