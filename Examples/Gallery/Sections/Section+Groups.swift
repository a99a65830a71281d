extension Section {
  static let groups = Section(
    title: "Groups and proportions",
    summary: "Larger layouts from smaller ones.",
    recipes: [
      Recipe(
        "Grouping controls",
        "A label and its field are laid out in a group, and the groups on the screen.",
        file: "GroupingControls", build: groupingControls),
      Recipe(
        "Image, aspect fit",
        "As large as fits into the frame without losing its proportions of 3 to 2, and "
          + "in its middle.",
        file: "ImageAspectFit", build: imageAspectFit),
      Recipe(
        "Nested stacks, without stack views",
        "A column of a row of an image and a column of rows: guides stand in for the stacks.",
        file: "NestedStacks", build: nestedStacks),
      Recipe(
        "Barrier and guideline",
        "The fields begin after the longest label; a note keeps to the right of a line at 40 "
          + "percent.",
        file: "BarrierAndGuideline", build: barrierAndGuideline),
      Recipe(
        "Chains and weights",
        "A packed chain in the middle, one a quarter of the way along, and a chain of weights.",
        file: "ChainsAndWeights", build: chainsAndWeights),
      Recipe(
        "Grid",
        "A card whose photo spans two rows, and a keypad of equal keys: each is one statement.",
        file: "GridOfTracks", build: gridOfTracks),
    ])
}
