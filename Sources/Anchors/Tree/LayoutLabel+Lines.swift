extension LayoutLabel {
  /// The lines that the label shows in a width, for whoever draws them.
  ///
  ///     label.lines(forWidth: label.bounds.width)
  ///     // text, width, and where the baseline begins by the label's alignment
  ///
  /// - Parameter width: the room for each line, in points.
  /// - Returns: the lines from the top, the origins in the label's coordinates.
  /// - Complexity: O(length of the text).
  public final func lines(forWidth width: Double) -> [TextLine] {
    let share = shareOfRoomBeforeLine
    return lines(fitting: width).map { line in
      var line = line
      line.origin.x = share == 0 ? 0 : share * (width - line.width)
      return line
    }
  }

  /// Lines from the left edge.
  final func lines(fitting width: Double) -> [TextLine] {
    measurer.lines(
      of: text ?? "", in: font, width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
  }

  final func size(of lines: [TextLine]) -> Size {
    var width = 0.0
    for line in lines where line.width > width { width = line.width }
    return Size(
      width: roundedUp(width), height: Double(lines.count) * measurer.lineHeight(of: font))
  }

  /// How much of the room that a line leaves is to its left.
  private var shareOfRoomBeforeLine: Double {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .leading: layoutDirection == .leftToRight ? 0 : 1
    case .trailing: layoutDirection == .leftToRight ? 1 : 0
    }
  }
}
