import AnchorsLayout

extension WindowMap {
  /// Returns the map as an SVG document: widths to the right, heights down, so that each point is
  /// the lower right corner of a window. Problems have numbers, and stand below with their windows.
  /// A thick line joins the smallest windows that work. Devices are dots.
  ///
  /// - Parameter scheme: The colors. Default: the viewer's preference.
  /// - Complexity: O(widths and problems).
  public func svg(scheme: PictureOptions.Scheme = .automatic) -> String {
    svg { Stylesheet.css(of: $0, scheme: scheme) }
  }

  /// The map for a page with the colors of ``Paint/map``.
  var svgOfPage: String { svg { _ in nil } }

  private func svg(style: ([Paint]) -> String?) -> String {
    let picture = MapPicture(self)
    var canvas = Canvas()
    picture.draw(on: &canvas)
    return canvas.svg(showing: picture.box, title: "Windows", style: style(canvas.paints))
  }
}

/// A drawing of a map.
private struct MapPicture {
  private let map: WindowMap
  /// The number of pixels for each point.
  private let scale: Double
  private let plot: Rect
  private let font = Font(size: 11)
  private let legend: [String]

  init(_ map: WindowMap) {
    self.map = map
    legend = Self.legend(of: map, in: font)
    scale = 480 / Double(max(map.widths.count, map.heights.count))
    plot = Rect(
      x: 44, y: 28, width: Double(map.widths.count) * scale,
      height: Double(map.heights.count) * scale)
  }

  private var legendTop: Double { plot.maxY + 16 }

  /// Returns the lines below a map: the smallest windows, and each problem with its windows.
  private static func legend(of map: WindowMap, in font: Font) -> [String] {
    let frontier = "Smallest windows that work: \(map.frontier)"
    let texts = map.problems.enumerated().map { number, problem in
      let text = problem.text(of: map.devices.count)
      return "\(number + 1)  \(text.split(separator: "\n").first.map { String($0) } ?? "")"
    }
    return ([frontier] + texts).flatMap { text in
      StandardTextMeasurer.shared.lines(of: text, in: font, width: 528).map { $0.text }
    }
  }

  /// The seen part of the canvas.
  var box: Rect {
    Rect(
      x: 0, y: 0, width: 552,
      height: legendTop + Double(legend.count) * font.lineHeight + 12)
  }

  func draw(on canvas: inout Canvas) {
    canvas.rect(box, fill: .page)
    canvas.rect(plot, fill: .works)
    for problem in map.problems { draw(problem, on: &canvas) }
    drawAxes(on: &canvas)
    drawFrontier(on: &canvas)
    let numbers = map.regions.indices.compactMap { region in
      map.regions[region].isEmpty ? nil : drawNumbers(of: region, on: &canvas)
    }
    drawDevices(beside: numbers, on: &canvas)
    drawLegend(on: &canvas)
  }

  private func point(_ width: Double, _ height: Double) -> Point {
    Point(
      x: plot.minX + (width - Double(map.widths.lowerBound)) * scale,
      y: plot.minY + (height - Double(map.heights.lowerBound)) * scale)
  }

  // MARK: Problems

  /// Draws the windows with a problem, so that the shades of several add up.
  private func draw(_ problem: WindowProblem, on canvas: inout Canvas) {
    let path = rects(problem.area.ranges).map { rect in
      let (x, y) = (decimal(rect.minX), decimal(rect.minY))
      let (width, height) = (decimal(rect.width), decimal(rect.height))
      return "M\(x) \(y)h\(width)v\(height)h-\(width)z"
    }
    if path.isEmpty { return }
    canvas.group(("fill-opacity", "0.3")) { $0.path(path.joined(), fill: problem.kind.paint) }
  }

  /// Draws the numbers of a region's problems where there is most room for them. Returns their
  /// place.
  private func drawNumbers(of region: Int, on canvas: inout Canvas) -> Rect? {
    let first = map.heights.lowerBound
    let stretches = map.columns.map { column in
      column.runs.filter { $0.region == region }.map {
        first + Int($0.low)...first + Int($0.high)
      }
    }
    let text = map.regions[region].map { "\($0 + 1)" }.joined(separator: " ")
    let widest = rects(stretches).max { min($0.width, $0.height) < min($1.width, $1.height) }
    let width = font.width(of: text)
    guard let widest, widest.height >= font.lineHeight, widest.width >= width else { return nil }
    canvas.text(text, in: widest, font: font, paint: .text, alignment: .center)
    return Rect(
      x: widest.midX - width / 2, y: widest.midY - font.lineHeight / 2, width: width,
      height: font.lineHeight)
  }

  /// The rectangles of stretches of heights by width, in pixels, each of neighboring widths with
  /// equal heights.
  private func rects(_ columns: [[ClosedRange<Int>]]) -> [Rect] {
    var rects: [Rect] = []
    // Those that end at the present width, with the first one.
    var open: [(start: Int, heights: ClosedRange<Int>)] = []
    func close(_ rect: (start: Int, heights: ClosedRange<Int>), at column: Int) {
      let (low, high) = (rect.heights.lowerBound, rect.heights.upperBound)
      let corner = point(Double(map.widths.lowerBound + rect.start), Double(low))
      rects.append(
        Rect(
          x: corner.x, y: corner.y, width: Double(column - rect.start) * scale,
          height: Double(high - low + 1) * scale))
    }
    for (column, stretches) in (columns + [[]]).enumerated() {
      var next: [(start: Int, heights: ClosedRange<Int>)] = []
      for heights in stretches {
        let known = open.first { $0.heights == heights }
        next.append((known?.start ?? column, heights))
      }
      for rect in open where !stretches.contains(rect.heights) { close(rect, at: column) }
      open = next
    }
    return rects
  }

  // MARK: Lines and dots

  private func drawAxes(on canvas: inout Canvas) {
    canvas.rect(plot, stroke: .mapLine)
    let step = max(map.widths.count, map.heights.count) > 500 ? 200 : 50
    for width in map.widths where width % step == 0 {
      let x = point(Double(width), 0).x
      canvas.path("M\(decimal(x)) \(decimal(plot.minY - 4))v4", stroke: .mapLine)
      canvas.text(
        "\(width)", in: Rect(x: x - 20, y: plot.minY - 20, width: 40, height: 16), font: font,
        paint: .mapText, alignment: .center)
    }
    for height in map.heights where height % step == 0 {
      let y = point(0, Double(height)).y
      canvas.path("M\(decimal(plot.minX - 4)) \(decimal(y))h4", stroke: .mapLine)
      canvas.text(
        "\(height)", in: Rect(x: 0, y: y - 8, width: plot.minX - 8, height: 16), font: font,
        paint: .mapText, alignment: .right)
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

  /// Draws the devices as dots, and their names where there is room beside other texts and dots.
  private func drawDevices(beside texts: [Rect], on canvas: inout Canvas) {
    let dots = map.devices.compactMap {
      window, problems -> (name: String, dot: Rect, works: Bool)? in
      let place = point(window.size.width, window.size.height)
      if place.x < plot.minX || place.x > plot.maxX || place.y < plot.minY || place.y > plot.maxY {
        return nil
      }
      let dot = Rect(x: place.x - 3, y: place.y - 3, width: 6, height: 6)
      return (window.name, dot, problems.isEmpty)
    }
    var taken = texts + dots.map { $0.dot }
    let small = Font(size: 9)
    for (name, dot, works) in dots {
      canvas.path(
        "M\(decimal(dot.minX)) \(decimal(dot.midY))a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
        fill: works ? .dimension : .conflict, stroke: .page)
      let box = Rect(
        x: dot.maxX + 2, y: dot.midY - 6, width: small.width(of: name) + 2, height: 12)
      if box.maxX > plot.maxX || taken.contains(where: { $0.intersection(box).hasPositiveSides }) {
        continue
      }
      taken.append(box)
      canvas.text(name, in: box, font: small, paint: .text, alignment: .left)
    }
  }

  private func drawLegend(on canvas: inout Canvas) {
    for (number, line) in legend.enumerated() {
      canvas.text(
        line,
        in: Rect(
          x: 12, y: legendTop + Double(number) * font.lineHeight, width: 528,
          height: font.lineHeight), font: font, paint: .text, alignment: .left)
    }
  }
}

extension LayoutProblemKind {
  /// The color of the windows with such a problem.
  fileprivate var paint: Paint {
    switch self {
    case .conflict: .conflict
    case .ambiguity: .open
    case .outOfSight: .guide
    case .overlap: .overlap
    default: .content
    }
  }
}

extension Paint {
  /// Windows in which nothing is wrong.
  fileprivate static let works = Paint("map-works", light: "e3f3e4", dark: "1d3a26")
  fileprivate static let overlap = Paint("map-overlap", light: "c2379a", dark: "f07fcb")
  fileprivate static let content = Paint("map-content", light: "e07b1a", dark: "f0a04b")

  fileprivate static let mapLine = Paint("map-line", light: "d3d8e0", dark: "39414d")
  fileprivate static let mapText = Paint("map-text", light: "67707e", dark: "9ba5b3")

  /// The paints of maps that pictures of layouts do not have.
  static let map: [Paint] = [.works, .overlap, .content, .mapLine, .mapText, .text]
}

extension Rect {
  fileprivate var hasPositiveSides: Bool { width > 0 && height > 0 }
}
