import AnchorsLayout

/// One cell of a list, with nine views inside.
struct Cell {
  let index: Int
  let cell, icon, title, subtitle, badge, separator, detail, background, accessory,
    button: LayoutView

  /// The cell and what is in it.
  var views: [LayoutView] {
    [cell, icon, title, subtitle, badge, separator, detail, background, accessory, button]
  }

  init(index: Int) {
    self.index = index
    let names = [
      "icon", "title", "subtitle", "badge", "separator", "detail", "background", "accessory",
      "button",
    ]
    let views = names.map { LayoutView(name: $0) }
    cell = LayoutView(name: "cell\(index)")
    (icon, title, subtitle) = (views[0], views[1], views[2])
    (badge, separator, detail) = (views[3], views[4], views[5])
    (background, accessory, button) = (views[6], views[7], views[8])
    for view in views { cell.addSubview(view) }
    title.intrinsicContentSize = Size(width: Self.titleWidth(index), height: 20)
    subtitle.intrinsicContentSize = Size(width: Self.subtitleWidth(index), height: 16)
    button.intrinsicContentSize = Size(width: 80, height: 24)
  }

  /// The widths that the texts of a cell would like to have.
  static func titleWidth(_ index: Int) -> Double { 120 + 20 * Double(index % 7) }
  static func subtitleWidth(_ index: Int) -> Double { 160 + 15 * Double(index % 5) }

  /// The place of the gap between icon and title among ``constraints()``.
  static let iconGapPlace = 8

  func constraints() -> [Constraint] {
    [
      cell.height >= 44, cell.height == 44 ~ 50,
      cell.bottom >= subtitle.bottom + 8, cell.bottom >= button.bottom + 8,
      icon.left == cell.left + 12, icon.centerY == cell.centerY,
      icon.width == 40, icon.height == 40,
      title.left == icon.right + 8, title.top == cell.top + 8,
      title.right <= cell.right - 12, title.right <= badge.left - 8,
      subtitle.left == title.left, subtitle.top == title.bottom + 4,
      subtitle.right <= cell.right - 12, subtitle.right <= detail.left - 8,
      badge.right == cell.right - 12, badge.centerY == title.centerY,
      badge.width >= 20, badge.width == 20 ~ 250, badge.height == 20,
      separator.height == 1, separator.bottom == cell.bottom,
      separator.left == title.left, separator.right == cell.right,
      detail.right == cell.right - 12, detail.centerY == subtitle.centerY,
      detail.width == 60 ~ 250, detail.width >= 60 ~ 760, detail.height == 16,
      background.left == cell.left, background.right == cell.right,
      background.top == cell.top, background.bottom == cell.bottom,
      accessory.right == cell.right - 4, accessory.centerY == cell.centerY,
      accessory.width == 8, accessory.height == 13,
      button.left == title.left, button.top == subtitle.bottom + 4, button.width >= 44,
    ]
  }

  /// The width below which title or subtitle would be compressed.
  static func smallestWidth(_ index: Int, iconGap: Double) -> Double {
    let left = 52 + iconGap
    return max(left + titleWidth(index) + 40, left + subtitleWidth(index) + 80)
  }

  /// Writes the ten frames of a cell of this size.
  static func writeFrames(
    of index: Int, y: Double, width: Double, height: Double = 84, iconGap: Double = 8,
    to frames: UnsafeMutableBufferPointer<Rect>
  ) {
    let first = index * 10
    let left = 52 + iconGap
    // Title and subtitle are compressed where the badge and the detail leave them no more room.
    let title = min(titleWidth(index), width - 40 - left)
    let subtitle = min(subtitleWidth(index), width - 80 - left)
    frames[first] = Rect(x: 16, y: y, width: width, height: height)
    frames[first + 1] = Rect(x: 12, y: (height - 40) / 2, width: 40, height: 40)
    frames[first + 2] = Rect(x: left, y: 8, width: title, height: 20)
    frames[first + 3] = Rect(x: left, y: 32, width: subtitle, height: 16)
    frames[first + 4] = Rect(x: width - 32, y: 8, width: 20, height: 20)
    frames[first + 5] = Rect(x: left, y: height - 1, width: width - left, height: 1)
    frames[first + 6] = Rect(x: width - 72, y: 32, width: 60, height: 16)
    frames[first + 7] = Rect(x: 0, y: 0, width: width, height: height)
    frames[first + 8] = Rect(x: width - 12, y: (height - 13) / 2, width: 8, height: 13)
    frames[first + 9] = Rect(x: left, y: 52, width: 80, height: 24)
  }
}
