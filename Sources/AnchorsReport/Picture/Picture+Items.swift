import AnchorsLayout

extension Picture {
  /// Draws the items. What one view cuts off is drawn in one group. Returns, for each item of the
  /// scene, `true` if it shows a text or was drawn by the app, and so needs no name.
  func drawItems(_ numbers: [Int], on canvas: inout Canvas) -> [Bool] {
    let open = options.showsAmbiguity ? openEdges : []
    var unnamed = Array(repeating: false, count: scene.items.count)
    inGroups(numbers, by: { scene.items[$0].clip }, on: &canvas) { number, canvas in
      let item = scene.items[number]
      canvas.group(isPartOfPage ? ("data-item", "\(number)") : nil) { canvas in
        // A page says more than this.
        if !isPartOfPage {
          canvas.title {
            $0.add(item.name)
            $0.add(" (")
            for (place, length) in item.item.layoutFrame._lengths.enumerated() {
              if place > 0 { $0.add(", ") }
              $0.add(length, isExact: false)
            }
            $0.add(")")
          }
        }
        unnamed[number] = drawContent(of: item, on: &canvas)
        drawEdges(of: item, open.isEmpty ? [] : open[number], on: &canvas)
      }
    }
    return unnamed
  }

  /// Draws things one after the other, each in the group of what cuts it off.
  func inGroups<Thing>(
    _ things: [Thing], by clip: (Thing) -> Rect?, on canvas: inout Canvas,
    draw: (Thing, inout Canvas) -> Void
  ) {
    var start = 0
    while start < things.count {
      let rect = clip(things[start])
      var end = start + 1
      while end < things.count, clip(things[end]) == rect { end += 1 }
      canvas.clip(to: rect, radius: 0) { canvas in
        for thing in things[start..<end] { draw(thing, &canvas) }
      }
      start = end
    }
  }

  /// Draws an item without its name. Returns `true` if it needs none.
  private func drawContent(of item: Scene.Item, on canvas: inout Canvas) -> Bool {
    let view = item.item as? LayoutView
    if let view, let drawView, !item.isHidden {
      canvas.origin = item.origin
      canvas.direction = view.layoutDirection
      if drawView(view, &canvas) { return true }
    }
    let frame = item.frame
    if frame.width == 0 || frame.height == 0 {
      // It would be invisible exactly when you look for it.
      drawEmpty(frame, on: &canvas)
    } else if item.isGuide {
      canvas.box(frame, stroke: .guide, dashes: [pixel, 3 * pixel], width: pixel)
    } else {
      let label = view as? LayoutLabel
      let opacity = item.isHidden ? 0.4 : 1
      // Users see the text of a label, and nothing of a view that only arranges others.
      let isOutline = item.parent < 0 || label != nil || view?.onlyArranges ?? false
      canvas.box(
        frame, fill: .view, fillOpacity: isOutline ? 0 : 0.06 * opacity,
        stroke: .view, dashes: item.isHidden ? [pixel, 2 * pixel] : [], width: pixel,
        opacity: (label == nil ? 0.55 : 0.25) * opacity)
      if let label, !item.isHidden {
        let count = canvas.textBoxes.count
        canvas.origin = .zero
        canvas.text(of: label, in: frame)
        return canvas.textBoxes.count > count
      }
    }
    return false
  }

  private func drawEdges(of item: Scene.Item, _ openEdges: [Edge], on canvas: inout Canvas) {
    let frame = item.frame
    if options.showsAlignmentRects, item.alignmentRect != frame {
      canvas.box(
        item.alignmentRect, stroke: .view, dashes: [3 * pixel, 2 * pixel], width: pixel,
        opacity: 0.55)
    }
    for edge in Edge.allCases where openEdges.contains(edge) {
      let line = edge.line(of: frame)
      canvas.segments([line], stroke: .page, width: 2 * pixel)
      canvas.segments([line], stroke: .open, width: 2 * pixel, dashes: [5 * pixel, 4 * pixel])
    }
  }

  /// A frame without area: a line, or a cross where there is not even that.
  private func drawEmpty(_ frame: Rect, on canvas: inout Canvas) {
    let arm = 3 * pixel
    var lines = [
      Mark.Segment(
        start: Point(x: frame.minX, y: frame.minY), end: Point(x: frame.maxX, y: frame.maxY))
    ]
    if frame.width == 0, frame.height == 0 {
      let (x, y) = (frame.minX, frame.minY)
      lines = [
        Mark.Segment(start: Point(x: x - arm, y: y - arm), end: Point(x: x + arm, y: y + arm)),
        Mark.Segment(start: Point(x: x - arm, y: y + arm), end: Point(x: x + arm, y: y - arm)),
      ]
    }
    canvas.segments(lines, stroke: .view, width: pixel)
  }
}

// MARK: - Edges that nothing determines

extension Picture {
  /// An edge of a frame.
  enum Edge: CaseIterable {
    case left, right, top, bottom

    func line(of rect: Rect) -> Mark.Segment {
      let (x, y) = (self == .right ? rect.maxX : rect.minX, self == .bottom ? rect.maxY : rect.minY)
      let isUpright = self == .left || self == .right
      return Mark.Segment(
        start: Point(x: x, y: y),
        end: isUpright ? Point(x: x, y: rect.maxY) : Point(x: rect.maxX, y: y))
    }
  }

  /// For each item, its ambiguous edges: both if the position is ambiguous, the far one if only the
  /// size is.
  private var openEdges: [[Edge]] {
    var edges: [[Edge]] = Array(repeating: [], count: scene.items.count)
    for (item, components) in ambiguousComponents {
      guard let number = scene.number(of: item) else { continue }
      for component in components {
        switch component {
        case .x: edges[number] += [.left, .right]
        case .y: edges[number] += [.top, .bottom]
        case .width: edges[number].append(.right)
        case .height: edges[number].append(.bottom)
        }
      }
    }
    return edges
  }
}
