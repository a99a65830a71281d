import AnchorsLayout
import AnchorsReport

/// The layout as Swift that compiles with `import AnchorsLayout`.
struct SwiftWriter {
  private(set) var text = "import AnchorsLayout\n\n"

  init(_ layout: OpenLayout) {
    let document = layout.tree.document
    for number in document.metrics {
      text += "let \(quotedName(number.name)): Double = \(shortest(number.value))\n"
    }
    if !document.metrics.isEmpty { text += "\n" }
    for (number, declaration) in document.declarations.enumerated() {
      write(declaration, in: number == 0 ? nil : document.declarations[declaration.parent])
    }
    if document.statements.isEmpty { return }
    text += "\nConstraint.activate {\n"
    for range in document.statements {
      let lines = document.text(range).split(separator: "\n", omittingEmptySubsequences: true)
      for line in lines { text += "  \(line.drop { $0 == " " })\n" }
    }
    text += "}\n\(quotedName(document.declarations[0].name)).layoutIfNeeded()\n"
  }

  private mutating func write(_ declaration: Declaration, in parent: Declaration?) {
    let name = quotedName(declaration.name)
    text += "let \(name) = \(initializer(of: declaration))\n"
    for line in properties(of: declaration) { text += "\(name).\(line)\n" }
    guard let parent else { return }
    let add =
      declaration.kind == .guide
      ? "addLayoutGuide" : parent.kind == .stack ? "addArrangedSubview" : "addSubview"
    text += "\(quotedName(parent.name)).\(add)(\(name))\n"
  }

  private func initializer(of declaration: Declaration) -> String {
    let name = quoted(declaration.name, by: "\"")
    switch declaration.kind {
    case .window:
      let size = declaration.windowSize
      return
        "LayoutView(name: \(name), width: \(shortest(size.width)), height: \(shortest(size.height)))"
    case .view: return "LayoutView(name: \(name))"
    case .label:
      let size = shortest(declaration.number(.font))
      let font = declaration.has(.bold) ? "size: \(size), weight: .bold" : "size: \(size)"
      return
        "LayoutLabel(\(quoted(declaration.text, by: "\"")), font: TextFont(\(font)), name: \(name))"
    case .stack: return "LayoutStackView(name: \(name), arrangedSubviews: [])"
    case .scroll: return "LayoutScrollView(name: \(name))"
    case .guide: return "LayoutGuide(identifier: \(name))"
    }
  }

  private func properties(of declaration: Declaration) -> [String] {
    var lines: [String] = []
    func number(_ value: Double) -> String {
      value < 0 ? "LayoutView.noIntrinsicMetric" : shortest(value)
    }
    if declaration.kind != .window, let size = declaration[.size] {
      lines.append(
        "intrinsicContentSize = Size(width: \(number(size[0])), height: \(number(size[1])))")
    }
    if let count = declaration[.lines] { lines.append("numberOfLines = \(Int(count[0]))") }
    if declaration.kind == .stack {
      lines.append("axis = .\(declaration.has(.vertical) ? "vertical" : "horizontal")")
      lines.append("spacing = \(shortest(declaration.number(.spacing)))")
      lines.append("distribution = .\(declaration.distribution)")
      lines.append("alignment = .\(declaration.alignment)")
    }
    lines += priorities("setContentHuggingPriority", declaration[.hugging])
    lines += priorities("setContentCompressionResistancePriority", declaration[.compression])
    if let baselines = declaration[.baseline] {
      lines.append("baselineOffsetFromTop = \(shortest(baselines[0]))")
      lines.append("baselineOffsetFromBottom = \(shortest(baselines[1]))")
    }
    if let direction = declaration.direction { lines.append("layoutDirection = .\(direction)") }
    if let margins = declaration[.margins] {
      lines.append(
        """
        directionalLayoutMargins = DirectionalInsets(top: \(shortest(margins[0])), \
        leading: \(shortest(margins[1])), bottom: \(shortest(margins[2])), \
        trailing: \(shortest(margins[3])))
        """)
    }
    if let insets = declaration[.safeArea] {
      lines.append(
        """
        safeAreaInsets = Insets(top: \(shortest(insets[0])), left: \(shortest(insets[1])), \
        bottom: \(shortest(insets[2])), right: \(shortest(insets[3])))
        """)
    }
    if let frame = declaration[.frame] {
      lines.append(
        """
        frame = Rect(x: \(shortest(frame[0])), y: \(shortest(frame[1])), \
        width: \(shortest(frame[2])), height: \(shortest(frame[3])))
        """)
    }
    if declaration.has(.hidden) { lines.append("isHidden = true") }
    return lines
  }

  private func priorities(_ function: String, _ priorities: [Double]?) -> [String] {
    guard let priorities else { return [] }
    return [
      "\(function)(\(shortest(priorities[0])), for: .horizontal)",
      "\(function)(\(shortest(priorities[1])), for: .vertical)",
    ]
  }
}
