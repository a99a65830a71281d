import AnchorsLayout

extension Picture {
  /// Draws the names, each in a corner of its item if there is room, else anywhere in it or beside
  /// it. Returns the rectangles of those that nothing can cut off.
  func drawNames(of numbers: [Int], placing placer: inout LabelPlacer, on canvas: inout Canvas)
    -> [Rect]
  {
    var children: [[Rect]] = Array(repeating: [], count: scene.items.count)
    for number in scene.items.indices where scene.items[number].parent >= 0 {
      if !isShown(number) { continue }
      children[scene.items[number].parent].append(scene.items[number].frame)
    }
    // Views first: a guide needs only to be seen.
    let guides = numbers.filter { scene.items[$0].isGuide }
    let views = numbers.filter { !scene.items[$0].isGuide }
    var rects: [Rect] = []
    canvas.group(("class", "names"), haloWidth: 2 * pixel) { canvas in
      inGroups(views + guides, by: { scene.items[$0].clip }, on: &canvas) { number, canvas in
        let rect = drawName(of: number, above: children[number], placing: &placer, on: &canvas)
        if let rect, scene.items[number].clip == nil { rects.append(rect) }
      }
    }
    return rects
  }

  private func drawName(
    of number: Int, above children: [Rect], placing placer: inout LabelPlacer,
    on canvas: inout Canvas
  ) -> Rect? {
    let item = scene.items[number]
    // A guide over all of its view says nothing that the view does not.
    if item.isGuide, item.parent >= 0, scene.items[item.parent].frame == item.frame { return nil }
    guard let rect = item.visible(item.frame),
      let place = bestPlace(of: item, in: rect, above: children, &placer)
    else { return nil }
    placer.addLabel(place.rect)
    let direction = place.name.text.direction(in: item.isRightToLeft ? .rightToLeft : .leftToRight)
    // A name that starts at the right keeps its right end, in any font.
    let isFromRight = item.isRightToLeft || direction == .rightToLeft
    canvas.line(
      place.name.text,
      at: Point(x: isFromRight ? place.rect.maxX : place.rect.minX, y: place.baseline),
      font: place.name.font, paint: item.isGuide ? .guide : .name,
      anchor: isFromRight ? .right : .left, direction: direction, width: place.name.size.width,
      halo: .page)
    return place.rect
  }

  /// A name in a font.
  private struct Lettered {
    let text: String
    let font: Font
    let size: Size
    /// The cost of the text and the font.
    let cost: Double

    init(_ text: String, _ font: Font, cost: Double) {
      (self.text, self.font, self.cost) = (text, font, cost)
      size = Size(width: font.width(of: text), height: font.size * 1.3)
    }
  }

  /// A place for a name.
  private struct NamePlace {
    let name: Lettered
    let rect: Rect
    var baseline: Double { rect.minY + name.font.size }
  }

  /// Returns the place for an item's name that hides least; `nil` if each hides too much.
  private func bestPlace(
    of item: Scene.Item, in rect: Rect, above children: [Rect], _ placer: inout LabelPlacer
  ) -> NamePlace? {
    // A guide lies in its view, whose name it does not repeat.
    let lastPart = item.isGuide ? item.name.split(separator: ".").last : nil
    let text = lastPart.map(String.init) ?? item.name
    var (best, limit): (NamePlace?, Double) = (nil, 8)
    func choose(_ name: Lettered, _ corners: Corners) {
      for place in 0..<corners.count {
        let cost = name.cost + corners.cost(place)
        if cost >= limit { continue }
        let rect = corners.rect(place)
        if !item.shows(rect) { continue }
        let text = placer.cost(ofLabel: rect, limit: limit)
        if text >= limit { continue }
        let hidden = children.count { $0.intersects(rect) }
        let sum = text + min(Double(hidden), 3) + cost
        if sum < limit { (best, limit) = (NamePlace(name: name, rect: rect), sum) }
      }
    }
    var hasPlaces = false
    let sizes = item.isGuide ? [9.0, 8] : [11, 9, 8]
    for (step, size) in sizes.enumerated() where Double(step) * 0.4 < limit {
      let name = Lettered(text, Font(size: size * pixel), cost: Double(step) * 0.4)
      let corners = Corners(
        of: rect, for: name.size, pixel: pixel, isRightToLeft: item.isRightToLeft)
      hasPlaces = hasPlaces || corners.count > 0
      choose(name, corners)
    }
    if !hasPlaces, rect.width > 26 * pixel {
      let font = Font(size: 9 * pixel)
      let name = Lettered(font.truncated(text, to: rect.width - 8 * pixel), font, cost: 1)
      choose(
        name,
        Corners(of: rect, for: name.size, pixel: pixel, isRightToLeft: item.isRightToLeft))
    }
    if best != nil || !hasPlaces { return best }
    // Every corner is taken.
    let size = item.isGuide ? 8.0 : 9
    let name = Lettered(text, Font(size: size * pixel), cost: 1)
    return placer.freePlace(
      for: name.size, in: rect.outset(by: -2 * pixel), step: 4 * pixel
    ).map { NamePlace(name: name, rect: $0) }
  }
}
