import AnchorsLayout

/// Tags in lines, as many in each as the width allows; the note is below the last line.
func flowOfTags(in screen: LayoutView) {
  let heading = Label("Topics", size: 22, weight: .bold)
  let tags = LayoutFlowView(name: "tags")
  let note = Label(
    "Eleven topics. A wider screen needs fewer lines.", colour: .secondaryText, lines: 0)
  screen.addSubviews([heading, tags, note])

  (tags.spacing, tags.lineSpacing) = (8, 8)
  let topics = [
    "Layout", "Constraints", "Priorities", "Guides", "Margins", "Baselines", "Stacks", "Scrolling",
    "Text", "Transitions", "Right to left",
  ]
  for topic in topics { tags.addSubview(Tag(topic)) }

  Constraint.activate {
    heading.top == screen.safeArea.top + 20
    tags.top == heading.bottom + 12
    note.top == tags.bottom + 12
    [heading, tags, note].horizontalEdges == screen.margins.horizontalEdges
  }
}

private final class Tag: Box {
  init(_ topic: String) {
    super.init(name: "tag \(topic)")
    fill = Tint.teal.soft
    cornerRadius = 16
    let label = Label(topic, colour: Tint.teal.ink)
    addSubview(label)
    Constraint.activate {
      height == 32
      label.horizontalEdges == edges.inset(by: 14)
      label.centerY == centerY
    }
  }
}
