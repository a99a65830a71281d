import Anchors
import UIKit

/// Two columns where the width is regular, one below the other where it is compact.
final class PlantController: UIViewController {
  private let scroll = UIScrollView()
  private let page = UIView()
  private let photo = SceneryView()
  private let name = UILabel("Monstera", .largeTitle, .bold)
  private let latin = UILabel("Monstera deliciosa", .title3, color: .secondaryLabel)
  private let about = UILabel(
    """
    A climber from the forests of southern Mexico. Young leaves are whole; the holes come with \
    age and light. Give it a pole, and it will find its way to the ceiling.
    """, lines: 0)
  private let careTitle = UILabel("Care", .title3, .semibold)
  private let care = Card([
    FactRow("sun.max.fill", .systemOrange, "Light", "Bright, no direct sun"),
    FactRow("drop.fill", .systemBlue, "Water", "Every 8 days"),
    FactRow("thermometer", .systemRed, "Temperature", "18 to 27 °C"),
    FactRow("leaf.fill", .meadow, "Soil", "Loose, with bark"),
  ])
  private let tasksTitle = UILabel("This week", .title3, .semibold)
  private let tasks = Card([
    FactRow("checkmark", .meadow, "Water", "Tuesday, done"),
    FactRow("scissors", .systemIndigo, "Cut the dry leaf", "Thursday"),
    FactRow("arrow.clockwise", .systemTeal, "Turn the pot", "Sunday"),
    FactRow("plus", .systemPink, "Add a photo", "Sunday"),
  ])
  private let first = UILayoutGuide(), second = UILayoutGuide()

  private lazy var oneColumn = ConstraintGroup {
    [first, second].horizontalEdges == page.edges
    second.top == first.bottom + 28
  }
  private lazy var twoColumns = ConstraintGroup {
    first.leading == page.leading
    second.leading == first.trailing + 32
    second.trailing == page.trailing
    first.width == second.width * 1.2
    second.top == first.top
    first.bottom <= page.bottom - 24
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    activate {
      scroll.top == view.safeArea.top
      scroll.edges(excluding: .top) == view.edges
      page.verticalEdges == scroll.contentLayoutGuide.edges
      page.horizontalEdges == scroll.contentLayoutGuide.edges.inset(by: 20)
      page.width == scroll.frameLayoutGuide.width - 40

      first.top == page.top + 16
      second.bottom <= page.bottom - 24
      second.bottom == page.bottom - 24 ~ .low

      photo.edges(excluding: .bottom) == first.edges
      photo.height == photo.width * 0.62
      name.top == photo.bottom + 20
      latin.top == name.bottom + 2
      about.top == latin.bottom + 12
      about.bottom == first.bottom
      [name, latin, about].horizontalEdges == first.edges

      careTitle.top == second.top
      care.top == careTitle.bottom + 10
      tasksTitle.top == care.bottom + 28
      tasks.top == tasksTitle.bottom + 10
      tasks.bottom == second.bottom
      [careTitle, care, tasksTitle, tasks].horizontalEdges == second.edges
    }
    layOutColumns()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { layOutColumns() }
  }

  private func layOutColumns() {
    if traitCollection.horizontalSizeClass == .regular {
      activate(twoColumns, replacing: oneColumn)
    } else {
      activate(oneColumn, replacing: twoColumns)
    }
  }

  private func addViews() {
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroll)
    scroll.addSubview(page)
    page.addLayoutGuide(first)
    page.addLayoutGuide(second)
    page.add(photo, name, latin, about, careTitle, care, tasksTitle, tasks)
  }
}

/// A fact with its name.
final class FactRow: UIView {
  init(_ symbol: String, _ color: UIColor, _ text: String, _ value: String) {
    super.init(frame: .zero)
    let tile = SymbolTile(symbol, color, radius: 8)
    let title = UILabel(text)
    let detail = UILabel(value, .subheadline, color: .secondaryLabel, lines: 0)
    add(tile, title, detail)
    Constraint.activate {
      tile.leading == leading + 16
      tile.size == 30
      tile.centerY == centerY
      title.top == top + 10
      detail.top == title.bottom + 2
      detail.bottom == bottom - 10
      [title, detail].leading == tile.trailing + 14
      [title, detail].trailing <= trailing - 16
    }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
