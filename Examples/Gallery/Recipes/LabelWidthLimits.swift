import AnchorsLayout

/// >= and <= together: a bubble is as wide as its text, within 120 and 260 points.
func labelWidthLimits(in screen: LayoutView) {
  let texts = [
    "Yes", "Only as wide as it needs",
    "This one says more than fits on a line of that width, so that it goes on below.",
  ]
  let bubbles = zip(texts, [Tint.green, .orange, .purple]).map { text, tint in
    let bubble = Box("bubble of \"\(text)\"", fill: tint.soft, cornerRadius: 16)
    let label = Label(text, colour: tint.ink, lines: 0)
    screen.addSubview(bubble)
    bubble.addSubview(label)
    Constraint.activate {
      bubble.width >= 120
      bubble.width <= 260
      label.edges == bubble.edges.inset(by: 12)
    }
    return bubble
  }

  Constraint.activate {
    bubbles.leading == screen.margins.leading
    bubbles[0].top == screen.safeArea.top + 20
    for (upper, lower) in zip(bubbles, bubbles.dropFirst()) {
      lower.top == upper.bottom + 12
    }
  }
}
