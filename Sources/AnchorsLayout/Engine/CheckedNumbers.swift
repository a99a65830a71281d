import Anchors

// One rule for all numbers: they are finite, and priorities are above 0 and at most 1000. Setters
// validate immediately. Overridden getters, and items of other classes, are validated when the
// engine reads them. The program traps with a message that names the item, the property and the
// value, because NaN would spread over the layout without a trace of its source.

/// Stops the program unless a number is finite.
@inline(__always)
func check(_ number: Double, _ property: StaticString, of item: any LayoutItem) {
  if !number.isFinite { refuse(decimal(number), property, of: item) }
}

/// Stops the program unless all parts of a rectangle are finite.
@inline(__always)
func check(_ rect: Rect, _ property: StaticString, of item: any LayoutItem) {
  if !rect.isFinite { refuse("\(rect)", property, of: item) }
}

/// Stops the program unless all distances are finite.
@inline(__always)
func check(_ insets: Insets, _ property: StaticString, of item: any LayoutItem) {
  if !insets.isFinite { refuse(insets.description, property, of: item) }
}

/// Stops the program unless both lengths are finite.
@inline(__always)
func check(_ size: Size, _ property: StaticString, of item: any LayoutItem) {
  if !size.isFinite {
    refuse("(\(decimal(size.width)), \(decimal(size.height)))", property, of: item)
  }
}

/// Stops the program unless both priorities are above 0 and at most 1000.
@inline(__always)
func check(_ priorities: AxisPriorities, _ property: StaticString, of item: any LayoutItem) {
  if priorities.isValid { return }
  let invalid = priorities.horizontal.isValid ? priorities.vertical : priorities.horizontal
  trap("\(property) of \(item.nameInTree) is \(invalid); a priority is above 0 and at most 1000")
}

/// Stops the program unless a minimum size is finite and not negative.
private func check(minimum: Double, _ property: StaticString, of item: any LayoutItem) {
  check(minimum, property, of: item)
  if minimum >= 0 { return }
  trap(
    "\(property) of \(item.nameInTree) is \(decimal(minimum)); a minimum size is not negative")
}

private func refuse(_ value: String, _ property: StaticString, of item: any LayoutItem) -> Never {
  trap("\(property) of \(item.nameInTree) is \(value); all numbers must be finite")
}

// MARK: - Reading

extension LayoutItem {
  /// The item's content metrics after validation, with distances from the alignment rectangle.
  var checkedMetrics: LayoutMetrics { checked(layoutMetrics) }

  /// The metrics for a width and a height, after validation.
  func checkedMetrics(forWidth width: Double?, height: Double? = nil) -> LayoutMetrics {
    checked(layoutMetrics(forWidth: width, height: height))
  }

  /// The frame after validation.
  var checkedFrame: Rect {
    let frame = layoutFrame
    check(frame, "layoutFrame", of: self)
    return frame
  }

  @inline(__always)
  private func checked(_ metrics: LayoutMetrics) -> LayoutMetrics {
    if !metrics.isSound { refuse(metrics) }
    return metrics.fromAlignmentRect
  }

  @inline(never)
  private func refuse(_ metrics: LayoutMetrics) -> Never {
    check(metrics.intrinsicWidth ?? 0, "intrinsic width", of: self)
    check(metrics.intrinsicHeight ?? 0, "intrinsic height", of: self)
    check(minimum: metrics.minimumWidth ?? 0, "minimum width", of: self)
    check(minimum: metrics.minimumHeight ?? 0, "minimum height", of: self)
    check(metrics.baselineOffsetFromTop, "baselineOffsetFromTop", of: self)
    check(metrics.baselineOffsetFromBottom, "baselineOffsetFromBottom", of: self)
    check(metrics.margins, "margins", of: self)
    check(metrics.alignmentRectInsets, "alignmentRectInsets", of: self)
    check(metrics.hugging, "hugging priority", of: self)
    check(metrics.compressionResistance, "compression resistance", of: self)
    trap("the metrics of \(nameInTree) are not sound")
  }
}

extension LayoutMetrics {
  /// `true` if all numbers are finite, the priorities valid, and minimum sizes not negative.
  fileprivate var isSound: Bool {
    // A sum of finite numbers times 0 is 0; otherwise it is NaN.
    let sum =
      (intrinsicWidth ?? 0) * 0 + (intrinsicHeight ?? 0) * 0 + baselineOffsetFromTop * 0
      + baselineOffsetFromBottom * 0
    if hasMinimumSize, !hasSoundMinimum { return false }
    return sum == 0 && margins.isFinite && alignmentRectInsets.isFinite && hugging.isValid
      && compressionResistance.isValid
  }

  private var hasSoundMinimum: Bool {
    let (width, height) = (minimumWidth ?? 0, minimumHeight ?? 0)
    return width >= 0 && height >= 0 && width < .infinity && height < .infinity
  }
}

extension Rect {
  fileprivate var isFinite: Bool { minX * 0 + minY * 0 + width * 0 + height * 0 == 0 }
}

extension Size {
  fileprivate var isFinite: Bool { width * 0 + height * 0 == 0 }
}

extension Insets {
  fileprivate var isFinite: Bool { top * 0 + left * 0 + bottom * 0 + right * 0 == 0 }
}

extension AxisPriorities {
  fileprivate var isValid: Bool { horizontal.isValid && vertical.isValid }
}
