import AnchorsLayout

extension Picture {
  /// Draws the names, each in a corner of its item if there is room, else beside it.
  func drawNames(of numbers: [Int], placing placer: inout LabelPlacer, on canvas: inout Canvas) {
    var children: [[Rect]] = Array(repeating: [], count: scene.items.count)
    for number in numbers where scene.items[number].parent >= 0 {
      children[scene.items[number].parent].append(scene.items[number].frame)
    }
    // Views first: a guide needs only to be seen.
    let guides = numbers.filter { scene.items[$0].isGuide }
    let views = numbers.filter { !scene.items[$0].isGuide }
    canvas.group(("class", "names")) { canvas in
      for number in views + guides {
        drawName(of: number, above: children[number], placing: &placer, on: &canvas)
      }
    }
  }

  private func drawName(
    of number: Int, above children: [Rect], placing placer: inout LabelPlacer,
    on canvas: inout Canvas
  ) {
    let item = scene.items[number]
    // A guide over all of its view says nothing that the view does not.
    if item.isGuide, item.parent >= 0, scene.items[item.parent].frame == item.frame { return }
    guard let rect = item.visible(item.frame),
      let place = bestPlace(of: item, in: rect, above: children, placer)
    else { return }
    placer.addLabel(place.rect)
    let direction = place.text.direction(in: item.isRightToLeft ? .rightToLeft : .leftToRight)
    // A name that starts at the right keeps its right end, in any font.
    let isFromRight = item.isRightToLeft || direction == .rightToLeft
    canvas.line(
      place.text,
      at: Point(x: isFromRight ? place.rect.maxX : place.rect.minX, y: place.baseline),
      font: place.font, paint: item.isGuide ? .guide : .name,
      anchor: isFromRight ? .right : .left, direction: direction)
  }

  /// A place for a name.
  private struct NamePlace {
    let text: String
    let font: Font
    let rect: Rect
    let cost: Double
    var baseline: Double { rect.minY + font.size }
  }

  /// Returns the place for an item's name that hides least; `nil` if each hides too much.
  private func bestPlace(
    of item: Scene.Item, in rect: Rect, above children: [Rect], _ placer: LabelPlacer
  ) -> NamePlace? {
    // A guide lies in its view, whose name it does not repeat.
    let lastPart = item.isGuide ? item.name.split(separator: ".").last : nil
    let name = lastPart.map(String.init) ?? item.name
    var (best, limit): (NamePlace?, Double) = (nil, 8)
    func choose(from places: [NamePlace]) {
      for place in places where place.cost < limit {
        let text = placer.cost(ofLabel: place.rect, limit: limit)
        if text >= limit { continue }
        let hidden = children.count { $0.intersects(place.rect) }
        let cost = text + min(Double(hidden), 3) + place.cost
        if cost < limit { (best, limit) = (place, cost) }
      }
    }
    var hasPlaces = false
    let sizes = item.isGuide ? [9.0, 8] : [11, 9, 8]
    for (step, size) in sizes.enumerated() where Double(step) * 0.4 < limit {
      let font = Font(size: size * pixel)
      let places = places(of: name, font, in: rect, item, cost: Double(step) * 0.4)
      hasPlaces = hasPlaces || !places.isEmpty
      choose(from: places)
    }
    if !hasPlaces, rect.width > 26 * pixel {
      let font = Font(size: 9 * pixel)
      let short = font.truncated(name, to: rect.width - 8 * pixel)
      choose(from: places(of: short, font, in: rect, item, cost: 1))
    }
    return best
  }

  /// The corners, then the middles of the edges, then above and below.
  private func places(
    of text: String, _ font: Font, in rect: Rect, _ item: Scene.Item, cost: Double
  ) -> [NamePlace] {
    let inset = 4 * pixel
    let (width, height) = (font.width(of: text), font.size * 1.3)
    let isTight = height + inset > rect.height
    if width + 2 * inset > rect.width || height > rect.height + 2 * pixel {
      // It has no room inside: a thin line, say, can be named beside it.
      guard rect.height < height, width <= max(rect.width, 60 * pixel) else { return [] }
      return [rect.minY - height, rect.maxY].map { top in
        NamePlace(
          text: text, font: font,
          rect: Rect(x: rect.minX, y: top, width: width, height: height), cost: cost + 1)
      }
    }
    let top = isTight ? rect.midY - height / 2 : rect.minY + inset / 2
    let bottom = isTight ? top : rect.maxY - inset / 2 - height
    let (left, right) = (rect.minX + inset, rect.maxX - inset - width)
    let (start, end) = item.isRightToLeft ? (right, left) : (left, right)
    let middle = rect.midX - width / 2
    let corners = [
      (start, top), (end, top), (start, bottom), (end, bottom), (middle, top), (middle, bottom),
      (middle, rect.midY - height / 2),
    ]
    return corners.enumerated().map { step, corner in
      NamePlace(
        text: text, font: font,
        rect: Rect(x: corner.0, y: corner.1, width: width, height: height),
        cost: cost + Double(step) * 0.05)
    }
  }
}
