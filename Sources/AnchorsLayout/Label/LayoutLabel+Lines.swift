import Anchors

extension LayoutLabel {
  /// The lines that the label shows in a width.
  ///
  ///     let lines = note.lines(forWidth: 96)
  ///     lines.map(\.text)        // ["Jumps over the", "lazy dog."]
  ///     lines.map(\.origin)      // [(0, 12), (0, 28)]: the baselines' left ends
  ///
  /// - Parameter width: the room for each line, in points.
  /// - Returns: the lines, the first one at the top, where the label's alignment puts them.
  /// - Complexity: O(length of the text).
  public final func lines(forWidth width: Double) -> [TextLine] {
    lines(forWidth: width, numberOfLines: numberOfLines)
  }

  /// The lines that the label shows in a size, its own above all, for whoever draws them: as many
  /// as there is height for, and at least one. They are in the middle of the height.
  ///
  ///     for line in label.lines(fitting: label.bounds.size) {
  ///       canvas.draw(line.text, at: line.origin)
  ///     }
  ///
  /// - Parameter size: the room for the text, in points.
  /// - Returns: the lines from the top, where the label's alignment puts them, in its coordinates.
  /// - Complexity: O(length of the text).
  public final func lines(fitting size: Size) -> [TextLine] {
    guard let room = lineCount(inHeight: size.height) else {
      return lines(forWidth: size.width)
    }
    let count = max(1, room)
    let limit = numberOfLines == 0 ? count : min(count, numberOfLines)
    var lines = lines(forWidth: size.width, numberOfLines: limit)
    let top = (size.height - height(ofLines: lines.count)) / 2
    for index in lines.indices { lines[index].origin.y += top }
    return lines
  }

  /// Returns `true` if no text is left out in a size.
  final func showsWholeText(in size: Size) -> Bool {
    size.width > 0
      && lines(fitting: size).count == lines(forWidth: size.width, numberOfLines: 0).count
  }

  /// Returns the number of lines that fit into a height; `nil` for no limit, or if lines have no
  /// height.
  final func lineCount(inHeight height: Double) -> Int? {
    let room = (height + textTolerance) / measurer.lineHeight(of: font)
    return room < 1e9 ? wholeNumber(roundingDown: room) : nil
  }

  private func lines(forWidth width: Double, numberOfLines: Int) -> [TextLine] {
    let share = shareOfRoomBeforeLine
    var lines = measurer.lines(
      of: text ?? "", in: font, width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
    if share > 0 {
      for index in lines.indices { lines[index].origin.x = share * (width - lines[index].width) }
    }
    return lines
  }

  /// The fraction of a line's free room that is to its left.
  package var shareOfRoomBeforeLine: Double {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .leading: layoutDirection == .leftToRight ? 0 : 1
    case .trailing: layoutDirection == .leftToRight ? 1 : 0
    }
  }
}
