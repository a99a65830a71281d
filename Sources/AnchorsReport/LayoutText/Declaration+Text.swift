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
    if metrics.hugging != AxisPriorities(.low) { hugging = metrics.hugging }
    let resistance = metrics.compressionResistance
    if resistance != AxisPriorities(.high) { compression = resistance }
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
      copy.hugging = AxisPriorities(.low)
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
    DeclaredProperty.all.reduce("\(kind.rawValue) \(quotedName(name))") { line, property in
      property.text(self).map { "\(line) \($0)" } ?? line
    }
  }
}
