/// Recipes that belong together on the page.
struct Section: Sendable {
  let title: String
  let summary: String
  let recipes: [Recipe]

  static let all = [
    Section(
      title: "Simple constraints",
      summary: "Views without content: every edge is said.",
      recipes: [
        .firstScreen, .simpleSingleView, .adaptiveSingleView, .twoEqualWidthViews,
        .twoDifferentWidthViews, .twoViewsWithComplexWidths,
      ]),
    Section(
      title: "Views with intrinsic content size",
      summary: "Content says how large it wants to be, and priorities say how much it matters.",
      recipes: [
        .labelAndTextField, .dynamicHeightLabelAndTextField, .fixedHeightColumns,
        .dynamicHeightColumns, .twoEqualWidthButtons, .threeEqualWidthButtons,
        .twoButtonsWithEqualSpacing,
      ]),
    Section(
      title: "Groups and proportions",
      summary: "Larger layouts from smaller ones.",
      recipes: [.groupingControls, .imageAspectFit, .nestedStacks]),
    Section(
      title: "Stacks and scrolling",
      summary: "Views that arrange their subviews, with nothing but constraints.",
      recipes: [.stackZoo, .scrollingContent]),
    Section(
      title: "From Masonry’s examples",
      summary: "The same layouts as the Objective-C library shows, written as equations.",
      recipes: [
        .edgesWithInsets, .labelWidthLimits, .distributionWithFixedSpacing,
        .distributionWithFixedSize,
      ]),
    Section(
      title: "Transitions",
      summary: "Changes of constraints and of the hierarchy, spread over time.",
      recipes: [.animatedInsets, .masterAndDetail, .rowsThatComeAndGo]),
    Section(
      title: "Whole screens",
      summary: "Many views and one pass.",
      recipes: [
        .settingsScreen, .chatScreen, .articleScreen, .keyboardForm, .adaptiveMasterDetail,
      ]),
  ]
}
