import AnchorsLayout

extension WindowReport {
  /// The report as JSON, for a script. Lengths are in points. Members with a question mark are left
  /// out if there is nothing to say.
  ///
  /// The value is an object: `version` (1), `view` (a name) and `maps`. A map:
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `direction` | `leftToRight` or `rightToLeft` |
  /// | `safeArea` | the insets at the top, left, bottom and right |
  /// | `textScale` | the factor of the font sizes |
  /// | `widths`, `heights` | the least and the greatest |
  /// | `smallestWindows` | the widths and heights of the smallest windows that work |
  /// | `problems` | the problems |
  /// | `regions` | the places in `problems` of the problems of each region |
  /// | `runs` | for each width, the first height, the last one and the region, for each stretch |
  /// | `devices` | objects with `name`, `size`, `safeArea` and the places of `problems` |
  ///
  /// A problem has `kind`, `summary`, `windows` (in words), `text` (both, with the devices),
  /// `items` (names) and `devices` (their number).
  public var json: String {
    let value: JSON = [
      "version": .number(1), "view": .text(name), "maps": .list(maps.map { $0.json }),
    ]
    return value.line
  }
}

// Lists are made of ranges of places, so that the playground's module has that code once.
extension WindowMap {
  var json: JSON {
    let names = ItemNames()
    return [
      "direction": .text(direction == .leftToRight ? "leftToRight" : "rightToLeft"),
      "safeArea": JSON(safeAreaInsets), "textScale": .number(textScale),
      "widths": JSON([widths.lowerBound, widths.upperBound]),
      "heights": JSON([heights.lowerBound, heights.upperBound]),
      "smallestWindows": .list(smallestWindows.indices.map { JSON(smallestWindows[$0]) }),
      "problems": .list(problems.indices.map { json(of: problems[$0], names) }),
      "regions": .list(regions.indices.map { JSON(regions[$0]) }),
      "runs": .list(columns.indices.map { runs(of: columns[$0]) }),
      "devices": .list(
        problemsOfWindows.indices.map { place in
          let window = windows[place]
          return [
            "name": .text(window.name), "size": JSON(window.size),
            "safeArea": JSON(window.safeAreaInsets),
            "problems": JSON(problemsOfWindows[place]),
          ]
        }),
    ]
  }

  private func json(of problem: WindowProblem, _ names: ItemNames) -> JSON {
    [
      "kind": .text(problem.kind.rawValue), "summary": .text(problem.summary),
      "windows": .text(problem.area.words), "text": .text(problem.text(of: windows.count)),
      "items": .list(problem.items.indices.map { .text(names.name(of: problem.items[$0])) }),
      "devices": .number(Double(problem.windows.count)),
    ]
  }

  private func runs(of column: MapColumn) -> JSON {
    var (runs, low): ([JSON], Int) = ([], heights.lowerBound)
    for place in column.ends.indices {
      let high = heights.lowerBound + column.ends[place]
      if column.regions[place] >= 0 { runs.append(JSON([low, high, column.regions[place]])) }
      low = high + 1
    }
    return .list(runs)
  }
}

extension JSON {
  fileprivate init(_ size: Size) { self = .list([.number(size.width), .number(size.height)]) }

  fileprivate init(_ insets: Insets) {
    self = .list(
      [.number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right)])
  }
}
