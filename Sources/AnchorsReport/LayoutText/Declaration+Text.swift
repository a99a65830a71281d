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
      if case .insetGuide(let distances) = item.layoutRole { self[.insets] = distances._lengths }
      if item.layoutRole == .contentGuide { self[.content] = [] }
      return
    }
    let (view, metrics, frame) = (item as? LayoutView, item.layoutMetrics, item.layoutFrame)
    let ownDirection = item.ownLayoutDirection ?? direction
    if ownDirection != direction { self[ownDirection == .rightToLeft ? .rtl : .ltr] = [] }
    if kind == .window {
      self[.size] = [frame.width, frame.height]
    } else {
      if item.translatesAutoresizingMaskIntoConstraints {
        let autoresizing = item.layoutAutoresizing
        self[.frame] = (autoresizing?.frame ?? frame)._lengths
        self[.mask] = autoresizing.map {
          [Double($0.mask.rawValue), $0.parentSize.width, $0.parentSize.height]
        }
      }
      if metrics.hasIntrinsicSize { setContent(metrics) }
    }
    let baselines = [metrics.baselineOffsetFromTop, metrics.baselineOffsetFromBottom]
    if baselines != [0, 0], !metrics.centersBaselines { self[.baseline] = baselines }
    if view?.isHidden ?? false { self[.hidden] = [] }
    let origin = view?.bounds.origin ?? .zero
    if origin != .zero { self[.offset] = origin._lengths }
    if metrics.alignmentRectInsets != .zero {
      self[.alignmentInsets] = metrics.alignmentRectInsets._lengths
    }
    let safe = view?.safeAreaInsets ?? .zero
    if let view, view.hasSafeAreaOfItsOwn, safe != .zero || view.superview?.safeAreaInsets != .zero
    {
      self[.safeArea] = safe._lengths
    }
    // The safe area is added when the text is read.
    var margins = metrics.margins.within(safe)
    var usual = Insets(8)
    if kind == .window, let minimum = view?.minimumMarginsOfController {
      self[.controller] = []
      usual = minimum
    }
    if margins != usual, view != nil || needsMargins {
      if ownDirection == .rightToLeft { swap(&margins.left, &margins.right) }
      self[.margins] = margins._lengths
    }
  }

  private mutating func setContent(_ metrics: LayoutMetrics) {
    let none = LayoutView.noIntrinsicMetric
    // Content of negative size is almost the same as no content, but not quite.
    self[.size] = [metrics.intrinsicWidth, metrics.intrinsicHeight].map {
      $0.map { max(0, $0) } ?? none
    }
    let resistance = metrics.compressionResistance
    if metrics.hugging != AxisPriorities(.low) { self[.hugging] = metrics.hugging.numbers }
    if resistance != AxisPriorities(.high) { self[.compression] = resistance.numbers }
  }

  /// Returns the declaration as that of a label with another's text and font; `nil` if the metrics
  /// would differ.
  func asLabel(like label: LayoutLabel) -> Declaration? {
    var copy = Declaration(kind: .label, name: name)
    copy.parent = parent
    copy.text = label.text ?? ""
    copy.numbers = numbers.filter { $0.key.kinds.contains(.label) }
    copy[.font] = [label.font.size]
    if label.font.weight == .bold { copy[.bold] = [] }
    copy[.lines] = [Double(label.numberOfLines)]
    // The defaults of labels.
    if label.contentHuggingPriority(for: .horizontal) == 250,
      label.contentHuggingPriority(for: .vertical) == 251
    {
      copy[.hugging] = nil
    } else if copy[.hugging] == nil {
      copy[.hugging] = AxisPriorities(.low).numbers
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
    DeclaredProperty.allCases.reduce("\(kind.rawValue) \(quotedName(name))") { line, property in
      text(of: property).map { "\(line) \($0)" } ?? line
    }
  }

  /// Returns the text of a property; `nil` for its default.
  private func text(of property: DeclaredProperty) -> String? {
    switch property.value {
    case .text: return kind == .label ? quoted(text, by: "\"") : nil
    case .alignment: return alignment == "fill" ? nil : "align \(alignment)"
    case .size: return self[property]?.map { $0 < 0 ? "-" : shortest($0) }.joined(separator: " x ")
    case .parts:
      guard let mask = self[property] else { return nil }
      let parts = DeclaredProperty.maskParts.enumerated().filter { bit, _ in
        UInt8(mask[0]) & 1 << UInt8(bit) != 0
      }
      let size = mask.count == 3 ? " in \(shortest(mask[1])) x \(shortest(mask[2]))" : ""
      return parts.reduce(property.rawValue) { "\($0) \($1.element)" } + size
    case let value:
      guard var numbers = self[property] else { return nil }
      if value.isSpread, numbers.allSatisfy({ $0 == numbers[0] }) { numbers = [numbers[0]] }
      return numbers.reduce(property.rawValue) { "\($0) \(shortest($1))" }
    }
  }
}

extension AxisPriorities {
  fileprivate var numbers: [Double] { [horizontal.rawValue, vertical.rawValue] }
}
