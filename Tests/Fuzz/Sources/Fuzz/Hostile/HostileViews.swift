import AnchorsLayout

/// A view whose every callback may misbehave.
final class HostileView: AreaView {
  weak var mischief: Mischief?
  /// `true` if the view always lays out and requests layout in its `layoutSubviews()`.
  var isRestless = false

  override var intrinsicContentSize: Size {
    get {
      mischief?.happen(.reading, of: self)
      return super.intrinsicContentSize
    }
    set { super.intrinsicContentSize = newValue }
  }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    mischief?.happen(.reading, of: self)
    return super.intrinsicContentSize(forWidth: width)
  }
  override var alignmentRectInsets: Insets {
    mischief?.happen(.reading, of: self)
    return super.alignmentRectInsets
  }
  override var baselineOffsetFromTop: Double {
    get {
      mischief?.happen(.reading, of: self)
      return super.baselineOffsetFromTop
    }
    set { super.baselineOffsetFromTop = newValue }
  }
  override func updateConstraints() {
    super.updateConstraints()
    mischief?.happen(.passing, of: self)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    mischief?.happen(.passing, of: self)
    if isRestless, mischief?.isOn == true {
      layoutIfNeeded()
      setNeedsLayout()
    }
  }
  override func willMove(toSuperview newSuperview: LayoutView?) {
    mischief?.happen(.moving, of: self)
  }
  override func didMoveToSuperview() { mischief?.happen(.passing, of: self) }
  override func didAddSubview(_ subview: LayoutView) { mischief?.happen(.passing, of: subview) }
  override func willRemoveSubview(_ subview: LayoutView) { mischief?.happen(.moving, of: subview) }
  override func safeAreaInsetsDidChange() { mischief?.happen(.passing, of: self) }
  override func layoutMarginsDidChange() { mischief?.happen(.passing, of: self) }

  deinit { mischief?.happen(.passing, of: nil) }
}

/// A label whose callbacks may misbehave.
final class HostileLabel: LayoutLabel {
  weak var mischief: Mischief?

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    mischief?.happen(.reading, of: self)
    return super.intrinsicContentSize(forWidth: width)
  }
  override func updateConstraints() {
    super.updateConstraints()
    mischief?.happen(.passing, of: self)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    mischief?.happen(.passing, of: self)
  }
  override func didMoveToSuperview() { mischief?.happen(.passing, of: self) }
}

/// A stack view whose callbacks may misbehave.
final class HostileStack: LayoutStackView {
  weak var mischief: Mischief?

  override func updateConstraints() {
    mischief?.happen(.passing, of: self)
    super.updateConstraints()
    mischief?.happen(.passing, of: subviews.first)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    mischief?.happen(.passing, of: self)
  }
  override func willRemoveSubview(_ subview: LayoutView) {
    mischief?.happen(.moving, of: self)
    super.willRemoveSubview(subview)
    mischief?.happen(.moving, of: subview)
  }
  override func didAddSubview(_ subview: LayoutView) { mischief?.happen(.passing, of: subview) }
}

/// A scroll view whose callbacks may misbehave.
final class HostileScrollView: LayoutScrollView {
  weak var mischief: Mischief?

  override var intrinsicContentSize: Size {
    get {
      mischief?.happen(.reading, of: self)
      return super.intrinsicContentSize
    }
    set { super.intrinsicContentSize = newValue }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    mischief?.happen(.passing, of: self)
  }
}

/// After a conflict or an ambiguity, more than one answer is right.
final class HostileWidget: Widget {
  weak var mischief: Mischief?

  override var layoutMetrics: LayoutMetrics {
    mischief?.happen(.reading, of: nil)
    return super.layoutMetrics
  }
  override var layoutChildren: [any LayoutItem] {
    let children = super.layoutChildren
    mischief?.happen(.reading, of: nil)
    return children
  }
  override var layoutFrame: Rect {
    didSet { mischief?.happen(.passing, of: nil) }
  }

  deinit { mischief?.happen(.passing, of: nil) }
}

/// A controller whose every callback is hostile.
final class HostileController: LayoutViewController {
  weak var mischief: Mischief?

  override func updateViewConstraints() {
    super.updateViewConstraints()
    mischief?.happen(.passing, of: viewIfLoaded)
  }
  override func viewWillLayoutSubviews() { mischief?.happen(.passing, of: viewIfLoaded) }
  override func viewDidLayoutSubviews() { mischief?.happen(.passing, of: viewIfLoaded) }
  override func traitCollectionDidChange(_ previous: LayoutTraits?) {
    mischief?.happen(.passing, of: viewIfLoaded)
  }
}
