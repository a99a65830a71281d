import Anchors
import AnchorsLayout

/// The canvas of a picture, on which an app draws its own views.
///
///     let red = PicturePaint(light: 0xE5493F, dark: 0xE8554B)
///     let picture = screen.layoutTree.svg { view, canvas in
///       guard let badge = view as? Badge else { return false }
///       canvas.rect(badge.bounds, fill: red, radius: 9)
///       canvas.text(badge.title, in: badge.bounds, alignment: .center)
///       return true
///     }
///
/// Coordinates are those of the view, which its subviews' frames use, in points. What is drawn
/// later is in front.
public struct PictureCanvas {
  /// The origin of the view's coordinates in the picture.
  package var origin = Point.zero
  /// The direction of the view.
  package var direction = InterfaceDirection.leftToRight
  /// The rectangles of all lines of text, in the picture's coordinates.
  private(set) var textBoxes: [Rect] = []
  private var markup = Markup()
  /// The paints that the elements use, each once.
  package private(set) var paints: [Paint] = []
  /// The classes of elements, each once.
  private var classes: [PaintClass] = []
  /// The places in the markup of the elements that are in no group. Each ends a line.
  private var starts: [Int] = []
  private var groupDepth = 0

  /// An empty canvas.
  package init() {}

  /// Takes memory for a number of further bytes.
  mutating func reserve(_ byteCount: Int) { markup.reserve(byteCount) }

  /// Notes that text is in a rectangle.
  mutating func noteText(_ box: Rect) { textBoxes.append(box) }

  /// The elements that are in no group, as markup.
  package var elements: [String] {
    zip(starts, starts.dropFirst() + [markup.count]).map { markup.text($0..<$1 - 1) }
  }

  // MARK: Shapes

  /// Draws a rectangle, filled, outlined or both. An outline lies inside the rectangle's edge.
  ///
  /// - Parameters:
  ///   - width: how wide the outline is.
  ///   - opacity: The opacity of the outline.
  mutating func box(
    _ rect: Rect, fill: Paint? = nil, fillOpacity: Double = 1, stroke: Paint? = nil,
    radius: Double = 0, dashes: [Double] = [], width: Double = 1, opacity: Double = 1
  ) {
    element("rect", fill: fill, stroke: stroke) {
      $0.set(stroke == nil ? rect : rect.outset(by: -width / 2))
      if radius > 0 { $0.set("rx", radius) }
      if fillOpacity != 1 { $0.set("fill-opacity", fillOpacity) }
      $0.setLine(width: width, opacity: opacity, dashes: dashes)
    }
  }

  /// Draws straight lines as one path.
  mutating func segments(
    _ segments: [Mark.Segment], stroke: Paint, width: Double = 1, opacity: Double = 1,
    dashes: [Double] = []
  ) {
    element("path", fill: nil, stroke: stroke) {
      $0.open("d")
      for segment in segments { $0.write(segment) }
      $0.closeValue()
      $0.setLine(width: width, opacity: opacity, dashes: dashes)
    }
  }

  /// Draws an element with its attributes, and with a text between its tags.
  @inline(__always)
  mutating func element(
    _ name: StaticString, fill: Paint?, stroke: Paint?, text: String? = nil,
    _ setAttributes: (inout Markup) -> Void
  ) {
    begin(name)
    setAttributes(&markup)
    setClass(fill, stroke)
    if let text {
      write(text, before: name)
    } else {
      markup.write("/>\n")
    }
  }

  private mutating func setClass(_ fill: Paint?, _ stroke: Paint?) {
    for known in classes where known.isClass(of: fill, stroke) {
      return markup.write(string: known.markup)
    }
    let new = PaintClass(fill: fill, stroke: stroke)
    classes.append(new)
    markup.write(string: new.markup)
    for paint in [fill, stroke] { if let paint { use(paint) } }
  }

  @inline(__always)
  private mutating func begin(_ name: StaticString) {
    if groupDepth == 0 { starts.append(markup.count) }
    markup.write("<")
    markup.write(name)
  }

  /// Writes the text of an element and its end.
  @inline(__always)
  private mutating func write(_ text: String, before name: StaticString) {
    markup.write(">")
    markup.write(escaped: text)
    end(name)
  }

  @inline(__always)
  private mutating func end(_ name: StaticString) {
    markup.write("</")
    markup.write(name)
    markup.write(">\n")
  }

  private mutating func use(_ paint: Paint) {
    if !paints.contains(where: { $0.name == paint.name }) { paints.append(paint) }
  }

  // MARK: Groups

  /// Draws only the part inside a rectangle, if there is one.
  package mutating func clip(to rect: Rect?, radius: Double, draw: (inout PictureCanvas) -> Void) {
    guard let rect else { return draw(&self) }
    // Several pictures on one page may share an id, as it says all there is to the shape.
    var id = Markup()
    id.write("clip-")
    id.write(
      coordinates: [rect.minX, rect.minY, rect.width, rect.height, radius], separator: "-")
    begin("clipPath")
    markup.set("id", id.text)
    markup.write("><rect")
    markup.set(rect)
    markup.set("rx", radius)
    markup.write("/></clipPath>\n")
    group(("clip-path", "url(#\(id.text))"), draw: draw)
  }

  /// Draws what `draw` draws into a group.
  ///
  /// - Parameter haloWidth: The width of the halos of the group's texts, if they have halos.
  @inline(__always)
  mutating func group(
    _ attribute: (name: StaticString, value: String)? = nil, haloWidth: Double? = nil,
    draw: (inout PictureCanvas) -> Void
  ) {
    begin("g")
    if let attribute { markup.set(attribute.name, attribute.value) }
    if let haloWidth { markup.setHalo(haloWidth) }
    markup.write(">\n")
    let start = markup.count
    groupDepth += 1
    draw(&self)
    groupDepth -= 1
    if markup.count > start {
      markup.write("</g>\n")
    } else {
      markup.removeLast(2)
      markup.write("/>\n")
    }
  }

  /// Sets the title of the present group, which viewers show for a resting pointer, to the text
  /// that a function writes.
  mutating func title(_ write: (inout TextBytes) -> Void) {
    var text = TextBytes()
    write(&text)
    markup.write("<title>")
    markup.write(escaped: text)
    markup.write("</title>\n")
  }

  /// Adds elements as they are.
  package mutating func add(_ elements: [String], using paints: [Paint]) {
    for element in elements {
      if groupDepth == 0 { starts.append(markup.count) }
      markup.write(string: element)
      markup.write("\n")
    }
    for paint in paints { use(paint) }
  }

  // MARK: The document

  /// The finished document.
  ///
  /// - Parameters:
  ///   - box: what of the canvas is seen.
  ///   - title: The title of the picture.
  ///   - scale: how large a point becomes, in pixels.
  ///   - style: a style sheet to embed.
  package func svg(showing box: Rect, title: String, scale: Double = 1, style: String?) -> String {
    // A page that is read from the right may have the picture: its texts do not take their
    // direction from it.
    var svg = Markup()
    svg.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    svg.write(" class=\"drawing\" role=\"img\" direction=\"ltr\"")
    svg.set("width", box.width * scale)
    svg.set("height", box.height * scale)
    svg.open("viewBox")
    svg.write(coordinates: [box.minX, box.minY, box.width, box.height])
    svg.write("\">\n<title>")
    svg.write(escaped: title)
    svg.write("</title>\n")
    if let style {
      svg.write("<style>\n")
      svg.write(string: style)
      svg.write("</style>\n")
    }
    var end = Markup()
    end.write("</svg>\n")
    return Markup.text(of: [svg, markup, end])
  }
}

extension Markup {
  fileprivate mutating func setLine(width: Double, opacity: Double, dashes: [Double]) {
    if width != 1 { set("stroke-width", width) }
    if opacity != 1 { set("stroke-opacity", opacity) }
    if dashes.isEmpty { return }
    open("stroke-dasharray")
    write(coordinates: dashes)
    closeValue()
  }

  /// Sets the width of a halo, which lies under the letters.
  mutating func setHalo(_ width: Double) {
    set("stroke-width", width)
    write(" stroke-linejoin=\"round\" paint-order=\"stroke\"")
  }

  fileprivate mutating func set(_ rect: Rect) {
    set("x", rect.minX)
    set("y", rect.minY)
    set("width", max(0, rect.width))
    set("height", max(0, rect.height))
  }

  /// Writes two coordinates with a space between them.
  mutating func write(_ point: Point) {
    write(coordinate: point.x)
    write(UInt8(ascii: " "))
    write(coordinate: point.y)
  }
}
