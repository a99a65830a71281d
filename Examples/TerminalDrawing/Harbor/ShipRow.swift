import AnchorsLayout

/// A ship in the list, or the list's heading. All rows have one width and the same constraints, and
/// so their columns are in line.
final class ShipRow: CellView {
  static func all() -> [ShipRow] {
    [
      ShipRow(" ", "name", "berth", Text("cargo"), "due"),
      ShipRow("●", "Aurora", "2 A", 0.84, "07:15"),
      ShipRow("●", "Blue Heron", "4 C", 0.31, "07:40"),
      ShipRow("○", "Cormorant", "roads", 0, "08:05"),
      ShipRow("●", "Dorothea", "1 B", 1, "08:30"),
      ShipRow("○", "Empress of the Outer Isles", "roads", 0.12, "09:10"),
      ShipRow("●", "Fulmar", "3 A", 0.57, "09:45"),
      ShipRow("●", "Grey Goose", "2 C", 0.66, "10:20"),
      ShipRow("○", "Halcyon", "sea", 0.95, "11:00"),
    ]
  }

  private init(_ mark: String, _ name: String, _ berth: String, _ cargo: CellView, _ due: String) {
    super.init(name: name)
    let mark = Text(mark), name = Text(name), berth = Text(berth), due = Text(due, .trailing)
    let columns = [mark, name, berth, cargo, due]
    columns.forEach(addSubview)
    Constraint.activate {
      columns.top == top
      mark.leading == leading
      mark.width == 1
      name.leading == mark.trailing + 1
      name.trailing <= berth.leading - 2
      berth.width == 5
      berth.trailing == cargo.leading - 2
      cargo.width == width * 0.3
      cargo.height == 1
      cargo.trailing == due.leading - 2
      due.width == 5
      due.trailing == trailing
    }
  }

  private convenience init(
    _ mark: String, _ name: String, _ berth: String, _ cargo: Double, _ due: String
  ) {
    self.init(mark, name, berth, Meter(cargo, .line), due)
  }
}
