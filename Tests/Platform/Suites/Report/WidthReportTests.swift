import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("Reports on ranges of widths") @MainActor
struct WidthReportTests {
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
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let width = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    width.identifier = "box width"
    width.isActive = true
  }

  @Test("The box takes the room of the label below 300; below 220 there is not enough for the box")
  func ranges() throws {
    let report = row.layoutReport(widths: 200...310)
    #expect(report.problems.map(\.kind) == [.conflict, .compressedContent])
    try #require(report.problems.count == 2)
    let (conflict, compressed) = (report.problems[0], report.problems[1])
    #expect(conflict.widths == 200...219)
    #expect(compressed.widths == 220...299)
    #expect(compressed.items.map(\.layoutName) == ["label"])
    #expect(conflict.summary.contains("200 - 10 - 10 - 200 = -20 would be left for label's width"))
    #expect(conflict.summary.contains("'box width'"))
    #expect(report.description.hasPrefix("Layout of row, 200 to 310 points wide: 2 problems\n"))
    #expect(report.description.contains("\n  200 to 219 wide: 4 required constraints conflict"))
    #expect(report.description.contains("Text keeps the size"))
  }

  @Test("An assertion for tests checks the chosen kinds")
  func assertion() throws {
    let report = row.layoutReport(widths: 290...310)
    #expect(throws: LayoutProblems.self) { try report.requireNoProblems() }
    #expect(throws: LayoutProblems.self) { try report.requireNoProblems([.compressedContent]) }
    try report.requireNoProblems([.conflict, .ambiguity, .outOfSight])
    try row.layoutReport(widths: 300...310).requireNoProblems()
  }

  @Test("The live views do not change")
  func liveViews() {
    row.layOut()
    let views: [View] = [row, label, box]
    let frames = views.map(\.frame)
    let constraints = row.constraints
    _ = row.layoutReport(
      widths: 200...220, directions: [.leftToRight, .rightToLeft], measuringText: true)
    #expect(views.map(\.frame) == frames)
    #expect(row.constraints == constraints && box.constraints.count == 2)
    #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [true, false, false])
  }

  @Test("A fault in one direction only is reported")
  func directions() {
    // A badge that was pinned to the left where leading was meant.
    let badge = FlippedView()
    badge.layoutName = "badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    row.add(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 190),
      badge.topAnchor.constraint(equalTo: row.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor),
    ])
    // Left to right: the box is at 100 and 210 wide or more: the badge ends at 310.
    let report = row.layoutReport(widths: 310...320, directions: [.leftToRight, .rightToLeft])
    #expect(report.problems.isEmpty)
    // Right to left: the box begins at 0.
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(greaterThanOrEqualTo: row.leftAnchor, constant: 250)
    ])
    let other = row.layoutReport(widths: 310...320, directions: [.leftToRight, .rightToLeft])
    #expect(other.problems.map(\.direction) == [.rightToLeft])
    #expect(other.problems.map(\.kind) == [.conflict])
    #expect(other.problems.map(\.widths) == [310...320])
    #expect(other.description.contains("310 to 320 wide, right to left: "))
    #expect(row.layoutReport(widths: 310...320, directions: [.leftToRight]).problems.isEmpty)
    #expect(row.layoutReport(widths: 310...320, directions: [.rightToLeft]).problems.count == 1)
    #expect(row.layoutReport(widths: 310...320).problems.isEmpty)
  }

  @Test("For a nested view, outer views do not count, and the height is the fitting one")
  func subview() {
    let screen = View.sized(400, 100)
    screen.add(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.widthAnchor.constraint(equalToConstant: 150),
      row.topAnchor.constraint(equalTo: screen.topAnchor),
      row.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
    ])
    #expect(row.layoutReport(widths: 300...310).problems.isEmpty)
    #expect(row.layoutReport(widths: 299...310).problems.map(\.widths) == [299...299])
  }

  @Test("Ranges begin and end at whole points, however many there are")
  func wideRange() {
    let report = row.layoutReport(widths: 150...2_000)
    #expect(report.problems.map(\.widths) == [150...219, 220...299])
    #expect(row.layoutReport(widths: 219.5...219.5).problems.map(\.widths) == [219.5...219.5])
  }

  #if canImport(UIKit)
  @Test("What a view without constraints to its content scrolls may be anywhere")
  func scrolled() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    row.add(scroll)
    let below = Label.saying("below the fold")
    below.frame = CGRect(x: 0, y: 500, width: 120, height: 20)
    scroll.addSubview(below)
    try row.layoutReport(widths: 300...310).requireNoProblems([.outOfSight])
    // Not so without the scroll view.
    row.add(below)
    #expect(throws: LayoutProblems.self) {
      try row.layoutReport(widths: 300...310).requireNoProblems([.outOfSight])
    }
  }

  @Test("Text is measured again on request")
  func text() {
    let wrapping = WrappingLabel(frame: .zero)
    wrapping.layoutName = "wrapping"
    wrapping.numberOfLines = 0
    wrapping.translatesAutoresizingMaskIntoConstraints = false
    let card = FlippedView(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
    card.add(wrapping)
    NSLayoutConstraint.activate([
      wrapping.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      wrapping.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      wrapping.topAnchor.constraint(equalTo: card.topAnchor),
      wrapping.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
    ])
    // Measured at 100: two lines of 16. Three lines, below 65, do not fit.
    #expect(
      card.layoutReport(widths: 50...100).problems.allSatisfy { $0.kind == .compressedContent })
    let report = card.layoutReport(widths: 50...100, measuringText: true)
    let heights = report.problems.filter { $0.summary.contains("height") }
    #expect(heights.map(\.widths) == [50...64])
    #expect(!report.description.contains("Text keeps"))
  }
  #endif
}

#if canImport(UIKit)
/// 130 points of text in lines of 16.
private final class WrappingLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 32) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = (130 / size.width).rounded(.up)
    return CGSize(width: min(130, size.width), height: 16 * lines)
  }
}
#endif
