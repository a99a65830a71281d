import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Grids")
struct GridTests {
  private let root = LayoutView(name: "root", width: 280, height: 72)
  private let views = ["a", "b", "c", "d", "e", "f"].map { LayoutView(name: $0) }

  init() {
    for view in views {
      view.intrinsicContentSize = Size(width: 10, height: 20)
      root.addSubview(view)
    }
  }

  private func frames(_ group: ConstraintGroup) -> [Rect] {
    group.activate()
    root.layoutIfNeeded()
    return views.map { rounded($0.frame) }
  }

  private func expectSound(_ location: Testing.SourceLocation = #_sourceLocation) {
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, sourceLocation: location)
  }

  @Test("Cells are equal and fill the superview, in either text direction")
  func equal() {
    let (a, b, c, d, e, f) = (views[0], views[1], views[2], views[3], views[4], views[5])
    let found = frames(
      Constraint.grid([[a, b, c], [d, e, f]], columnSpacing: 8, rowSpacing: 4, inset: 6))
    //  6 ┌ a 84 ┐ 8 ┌ b 84 ┐ 8 ┌ c 84 ┐ 6
    #expect(found.prefix(3).map(\.minX) == [6, 98, 190])
    #expect(found == found.map { Rect(x: $0.minX, y: $0.minY, width: 84, height: 28) })
    #expect(found.map(\.minY) == [6, 6, 6, 38, 38, 38])
    expectSound()
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(views.prefix(3).map { rounded($0.frame).minX } == [190, 98, 6])
  }

  @Test("Items span the cells that name them, and tracks have the given lengths")
  func spans() {
    let (photo, name, call, write) = (views[0], views[1], views[2], views[3])
    views[4].removeFromSuperview()
    views[5].removeFromSuperview()
    let found = frames(
      Constraint.grid(
        [
          [photo, name, name],
          [photo, call, write],
        ], columns: [.length(64), .share(1)], columnSpacing: 8, rowSpacing: 8))
    #expect(
      found.prefix(4) == [
        Rect(x: 0, y: 0, width: 64, height: 72), Rect(x: 72, y: 0, width: 208, height: 32),
        Rect(x: 72, y: 40, width: 100, height: 32), Rect(x: 180, y: 40, width: 100, height: 32),
      ])
    expectSound()
  }

  @Test("Shares are proportional, also between items that share no column alone")
  func shares() {
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    views[4].removeFromSuperview()
    views[5].removeFromSuperview()
    // a and d overlap in the middle column, in which no item is alone.
    let found = frames(
      Constraint.grid(
        [[a, a, b], [c, d, d]], columns: [.share(1), .share(2), .share(3)], columnSpacing: 5))
    //  45 + 5 + 90 + 5 + 135
    #expect(found.prefix(4).map(\.width) == [140, 135, 45, 230])
    #expect(found.prefix(4).map(\.minX) == [0, 145, 0, 50])
    expectSound()
  }

  @Test("Fitted tracks take the lengths of their contents")
  func fitted() {
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    views[4].removeFromSuperview()
    views[5].removeFromSuperview()
    a.intrinsicContentSize = Size(width: 70, height: 20)
    c.intrinsicContentSize = Size(width: 40, height: 44)
    for view in [a, c] { view.setContentHuggingPriority(.high, for: .horizontal) }
    let box = LayoutView(name: "box")
    root.addSubview(box)
    for view in [a, b, c, d] { box.addSubview(view) }
    Constraint.activate { box.edges(.top, .leading, .trailing) == 0 }
    let found = frames(
      Constraint.grid(
        [[a, b], [c, d]], columns: [.fitted, .share(1)], rows: [.fitted], columnSpacing: 10))
    #expect(found.prefix(4).map(\.width) == [70, 200, 70, 200])
    #expect(found.prefix(4).map(\.height) == [20, 20, 44, 44])
    #expect(box.frame.height == 64)
    expectSound()
  }

  @Test("Empty cells keep their room, a shorter row ends in them, and a guide may be a cell")
  func empty() {
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    views[5].removeFromSuperview()
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let e = views[4]
    e.removeFromSuperview()
    root.frame.size.height = 90
    let found = frames(Constraint.grid([[a, nil, b], [nil, c], [d, guide]]))
    #expect(found.prefix(4).allSatisfy { abs($0.width * 3 - 280) < 1e-3 })
    #expect(abs(found[2].midX - 140) < 1e-3 && found[2].minY == 30 && found[3].minY == 60)
    #expect(abs(guide.layoutFrame.midX - 140) < 1e-3)
    expectSound()
  }

  @Test("An empty track of a given length is a gap, also outside")
  func gaps() {
    let (a, b) = (views[0], views[1])
    for view in views.dropFirst(2) { view.removeFromSuperview() }
    let found = frames(
      Constraint.grid(
        [[nil, a, nil, b, nil]],
        columns: [.length(10), .share(1), .length(30), .share(2), .length(16)], columnSpacing: 4))
    // 280 - 10 - 30 - 16 - 4 * 4 = 208
    #expect(abs(found[0].minX - 14) < 1e-3 && abs(found[0].width - 208 / 3) < 1e-3)
    #expect(abs(found[1].maxX - 260) < 1e-3 && abs(found[1].width - 416 / 3) < 1e-3)
    expectSound()
  }

  @Test("A grid fills another container, and its group is edited and removed like others")
  func container() {
    let (a, b) = (views[0], views[1])
    for view in views.dropFirst(2) { view.removeFromSuperview() }
    root.layoutMargins = Insets(10)
    let group = Constraint.grid([[a, b]], in: root.margins, columnSpacing: 20)
    #expect(group.isInactive && group.count == 8)
    let found = frames(group)
    #expect(
      found.prefix(2) == [
        Rect(x: 10, y: 10, width: 120, height: 52), Rect(x: 150, y: 10, width: 120, height: 52),
      ])
    group.deactivate()
    #expect(Constraint.grid([]).isEmpty && Constraint.grid([[nil]]).isEmpty)
  }

  @Test("Cells that are no grid are refused with the items' names")
  func refusals() async {
    let corner = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
      _ = Constraint.grid([[a, a], [a, b]])
    }
    let hole = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
      _ = Constraint.grid([[a, nil, b]])
    }
    let outer = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Constraint.grid([[LayoutView(name: "a"), nil]])
    }
    let spanning = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b, c, d) = (
        LayoutView(name: "a"), LayoutView(name: "b"), LayoutView(name: "c"), LayoutView(name: "d")
      )
      let cells = [[a, nil, b], [c, d, d]]
      _ = Constraint.grid(cells, columns: [.share(1), .share(1), .fitted])
    }
    let share = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Constraint.grid([[LayoutView(name: "a")]], columns: [.share(-1)])
    }
    let texts = [corner, hole, share, outer, spanning].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(texts[0].contains("the cells of a in a grid are no rectangle"), "\(texts[0])")
    #expect(
      texts[1].contains(
        "the columns of a grid are not determined beside b: put a guide into a cell"),
      "\(texts[1])")
    #expect(
      texts[2].contains("a share or length in a grid is -1.0; it must be more than 0"),
      "\(texts[2])")
    #expect(
      texts[3].contains("a grid has an empty outer column: put a guide into it"), "\(texts[3])")
    #expect(texts[4].contains("the columns of a grid are not determined beside"), "\(texts[4])")
  }

  @Test("Random grids have the lengths that a plain sum gives")
  func random() {
    var random = SeededRandom(seed: 60)
    for _ in 0..<150 {
      let (columns, rows) = (Int(random.next() % 6) + 1, Int(random.next() % 6) + 1)
      func tracks(_ count: Int) -> [GridTrack] {
        (0..<count).map { index in
          index > 0 && random.next() % 3 == 0
            ? .length(Double(random.next() % 30 + 1)) : .share(Double(random.next() % 3 + 1))
        }
      }
      let (widths, heights) = (tracks(columns), tracks(rows))
      var cells = [[(any LayoutItem)?]](
        repeating: Array(repeating: nil, count: columns), count: rows)
      let screen = LayoutView(name: "screen", width: 1000, height: 1000)
      var places: [(view: LayoutView, columns: Range<Int>, rows: Range<Int>)] = []
      for row in 0..<rows {
        for column in 0..<columns where cells[row][column] == nil {
          var width = 1
          while column + width < columns, cells[row][column + width] == nil,
            random.next() % 3 == 0
          { width += 1 }
          var height = 1
          while row + height < rows, random.next() % 3 == 0,
            (column..<column + width).allSatisfy({ cells[row + height][$0] == nil })
          { height += 1 }
          let view = LayoutView(name: "\(row) \(column)")
          screen.addSubview(view)
          places.append((view, column..<column + width, row..<row + height))
          for row in row..<row + height {
            for column in column..<column + width { cells[row][column] = view }
          }
        }
      }
      let spacing = Double(random.next() % 9)
      Constraint.activate {
        Constraint.grid(
          cells, columns: widths, rows: heights, columnSpacing: spacing, rowSpacing: spacing,
          inset: 7)
      }
      screen.layoutIfNeeded()
      func lengths(_ tracks: [GridTrack]) -> [Double] {
        var (shares, points) = (0.0, 0.0)
        for track in tracks {
          switch track {
          case .share(let share): shares += share
          case .length(let length): points += length
          case .fitted: break
          }
        }
        let rest = 1000 - 14 - points - spacing * Double(tracks.count - 1)
        return tracks.map { track in
          switch track {
          case .share(let share): rest * share / shares
          case .length(let length): length
          case .fitted: 0
          }
        }
      }
      func range(_ span: Range<Int>, _ lengths: [Double]) -> (start: Double, length: Double) {
        let start = lengths[..<span.lowerBound].reduce(7) { $0 + $1 + spacing }
        return (start, lengths[span].reduce(-spacing) { $0 + $1 + spacing })
      }
      for place in places {
        let (x, width) = range(place.columns, lengths(widths))
        let (y, height) = range(place.rows, lengths(heights))
        let frame = place.view.frame
        #expect(
          abs(frame.minX - x) < 1e-6 && abs(frame.width - width) < 1e-6
            && abs(frame.minY - y) < 1e-6 && abs(frame.height - height) < 1e-6)
      }
      let tree = LayoutTree(containing: screen)
      #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
    }
  }
}
