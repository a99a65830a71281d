import AnchorsLayout

extension Picture {
  /// A constraint, and the place where it is drawn. A class, because there are thousands.
  final class PlacedMark {
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

    init(
      _ number: Int, _ names: (first: String, second: String?), _ mark: Mark,
      _ variant: Mark.Variant, _ standing: Findings.Standing, disc: String?, clip: Rect?
    ) {
      (self.number, self.names, self.mark, self.variant) = (number, names, mark, variant)
      (self.standing, self.disc, self.clip) = (standing, disc, clip)
    }
  }

  private var lettering: Lettering { Lettering(size: 10, scale: options.scale) }

  /// Returns the constraints that the options ask for, each where it hides least: the conflicting
  /// ones, or the others.
  func placedMarks(_ part: MarkPart, placing placer: inout LabelPlacer) -> [PlacedMark] {
    if options.constraints == .none { return [] }
    let drawn = drawnConstraints.filter { ($0.standing == .conflicting) == (part == .conflicting) }
    if drawn.isEmpty { return [] }
    let texts = scene.items.map { names.text(of: $0.item.layoutNode) }
    var marks: [PlacedMark] = []
    marks.reserveCapacity(drawn.count)
    for constraint in drawn {
      if let mark = placed(constraint, texts, placing: &placer) { marks.append(mark) }
    }
    return marks
  }

  /// The part of the constraints that is placed at a time.
  enum MarkPart { case conflicting, others }

  /// `true` if the constraints are shown one by one, so each has a text, even if it covers another.
  private var showsMarksAlone: Bool { isPartOfPage || isDrawn != nil }

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
    let clip = clip(of: drawn.items)
    return PlacedMark(
      drawn.number, (texts[drawn.items.first], drawn.items.second.map { texts[$0] }), mark,
      best(of: places, in: clip, placing: &placer), drawn.standing,
      disc: disc, clip: clip)
  }

  /// Draws marks, those that one view clips in one group. Their lines have gaps where the cover has
  /// texts.
  func draw(_ marks: [PlacedMark], under cover: inout LabelPlacer, on canvas: inout Canvas) {
    inGroups(marks, by: { $0.clip }, on: &canvas) { mark, canvas in
      canvas.group(isPartOfPage ? ("data-constraint", "\(mark.number)") : nil) {
        draw(mark, under: &cover, on: &$0)
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
    // A mark of the view itself that clips is on its edge.
    func clip(_ number: Int) -> Rect? {
      let item = scene.items[number]
      let clips = (item.item as? LayoutView)?.clipsToBounds ?? false
      return !clips ? item.clip : item.parent < 0 ? nil : scene.items[item.parent].clip
    }
    guard let first = clip(items.first) else { return nil }
    guard let second = items.second else { return first }
    return clip(second) == nil ? nil : first
  }

  /// The position that hides least; it is occupied from now on.
  private func best(
    of places: MarkPlaces, in clip: Rect?, placing placer: inout LabelPlacer
  ) -> Mark.Variant {
    let (step, side) = bestPlace(of: places, in: clip, placer)
    var label = side.flatMap { places.label(step, side: $0) }
    var leader: Mark.Segment?
    if places.hasText, label.map({ showsMarksAlone && isTaken($0, placer) }) ?? true,
      let spare = spareLabel(of: places, step, in: clip, &placer)
    {
      label = spare
      leader = places.leader(step, to: spare)
    }
    let variant = Mark.Variant(
      line: places.line(step), extensionLine: places.extensionLine(step), leader: leader,
      label: label)
    if let label = variant.label { placer.addLabel(label) }
    placer.addLine(variant.line.box)
    if let line = variant.extensionLine { placer.addLine(line.box) }
    if let line = variant.leader { placer.addLine(line.box) }
    return variant
  }

  private func isTaken(_ label: Rect, _ placer: LabelPlacer) -> Bool {
    placer.cost(ofLabel: label) >= LabelPlacer.textOnText
  }

  /// Returns a place near the line of a step where the text covers no other text.
  private func spareLabel(
    of places: MarkPlaces, _ step: Int, in clip: Rect?,
    _ placer: inout LabelPlacer
  ) -> Rect? {
    for ring in 0..<(showsMarksAlone ? 2 : 12) where placer.searches > 0 {
      for place in 0..<places.spareCount {
        guard let rect = places.spareLabel(step, place, ring: ring) else { return nil }
        if clip.map({ $0.contains(rect) }) ?? true, placer.search(rect) { return rect }
      }
    }
    return nil
  }

  /// Returns the place that hides least, without a side if the text is left out. Each further one
  /// has to be a little better.
  private func bestPlace(
    of places: MarkPlaces, in clip: Rect?, _ placer: LabelPlacer
  ) -> (step: Int, side: Int?) {
    var best: (step: Int, side: Int?) = (0, nil)
    var limit = Double.infinity
    var rank = 0.0
    for step in 0..<places.stepCount {
      var cost = rank
      // A line that stays where it is costs the same everywhere, and so does an extension, almost.
      if !places.isLineFixed, places.stepCount > 1 {
        cost += placer.cost(ofLine: places.line(step).box, limit: limit - cost)
      }
      if !showsMarksAlone, cost + LabelPlacer.textOnText < limit {
        (best, limit) = ((step, nil), cost + LabelPlacer.textOnText)
      }
      for side in 0..<places.sideCount {
        if cost >= limit { break }
        let rect = places.label(step, side: side)
        let isCutOff = if let rect, let clip { !clip.contains(rect) } else { false }
        if !isCutOff {
          let label = rect.map { placer.cost(ofLabel: $0, limit: limit - cost) } ?? 0
          if cost + label < limit { (best, limit) = ((step, side), cost + label) }
        }
        cost += 0.05
      }
      rank += 0.05 * Double(places.sideCount)
      if rank >= limit { break }
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
    var lines: [Mark.Segment] = []
    lines.reserveCapacity(5)
    lines.append(line)
    if let extensionLine = variant.extensionLine { lines.append(extensionLine) }
    if let leader = variant.leader { lines.append(leader) }
    if mark.kind == .distance {
      lines.append(bar(line.start))
      lines.append(bar(line.end))
    }
    return lines
  }

  private func draw(_ place: PlacedMark, under cover: inout LabelPlacer, on canvas: inout Canvas) {
    let (mark, variant, disc) = (place.mark, place.variant, place.disc)
    var lines: [Mark.Segment] = []
    for line in self.lines(of: mark, variant) { cover.addUncovered(line, to: &lines) }
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
    case _ where lines.isEmpty: break
    case .distance:
      canvas.segments(
        lines, stroke: paint, width: pixel, opacity: isOptional ? 0.7 : 1)
    case .alignment:
      canvas.segments(
        lines, stroke: paint, width: 2 * pixel, opacity: isOptional ? 0.5 : 0.75,
        dashes: mark.isCenterLine ? [8 * pixel, 2 * pixel, 2 * pixel, 2 * pixel] : [])
    }
    guard let label = variant.label else { return }
    var left = label.minX
    if let disc {
      let width = lettering.width(ofDisc: disc)
      let place = Rect(
        x: left, y: label.midY - lettering.discSize / 2, width: width, height: lettering.discSize)
      canvas.box(place, fill: paint, radius: lettering.discSize / 2)
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
