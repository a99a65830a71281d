import AnchorsLayout

extension LayoutTree {
  /// Returns the tree, or one item and its descendants, as SVG. Lays out first.
  ///
  /// The picture shows frames and names. Ambiguous edges are dashed, conflicting constraints are
  /// red with their numbers, and options add all constraints.
  ///
  ///     try screen.layoutTree.svg(PictureOptions(constraints: .all))
  ///       .write(toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///     screen.layoutTree.svg(of: card, PictureOptions(scale: 2))
  ///
  /// Constraints are drawn as an engineer draws dimensions: a line between the two edges with the
  /// constant at its middle, a line along edges that coincide, sizes inside. A point is a pixel,
  /// unless the options say otherwise. The same tree gives the same text.
  ///
  /// - Complexity: O(items + constraints), plus the cost of `conflicts`.
  public func svg(
    of item: (any LayoutItem)? = nil, _ options: PictureOptions = PictureOptions()
  ) -> String {
    layoutIfNeeded()
    let names = ItemNames()
    let scene = Scene(below: item ?? root, names: names)
    // No more than is drawn: advice on ambiguities takes the longest.
    let findings = Findings(
      conflicts: conflicts, ambiguities: [],
      unsatisfied: options.constraints == .all ? unsatisfiedConstraints : [])
    var picture = Picture(scene, findings, names: names, options)
    if options.showsAmbiguity { picture.ambiguousComponents = ambiguousComponents }
    return picture.drawn.svg
  }
}

/// A picture of a scene, in drawing order.
struct Picture {
  let scene: Scene
  let findings: Findings
  let names: ItemNames
  let options: PictureOptions
  /// The items with dashed edges.
  var ambiguousComponents: [(item: any LayoutItem, components: [FrameComponent])]
  /// `true` if elements have the numbers of their items and constraints, and the page chooses
  /// colors.
  var isPartOfPage = false
  /// Returns `true` for the constraints to draw; `nil` for all that the options include.
  var isDrawn: ((Constraint) -> Bool)?

  init(
    _ scene: Scene, _ findings: Findings, names: ItemNames, _ options: PictureOptions
  ) {
    (self.scene, self.findings, self.names) = (scene, findings, names)
    ambiguousComponents = findings.ambiguities.map { ($0.item, $0.components.map { $0.component }) }
    var options = options
    // NaN is not less than anything.
    options.scale = options.scale > 0 ? min(max(options.scale, 0.01), 100) : 1
    options.padding = options.padding > 0 ? min(options.padding, 10_000) : 0
    self.options = options
  }

  /// The size of a pixel, in points.
  var pixel: Double { 1 / options.scale }

  /// The document; of a picture that is part of a page without its constraints, which come one by
  /// one, from back to front.
  var drawn: (svg: String, marks: [(constraint: Int, markup: String)]) {
    var canvas = Canvas()
    var placer = LabelPlacer(cellSize: 3 * pixel)
    // 1. What lies at the back, and the items from back to front.
    canvas.rect(Rect(size: scene.items[0].frame.size), fill: .page)
    let shown = scene.items.indices.filter(isShown)
    canvas.reserve(shown.count * 400)
    drawItems(shown, on: &canvas)
    // 2. Names have the fewest places to go to, so they go first.
    if options.showsNames { drawNames(of: shown, placing: &placer, on: &canvas) }
    // 3. Constraints on top.
    let marks = placedMarks(placing: &placer)
    if !isPartOfPage {
      canvas.reserve(marks.count * 500)
      draw(marks, on: &canvas)
    }
    let labels = marks.compactMap { $0.clip == nil ? $0.variant.label : nil }
    let style = Stylesheet.css(of: canvas.paints, scheme: options.scheme)
    let svg = canvas.svg(
      showing: extent(of: shown, and: labels).outset(by: options.padding * pixel),
      title: scene.items[0].name, scale: options.scale, style: isPartOfPage ? nil : style)
    if !isPartOfPage { return (svg, []) }
    return (
      svg,
      marks.map { mark in
        var canvas = Canvas()
        draw([mark], on: &canvas)
        return (mark.number, canvas.elements.joined())
      }
    )
  }

  private func isShown(_ number: Int) -> Bool {
    let item = scene.items[number]
    if let depth = options.depth, item.depth > depth { return false }
    if item.isHidden, !options.showsHiddenViews { return false }
    return item.visible(item.frame) != nil && (!item.isGuide || options.showsGuides)
  }

  /// The smallest rectangle around everything that is seen.
  private func extent(of shown: [Int], and labels: [Rect]) -> Rect {
    let frames = shown.compactMap { scene.items[$0].visible(scene.items[$0].frame) }
    return (frames + labels).reduce(Rect(size: scene.items[0].frame.size)) { $0.union($1) }
  }
}
