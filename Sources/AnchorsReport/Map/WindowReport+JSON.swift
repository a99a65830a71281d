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
  /// | `frontier` | the same in words |
  /// | `problems` | the problems |
  /// | `regions` | the places in `problems` of the problems of each region |
  /// | `runs` | for each width, the first height, the last one and the region, for each stretch |
  /// | `devices` | objects with `name`, `size`, `safeArea` and the places of `problems` |
  ///
  /// A problem has `kind`, `summary`, `windows` (in words), `text` (both, with the devices), `items`
  /// (names) and `devices` (their number).
  public var json: String {
    let value: JSON = [
      "version": .number(1), "view": .text(name), "maps": .list(maps.map { $0.json }),
    ]
    return value.line
  }
}

extension WindowMap {
  var json: JSON {
    let names = ItemNames()
    return [
      "direction": .text(direction == .leftToRight ? "leftToRight" : "rightToLeft"),
      "safeArea": JSON(safeAreaInsets),
      "textScale": .number(textScale), "widths": JSON(range: widths),
      "heights": JSON(range: heights),
      "smallestWindows": .list(smallestWindows.map { JSON($0) }),
      "frontier": .text(frontier),
      "problems": .list(
        problems.map { problem in
          [
            "kind": .text(problem.kind.rawValue), "summary": .text(problem.summary),
            "windows": .text(problem.area.words),
            "text": .text(problem.text(of: devices.count)),
            "items": .list(problem.items.map { .text(names.name(of: $0)) }),
            "devices": .number(Double(problem.devices.count)),
          ]
        }),
      "regions": .list(regions.map { JSON($0) }),
      "runs": .list(
        columns.map { column in
          .list(
            column.runs.map { run in
              let first = Int32(heights.lowerBound)
              return JSON([Int(first + run.low), Int(first + run.high), Int(run.region)])
            })
        }),
      "devices": .list(
        devices.map { window, found in
          let places = problems.indices.filter { place in
            found.contains { $0.identity == problems[place].identity }
          }
          return [
            "name": .text(window.name), "size": JSON(window.size),
            "safeArea": JSON(window.safeAreaInsets), "problems": JSON(places),
          ]
        }),
    ]
  }
}

extension JSON {
  fileprivate init(range: ClosedRange<Int>) { self.init([range.lowerBound, range.upperBound]) }

  fileprivate init(_ size: Size) { self = .list([.number(size.width), .number(size.height)]) }

  fileprivate init(_ insets: Insets) {
    self = .list([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
  }
}
