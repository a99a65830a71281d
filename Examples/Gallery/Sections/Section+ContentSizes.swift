extension Section {
  static let contentSizes = Section(
    title: "Views with intrinsic content size",
    summary: "Content says how large it wants to be, and priorities say how much it matters.",
    recipes: [
      Recipe(
        "Label and text field",
        "The label is as wide as its text; the field, which hugs its content less, "
          + "takes the rest.",
        file: "LabelAndTextField", build: labelAndTextField),
      Recipe(
        "Dynamic-height label and text field",
        "Whichever is taller, here the label, keeps 20 points from the top; the "
          + "baselines agree.",
        file: "DynamicHeightLabelAndTextField", build: dynamicHeightLabelAndTextField),
      Recipe(
        "Fixed column of label and field pairs",
        "Fields of equal width make the labels as wide as the widest of them.",
        file: "FixedHeightColumns", build: fixedHeightColumns),
      Recipe(
        "Dynamic columns of label and field pairs",
        "Each row is as tall as the taller of its two, so that text may be of any size.",
        file: "DynamicHeightColumns", build: dynamicHeightColumns),
      Recipe(
        "Two equal-width buttons",
        "Two buttons at the bottom share the width; their height is their own.",
        file: "TwoEqualWidthButtons", build: twoEqualWidthButtons),
      Recipe(
        "Three equal-width buttons",
        "A third button costs three more constraints: two across, one down.",
        file: "ThreeEqualWidthButtons", build: threeEqualWidthButtons),
      Recipe(
        "Two buttons with equal white space",
        "Buttons as wide as the longer title needs; three guides of equal width share "
          + "what is left.",
        file: "TwoButtonsWithEqualSpacing", build: twoButtonsWithEqualSpacing),
      Recipe(
        "Flow",
        "Tags in lines, as many in each as the width allows, and text below the last line.",
        file: "FlowOfTags", build: flowOfTags),
    ])
}
