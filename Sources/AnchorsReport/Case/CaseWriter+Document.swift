import AnchorsLayout

extension CaseWriter {
  /// The case as JSON, with a line for each item and constraint.
  func document(name: String, expecting tree: LayoutTree) -> String {
    let root = layout.items[0].rect
    let size: JSON = [
      "id": "root", "width": .exact(root.width), "height": .exact(root.height),
    ]
    var members: [(String, String)] = [
      ("name", JSON.text(name).line), ("root", size.line),
      ("direction", JSON.text(layout.isRightToLeft ? "rtl" : "ltr").line),
      ("items", list(items.indices.dropFirst().map(item))),
      ("constraints", list(rows.map(constraint))),
    ]
    if let expected = expectation(of: tree) { members.append(("expected", expected.line)) }
    if !notes.isEmpty { members.append(("notes", list(notes.map { .text($0) }))) }
    let lines = members.map { "  \(JSON.text($0.0).line): \($0.1)" }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  private func list(_ values: [JSON]) -> String {
    if values.isEmpty { return "[]" }
    return "[\n\(values.map { "    \($0.line)" }.joined(separator: ",\n"))\n  ]"
  }

  private func item(_ number: Int) -> JSON {
    let item = items[number]
    var members: [(String, JSON)] = [
      ("id", .text(item.id)), ("parent", .text(items[item.parent].id)),
    ]
    if number < layout.items.count { members += content(of: layout.items[number].metrics) }
    return .object(members)
  }

  private func content(of metrics: LayoutMetrics) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    if metrics.hasIntrinsicSize {
      func length(_ value: Double?) -> JSON { value.map { .exact($0) } ?? .null }
      let size: JSON = [
        "width": length(metrics.intrinsicWidth), "height": length(metrics.intrinsicHeight),
      ]
      members.append(("intrinsic", size))
      for (name, priorities, standard) in [
        ("hugging", metrics.hugging, 250.0), ("compression", metrics.compressionResistance, 750),
      ] {
        let (h, v) = (priorities.horizontal.rawValue, priorities.vertical.rawValue)
        if h != standard || v != standard {
          members.append((name, ["h": .exact(h), "v": .exact(v)]))
        }
      }
    }
    let (first, last) = (metrics.baselineOffsetFromTop, metrics.baselineOffsetFromBottom)
    if first != 0 || last != 0, !metrics.centersBaselines {
      members.append(("baseline", ["first": .exact(first), "last": .exact(last)]))
    }
    return members
  }

  private func constraint(_ row: CaseRow) -> JSON {
    [
      "id": .text(row.id), "item": .text(items[row.first.item].id),
      "attr": .text("\(row.first.attribute)"), "relation": .text("\(row.relation)"),
      "multiplier": .exact(row.multiplier),
      "item2": row.second.map { .text(items[$0.item].id) } ?? .null,
      "attr2": row.second.map { .text("\($0.attribute)") } ?? .null,
      "constant": .exact(row.constant), "priority": .exact(row.priority),
      "text": row.text.map { .text($0) },
    ]
  }
}

// MARK: - What is expected

extension CaseWriter {
  /// What laying out the case gives; `nil` where it is not known to be what the tree gives.
  private func expectation(of tree: LayoutTree) -> JSON? {
    if !isExact { return nil }
    if !tree.conflicts.isEmpty { return ["status": "infeasible"] }
    var open: [Int: [FrameComponent]] = [:]
    let numbers = Dictionary(firstPlacesOf: layout.items.map { $0.item.identity })
    for ambiguity in tree.ambiguities {
      guard let number = numbers[ambiguity.item.identity] else { return nil }
      open[number] = ambiguity.components.map { $0.component }
    }
    // What is open of an item that only the case has is not known.
    if !open.isEmpty, items.count > layout.items.count { return nil }
    let frames = layout.items.indices.dropFirst().map { number in
      (items[number].id, frame(of: number, open: open[number] ?? []))
    }
    let ambiguous = open.sorted { $0.key < $1.key }.map { number, components in
      (items[number].id, JSON.list(components.map { .text($0.caseName) }))
    }
    return [
      "status": open.isEmpty ? "unique" : "ambiguous", "frames": .object(frames),
      "ambiguous": open.isEmpty ? nil : .object(ambiguous),
    ]
  }

  private func frame(of number: Int, open: [FrameComponent]) -> JSON {
    let rect = layout.items[number].rect
    let values: [(FrameComponent, Double)] = [
      (.x, rect.minX), (.y, rect.minY), (.width, rect.width), (.height, rect.height),
    ]
    return .list(
      values.map { component, value in
        open.contains(component) ? .null : .exact((value * 1e6).rounded() / 1e6)
      })
  }
}

extension FrameComponent {
  fileprivate var caseName: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "w"
    case .height: "h"
    }
  }
}
