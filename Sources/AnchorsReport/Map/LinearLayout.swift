import AnchorsLayout

/// A layout as linear functions of the size of its window, computed from layouts at three sizes.
///
/// The functions hold in the area where everything keeps its sign that decides which rows
/// determine the frames, how text wraps, and what the rules find. ``AreaSearch`` cuts it out.
struct LinearLayout {
  let base: LayoutNumbers
  /// The frames in root coordinates.
  private(set) var frames: [LinearRect]
  /// The slack of each row.
  let slacks: [LinearNumber]
  /// The sizes of the items, and then their positions.
  private let values: [LinearNumber]

  /// The layout at a size, at a wider one and at a higher one; `nil` if the three do not have the
  /// same rows and items.
  init?(_ base: LayoutNumbers, wider: LayoutNumbers, higher: LayoutNumbers, step: Size) {
    guard base.isLike(wider), base.isLike(higher) else { return nil }
    self.base = base
    slacks = LinearNumber.through(
      base.slacks, wider: wider.slacks, higher: higher.slacks, step: step)
    values = LinearNumber.through(
      base.values, wider: wider.values, higher: higher.values, step: step)
    var frames: [LinearRect] = []
    for item in base.frames.indices {
      frames.append(
        LinearRect(
          base.frames[item], wider: wider.frames[item], higher: higher.frames[item], step: step))
    }
    self.frames = frames
  }

  /// Returns the frames near the size at a distance, for the rules about them.
  func seen(from distance: Point) -> LinearLayout {
    var layout = self
    layout.frames = frames.map { $0.seen(from: distance) }
    return layout
  }

  /// The distance from 0, in points, within which a number has no sign: twice what the rules call
  /// the same length.
  static let margin = 2e-5

  /// Cuts an area off where another row would become tight.
  ///
  /// A determined layout is the same on both sides of such a border up to the border itself, so
  /// that the border belongs to both. Where something is ambiguous, the border may determine it.
  func cutAtRows(_ area: ConvexArea) {
    for row in slacks.indices where !slacks[row].isConstant {
      if base.isAmbiguous || base.asksForRoom(row) {
        area.keepSign(of: slacks[row], margin: Self.margin)
      } else {
        cut(area, at: slacks[row])
      }
    }
    for place in 0..<(base.isAmbiguous ? values.count : values.count / 2) {
      area.keepSign(of: values[place], margin: Self.margin)
    }
  }

  /// Cuts an area off where a length begins or ceases to be 0.
  func cutAtLengths(_ area: ConvexArea) {
    for frame in frames {
      area.keepSign(of: frame.width, margin: Self.margin)
      area.keepSign(of: frame.height, margin: Self.margin)
    }
  }

  /// Cuts an area off where a number changes its sign. The border belongs to the area.
  private func cut(_ area: ConvexArea, at number: LinearNumber) {
    // At the size itself the number may be 0. Then the other two layouts tell on which side the
    // area is.
    let side =
      abs(number.value) > Self.margin ? number.value : number.slope.width + number.slope.height
    area.cut(side > 0 ? number : -1 * number, atLeast: -Self.margin)
  }
}

extension LayoutNumbers {
  /// Returns `true` if another layout has the same items and as many rows.
  fileprivate func isLike(_ other: LayoutNumbers) -> Bool {
    let (items, others) = (items, other.items)
    if rowCount != other.rowCount || items.count != others.count { return false }
    for item in items.indices where items[item] !== others[item] { return false }
    return true
  }
}

// MARK: - Text

extension LinearLayout {
  /// Cuts an area off where text wraps otherwise, or other content changes with its width.
  func cutAtText(_ area: ConvexArea, _ stretches: inout WidthStretches) {
    for item in frames.indices where base.metrics[item].dependsOnFrame {
      let width = frames[item].width
      guard !width.isConstant,
        let stretch = stretches.stretch(of: base.items[item], around: width.value)
      else { continue }
      area.keepSign(of: width - stretch.lowerBound, margin: Self.margin)
      area.keepSign(of: width - stretch.upperBound, margin: Self.margin)
    }
  }
}
