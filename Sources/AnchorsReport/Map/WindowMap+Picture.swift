import AnchorsLayout

extension WindowMap {
  /// Returns the map as an SVG document: widths to the right, heights down, so that each point is
  /// the lower right corner of a window. Problems have numbers, and stand below with their windows.
  /// A thick line joins the smallest windows that work. Devices are dots.
  ///
  /// - Parameter scheme: The colors. Default: the viewer's preference.
  /// - Complexity: O(widths and problems).
  public func svg(scheme: PictureOptions.Scheme = .automatic) -> String {
    let picture = MapPicture(self)
    var canvas = Canvas()
    picture.draw(on: &canvas)
    return canvas.svg(
      showing: picture.box, title: "Windows",
      style: Stylesheet.css(of: canvas.paints, scheme: scheme))
  }
}

/// A drawing of a map.
private struct MapPicture {
  private let map: WindowMap
  /// The number of pixels for each point.
  private let scale: Double
  private let plot: Rect
  private let font = Font(size: 11)

  init(_ map: WindowMap) {
    self.map = map
    scale = 480 / Double(max(map.widths.count, map.heights.count))
    plot = Rect(
      x: 44, y: 28, width: Double(map.widths.count) * scale,
      height: Double(map.heights.count) * scale)
  }

  private var legendTop: Double { plot.maxY + 16 }

  /// The seen part of the canvas.
  var box: Rect {
    let lines = Double(map.problems.count + 1)
    return Rect(x: 0, y: 0, width: 552, height: legendTop + lines * font.lineHeight + 12)
  }

  func draw(on canvas: inout Canvas) {
    canvas.rect(box, fill: .page)
    canvas.rect(plot, fill: .works)
    for region in map.regions.indices where !map.regions[region].isEmpty {
      draw(region, on: &canvas)
    }
    drawAxes(on: &canvas)
    drawFrontier(on: &canvas)
    drawDevices(on: &canvas)
    drawLegend(on: &canvas)
  }

  private func point(_ width: Double, _ height: Double) -> Point {
    Point(
      x: plot.minX + (width - Double(map.widths.lowerBound)) * scale,
      y: plot.minY + (height - Double(map.heights.lowerBound)) * scale)
  }

  // MARK: Regions

  /// The rectangles of a region, each of neighboring widths with the same heights.
  private func rects(of region: Int) -> [Rect] {
    var rects: [Rect] = []
    var open: [Rect] = []
    for (column, runs) in map.columns.enumerated() {
      let own = runs.runs.filter { $0.region == region }
      var next: [Rect] = []
      for run in own {
        let (top, height) = (Double(run.low), Double(run.high - run.low) + 1)
        if let place = open.firstIndex(where: { $0.minY == top && $0.height == height }) {
          var rect = open.remove(at: place)
          rect.size.width += 1
          next.append(rect)
        } else {
          next.append(Rect(x: Double(column), y: top, width: 1, height: height))
        }
      }
      rects += open
      open = next
    }
    return rects + open
  }

  private func draw(_ region: Int, on canvas: inout Canvas) {
    let problems = map.regions[region]
    let rects = rects(of: region).map {
      Rect(
        x: plot.minX + $0.minX * scale, y: plot.minY + $0.minY * scale, width: $0.width * scale,
        height: $0.height * scale)
    }
    let path = rects.map { rect in
      let (x, y) = (decimal(rect.minX), decimal(rect.minY))
      let (width, height) = (decimal(rect.width), decimal(rect.height))
      return "M\(x) \(y)h\(width)v\(height)h-\(width)z"
    }
    let worst = problems.map { map.problems[$0].kind }.min { $0.rank < $1.rank } ?? .lint
    canvas.path(path.joined(), fill: worst.paint)
    let text = problems.map { "\($0 + 1)" }.joined(separator: " ")
    // A number stands in the rectangle with most room for it.
    guard let widest = rects.max(by: { min($0.width, $0.height) < min($1.width, $1.height) }),
      widest.height >= font.lineHeight, widest.width >= font.width(of: text)
    else { return }
    canvas.text(text, in: widest, font: font, paint: .text, alignment: .center)
  }

  // MARK: Lines and dots

  private func drawAxes(on canvas: inout Canvas) {
    canvas.rect(plot, stroke: .line)
    let step = max(map.widths.count, map.heights.count) > 500 ? 200 : 50
    for width in map.widths where width % step == 0 {
      let x = point(Double(width), 0).x
      canvas.path("M\(decimal(x)) \(decimal(plot.minY - 4))v4", stroke: .line)
      canvas.text(
        "\(width)", in: Rect(x: x - 20, y: plot.minY - 20, width: 40, height: 16), font: font,
        paint: .secondaryText, alignment: .center)
    }
    for height in map.heights where height % step == 0 {
      let y = point(0, Double(height)).y
      canvas.path("M\(decimal(plot.minX - 4)) \(decimal(y))h4", stroke: .line)
      canvas.text(
        "\(height)", in: Rect(x: 0, y: y - 8, width: plot.minX - 8, height: 16), font: font,
        paint: .secondaryText, alignment: .right)
    }
  }

  private func drawFrontier(on canvas: inout Canvas) {
    guard let first = map.smallestWindows.first else { return }
    let start = point(first.width, Double(map.heights.upperBound + 1))
    var path = "M\(decimal(start.x)) \(decimal(start.y))"
    for window in map.smallestWindows {
      let place = point(window.width, window.height)
      path += "H\(decimal(place.x))V\(decimal(place.y))"
    }
    path += "H\(decimal(plot.maxX))"
    canvas.path(path, stroke: .dimension, width: 2)
  }

  private func drawDevices(on canvas: inout Canvas) {
    var taken: [Rect] = []
    for (window, problems) in map.devices {
      let place = point(window.size.width, window.size.height)
      if place.x < plot.minX || place.x > plot.maxX || place.y < plot.minY || place.y > plot.maxY {
        continue
      }
      canvas.circle(
        place, radius: 3, fill: problems.isEmpty ? .dimension : .conflict, stroke: .page)
      let small = Font(size: 9)
      let box = Rect(
        x: place.x + 5, y: place.y - 6, width: small.width(of: window.name) + 2, height: 12)
      if box.maxX > plot.maxX || taken.contains(where: { $0.intersection(box).hasPositiveSides }) {
        continue
      }
      taken.append(box)
      canvas.text(window.name, in: box, font: small, paint: .text, alignment: .left)
    }
  }

  private func drawLegend(on canvas: inout Canvas) {
    let frontier = "Smallest windows that work: \(map.frontier)"
    let lines =
      [frontier]
      + map.problems.enumerated().map { "\($0 + 1)  \($1.text(of: map.devices.count))" }
    for (number, line) in lines.enumerated() {
      let first = line.split(separator: "\n").first.map { String($0) } ?? ""
      canvas.text(
        first,
        in: Rect(
          x: 12, y: legendTop + Double(number) * font.lineHeight, width: box.width - 24,
          height: font.lineHeight), font: font, paint: .text, alignment: .left)
    }
  }
}

extension LayoutProblemKind {
  fileprivate var paint: Paint {
    switch self {
    case .conflict: Paint("map-conflict", light: "f6b8bc", dark: "6e2a30")
    case .ambiguity: Paint("map-ambiguity", light: "f8dca4", dark: "66501c")
    case .outOfSight: Paint("map-sight", light: "d9c8f3", dark: "4a3a6b")
    case .overlap: Paint("map-overlap", light: "f5c6e0", dark: "64304f")
    default: Paint("map-content", light: "fbe7c6", dark: "5a4526")
    }
  }
}

extension Paint {
  /// Windows in which nothing is wrong.
  fileprivate static let works = Paint("map-works", light: "e3f3e4", dark: "1d3a26")
}

extension Rect {
  fileprivate var hasPositiveSides: Bool { width > 0 && height > 0 }
}
