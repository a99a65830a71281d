import Anchors
import AnchorsLayout

extension Declaration {
  /// Describes an item as it is, in the coordinates of its parent.
  ///
  /// - Parameters:
  ///   - direction: the direction of the item around it.
  ///   - needsMargins: `true` if constraints refer to margins of the item.
  init(
    of item: any LayoutItem, kind: Kind, name: String, parent: Int,
    in direction: InterfaceDirection, needsMargins: Bool
  ) {
    self.init(kind: kind, name: name)
    self.parent = parent
    if kind == .guide {
      if case .insetGuide(let distances) = item.layoutRole { insets = distances }
      isContentGuide = item.layoutRole == .contentGuide
      return
    }
    let (view, metrics, frame) = (item as? LayoutView, item.layoutMetrics, item.layoutFrame)
    if let own = item.ownLayoutDirection, own != direction { isRightToLeft = own == .rightToLeft }
    if kind == .window {
      content = Lengths(width: frame.width, height: frame.height)
    } else {
      if item.translatesAutoresizingMaskIntoConstraints {
        self.frame = [frame.minX, frame.minY, frame.width, frame.height]
      }
      if metrics.hasIntrinsicSize { setContent(metrics) }
    }
    let (first, last) = (metrics.baselineOffsetFromTop, metrics.baselineOffsetFromBottom)
    if first != 0 || last != 0, !metrics.centersBaselines { baselines = [first, last] }
    isHidden = view?.isHidden ?? false
    let origin = view?.bounds.origin ?? .zero
    if origin != .zero { offset = [origin.x, origin.y] }
    if metrics.alignmentRectInsets != .zero { alignmentInsets = metrics.alignmentRectInsets }
    let safe = view?.safeAreaInsets ?? .zero
    if let view, view.hasSafeAreaOfItsOwn, safe != .zero || view.superview?.safeAreaInsets != .zero
    {
      safeArea = safe
    }
    // The safe area is added when the text is read.
    var own = metrics.margins
    own = Insets(
      top: own.top - safe.top, left: own.left - safe.left, bottom: own.bottom - safe.bottom,
      right: own.right - safe.right)
    if own != Insets(8), view != nil || needsMargins {
      if item.ownLayoutDirection ?? direction == .rightToLeft { swap(&own.left, &own.right) }
      margins = DirectionalInsets(
        top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
    }
  }

  private mutating func setContent(_ metrics: LayoutMetrics) {
    content = Lengths(width: metrics.intrinsicWidth, height: metrics.intrinsicHeight)
    func numbers(_ priorities: AxisPriorities) -> Priorities {
      Priorities(
        horizontal: priorities.horizontal.rawValue, vertical: priorities.vertical.rawValue)
    }
    hugging = numbers(metrics.hugging)
    if hugging == Priorities(horizontal: 250, vertical: 250) { hugging = nil }
    compression = numbers(metrics.compressionResistance)
    if compression == Priorities(horizontal: 750, vertical: 750) { compression = nil }
  }

  /// Returns the declaration as that of a label with the text and the font of another; `nil` if
  /// that would have other metrics.
  func asLabel(like label: LayoutLabel) -> Declaration? {
    var copy = Declaration(kind: .label, name: name)
    copy.parent = parent
    copy.text = label.text ?? ""
    copy.fontSize = label.font.size
    copy.isBold = label.font.weight == .bold
    copy.lines = label.numberOfLines
    (copy.frame, copy.isHidden, copy.isRightToLeft) = (frame, isHidden, isRightToLeft)
    (copy.margins, copy.safeArea, copy.offset) = (margins, safeArea, offset)
    (copy.hugging, copy.compression) = (hugging, compression)
    // What labels have when nothing is said.
    if label.contentHuggingPriority(for: .horizontal) == 250,
      label.contentHuggingPriority(for: .vertical) == 251
    {
      copy.hugging = nil
    } else if copy.hugging == nil {
      copy.hugging = Priorities(horizontal: 250, vertical: 250)
    }
    let width = label.frame.width
    let made = copy.item(in: nil, label).layoutMetrics(forWidth: width)
    var metrics = label.layoutMetrics(forWidth: width)
    metrics.margins = made.margins
    return made == metrics ? copy : nil
  }
}

// MARK: - As text

extension Declaration {
  /// The line that declares the item, not indented.
  var line: String {
    var words = [kind.rawValue, quotedDeclaredName(name)]
    if let content {
      words.append("\(length(content.width)) x \(length(content.height))")
    }
    if kind == .label {
      words.append(literal(text))
      if fontSize != 17 { words.append("font \(shortest(fontSize))") }
      if isBold { words.append("bold") }
      if lines != 1 { words.append("lines \(lines)") }
    }
    for (word, priorities) in [("hugging", hugging), ("compression", compression)] {
      guard let priorities else { continue }
      let (h, v) = (priorities.horizontal, priorities.vertical)
      words.append("\(word) \(shortest(h))" + (h == v ? "" : " \(shortest(v))"))
    }
    for (word, numbers) in [("baseline", baselines), ("offset", offset), ("frame", frame)] {
      if let numbers { words.append(list(word, numbers)) }
    }
    let margins = margins.map {
      Insets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
    for (word, insets) in [
      ("margins", margins), ("safeArea", safeArea), ("alignmentInsets", alignmentInsets),
      ("insets", insets),
    ] {
      guard let insets else { continue }
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      words.append(list(word, insets == Insets(insets.top) ? [insets.top] : sides))
    }
    if isContentGuide { words.append("content") }
    if isHidden { words.append("hidden") }
    if let isRightToLeft { words.append(isRightToLeft ? "rtl" : "ltr") }
    return words.joined(separator: " ")
  }

  private func length(_ value: Double?) -> String { value.map { shortest($0) } ?? "-" }

  private func list(_ word: String, _ numbers: [Double]) -> String {
    numbers.reduce(into: word) { $0 += " \(shortest($1))" }
  }
}

/// A name as it stands in declarations: in backticks if it is no word.
func quotedDeclaredName(_ name: String) -> String {
  name.utf8.contains(UInt8(ascii: "[")) ? quoted(name, by: "`") : quotedName(name)
}

/// A text in quotes, as layouts and Swift have it.
package func literal(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case "\n": literal += "\\n"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
