import AnchorsLayout
import AnchorsMotion

/// New rows fade in where they end, removed rows fade out where they were, and the rest makes room.
func rowsThatComeAndGo(in screen: LayoutView) -> [(timing: TimingCurve, change: () -> Void)] {
  let list = List()
  screen.addSubview(list)
  Constraint.activate { list.edges == screen.safeArea.edges }

  let ada = Row("AL", "Ada Lovelace", .pink)
  let alan = Row("AT", "Alan Turing", .blue)
  let grace = Row("GH", "Grace Hopper", .teal)
  let edsger = Row("ED", "Edsger Dijkstra", .orange)
  let barbara = Row("BL", "Barbara Liskov", .purple)
  list.rows = [ada, grace, barbara]
  let all = [ada, alan, grace, edsger, barbara]
  return [
    (.easeInOut(duration: 0.6), { list.rows = all }),
    (.easeInOut(duration: 0.6), { list.rows = [alan, edsger, barbara] }),
    (.easeInOut(duration: 0.6), { list.rows = all }),
    (.easeInOut(duration: 0.6), { list.rows = [ada, grace, barbara] }),
  ]
}

/// Rows one under the other.
private final class List: Group {
  private var stacking = ConstraintGroup()

  var rows: [Row] = [] {
    didSet {
      stacking.deactivate()
      for row in oldValue where !rows.contains(where: { $0 === row }) { row.removeFromSuperview() }
      for (index, row) in rows.enumerated() { insertSubview(row, at: index) }
      stacking = Constraint.activate {
        for row in rows { row.horizontalEdges == margins.horizontalEdges }
        if let first = rows.first { first.top == top + 12 }
        for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom + 8 }
      }
    }
  }
}

private final class Row: Box {
  init(_ initials: String, _ name: String, _ tint: Tint) {
    super.init(name: "row \(name)")
    fill = tint.soft
    cornerRadius = 12
    let avatar = Avatar(initials, tint)
    let label = Label(name, colour: tint.ink)
    addSubviews(avatar, label)
    Constraint.activate {
      height == 60
      avatar.size == 40
      avatar.leading == leading + 12
      label.leading == avatar.trailing + 12
      label.trailing <= trailing - 12 ~ .required - 1
      [avatar, label].centerY == centerY
    }
  }
}
