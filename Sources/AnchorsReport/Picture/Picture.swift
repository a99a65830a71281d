import AnchorsLayout

extension LayoutTree {
  /// Returns the tree, or one item and its descendants, as SVG. Lays out first.
  ///
  /// The picture shows the texts of labels, other views as boxes with their names, and only what
  /// `clipsToBounds` does not cut off. Ambiguous edges are dashed, conflicting constraints are red
  /// with their numbers, and options add all constraints.
  ///
  ///     try screen.layoutTree.svg(PictureOptions(constraints: .all))
  ///       .write(toFile: "screen.svg", atomically: true, encoding: .utf8)
  ///     screen.layoutTree.svg(of: card, PictureOptions(scale: 2)) { view, canvas in
  ///       guard view is Separator else { return false }
  ///       canvas.rect(view.bounds, fill: gray)
  ///       return true
  ///     }
  ///
  /// Constraints are drawn as an engineer draws dimensions: a line between the two edges with the
  /// constant at its middle, a line along edges that coincide, sizes inside. A point is a pixel,
  /// unless the options say otherwise. The same tree gives the same text.
  ///
  /// - Parameters:
  ///   - item: The item at the top of the picture; `nil` for the root.
  ///   - options: What the picture shows.
  ///   - draw: Draws a view without its subviews, in its own coordinates, and returns `true`. For
  ///     `false`, the view is a box or a text.
  /// - Complexity: O(items + constraints), plus the cost of `conflicts`.
  public func svg(
    of item: (any LayoutItem)? = nil, _ options: PictureOptions = PictureOptions(),
    drawing draw: ((LayoutView, inout PictureCanvas) -> Bool)? = nil
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
    picture.drawView = draw
    return picture.drawn.svg
  }

  /// Draws the items alone, without names, constraints and a background.
  package func draw(
    on canvas: inout PictureCanvas,
    drawing draw: @escaping (LayoutView, inout PictureCanvas) -> Bool
  ) {
    layoutIfNeeded()
    let names = ItemNames()
    let findings = Findings(conflicts: [], ambiguities: [], unsatisfied: [])
    var picture = Picture(
      Scene(below: root, names: names), findings, names: names, PictureOptions())
    picture.drawView = draw
    _ = picture.drawItems(picture.shownItems, on: &canvas)
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
  /// Draws a view of the app and returns `true`, or returns `false`.
  var drawView: ((LayoutView, inout PictureCanvas) -> Bool)?

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
    canvas.box(Rect(size: scene.items[0].frame.size), fill: .page)
    let shown = shownItems
    canvas.reserve(shown.count * 400)
    let unnamed = drawItems(shown, on: &canvas)
    for text in canvas.textBoxes { placer.addLabel(text) }
    // 2. Conflicts choose their places first, then names, which have the fewest.
    let conflicting = placedMarks(.conflicting, placing: &placer)
    var labels: [Rect] = []
    if options.showsNames {
      let named = shown.filter { !unnamed[$0] }
      labels = drawNames(of: named, placing: &placer, on: &canvas)
    }
    // 3. Constraints on top. On a page they are drawn one by one, so the others make no gaps.
    let texts = placer
    let marks = placedMarks(.others, placing: &placer) + conflicting
    var cover = isPartOfPage ? texts : placer
    if !isPartOfPage {
      canvas.reserve(marks.count * 500)
      draw(marks, under: &cover, on: &canvas)
    }
    labels += marks.compactMap { $0.clip == nil ? $0.variant.label : nil }
    let style = Stylesheet.css(of: canvas.paints, scheme: options.scheme)
    let svg = canvas.svg(
      showing: extent(of: shown, and: labels).outset(by: options.padding * pixel),
      title: scene.items[0].name, scale: options.scale, style: isPartOfPage ? nil : style)
    if !isPartOfPage { return (svg, []) }
    return (
      svg,
      marks.map { mark in
        var canvas = Canvas()
        draw([mark], under: &cover, on: &canvas)
        return (mark.number, canvas.elements.joined())
      }
    )
  }

  /// The numbers of the items that the picture shows.
  var shownItems: [Int] { scene.items.indices.filter(isShown) }

  func isShown(_ number: Int) -> Bool {
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
