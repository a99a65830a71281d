import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

@Suite("Maps of windows")
struct WindowMapTests {
  /// A row of a label that must not be cut, a gap, and a box of 200.
  private let row = LayoutView(name: "row", width: 400, height: 60)
  private let label = LayoutView(name: "label")
  private let box = LayoutView(name: "box")

  init() {
    row.layoutTree.conflictHandler = nil
    label.intrinsicContentSize = Size(width: 80, height: 16)
    for view in [label, box] { row.addSubview(view) }
    Constraint.activate {
      label.leading == row.leading + 10
      label.top == row.top
      box.top == row.top + 30
      box.leading == label.trailing + 10
      box.trailing == row.trailing
      box.height == 20
      box.width >= 200
    }
  }

  @Test("The borders of problems are exact to a point, and in words")
  func borders() throws {
    let report = row.layoutReport(widths: 200...310, heights: 40...80, devices: [])
    let map = try #require(report.maps.first)
    // 10 + 0 + 10 + 200 = 220 are needed, and 80 more for all of the label.
    #expect(map.problems.map(\.kind) == [.conflict, .compressedContent])
    #expect(map.problems(in: Size(width: 219, height: 60)).map(\.kind) == [.conflict])
    #expect(map.problems(in: Size(width: 220, height: 60)).map(\.kind) == [.compressedContent])
    #expect(map.problems(in: Size(width: 299, height: 60)).map(\.kind) == [.compressedContent])
    #expect(map.problems(in: Size(width: 300, height: 60)).isEmpty)
    #expect(map.smallestWindows == [Size(width: 300, height: 40)])
  }

  @Test("The description has the smallest windows first, then problems with their windows")
  func description() {
    let report = row.layoutReport(
      widths: 200...310, heights: 40...80,
      devices: [
        DeviceWindow(name: "small", size: Size(width: 210, height: 60)),
        DeviceWindow(name: "large", size: Size(width: 310, height: 60)),
      ])
    #expect(
      report.description.hasPrefix(
        """
        Windows of row, 200 to 310 points wide and 40 to 80 high: 2 problems
          Smallest windows that work: 300 x 40
          below 220 points of width, 1 of 2 devices: 4 required constraints conflict
        """))
  }

  @Test("An assertion for tests counts the windows from a size on")
  func assertion() throws {
    let report = row.layoutReport(widths: 200...310, heights: 40...80)
    #expect(throws: LayoutProblems.self) { try report.requireNoProblems() }
    #expect(throws: LayoutProblems.self) {
      try report.requireNoProblems([.conflict], from: Size(width: 219, height: 40))
    }
    try report.requireNoProblems([.conflict], from: Size(width: 220, height: 40))
    try report.requireNoProblems(from: Size(width: 300, height: 40))
  }

  @Test("The tree is as before")
  func restored() {
    row.layoutIfNeeded()
    let (frames, safeArea) = ([row, label, box].map(\.frame), row.safeAreaInsets)
    _ = row.layoutReport(
      widths: 200...310, heights: 40...80, directions: [.leftToRight, .rightToLeft],
      safeAreas: [Insets(top: 20), .zero], textScales: [1, 2])
    #expect([row, label, box].map(\.frame) == frames)
    #expect(row.safeAreaInsets == safeArea)
    #expect(row.layoutDirection == .leftToRight)
  }

  @Test("A text that wraps leaves less height in narrow windows")
  func wrappingText() throws {
    let card = LayoutView(name: "card", width: 300, height: 200)
    let note = LayoutLabel("Jumps over the lazy dog.", font: TextFont(size: 13), name: "note")
    note.numberOfLines = 0
    card.addSubview(note)
    Constraint.activate {
      note.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
      note.bottom <= card.bottom - 12
    }
    let report = card.layoutReport(widths: 60...300, heights: 20...120, devices: [])
    let map = try #require(report.maps.first)
    for width in 60...300 {
      let lines = note.lines(forWidth: Double(width) - 24).count
      let height = Double(lines) * 16 + 24
      #expect(map.problems(in: Size(width: Double(width), height: height)).isEmpty)
      #expect(!map.problems(in: Size(width: Double(width), height: height - 1)).isEmpty)
    }
    // Each number of lines has its smallest window.
    #expect(map.smallestWindows.map(\.height) == map.smallestWindows.map(\.height).sorted(by: >))
    #expect(map.smallestWindows.last?.height == 40)
  }

  @Test("Larger text breaks in wider windows")
  func textScales() throws {
    let card = LayoutView(name: "card", width: 300, height: 100)
    let note = LayoutLabel("Jumps over", name: "note")
    card.addSubview(note)
    Constraint.activate {
      note.edges(.top, .leading) == card.edges.inset(by: 10)
      note.trailing <= card.trailing - 10
    }
    let maps = card.layoutReport(
      widths: 50...400, heights: 100...100, textScales: [1, 2], devices: []
    ).maps
    #expect(maps.map(\.textScale) == [1, 2])
    let widths = maps.map { $0.smallestWindows[0].width }
    #expect(widths[0] == note.intrinsicContentSize.width + 20)
    #expect(widths[1] == TextFont(size: 34).width(of: "Jumps over").rounded(.up) + 20)
    #expect(note.font.size == 17)
  }

  @Test("A large image in a small view is intended, a text that is cut off is not")
  func intended() throws {
    let card = LayoutView(name: "card", width: 300, height: 100)
    let image = LayoutView(name: "image")
    image.intrinsicContentSize = Size(width: 64, height: 64)
    let note = LayoutLabel("Jumps over the lazy dog.", name: "note")
    for view in [image, note] { card.addSubview(view) }
    Constraint.activate {
      image.edges(.top, .leading) == card.edges
      image.size == Size(width: 16, height: 16)
      note.top == image.bottom
      note.leading == card.leading
      note.width == 60
    }
    let map = card.layoutReport(widths: 100...400, heights: 100...200, devices: []).maps[0]
    #expect(map.problems.map { $0.items.map(\.layoutName) } == [["note"]])
  }

  @Test("Devices are laid out with their own safe areas")
  func devices() throws {
    let screen = LayoutView(name: "screen", width: 402, height: 874)
    let bar = LayoutView(name: "bar")
    screen.addSubview(bar)
    screen.layoutTree.conflictHandler = nil
    Constraint.activate {
      bar.edges(.leading, .trailing, .bottom) == screen.safeArea.edges
      bar.width >= 760
      bar.height == 44
    }
    let device = try #require(DeviceWindow.all.first { $0.name == "iPhone 16 Pro, landscape" })
    let report = screen.layoutReport(widths: 700...900, heights: 300...500, devices: [device])
    // 874 is wide enough, but not with 62 points at either side.
    #expect(report.maps[0].problems(in: device.size).isEmpty)
    #expect(report.maps[0].devices[0].problems.map(\.kind) == [.conflict])
  }

  @Test("The JSON has a run for each stretch of equal windows")
  func json() throws {
    let report = row.layoutReport(widths: 200...310, heights: 40...80, devices: [])
    let value = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    let map = try #require((value?["maps"] as? [[String: Any]])?.first)
    let runs = try #require(map["runs"] as? [[[Int]]])
    #expect(runs.count == 111)
    #expect(runs[0].map { $0[0] }.first == 40)
    #expect(runs[0].map { $0[1] }.last == 80)
    #expect((map["problems"] as? [[String: Any]])?.count == report.maps[0].problems.count)
  }

  @Test("The picture is a document with a number for each problem")
  func picture() throws {
    let report = row.layoutReport(widths: 200...310, heights: 40...80)
    let svg = report.maps[0].svg()
    _ = try parse(svg)
    #expect(svg.contains("Smallest windows that work: 300 x 40"))
    #expect(svg.contains("below 220 points of width"))
  }

  @Test("Device windows have names of their own and room inside their safe areas")
  func presets() {
    let all = DeviceWindow.all
    #expect(all.count >= 50)
    #expect(Set(all.map(\.name)).count == all.count)
    for window in all {
      let insets = window.safeAreaInsets
      #expect(window.size.width - insets.left - insets.right >= 300)
      #expect(window.size.height - insets.top - insets.bottom >= 240)
    }
  }
}
