import AnchorsLayout

extension Picture {
  /// A constraint, and the place where it is drawn.
  struct PlacedMark {
    /// Its number among the scene's constraints.
    let number: Int
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
    let constraints = scene.constraints.enumerated().filter { _, constraint in
      (options.constraints == .all || findings.standing(of: constraint) == .conflicting)
        && isDrawn?(constraint) != false && isShown(constraint)
    }
    var marks: [[PlacedMark]] = [[], []]
    // Conflicts choose their places first, and are drawn last.
    for isInConflict in [true, false] {
      for (number, constraint) in constraints {
        let standing = findings.standing(of: constraint)
        if (standing == .conflicting) != isInConflict { continue }
        let disc = findings.conflictNumber(of: constraint)
        guard
          let mark = Mark(
            of: constraint, number: disc, in: scene, names: names, lettering: lettering),
          let variant = best(of: mark.variants, placing: &placer)
        else { continue }
        marks[isInConflict ? 1 : 0].append(
          PlacedMark(
            number: number, mark: mark, variant: variant, standing: standing, disc: disc,
            clip: clip(of: constraint)))
      }
    }
    return marks.flatMap { $0 }
  }

  /// Draws marks, those that one scroll view clips in one group.
  func draw(_ marks: [PlacedMark], on canvas: inout Canvas) {
    inGroups(marks, by: { $0.clip }, on: &canvas) { mark, canvas in
      canvas.group(isPartOfPage ? ("data-constraint", "\(mark.number)") : nil) {
        draw(mark, on: &$0)
      }
    }
  }

  /// Returns `true` if both items of a constraint are in the picture.
  private func isShown(_ constraint: Constraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      guard let number = scene.number(of: item) else { return false }
      let place = scene.items[number]
      return (options.showsHiddenViews || !place.isHidden)
        && (options.depth.map { place.depth <= $0 } ?? true)
    }
  }

  /// Returns what cuts off both items of a constraint.
  private func clip(of constraint: Constraint) -> Rect? {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
      scene.number(of: item).map { scene.items[$0] }
    }
    // A mark of the scroll view itself is on its edge.
    if items.contains(where: { $0.item is LayoutScrollView || $0.clip == nil }) { return nil }
    return items.first?.clip
  }

  /// The position that hides least; it is occupied from now on.
  private func best(of variants: Mark.Variants, placing placer: inout LabelPlacer)
    -> Mark.Variant?
  {
    var best: (variant: Mark.Variant, cost: Double)?
    // Variants with the same lines come one after the other.
    var lines: (line: Mark.Segment, cost: Double, extensionCost: Double)?
    for (step, variant) in variants.enumerated() {
      let limit = best?.cost ?? .infinity
      var cost = Double(step) * 0.05
      if cost >= limit { break }
      if lines?.line != variant.line {
        lines = (
          variant.line, placer.cost(ofLine: variant.line.box),
          variant.extensionLine.map { placer.cost(ofLine: $0.box) } ?? 0
        )
      }
      let (lineCost, extensionCost) = (lines?.cost ?? 0, lines?.extensionCost ?? 0)
      // The margin is for rounding.
      let labelLimit = limit - lineCost - extensionCost + 0.01
      if cost > labelLimit { continue }
      if let label = variant.label {
        cost = placer.cost(ofLabel: label, besides: cost, limit: labelLimit)
      }
      cost = cost + lineCost + extensionCost
      if cost < limit { best = (variant, cost) }
      if cost < Double(step + 1) * 0.05 { break }
    }
    guard let variant = best?.variant else { return nil }
    if let label = variant.label { placer.addLabel(label) }
    placer.addLine(variant.line.box)
    if let line = variant.extensionLine { placer.addLine(line.box) }
    return variant
  }
}

// MARK: - One constraint

extension Picture {
  /// The lines of a constraint, in the order in which they are drawn: of a distance, with the bars
  /// at its ends.
  func lines(of mark: Mark, _ variant: Mark.Variant) -> [Mark.Segment] {
    let line = variant.line
    let lines = [line] + (variant.extensionLine.map { [$0] } ?? [])
    if mark.kind == .alignment { return lines }
    let isUpright = line.start.x == line.end.x && line.start.y != line.end.y
    let (x, y) = isUpright ? (3.5 * pixel, 0) : (0, 3.5 * pixel)
    let bars = [line.start, line.end].map { end in
      Mark.Segment(
        start: Point(x: end.x - x, y: end.y - y), end: Point(x: end.x + x, y: end.y + y))
    }
    return lines + bars
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
    canvas.title(mark.constraint.text(names))
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
      font: lettering.font, paint: paint, anchor: disc == nil ? .center : .left, halo: .page,
      haloWidth: 3 * pixel)
  }
}
