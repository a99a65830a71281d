import AnchorsLayout

/// As large as fits into the frame without losing its proportions of 3 to 2, and in its middle.
func imageAspectFit(in screen: LayoutView) {
  let frame = Box("frame", fill: .backdrop, outline: .line, cornerRadius: 14)
  let image = ImageView("image")
  screen.addSubview(frame)
  frame.addSubview(image)

  Constraint.activate {
    frame.horizontalEdges == screen.margins.horizontalEdges
    frame.verticalEdges == screen.safeArea.verticalEdges.inset(by: 20)

    image.center == frame.center
    image.width == 1.5 * image.height
    image.size <= frame.size - 24
    image.size == frame.size - 24 ~ .high
  }
}
