import AnchorsLayout

/// A number as a linear function of the size of a window, near one size.
struct LinearNumber {
  /// The value at that size.
  var value: Double
  /// The change for each point of width and of height.
  var slope: Size

  init(_ value: Double, slope: Size = .zero) { (self.value, self.slope) = (value, slope) }

  /// The linear function through three values: at a size, and at one that is wider and one that is
  /// higher by a step. On an axis without a step, the number is not known to change.
  init(_ value: Double, wider: Double, higher: Double, step: Size) {
    self.value = value
    slope = Size(
      width: step.width == 0 ? 0 : Self.cleaned((wider - value) / step.width),
      height: step.height == 0 ? 0 : Self.cleaned((higher - value) / step.height))
  }

  /// Returns the linear functions through three lists of values.
  static func through(_ values: [Double], wider: [Double], higher: [Double], step: Size) -> [Self] {
    var numbers: [Self] = []
    for place in values.indices {
      numbers.append(
        Self(values[place], wider: wider[place], higher: higher[place], step: step))
    }
    return numbers
  }

  /// A slope without the rounding errors of the layouts that it was computed from.
  private static func cleaned(_ slope: Double) -> Double { abs(slope) < 1e-8 ? 0 : slope }

  /// `true` if the number is the same at each size.
  var isConstant: Bool { slope == .zero }

  /// The value at a distance from the size.
  @inline(__always)
  func value(at distance: Point) -> Double {
    value + slope.width * distance.x + slope.height * distance.y
  }

  /// Returns the same function, near the size at a distance.
  func seen(from distance: Point) -> Self { Self(value(at: distance), slope: slope) }

  /// Returns the same functions, near the size at a distance.
  static func seen(_ numbers: [Self], from distance: Point) -> [Self] {
    var seen = numbers
    for place in seen.indices { seen[place].value = seen[place].value(at: distance) }
    return seen
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      a.value + b.value,
      slope: Size(width: a.slope.width + b.slope.width, height: a.slope.height + b.slope.height))
  }

  static func * (factor: Double, a: Self) -> Self {
    Self(
      factor * a.value, slope: Size(width: factor * a.slope.width, height: factor * a.slope.height))
  }

  static func - (a: Self, b: Self) -> Self { a + -1 * b }
  static func + (a: Self, b: Double) -> Self { Self(a.value + b, slope: a.slope) }
  static func - (a: Self, b: Double) -> Self { a + -b }
}

/// A rectangle whose edges are linear functions of the size of a window.
struct LinearRect {
  var minX, minY, width, height: LinearNumber

  /// The linear functions through three rectangles.
  init(_ rect: Rect, wider: Rect, higher: Rect, step: Size) {
    minX = LinearNumber(rect.minX, wider: wider.minX, higher: higher.minX, step: step)
    minY = LinearNumber(rect.minY, wider: wider.minY, higher: higher.minY, step: step)
    width = LinearNumber(rect.width, wider: wider.width, higher: higher.width, step: step)
    height = LinearNumber(rect.height, wider: wider.height, higher: higher.height, step: step)
  }

  /// Returns the rectangle without its insets.
  func inset(by insets: Insets) -> LinearRect {
    var rect = self
    rect.minX = minX + insets.left
    rect.minY = minY + insets.top
    rect.width = width - (insets.left + insets.right)
    rect.height = height - (insets.top + insets.bottom)
    return rect
  }

  /// Returns the same rectangle, near the size at a distance.
  func seen(from distance: Point) -> LinearRect {
    var rect = self
    rect.minX = minX.seen(from: distance)
    rect.minY = minY.seen(from: distance)
    rect.width = width.seen(from: distance)
    rect.height = height.seen(from: distance)
    return rect
  }

  var maxX: LinearNumber { minX + width }
  var maxY: LinearNumber { minY + height }

  /// Returns the rectangle at a distance from the size.
  func rect(at distance: Point) -> Rect {
    Rect(
      x: minX.value(at: distance), y: minY.value(at: distance), width: width.value(at: distance),
      height: height.value(at: distance))
  }
}
