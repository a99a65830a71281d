import AnchorsLayout

extension LayoutInspection {
  /// Everything that a report shows, as JSON; ``LayoutReport/json`` describes it.
  ///
  /// - Complexity: Explaining all frames.
  var json: JSON {
    var explanations: [FrameExplanation?] = Array(repeating: nil, count: scene.items.count)
    for explanation in tree.frameExplanations(showing: Self.mostSteps) {
      if let number = scene.number(of: explanation.item) { explanations[number] = explanation }
    }
    return [
      "version": .number(1),
      "view": .number(Double(subjectNumber)),
      "items": .list(zip(scene.items, explanations).map(item)),
      "constraints": .list(constraints.map(constraint)),
      "problems": .list(problems.map(problem)),
    ]
  }
}

// MARK: - Items

extension LayoutInspection {
  private func item(_ item: Scene.Item, _ explanation: FrameExplanation?) -> JSON {
    let metrics = item.item.layoutMetrics
    return [
      "name": .text(item.name),
      "type": .text(context.className(of: item.item)),
      "parent": .number(Double(item.parent)),
      "frame": JSON(item.item.layoutFrame),
      "seen": JSON(item.frame),
      "isGuide": item.isGuide ? .flag(true) : nil,
      "isHidden": item.isHidden ? .flag(true) : nil,
      "isRightToLeft": item.isRightToLeft ? .flag(true) : nil,
      "facts": facts(of: item.item, metrics),
      "reasons": explanation.map(reasons),
    ]
  }

  /// Returns an item's content metrics and other facts.
  private func facts(of item: any LayoutItem, _ metrics: LayoutMetrics) -> JSON? {
    var facts = context.facts(about: item).map { ($0.name, JSON.text($0.text)) }
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
      let sides = zip(["top", "left", "bottom", "right"], insets._lengths)
      let text = sides.map { "\($0) \(decimal($1))" }.joined(separator: ", ")
      facts.append((name, .text(text)))
    }
    return facts.isEmpty ? nil : .object(facts)
  }
}

// MARK: - Constraints and problems

extension LayoutInspection {
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
      "isOptional": constraint.priority == .required ? nil : .flag(true),
      "standing": standing == .held
        ? nil : .text(standing == .unsatisfied ? "unsatisfied" : "conflict"),
      "number": findings.conflictNumber(of: constraint).map { .text($0) },
    ]
  }

  private func problem(_ problem: Problem) -> JSON {
    [
      "kind": .text(problem.kind.rawValue),
      "title": .text(problem.title),
      "lines": problem.lines.isEmpty ? nil : .list(problem.lines.map { .text($0) }),
      "sum": problem.sum.map { .text($0) },
      "removed": problem.removed.map { .number(Double($0)) },
      "repairs": problem.repairs.isEmpty ? nil : .list(problem.repairs.map { .text($0) }),
      "items": JSON(problem.items),
      "constraints": JSON(problem.constraints),
    ]
  }
}
