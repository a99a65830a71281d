import AnchorsLayout
import AnchorsTestSupport
import TerminalDrawing
import Testing

/// The dashboard that `TerminalCells` prints.
@Suite("A dashboard in cells")
struct TerminalTests {
  private func rows(
    _ columns: Int, _ rows: Int, _ direction: InterfaceDirection = .leftToRight
  ) -> [String] {
    terminalPicture(of: HarborScreen(columns: columns, rows: rows, direction: direction))
  }

  @Test("The dashboard of 80 × 24 has this text")
  func whole() {
    let picture = """
      ╭──────────────────────────────────────────────────────────────────────────────╮
      │ ◆ Harbor watch              Tuesday, 12 November                       06:40 │
      ├──────────────────┬─ Ships ───────────────────────────────────────── 8 today ─┤
      │ ▸ Overview       │   name                    berth  cargo                due │
      │   Ships        8 │ ● Aurora                  2 A    ━━━━━━━━━━━━━━╸··  07:15 │
      │   Berths    6/10 │ ● Blue Heron              4 C    ━━━━━╸···········  07:40 │
      │   Cranes       4 │ ○ Cormorant               roads  ·················  08:05 │
      │   Crew        23 │ ● Dorothea                1 B    ━━━━━━━━━━━━━━━━━  08:30 │
      │   Weather        │ ○ Empress of the Outer …  roads  ━━···············  09:10 │
      │                  │ ● Fulmar                  3 A    ━━━━━━━━━╸·······  09:45 │
      │                  │ ● Grey Goose              2 C    ━━━━━━━━━━━······  10:20 │
      │                  │ ○ Halcyon                 sea    ━━━━━━━━━━━━━━━━·  11:00 │
      │                  ├─ Tide ───────── high 11:20 ─┬─ Cranes ────────────────────┤
      │                  │            ▄▆▅▁             │ North  ████████▌░░░░░  62 % │
      │                  │          ▂█████▄            │                             │
      │                  │         ▃███████▅         ▄ │ East   ████████████▌░  88 % │
      │                  │        ▄█████████▆       ▆█ │                             │
      │                  │       ▅████████████▃   ▁▇██ │ South  █████░░░░░░░░░  35 % │
      │ wind    12 kn NW │ ▇▄▂▂▃▇██████████████▇▆▆████ │                             │
      │ water     +1.8 m │ ███████████████████████████ │ West   █░░░░░░░░░░░░░   7 % │
      │ sunrise    07:21 │ 00           12          24 │                             │
      ├──────────────────┴─────────────────────────────┴─────────────────────────────┤
      │ ↑↓ choose   ⏎ open   / find   q quit                         all berths safe │
      ╰──────────────────────────────────────────────────────────────────────────────╯
      """
    #expect(rows(80, 24).joined(separator: "\n") == picture)
  }

  @Test("The dashboard of 80 × 24 from right to left has this text")
  func rightToLeft() {
    let picture = """
      ╭──────────────────────────────────────────────────────────────────────────────╮
      │ 06:40                       Tuesday, 12 November              ◆ Harbor watch │
      ├─ 8 today ───────────────────────────────────────── Ships ─┬──────────────────┤
      │ due                cargo  berth                    name   │       Overview ◂ │
      │ 07:15  ··╺━━━━━━━━━━━━━━    2 A                  Aurora ● │ 8        Ships   │
      │ 07:40  ···········╺━━━━━    4 C              Blue Heron ● │ 6/10    Berths   │
      │ 08:05  ·················  roads               Cormorant ○ │ 4       Cranes   │
      │ 08:30  ━━━━━━━━━━━━━━━━━    1 B                Dorothea ● │ 23        Crew   │
      │ 09:10  ···············━━  roads  Empress of the Outer … ○ │        Weather   │
      │ 09:45  ·······╺━━━━━━━━━    3 A                  Fulmar ● │                  │
      │ 10:20  ······━━━━━━━━━━━    2 C              Grey Goose ● │                  │
      │ 11:00  ·━━━━━━━━━━━━━━━━    sea                 Halcyon ○ │                  │
      ├──────────────────── Cranes ─┬─ high 11:20 ───────── Tide ─┤                  │
      │ 62 %  ░░░░░▐████████  North │             ▁▅▆▄            │                  │
      │                             │            ▄█████▂          │                  │
      │ 88 %  ░▐████████████   East │ ▄         ▅███████▃         │                  │
      │                             │ █▆       ▆█████████▄        │                  │
      │ 35 %  ░░░░░░░░░█████  South │ ██▇▁   ▃████████████▅       │                  │
      │                             │ ████▆▆▇██████████████▇▃▂▂▄▇ │ 12 kn NW    wind │
      │ 7 %   ░░░░░░░░░░░░░█   West │ ███████████████████████████ │ +1.8 m     water │
      │                             │ 24           12          00 │ 07:21    sunrise │
      ├─────────────────────────────┴─────────────────────────────┴──────────────────┤
      │ all berths safe                         ↑↓ choose   ⏎ open   / find   q quit │
      ╰──────────────────────────────────────────────────────────────────────────────╯
      """
    #expect(rows(80, 24, .rightToLeft).joined(separator: "\n") == picture)
  }

  @Test("The dashboard has the frames of the equations, rounded by their edges")
  func frames() throws {
    let screen = HarborScreen(columns: 80, rows: 24)
    screen.layoutIfNeeded()
    let tree = LayoutTree(containing: screen)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
    let panels = Dictionary(
      uniqueKeysWithValues: screen.subviews.map { ($0.layoutName, rounded($0.frame)) })
    // The body is 20 rows from row 2 on; a quarter of 80 is 20. Of the 61 columns right of the
    // sidebar the two lower panels have (61 + 1) / 2 each.
    #expect(
      panels == [
        "header": Rect(x: 0, y: 0, width: 80, height: 3),
        "sidebar": Rect(x: 0, y: 2, width: 20, height: 20),
        "ships": Rect(x: 19, y: 2, width: 61, height: 11),
        "tide": Rect(x: 19, y: 12, width: 31, height: 10),
        "cranes": Rect(x: 49, y: 12, width: 31, height: 10),
        "status": Rect(x: 0, y: 21, width: 80, height: 3),
      ])
    // In 81 columns they are between cells: 20.25 and 31.375 wide.
    let odd = HarborScreen(columns: 81, rows: 24)
    odd.layoutIfNeeded()
    let tide = try #require(odd.subviews.first { $0.layoutName == "tide" })
    let cranes = try #require(odd.subviews.first { $0.layoutName == "cranes" })
    #expect(rounded(tide.frame) == Rect(x: 19.25, y: 12, width: 31.375, height: 10))
    #expect(rounded(cranes.frame) == Rect(x: 49.625, y: 12, width: 31.375, height: 10))
    let cells = PixelGrid.cells(width: 1, height: 1)
    #expect(tide.pixelFrame(on: cells) == PixelRect(x: 19, y: 12, width: 32, height: 10))
    #expect(cranes.pixelFrame(on: cells) == PixelRect(x: 50, y: 12, width: 31, height: 10))
  }

  @Test(
    "The dashboard's borders meet, in any size", arguments: Array(stride(from: 40, to: 120, by: 7)),
    [InterfaceDirection.leftToRight, .rightToLeft])
  func borders(columns: Int, direction: InterfaceDirection) {
    for height in [14, 19, 24, 37] {
      let picture = rows(columns, height, direction)
      #expect(picture.count == height && picture.allSatisfy { $0.count == columns })
      let lines = picture.map { $0.map(Lines.init) }
      var gaps: [String] = []
      for y in 0..<height {
        for (x, (left, right)) in zip(lines[y], lines[y].dropFirst()).enumerated() {
          if let left, let right, left.right != right.left { gaps.append("column \(x), row \(y)") }
        }
        for (x, (above, below)) in zip(lines[y], y + 1 < height ? lines[y + 1] : []).enumerated() {
          if let above, let below, above.down != below.up { gaps.append("column \(x), row \(y)") }
        }
      }
      #expect(gaps.isEmpty, "\(columns) × \(height)")
    }
  }

  @Test("The dashboard holds together in little room", arguments: [40, 41, 53])
  func small(columns: Int) {
    let screen = HarborScreen(columns: columns, rows: 12)
    let picture = terminalPicture(of: screen)
    #expect(LayoutTree(containing: screen).conflicts.isEmpty)
    #expect(picture.first == "╭" + String(repeating: "─", count: columns - 2) + "╮")
    #expect(picture.last == "╰" + String(repeating: "─", count: columns - 2) + "╯")
  }
}

/// The directions that a box-drawing character leads in.
private struct Lines {
  let left: Bool
  let right: Bool
  let up: Bool
  let down: Bool

  init?(_ character: Character) {
    guard "│─╭╮╰╯├┤┬┴┼".contains(character) else { return nil }
    left = "─╮╯┤┬┴┼".contains(character)
    right = "─╭╰├┬┴┼".contains(character)
    up = "│╰╯├┤┴┼".contains(character)
    down = "│╭╮├┤┬┼".contains(character)
  }
}
