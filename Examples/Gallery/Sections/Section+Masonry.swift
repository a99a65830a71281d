extension Section {
  static let masonry = Section(
    title: "From Masonry’s examples",
    summary: "The same layouts as the Objective-C library shows, written as equations.",
    recipes: [
      Recipe(
        "Edges with insets",
        "Each view is inside the one before it, by another distance at each physical edge.",
        file: "EdgesWithInsets", build: edgesWithInsets),
      Recipe(
        "Labels with lower and upper limits",
        ">= and <= together: a bubble is as wide as its text, within 120 and 260 points.",
        file: "LabelWidthLimits", build: labelWidthLimits),
      Recipe(
        "Distribution with fixed spacing",
        "Along a row and down a column: the gaps are given, the items share what is left.",
        file: "DistributionWithFixedSpacing", build: distributionWithFixedSpacing),
      Recipe(
        "Distribution with fixed item size",
        "The items’ size is given, the gaps share what is left: each far edge is a "
          + "fraction of the whole.",
        file: "DistributionWithFixedSize", build: distributionWithFixedSize),
    ])
}
