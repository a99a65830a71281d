import Anchors
import AnchorsLayout

extension Declaration {
  /// Creates the item that this declares in another; the window exists already.
  func item(in parent: (any LayoutItem)?, _ root: LayoutView) -> any LayoutItem {
    if kind == .guide { return guide(in: parent) }
    let view = kind == .window ? root : view
    view.layoutName = name
    set(view)
    if kind == .window {
      view.frame = Rect(size: windowSize)
      // The report already contains the conflicts.
      view.layoutTree.conflictHandler = nil
      return view
    }
    if let stack = parent as? LayoutStackView {
      stack.addArrangedSubview(view)
      if let spacing = self[.after] { stack.setCustomSpacing(spacing[0], after: view) }
    } else {
      (parent as? LayoutView)?.addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = has(.frame)
    if let frame = self[.frame] {
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let offset = self[.offset] {
      view.bounds = Rect(origin: Point(x: offset[0], y: offset[1]), size: view.bounds.size)
    }
    return view
  }

  private func guide(in parent: (any LayoutItem)?) -> any LayoutItem {
    if has(.content), let scroll = parent as? LayoutScrollView { return scroll.contentLayoutGuide }
    // A guide with its owner's name in its own is named without the owner.
    let owner = parent.map { "\($0.layoutName)." } ?? ""
    let identifier = name.hasPrefix(owner) ? String(name.dropFirst(owner.count)) : name
    let guide =
      self[.insets].map { LayoutGuide(identifier: identifier, insets: Insets($0)) }
      ?? LayoutGuide(identifier: identifier)
    (parent as? LayoutView)?.addLayoutGuide(guide)
    return guide
  }

  /// The view that this declares, without its properties.
  var view: LayoutView {
    switch kind {
    case .label: label
    case .stack: stack
    case .scroll:
      self[.alignmentInsets].map { ScrollViewCopy(alignment: Insets($0)) } ?? LayoutScrollView()
    case .window, .view, .guide:
      self[.alignmentInsets].map { ViewCopy(alignment: Insets($0)) } ?? LayoutView()
    }
  }

  private var label: LayoutLabel {
    let font = TextFont(size: number(.font), weight: has(.bold) ? .bold : .regular)
    let label = LayoutLabel(text, font: font)
    label.numberOfLines = Int(number(.lines))
    return label
  }

  private var stack: LayoutStackView {
    let stack = LayoutStackView()
    stack.axis = has(.vertical) ? .vertical : .horizontal
    stack.spacing = number(.spacing)
    stack.distribution = distribution
    stack.isLayoutMarginsRelativeArrangement = has(.withinMargins)
    for (name, value) in Self.alignments where name == alignment { stack.alignment = value }
    return stack
  }

  /// The alignments of stacks by name.
  static let alignments: [(name: String, value: LayoutStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .trailing),
    ("lastBaseline", .lastBaseline),
  ]

  /// Sets what views of all kinds have.
  private func set(_ view: LayoutView) {
    if kind == .view || kind == .scroll, let size = self[.size] {
      view.intrinsicContentSize = Size(width: size[0], height: size[1])
    }
    if let hugging = self[.hugging] {
      view.setContentHuggingPriority(Priority(hugging[0]), for: .horizontal)
      view.setContentHuggingPriority(Priority(hugging[1]), for: .vertical)
    }
    if let compression = self[.compression] {
      view.setContentCompressionResistancePriority(Priority(compression[0]), for: .horizontal)
      view.setContentCompressionResistancePriority(Priority(compression[1]), for: .vertical)
    }
    if let baselines = self[.baseline] {
      view.baselineOffsetFromTop = baselines[0]
      view.baselineOffsetFromBottom = baselines[1]
    }
    if let direction { view.layoutDirection = direction }
    if let margins = self[.margins] {
      view.directionalLayoutMargins = DirectionalInsets(
        top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
    }
    view.preservesSuperviewLayoutMargins = has(.preservesMargins)
    if let safeArea = self[.safeArea] { view.safeAreaInsets = Insets(safeArea) }
    view.isHidden = has(.hidden)
  }
}

extension Insets {
  /// The distances at the top, left, bottom and right.
  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
