import AnchorsLayout

/// Counts what cannot be read in a picture, and the texts that it leaves out without need.
///
///     PictureCheck(screen.layoutTree.svg(PictureOptions(constraints: .all))).faults     // []
///
/// It reads the picture alone, so it knows nothing of the way in which texts find their places.
package struct PictureCheck {
  /// Names and constraints' texts that lie on another text.
  package private(set) var overlaps: [String] = []
  /// Texts that the line of a constraint runs through.
  package private(set) var struck: [String] = []
  /// Names and constraints' texts that are cut off, or lie outside of what cuts their view off.
  package private(set) var outside: [String] = []
  /// Names and constraints that have no text, although a place is free.
  package private(set) var leftOut: [String] = []

  /// All of them.
  package var faults: [String] { overlaps + struck + outside + leftOut }

  private let picture: DrawnPicture
  private let texts: [DrawnPicture.Text]

  /// The distance that a free place has from all texts, in points.
  private static let distance = 6.0

  /// - Complexity: O(texts · (texts + lines)).
  package init(_ svg: String) {
    picture = DrawnPicture(svg)
    texts = picture.texts.filter { $0.clip.map($0.box.touches) ?? true }
    findOverlaps()
    findStruckTexts()
    findTextsOutside()
    findMissingNames()
    findMissingConstraintTexts()
  }

  // MARK: Texts that are there

  private mutating func findOverlaps() {
    for (place, one) in texts.enumerated() {
      for other in texts[(place + 1)...] where one.kind != .content || other.kind != .content {
        let isOne = one.constraint != nil && one.constraint == other.constraint
        if !isOne, one.box.touches(other.box) {
          overlaps.append("\(one.string) lies on \(other.string)")
        }
      }
    }
  }

  private mutating func findStruckTexts() {
    for (number, constraint) in picture.constraints.enumerated() {
      let lines = constraint.lines.map { $0.seen(in: constraint.clip) }
      for text in texts where text.constraint != number {
        let box = text.box.seen(in: text.clip)
        if lines.contains(where: box.isStruck) {
          struck.append("\(constraint.title) runs through \(text.string)")
        }
      }
    }
  }

  private mutating func findTextsOutside() {
    for text in texts where text.kind != .content {
      var clip = text.clip
      if text.kind == .name, clip == nil {
        // A name belongs to one of the items of this name that are nearest.
        let items = picture.items.filter { $0.name.hasSuffix(text.string) }
        let least = items.map { $0.frame.distance(to: text.box) }.min()
        let nearest = items.filter { $0.frame.distance(to: text.box) == least }
        let isSeen = nearest.contains { $0.clip?.contains(text.box) ?? true }
        clip = isSeen ? nil : nearest.first?.clip
      }
      if let clip, !clip.contains(text.box) {
        outside.append("\(text.string) at \(text.box) is not in \(clip)")
      }
    }
  }

  // MARK: Texts that are not there

  private mutating func findMissingNames() {
    var named: [String: Int] = [:]
    for text in texts where text.kind == .name { named[text.string, default: 0] += 1 }
    if named.isEmpty { return }
    let font = TextFont(size: 8)
    for item in picture.items where !item.isGuide && !item.isDrawn {
      if let count = named[item.name], count > 0 {
        named[item.name] = count - 1
        continue
      }
      let room = item.frame.seen(in: item.clip)
      let width = StandardTextMeasurer.shared.width(of: item.name[...], in: font)
      let area = Rect(
        x: room.minX + 4, y: room.minY + 2, width: room.width - 8, height: room.height - 4)
      if let place = freePlace(width, 8 * 1.3, in: area) {
        leftOut.append("\(item.name) has no name, but \(place) is free")
      }
    }
  }

  /// Returns a place in a rectangle that is free of texts.
  private func freePlace(_ width: Double, _ height: Double, in area: Rect) -> Rect? {
    if area.width < width || area.height < height { return nil }
    for y in stride(from: area.minY, through: area.maxY - height, by: 2) {
      for x in stride(from: area.minX, through: area.maxX - width, by: 2) {
        let place = Rect(x: x, y: y, width: width, height: height)
        if isFree(place) { return place }
      }
    }
    return nil
  }

  private func isFree(_ place: Rect) -> Bool {
    let wide = place.outset(by: Self.distance)
    return !texts.contains { wide.touches($0.box) }
  }

  /// Returns places on both sides of a line.
  private static func places(of size: Size, along line: Rect, isAcross: Bool) -> [Rect] {
    let aside = (isAcross ? size.height : size.width) / 2 + 3
    var places: [Rect] = []
    for share in [0.5, 0.25, 0.75] {
      for away in [-aside, aside] {
        let x = line.minX + (isAcross ? line.width * share : away)
        let y = line.minY + (isAcross ? away : line.height * share)
        places.append(
          Rect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width,
            height: size.height))
      }
    }
    return places
  }

  private mutating func findMissingConstraintTexts() {
    for constraint in picture.constraints where !constraint.hasText {
      guard let line = constraint.mainLine,
        !constraint.isAlignment || constraint.title.contains(" ~ ")
      else { continue }
      let isAcross = constraint.isLineHorizontal
      // The whole right side of the constraint is longer than its text.
      let words = constraint.title.split(separator: "= ").dropFirst().joined(separator: "= ")
      let width =
        StandardTextMeasurer.shared.width(of: "= \(words)"[...], in: TextFont(size: 10)) + 4
      let size = Size(width: width, height: 12.5)
      let places = Self.places(of: size, along: line, isAcross: isAcross)
      let free = places.first { place in
        (constraint.clip.map { $0.contains(place) } ?? true) && isFree(place)
      }
      if let free { leftOut.append("\(constraint.title) has no text, but \(free) is free") }
    }
  }
}

extension DrawnPicture.Constraint {
  /// `true` if the constraint's line is horizontal, as its first attribute says.
  fileprivate var isLineHorizontal: Bool {
    let left = title.split(separator: " ").first ?? ""
    let attribute = left.split(separator: ".").last ?? ""
    let isHorizontal =
      attribute == "width" || attribute.hasPrefix("leading") || attribute.hasPrefix("trailing")
      || attribute.hasPrefix("left") || attribute.hasPrefix("right")
      || attribute.hasPrefix("centerX")
    return isHorizontal != isAlignment
  }

  /// The constraint's own line, without the gaps in it.
  fileprivate var mainLine: Rect? {
    let isAcross = isLineHorizontal
    let lines = lines.filter { isAcross ? $0.width > 0 : $0.height > 0 }
    guard let longest = lines.max(by: { $0.width + $0.height < $1.width + $1.height }) else {
      return nil
    }
    let parts = lines.filter {
      isAcross ? $0.minY == longest.minY : $0.minX == longest.minX
    }
    return parts.reduce(longest) { whole, part in
      let (left, top) = (min(whole.minX, part.minX), min(whole.minY, part.minY))
      return Rect(
        x: left, y: top, width: max(whole.maxX, part.maxX) - left,
        height: max(whole.maxY, part.maxY) - top)
    }
  }
}

extension Rect {
  /// The overlap in which rounded numbers still count as apart, in points.
  private static let tolerance = 0.3

  /// Returns `true` if the two overlap.
  fileprivate func touches(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > Self.tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > Self.tolerance
  }

  /// Returns `true` if a line, a rectangle without area, runs through the rectangle.
  fileprivate func isStruck(by line: Rect) -> Bool {
    line.width >= 0 && line.height >= 0
      && min(maxX, line.maxX) - max(minX, line.minX) >= 0
      && min(maxY, line.maxY) - max(minY, line.minY) >= 0
      && line.maxX - minX > Self.tolerance && maxX - line.minX > Self.tolerance
      && line.maxY - minY > Self.tolerance && maxY - line.minY > Self.tolerance
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX - Self.tolerance && other.maxX <= maxX + Self.tolerance
      && other.minY >= minY - Self.tolerance && other.maxY <= maxY + Self.tolerance
  }

  /// Returns the part that is not cut off; of negative size if there is none.
  fileprivate func seen(in clip: Rect?) -> Rect {
    guard let clip else { return self }
    let (left, top) = (max(minX, clip.minX), max(minY, clip.minY))
    return Rect(
      x: left, y: top, width: min(maxX, clip.maxX) - left, height: min(maxY, clip.maxY) - top)
  }

  fileprivate func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  /// Returns the distance between two rectangles along the axes.
  fileprivate func distance(to other: Rect) -> Double {
    max(0, max(minX, other.minX) - min(maxX, other.maxX))
      + max(0, max(minY, other.minY) - min(maxY, other.maxY))
  }
}
