import Anchors
import AnchorsLayout

extension Declaration {
  /// The item that this declares, in another; the window is there already.
  func item(in parent: (any LayoutItem)?, _ root: LayoutView) -> any LayoutItem {
    if kind == .guide { return guide(in: parent) }
    let view = kind == .window ? root : view
    view.layoutName = name
    set(view)
    if kind == .window {
      let size = Size(width: content?.width ?? 390, height: content?.height ?? 844)
      view.frame = Rect(size: size)
      // Conflicts are part of what is told of the layout.
      view.layoutTree.conflictHandler = nil
      return view
    }
    if let stack = parent as? LayoutStackView {
      stack.addArrangedSubview(view)
    } else {
      (parent as? LayoutView)?.addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    if let frame {
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let offset {
      view.bounds = Rect(origin: Point(x: offset[0], y: offset[1]), size: view.bounds.size)
    }
    return view
  }

  private func guide(in parent: (any LayoutItem)?) -> any LayoutItem {
    if isContentGuide, let scroll = parent as? LayoutScrollView { return scroll.contentLayoutGuide }
    // One that has the name of its owner as well is called so without it.
    let owner = parent.map { "\($0.layoutName)." } ?? ""
    let identifier = name.hasPrefix(owner) ? String(name.dropFirst(owner.count)) : name
    let guide =
      insets.map { LayoutGuide(identifier: identifier, insets: $0) }
      ?? LayoutGuide(identifier: identifier)
    (parent as? LayoutView)?.addLayoutGuide(guide)
    return guide
  }

  /// The view that this declares, without its properties.
  var view: LayoutView {
    switch kind {
    case .label: label
    case .stack: stack
    case .scroll: alignmentInsets.map { ScrollViewCopy(alignment: $0) } ?? LayoutScrollView()
    case .window, .view, .guide: alignmentInsets.map { ViewCopy(alignment: $0) } ?? LayoutView()
    }
  }

  private var label: LayoutLabel {
    let label = LayoutLabel(text, font: TextFont(size: fontSize, weight: isBold ? .bold : .regular))
    label.numberOfLines = lines
    return label
  }

  private var stack: LayoutStackView {
    let stack = LayoutStackView()
    stack.axis = isColumn ? .vertical : .horizontal
    stack.spacing = spacing
    for (name, value) in Self.distributions where name == distribution {
      stack.distribution = value
    }
    for (name, value) in Self.alignments where name == alignment { stack.alignment = value }
    return stack
  }

  /// The distributions of stacks by name.
  static let distributions: [(name: String, value: LayoutStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  /// The alignments of stacks by name.
  static let alignments: [(name: String, value: LayoutStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .trailing),
    ("lastBaseline", .lastBaseline),
  ]

  /// Sets what views of all kinds have.
  private func set(_ view: LayoutView) {
    if kind == .view || kind == .scroll, let content {
      view.intrinsicContentSize = Size(
        width: content.width ?? LayoutView.noIntrinsicMetric,
        height: content.height ?? LayoutView.noIntrinsicMetric)
    }
    if let hugging {
      view.setContentHuggingPriority(hugging.horizontal, for: .horizontal)
      view.setContentHuggingPriority(hugging.vertical, for: .vertical)
    }
    if let compression {
      view.setContentCompressionResistancePriority(compression.horizontal, for: .horizontal)
      view.setContentCompressionResistancePriority(compression.vertical, for: .vertical)
    }
    if let baselines {
      view.baselineOffsetFromTop = baselines[0]
      view.baselineOffsetFromBottom = baselines[1]
    }
    if let isRightToLeft { view.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    if let margins { view.directionalLayoutMargins = margins }
    if let safeArea { view.safeAreaInsets = safeArea }
    view.isHidden = isHidden
  }
}
