import AnchorsLayout
import AnchorsReport

/// Pictures of laid-out trees, as SVG with a light and a dark scheme.
///
///     screen.layoutIfNeeded()
///     let svg = Drawing.svg(of: screen)
///
/// A ``Drawable`` view draws itself, a `LayoutLabel` is drawn as its text. Any other view is drawn
/// as a box with its name, so that a tree of plain `LayoutView`s has a picture too.
package enum Drawing {
  /// The picture of a tree. Lay it out first.
  ///
  /// - Parameters:
  ///   - root: the topmost view; the picture is in its coordinates.
  ///   - style: what is shown besides the views.
  package static func svg(of root: LayoutView, style: Style = .boxes) -> String {
    var canvas = Canvas()
    let screen = Rect(size: root.frame.size)
    canvas.rect(screen, fill: .page, radius: style.cornerRadius)
    canvas.clip(to: style.clipsToScreen ? screen : nil, radius: style.cornerRadius) { canvas in
      drawContents(of: root, in: screen, style, on: &canvas)
    }
    if style.showsStatusBar { drawStatusBar(of: root, on: &canvas) }
    canvas.rect(screen, stroke: .line, radius: style.cornerRadius)
    return canvas.svg(
      showing: extent(of: root).outset(by: style.padding), title: root.layoutName,
      style: style.embedsStylesheet ? Stylesheet.css(of: canvas.paints) : nil)
  }
}

// MARK: - One part after another

extension Drawing {
  /// Something to draw: a view, or the guides of one, whose coordinates begin at the origin.
  private struct Step {
    enum Kind { case view, guides }

    let kind: Kind
    let view: LayoutView
    let origin: Point
    let depth: Int
    /// The rectangle that cuts it off, if any.
    let clip: Rect?
  }

  /// Draws what is in a view, from back to front, in a loop, as trees may be deep. What one
  /// rectangle cuts off is drawn in one group; groups are not in one another.
  private static func drawContents(
    of root: LayoutView, in rect: Rect, _ style: Style, on canvas: inout Canvas
  ) {
    var pending = contents(of: root, in: rect, depth: 0, clip: nil)
    var (group, clip): (Canvas, Rect?) = (Canvas(), nil)
    func close(on canvas: inout Canvas) {
      if group.isEmpty { return }
      canvas.clip(to: clip, radius: 0) { $0.add(group.elements, using: group.paints) }
      group = Canvas()
    }
    while let step = pending.popLast() {
      if step.clip != clip {
        close(on: &canvas)
        clip = step.clip
      }
      switch step.kind {
      case .guides:
        if style.showsGuides { drawGuides(of: step.view, at: step.origin, on: &group) }
      case .view:
        let frame = step.view.frame.moved(by: step.origin)
        drawView(step.view, in: frame, depth: step.depth, on: &group)
        var inside = step.clip
        if step.view is LayoutScrollView {
          inside = step.clip?.intersection(frame) ?? frame
        }
        pending += contents(of: step.view, in: frame, depth: step.depth + 1, clip: inside)
      }
    }
    close(on: &canvas)
  }

  /// The steps for what is in a view, the last one first.
  private static func contents(
    of view: LayoutView, in rect: Rect, depth: Int, clip: Rect?
  ) -> [Step] {
    // Where the view's coordinates begin: not at its corner if it has scrolled.
    let origin = Point(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    let guides = Step(kind: .guides, view: view, origin: origin, depth: depth, clip: clip)
    return [guides]
      + view.subviews.reversed().filter { !$0.isHidden }.map {
        Step(kind: .view, view: $0, origin: origin, depth: depth, clip: clip)
      }
  }

  private static func drawGuides(
    of view: LayoutView, at origin: Point, on canvas: inout Canvas
  ) {
    if view.onlyArranges || view.layoutGuides.isEmpty { return }
    let occupied = view.subviews.filter { !$0.isHidden }.map { $0.frame.moved(by: origin) }
    for guide in view.layoutGuides {
      let frame = guide.layoutFrame.moved(by: origin)
      drawGuide(guide.identifier, in: frame, avoiding: occupied, on: &canvas)
    }
  }

  /// A view without its subviews.
  static func drawView(
    _ view: LayoutView, in rect: Rect, depth: Int, on canvas: inout Canvas
  ) {
    if let drawable = view as? any Drawable {
      drawable.draw(in: rect, on: &canvas)
    } else if let label = view as? LayoutLabel {
      label.drawText(in: rect, paint: .text, on: &canvas)
    } else if !view.onlyArranges {
      drawBox(view, in: rect, depth: depth, on: &canvas)
    }
  }

  /// A view that does not draw itself: a tinted box, of the colour that its name is if there is
  /// one. Its name is in the middle if there is room, else in a corner.
  private static func drawBox(
    _ view: LayoutView, in rect: Rect, depth: Int, on canvas: inout Canvas
  ) {
    let hue = Hue.named(view.layoutName) ?? Hue.cycle[depth % Hue.cycle.count]
    let radius = min(6, rect.width / 4, rect.height / 4)
    canvas.rect(rect, fill: hue.soft, stroke: hue.strong, radius: radius)
    let occupied = view.subviews.filter { !$0.isHidden }.map { $0.frame.moved(by: rect.origin) }
    let hasCaption = drawCaption(
      view.layoutName, in: rect, avoiding: occupied, paint: hue.ink, on: &canvas)
    if !hasCaption { drawCornerName(of: view, in: rect, paint: hue.ink, on: &canvas) }
  }

  /// A guide: a dashed outline, and the name in the middle unless a view is there.
  private static func drawGuide(
    _ name: String, in rect: Rect, avoiding occupied: [Rect], on canvas: inout Canvas
  ) {
    canvas.rect(rect, stroke: .guide, radius: min(4, rect.height / 2), dashes: [4, 3])
    let font = Font(size: 10)
    let width = font.width(of: name)
    let place = Rect(
      x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2, width: width,
      height: font.lineHeight)
    let hasRoom = width + 6 <= rect.width && font.lineHeight <= rect.height
    if hasRoom, !occupied.contains(where: place.intersects) {
      canvas.text(name, in: rect, font: font, paint: .guide, alignment: .center)
    }
  }

  /// The smallest rectangle around the root and everything in it, wherever layout put it.
  private static func extent(of root: LayoutView) -> Rect {
    var extent = Rect(size: root.frame.size)
    var pending: [(view: LayoutView, origin: Point)] = [(root, .zero)]
    while let (view, origin) = pending.popLast() {
      for subview in view.subviews where !subview.isHidden {
        let frame = subview.frame.moved(by: origin)
        extent = extent.union(frame)
        // What scrolls is seen inside only.
        if !(subview is LayoutScrollView) { pending.append((subview, frame.origin)) }
      }
    }
    return extent
  }
}

extension LayoutView {
  /// `true` if the view only arranges its subviews and has no look.
  fileprivate var onlyArranges: Bool {
    self is LayoutStackView || self is LayoutFlowView || self is LayoutScrollView
  }
}
