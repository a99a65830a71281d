import AnchorsLayout

/// Everything that a report shows, gathered once.
struct ReportData {
  let inspection: LayoutInspection
  /// By item.
  let explanations: [FrameExplanation?]
  private let context: ReportContext

  var scene: Scene { inspection.scene }
  var findings: Findings { inspection.findings }
  var names: ItemNames { inspection.names }
  var constraints: [Constraint] { inspection.constraints }

  /// - Complexity: that of all reports on the tree.
  init(of tree: LayoutTree, _ context: ReportContext = ReportContext()) {
    self.context = context
    inspection = LayoutInspection(of: tree, context)
    var explanations: [FrameExplanation?] = Array(
      repeating: nil, count: inspection.scene.items.count)
    for explanation in tree.explainFrames() {
      if let number = inspection.scene.number(of: explanation.item) {
        explanations[number] = explanation
      }
    }
    self.explanations = explanations
  }

  /// The number of a constraint of the tree.
  func number(of constraint: Constraint) -> Int? { inspection.number(of: constraint) }

  /// The whole of it as JSON.
  var json: JSON {
    [
      "items": .list(scene.items.indices.map(item)),
      "constraints": .list(constraints.map(constraint)),
      "problems": .list(inspection.problems.map(problem)),
    ]
  }
}

// MARK: - Items

extension ReportData {
  private func item(_ number: Int) -> JSON {
    let item = scene.items[number]
    let metrics = item.item.layoutMetrics
    return [
      "name": .text(item.name),
      "type": .text(context.typeOf(item.item)),
      "parent": .number(Double(item.parent)),
      "frame": JSON(item.item.layoutFrame),
      "seen": JSON(item.frame),
      "isGuide": item.isGuide ? .flag(true) : nil,
      "isHidden": item.isHidden ? .flag(true) : nil,
      "isRightToLeft": item.isRightToLeft ? .flag(true) : nil,
      "facts": facts(of: item.item, metrics),
      "reasons": explanations[number].map(reasons),
    ]
  }

  /// What an item says of its content, and what else is known of it.
  private func facts(of item: any LayoutItem, _ metrics: LayoutMetrics) -> JSON? {
    var facts = context.facts(item).map { ($0.name, JSON.text($0.text)) }
    func length(_ size: Double?) -> String { size.map { decimal($0) } ?? "–" }
    let (width, height) = (metrics.intrinsicWidth, metrics.intrinsicHeight)
    if width != nil || height != nil {
      func text(_ priorities: AxisPriorities) -> String {
        "\(priorities.horizontal) × \(priorities.vertical)"
      }
      facts += [
        ("content", .text("\(length(width)) × \(length(height))")),
        ("hugging", .text(text(metrics.hugging))),
        ("resistance", .text(text(metrics.compressionResistance))),
      ]
    }
    if metrics.minimumWidth != nil || metrics.minimumHeight != nil {
      let (width, height) = (metrics.minimumWidth, metrics.minimumHeight)
      facts.append(("minimum", .text("\(length(width)) × \(length(height))")))
    }
    // Every view has margins of 8.
    for (name, insets) in [
      ("margins", metrics.margins), ("alignment insets", metrics.alignmentRectInsets),
    ] where insets != .zero && insets != Insets(8) {
      let sides = [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ]
      let text = sides.map { "\($0.0) \(decimal($0.1))" }.joined(separator: ", ")
      facts.append((name, .text(text)))
    }
    return facts.isEmpty ? nil : .object(facts)
  }
}

// MARK: - Constraints and problems

extension ReportData {
  private func constraint(_ constraint: Constraint) -> JSON {
    let source = constraint.source.map { "\($0)" }
    var text = constraint.text(names)
    if let source, text.hasSuffix(" (\(source))") { text.removeLast(source.count + 3) }
    let standing = findings.standing(of: constraint)
    return [
      "text": .text(text),
      "source": source.map { .text($0) },
      "first": scene.number(of: constraint.firstItem).map { .number(Double($0)) },
      "second": scene.number(of: constraint.secondItem).map { .number(Double($0)) },
      "isWish": constraint.priority == .required ? nil : .flag(true),
      "standing": standing == .held ? nil : .text(standing == .given ? "unheld" : "conflict"),
      "number": findings.conflictNumber(of: constraint).map { .text($0) },
    ]
  }

  private func problem(_ problem: Problem) -> JSON {
    [
      "kind": .text(problem.kind.rawValue),
      "title": .text(problem.title),
      "lines": problem.lines.isEmpty ? nil : .list(problem.lines.map { .text($0) }),
      "sum": problem.sum.map { .text($0) },
      "setAside": problem.setAside.map { .number(Double($0)) },
      "repairs": problem.repairs.isEmpty ? nil : .list(problem.repairs.map { .text($0) }),
      "items": JSON(problem.items),
      "constraints": JSON(problem.constraints),
    ]
  }
}
