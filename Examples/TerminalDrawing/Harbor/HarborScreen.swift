import AnchorsLayout

/// A dashboard of a harbor, laid out in cells: a point is a cell, and a shared border is an overlap
/// of one. Halves and shares of the width fall between cells; drawing rounds them, and borders
/// still meet.
public final class HarborScreen: LayoutView {
  private let header = Panel("header")
  private let sidebar = Panel("sidebar")
  private let ships = Panel("ships", title: "Ships", note: "8 today")
  private let tide = Panel("tide", title: "Tide", note: "high 11:20")
  private let cranes = Panel("cranes", title: "Cranes")
  private let status = Panel("status")

  /// A dashboard of a number of columns and rows.
  public init(columns: Int, rows: Int, direction: InterfaceDirection = .leftToRight) {
    super.init(
      name: "harbor", frame: Rect(x: 0, y: 0, width: Double(columns), height: Double(rows)))
    layoutDirection = direction
    add(header, sidebar, ships, tide, cranes, status)
    placePanels()
    fillHeader()
    fillSidebar()
    ships.pile(ShipRow.all())
    fillTide()
    cranes.pile(CraneRow.all(), spacing: 1)
    fillStatus()
  }

  private func placePanels() {
    let body = LayoutGuide(identifier: "body")
    addLayoutGuide(body)
    Constraint.activate {
      header.edges(.top, .leading, .trailing) == edges
      header.height == 3
      status.edges(.leading, .bottom, .trailing) == edges
      status.height == 3

      body.top == header.bottom - 1
      body.bottom == status.top + 1
      body.horizontalEdges == horizontalEdges

      sidebar.edges(.top, .leading, .bottom) == body.edges
      sidebar.width == body.width / 4 ~ .high
      sidebar.width <= 24

      ships.edges(.top, .trailing) == body.edges
      ships.leading == sidebar.trailing - 1
      ships.height == body.height * 0.55

      [tide, cranes].top == ships.bottom - 1
      [tide, cranes].bottom == body.bottom
      tide.leading == ships.leading
      cranes.leading == tide.trailing - 1
      cranes.trailing == ships.trailing
      cranes.width == tide.width
    }
  }

  private func fillHeader() {
    let title = Text("◆ Harbor watch"), date = Text("Tuesday, 12 November"), time = Text("06:40")
    header.add(title, date, time)
    date.setContentCompressionResistancePriority(.low, for: .horizontal)
    Constraint.activate {
      [title, date, time].top == header.margins.top
      title.leading == header.margins.leading
      time.trailing == header.margins.trailing
      date.centerX == header.centerX ~ .high
      date.leading >= title.trailing + 2
      date.trailing <= time.leading - 2
    }
  }

  private func fillSidebar() {
    let places = NavigationRow.all(), facts = FactRow.all()
    sidebar.pile(places)
    for row in facts { sidebar.addSubview(row) }
    Constraint.activate {
      for (row, next) in zip(facts, facts.dropFirst()) { next.top == row.bottom }
      for row in facts {
        row.horizontalEdges == sidebar.margins.horizontalEdges
        row.height == 1
      }
      // At the bottom, or below what is above and out of sight.
      if let first = facts.first, let last = facts.last, let above = places.last {
        first.top >= above.bottom + 1
        last.bottom == sidebar.margins.bottom ~ .high
      }
    }
  }

  private func fillTide() {
    let chart = AreaChart([
      0.3, 0.22, 0.18, 0.17, 0.2, 0.28, 0.4, 0.55, 0.7, 0.83, 0.92, 0.96, 0.94, 0.87, 0.76, 0.62,
      0.48, 0.36, 0.28, 0.24, 0.25, 0.32, 0.44, 0.58, 0.7,
    ])
    let hours = [Text("00"), Text("12"), Text("24", .trailing)]
    tide.add(chart)
    hours.forEach(tide.addSubview)
    Constraint.activate {
      chart.edges(.top, .leading, .trailing) == tide.margins.edges
      chart.bottom == tide.margins.bottom - 1
      hours.top == chart.bottom
      hours[0].leading == chart.leading
      hours[1].centerX == chart.centerX
      hours[2].trailing == chart.trailing
    }
  }

  private func fillStatus() {
    let keys = Text("↑↓ choose   ⏎ open   / find   q quit"), state = Text("all berths safe")
    status.add(keys, state)
    keys.setContentCompressionResistancePriority(.low, for: .horizontal)
    Constraint.activate {
      [keys, state].top == status.margins.top
      keys.leading == status.margins.leading
      state.trailing == status.margins.trailing
      keys.trailing <= state.leading - 2
    }
  }
}
