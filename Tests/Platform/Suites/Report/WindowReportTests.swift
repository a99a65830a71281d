import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("Reports on windows of live views") @MainActor
struct WindowReportTests {
  /// A row of a label that must not be cut, a gap, and a box of 200.
  private let row = FlippedView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
  private let label = Label.saying("0123456789")  // 80 wide
  private let box = FlippedView()

  init() {
    row.layoutName = "row"
    label.layoutName = "label"
    box.layoutName = "box"
    row.add(label, box)
    for view in [label, box] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      box.topAnchor.constraint(equalTo: row.topAnchor),
      box.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test(
    "The map has the borders of the conflict and of the label's room, and does not change views")
  func borders() throws {
    row.layOut()
    let frame = box.frame
    let report = row.layoutReport(widths: 200...310, heights: 40...80, devices: [])
    let map = try #require(report.maps.first)
    #expect(map.problems.map(\.kind) == [.conflict, .compressedContent])
    #expect(map.smallestWindows == [Size(width: 300, height: 40)])
    #expect(map.problems(in: Size(width: 219, height: 60)).map(\.kind) == [.conflict])
    #expect(map.problems(in: Size(width: 220, height: 60)).map(\.kind) == [.compressedContent])
    #expect(map.problems(in: Size(width: 300, height: 60)).isEmpty)
    #expect(report.description.contains("\n  below 220 points of width: 4 required constraints"))
    #expect(report.description.contains("Text keeps the size"))
    #expect(box.frame == frame)
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

  @Test("Progress grows to 1")
  func progress() {
    var shares: [Double] = []
    _ = row.layoutReport(
      widths: 200...310, heights: 40...80, directions: [.leftToRight, .rightToLeft], devices: []
    ) { shares.append($0) }
    #expect(shares == shares.sorted())
    #expect(shares.last == 1)
  }
}
