import AnchorsLayout

extension Picture {
  /// A constraint, and the place where it is drawn.
  struct PlacedMark {
    /// Its number among the scene's constraints.
    let number: Int
    /// The names of its items, as code.
    let names: (first: String, second: String?)
    let mark: Mark
    let variant: Mark.Variant
    let standing: Findings.Standing
    /// Its number in the list of its conflict.
    let disc: String?
    /// The rectangle that cuts it off, if there is one.
    let clip: Rect?
  }

  private var lettering: Lettering { Lettering(size: 10, scale: options.scale) }

  /// Returns the constraints that the options ask for, from back to front, each where it hides
  /// least.
  func placedMarks(placing placer: inout LabelPlacer) -> [PlacedMark] {
    if options.constraints == .none { return [] }
    var marks: [PlacedMark] = []
    var conflicting: [PlacedMark] = []
    let drawn = drawnConstraints
    if drawn.isEmpty { return [] }
    let texts = scene.items.map { names.text(of: $0.item.layoutNode) }
    // Conflicts choose their places first, and are drawn last.
    for constraint in drawn where constraint.standing == .conflicting {
      if let mark = placed(constraint, texts, placing: &placer) { conflicting.append(mark) }
    }
    marks.reserveCapacity(drawn.count)
    for constraint in drawn where constraint.standing != .conflicting {
      if let mark = placed(constraint, texts, placing: &placer) { marks.append(mark) }
    }
    marks += conflicting
    return marks
  }

  /// A constraint to draw.
  private typealias DrawnConstraint = (
    number: Int, constraint: Constraint, items: Scene.Ends, standing: Findings.Standing
  )

  /// The constraints that the options ask for.
  private var drawnConstraints: [DrawnConstraint] {
    scene.constraints.enumerated().compactMap { number, constraint in
      let standing = findings.standing(of: constraint)
      guard options.constraints == .all || standing == .conflicting,
        isDrawn?(constraint) != false, let items = scene.ends(of: constraint),
        isPartOfPicture(items.first), items.second.map(isPartOfPicture) ?? true
      else { return nil }
      return (number, constraint, items, standing)
    }
  }

  /// - Parameter texts: The names of all items, as code.
  private func placed(
    _ drawn: DrawnConstraint, _ texts: [String], placing placer: inout LabelPlacer
  ) -> PlacedMark? {
    let disc =
      drawn.standing == .conflicting ? findings.conflictNumber(of: drawn.constraint) : nil
    guard
      let (mark, places) = Mark.mark(
        of: drawn.constraint, between: drawn.items, number: disc, in: scene, names: names,
        lettering: lettering)
    else { return nil }
    return PlacedMark(
      number: drawn.number,
      names: (texts[drawn.items.first], drawn.items.second.map { texts[$0] }), mark: mark,
      variant: best(of: places, placing: &placer),
      standing: drawn.standing, disc: disc, clip: clip(of: drawn.items))
  }

  /// Draws marks, those that one scroll view clips in one group.
  func draw(_ marks: [PlacedMark], on canvas: inout Canvas) {
    inGroups(marks, by: { $0.clip }, on: &canvas) { mark, canvas in
      canvas.group(isPartOfPage ? ("data-constraint", "\(mark.number)") : nil) {
        draw(mark, on: &$0)
      }
    }
  }

  /// Returns `true` if constraints of an item are drawn.
  private func isPartOfPicture(_ number: Int) -> Bool {
    (options.showsHiddenViews || !scene.items[number].isHidden)
      && (options.depth.map { scene.items[number].depth <= $0 } ?? true)
  }

  /// Returns what cuts off both items of a constraint.
  private func clip(of items: Scene.Ends) -> Rect? {
    // A mark of the scroll view itself is on its edge.
    func isCutOff(_ number: Int) -> Bool {
      scene.items[number].clip != nil && !(scene.items[number].item is LayoutScrollView)
    }
    if !isCutOff(items.first) { return nil }
    if let second = items.second, !isCutOff(second) { return nil }
    return scene.items[items.first].clip
  }

  /// The position that hides least; it is occupied from now on.
  private func best(of places: MarkPlaces, placing placer: inout LabelPlacer) -> Mark.Variant {
    let (step, side) = bestPlace(of: places, placer)
    let variant = Mark.Variant(
      line: places.line(step), extensionLine: places.extensionLine(step),
      label: places.label(step, side: side))
    if let label = variant.label { placer.addLabel(label) }
    placer.addLine(variant.line.box)
    if let line = variant.extensionLine { placer.addLine(line.box) }
    return variant
  }

  /// Returns the place that hides least. Each further one has to be a little better.
  private func bestPlace(of places: MarkPlaces, _ placer: LabelPlacer) -> (step: Int, side: Int) {
    var best = (step: 0, side: 0)
    var (number, limit) = (0, Double.infinity)
    var line = 0.0
    var extensionLine = 0.0
    for step in 0..<places.stepCount {
      if step == 0 || !places.isLineFixed {
        line = placer.cost(ofLine: places.line(step).box, limit: limit)
        extensionLine =
          places.extensionLine(step).map { placer.cost(ofLine: $0.box, limit: limit) } ?? 0
      }
      for side in 0..<places.sideCount {
        let rank = Double(number) * 0.05
        number += 1
        if rank >= limit { return best }
        // The margin is for rounding.
        let labelLimit = limit - line - extensionLine + 0.01
        if rank > labelLimit { continue }
        let label = places.label(step, side: side).map {
          placer.cost(ofLabel: $0, besides: rank, limit: labelLimit)
        }
        let cost = (label ?? rank) + line + extensionLine
        if cost < limit { (best, limit) = ((step, side), cost) }
        if cost < Double(number) * 0.05 { return best }
      }
    }
    return best
  }
}

// MARK: - One constraint

extension Picture {
  /// The lines of a constraint, in the order in which they are drawn: of a distance, with the bars
  /// at its ends.
  func lines(of mark: Mark, _ variant: Mark.Variant) -> [Mark.Segment] {
    let line = variant.line
    let isUpright = line.start.x == line.end.x && line.start.y != line.end.y
    let (x, y) = isUpright ? (3.5 * pixel, 0) : (0, 3.5 * pixel)
    func bar(_ end: Point) -> Mark.Segment {
      Mark.Segment(
        start: Point(x: end.x - x, y: end.y - y), end: Point(x: end.x + x, y: end.y + y))
    }
    let ends = mark.kind == .distance ? [bar(line.start), bar(line.end)] : []
    guard let extensionLine = variant.extensionLine else { return [line] + ends }
    return [line, extensionLine] + ends
  }

  private func draw(_ place: PlacedMark, on canvas: inout Canvas) {
    let (mark, variant, disc) = (place.mark, place.variant, place.disc)
    let paint: Paint =
      switch place.standing {
      case .held: .dimension
      case .unsatisfied: .open
      case .conflicting: .conflict
      }
    let isOptional = mark.constraint.priority != .required
    canvas.title {
      mark.constraint.write(first: place.names.first, second: place.names.second, to: &$0)
    }
    switch mark.kind {
    case .distance:
      canvas.segments(
        lines(of: mark, variant), stroke: paint, width: pixel, opacity: isOptional ? 0.7 : 1)
    case .alignment:
      canvas.segments(
        lines(of: mark, variant), stroke: paint, width: 2 * pixel, opacity: isOptional ? 0.5 : 0.75,
        dashes: mark.isCenterLine ? [8 * pixel, 2 * pixel, 2 * pixel, 2 * pixel] : [])
    }
    guard let label = variant.label else { return }
    var left = label.minX
    if let disc {
      let width = lettering.width(ofDisc: disc)
      let place = Rect(
        x: left, y: label.midY - lettering.discSize / 2, width: width, height: lettering.discSize)
      canvas.rect(place, fill: paint, radius: lettering.discSize / 2)
      canvas.line(
        disc, at: Point(x: place.midX, y: label.midY + lettering.discFont.size * 0.36),
        font: lettering.discFont, paint: .onConflict, anchor: .center)
      left = place.maxX + 2 * pixel
    }
    if mark.text.isEmpty { return }
    // Letters that are wider than measured go on away from the disc.
    canvas.line(
      mark.text,
      at: Point(
        x: disc == nil ? label.midX : left + 2 * pixel, y: label.midY + lettering.font.size * 0.36),
      font: lettering.font, paint: paint, anchor: disc == nil ? .center : .left,
      width: mark.textWidth, halo: .page, haloWidth: 3 * pixel)
  }
}
