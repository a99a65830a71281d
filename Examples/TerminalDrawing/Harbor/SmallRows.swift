import AnchorsLayout

/// A row for a destination, with a count.
final class NavigationRow: CellView {
  static func all() -> [NavigationRow] {
    [
      NavigationRow("Overview", isChosen: true), NavigationRow("Ships", "8"),
      NavigationRow("Berths", "6/10"), NavigationRow("Cranes", "4"), NavigationRow("Crew", "23"),
      NavigationRow("Weather"),
    ]
  }

  private init(_ title: String, _ count: String = "", isChosen: Bool = false) {
    super.init(name: title)
    let mark = Text(isChosen ? "▸" : " ", mirrored: isChosen ? "◂" : " ")
    let title = Text(title), count = Text(count)
    add(mark, title, count)
    Constraint.activate {
      [mark, title, count].top == top
      mark.leading == leading
      mark.width == 1
      title.leading == mark.trailing + 1
      title.trailing <= count.leading - 1
      count.trailing == trailing
    }
  }
}

/// A word and its value.
final class FactRow: CellView {
  static func all() -> [FactRow] {
    [FactRow("wind", "12 kn NW"), FactRow("water", "+1.8 m"), FactRow("sunrise", "07:21")]
  }

  private init(_ word: String, _ value: String) {
    super.init(name: word)
    let word = Text(word), value = Text(value)
    add(word, value)
    Constraint.activate {
      [word, value].top == top
      word.leading == leading
      word.trailing <= value.leading - 1
      value.trailing == trailing
    }
  }
}

/// A crane and how much of the time it is at work.
final class CraneRow: CellView {
  static func all() -> [CraneRow] {
    [
      CraneRow("North", 62), CraneRow("East", 88), CraneRow("South", 35), CraneRow("West", 7),
    ]
  }

  private init(_ name: String, _ percent: Int) {
    super.init(name: name)
    let name = Text(name), meter = Meter(Double(percent) / 100, .block)
    let number = Text("\(percent) %", .trailing)
    add(name, meter, number)
    Constraint.activate {
      [name, meter, number].top == top
      name.leading == leading
      name.width == 5
      meter.leading == name.trailing + 2
      meter.trailing == number.leading - 2
      meter.height == 1
      number.width == 4
      number.trailing == trailing
    }
  }
}
