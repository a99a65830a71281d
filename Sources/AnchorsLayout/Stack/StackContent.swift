import Anchors

/// What the views of a stack make of it where nothing else is said: as of its last update.
struct StackContent: Equatable {
  /// How long the views and the spacing are together, and how long the longest view is across the axis.
  var size = Size.zero
  /// The distance of the first baseline from the top of what the views are in.
  var firstBaseline = 0.0
  /// The distance of the last baseline from the bottom of what the views are in.
  var lastBaseline = 0.0
}

extension LayoutView {
  /// How long the content wants to be: the intrinsic length, or what a stack's views add up to; 0 for content
  /// that does not say.
  final func contentLength(along axis: LayoutAxis) -> Double {
    if let stack = self as? LayoutStackView {
      return axis == .horizontal ? stack.stackContent.size.width : stack.stackContent.size.height
    }
    return max(0, ownContentLength(along: axis) ?? 0)
  }

  /// The intrinsic length.
  final func ownContentLength(along axis: LayoutAxis) -> Double? {
    let size = intrinsicContentSize
    check(size, "intrinsicContentSize", of: self)
    let length = axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }
}

extension LayoutStackView {
  /// Takes in what the views make of the stack now; those that depend on it hear of it.
  final func takeContent() {
    let shown = arranged.shown
    var content = StackContent()
    let spacings = shown.dropLast().reduce(0) { $0 + ($1.customSpacing ?? spacing) }
    let length = shown.reduce(spacings) { $0 + $1.view.contentLength(along: axis) }
    let breadth = shown.reduce(0) { max($0, $1.view.contentLength(along: axis.other)) }
    content.size =
      axis == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    if axis == .horizontal {
      takeBaselines(ofRow: shown.map { $0.view }, into: &content)
    } else if isBaselineRelativeArrangement {
      (content.firstBaseline, content.lastBaseline) = (spacing, spacing)
    } else if let first = shown.first?.view, let last = shown.last?.view {
      content.firstBaseline = first.baselineOffsetFromTop
      content.lastBaseline = last.baselineOffsetFromBottom
    }
    if content == stackContent { return }
    stackContent = content
    metricsDidChange()
    superview?.subviewContentDidChange(self)
  }

  /// The baselines of a row are those of its tallest view, of equals the first.
  private func takeBaselines(ofRow views: [LayoutView], into content: inout StackContent) {
    let heights = views.map { $0.contentLength(along: .vertical) }
    guard let (view, height) = zip(views, heights).max(by: { $0.1 < $1.1 }) else { return }
    // How far above and below the common baseline the row reaches.
    let isFirst = alignment == .firstBaseline
    let ascents = zip(views, heights).map {
      isFirst ? $0.baselineOffsetFromTop : $1 - $0.baselineOffsetFromBottom
    }
    let above = ascents.reduce(0) { max($0, $1) }
    let below = zip(heights, ascents).reduce(0) { max($0, $1.0 - $1.1) }
    content.firstBaseline = view.baselineOffsetFromTop
    content.lastBaseline = view.baselineOffsetFromBottom
    switch alignment {
    case .firstBaseline:
      content.lastBaseline += below - (height - content.firstBaseline)
      content.firstBaseline = above
    case .lastBaseline:
      content.firstBaseline += above - (height - content.lastBaseline)
      content.lastBaseline = below
    case .fill, .leading, .center, .trailing: break
    }
  }
}
