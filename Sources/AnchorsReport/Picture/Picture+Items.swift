import AnchorsLayout

extension Picture {
  /// Draws the frames. What one scroll view cuts off is drawn in one group.
  func drawItems(_ numbers: [Int], on canvas: inout Canvas) {
    let open = options.showsAmbiguity ? openEdges : []
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
        draw(item, openEdges: open.isEmpty ? [] : open[number], on: &canvas)
      }
    }
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

  private func draw(_ item: Scene.Item, openEdges: [Edge], on canvas: inout Canvas) {
    let frame = item.frame
    if frame.width == 0 || frame.height == 0 {
      // It would be invisible exactly when you look for it.
      drawEmpty(frame, on: &canvas)
    } else if item.isGuide {
      canvas.rect(frame, stroke: .guide, dashes: [pixel, 3 * pixel], width: pixel, opacity: 1)
    } else {
      let opacity = item.isHidden ? 0.4 : 1
      canvas.rect(
        frame, fill: .view, fillOpacity: item.parent < 0 ? 0 : 0.06 * opacity, stroke: .view,
        dashes: item.isHidden ? [pixel, 2 * pixel] : [], width: pixel, opacity: 0.55 * opacity)
    }
    if options.showsAlignmentRects, item.alignmentRect != frame {
      canvas.rect(
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
