import AnchorsLayout

/// A tree in which one callback, once, does what the test says.
///
///     root 200 × 100 ┬ asked 30 × 20, content ─ inner
///                    ├ sibling, 5 right of asked
///                    └ pen 50 × 50
final class CallbackScene {
  /// From where the test's act is called.
  enum Callback: CaseIterable {
    case intrinsicSize, sizeForWidth, alignmentInsets, baseline
    case updateConstraints, layoutSubviews, safeAreaChange, marginChange
    case willMove, didMove, didAddSubview, willRemoveSubview
    case willLayoutSubviews, didLayoutSubviews, updateViewConstraints, traitChange
    case end
  }

  /// A side effect of a callback. Each is harmless before a layout.
  enum Act: CaseIterable {
    case layOut, askedLeaves, siblingLeaves, addBadge, edit, deactivate, activate, resize, mark
    case ask, swap, fit
  }

  private(set) var root: LayoutView? = LayoutView(name: "root", width: 200, height: 100)
  private(set) weak var weakRoot: LayoutView?
  let asked = ActingView(name: "asked"), inner = LayoutView(name: "inner")
  let sibling = LayoutView(name: "sibling")
  let pen = ActingView(name: "pen")
  private let controller = ActingController()
  private var brief: ActingView?
  private let gap, far: Constraint
  /// `true` if the callback has acted.
  private(set) var hasActed = false

  init() {
    let root = LayoutView(name: "root", width: 200, height: 100)
    self.root = root
    weakRoot = root
    gap = sibling.left == asked.right + 5
    far = sibling.bottom == root.bottom
    controller.view = asked
    root.layoutTree.conflictHandler = nil
    root.safeAreaInsets = Insets(top: 10)
    for view in [asked, sibling, pen] { root.addSubview(view) }
    asked.addSubview(inner)
    Constraint.activate {
      asked.left == 10
      asked.top == 0
      inner.left == asked.margins.left
      inner.top == asked.safeArea.top
      inner.size == 6
      gap
      sibling.top == asked.bottom
      sibling.size == 10 ~ .high
      pen.left == 100
      pen.top == 0
      pen.size == 50
    }
  }

  /// Has a callback do something, once.
  func arrange(_ callback: Callback, _ act: @escaping (CallbackScene) -> Void) {
    let once = { [unowned self] in
      if hasActed { return }
      hasActed = true
      act(self)
    }
    switch callback {
    case .willRemoveSubview, .didAddSubview: pen.acts[callback] = once
    case .willLayoutSubviews, .didLayoutSubviews, .updateViewConstraints, .traitChange:
      controller.acts[callback] = once
    case .end:
      let view = ActingView(name: "brief")
      root?.addSubview(view)
      Constraint.activate {
        view.width == sibling.width
        view.left == asked.left
      }
      brief = view
      view.acts[.end] = once
    default: asked.acts[callback] = once
    }
  }

  /// Makes the library call a callback that no layout calls.
  func trigger(_ callback: Callback) {
    switch callback {
    case .willMove, .didMove, .didAddSubview: pen.addSubview(asked)
    case .willRemoveSubview:
      pen.addSubview(inner)
      inner.removeFromSuperview()
    case .end:
      brief?.removeFromSuperview()
      brief = nil
    default: break
    }
  }

  func layOut() { root?.layoutIfNeeded() }

  func releaseRoot() { root = nil }

  func perform(_ act: Act) {
    switch act {
    case .layOut: asked.layoutIfNeeded()
    case .askedLeaves: asked.removeFromSuperview()
    case .siblingLeaves: sibling.removeFromSuperview()
    case .addBadge:
      let badge = LayoutView(name: "badge")
      asked.addSubview(badge)
      Constraint.activate {
        badge.size == 8
        badge.right == asked.right
        badge.top == asked.top
      }
    case .edit: gap.constant = 25
    case .deactivate: gap.isActive = false
    case .activate: if sibling.superview != nil { far.isActive = true }
    case .resize: root?.frame.size = Size(width: 250, height: 130)
    case .mark:
      for view in [asked, sibling, pen] {
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
        view.invalidateIntrinsicContentSize()
      }
    case .ask:
      guard let root else { return }
      _ = (root.ambiguities, root.conflicts, root.lintFindings, root.layoutTree.layoutTrace)
      _ = (
        sibling.frameExplanation, LayoutTree(containing: pen).unsatisfiedConstraints,
        root.hasAmbiguousLayout
      )
    case .swap: root.map { if asked.superview === $0 { $0.insertSubview(asked, at: 2) } }
    case .fit: _ = pen.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    }
  }

  /// All frames, as text.
  var frames: String { root.map { $0.recursiveDescription } ?? "no root" }
}

/// A view that does in its callbacks what a test sets.
final class ActingView: LayoutView {
  var acts: [CallbackScene.Callback: () -> Void] = [:]

  override var intrinsicContentSize: Size {
    get {
      acts[.intrinsicSize]?()
      return layoutName == "asked" ? Size(width: 30, height: 20) : super.intrinsicContentSize
    }
    set { super.intrinsicContentSize = newValue }
  }
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    acts[.sizeForWidth]?()
    return nil
  }
  override var alignmentRectInsets: Insets {
    acts[.alignmentInsets]?()
    return .zero
  }
  override var baselineOffsetFromTop: Double {
    get {
      acts[.baseline]?()
      return 0
    }
    set { super.baselineOffsetFromTop = newValue }
  }
  override func updateConstraints() {
    super.updateConstraints()
    acts[.updateConstraints]?()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    acts[.layoutSubviews]?()
  }
  override func safeAreaInsetsDidChange() { acts[.safeAreaChange]?() }
  override func layoutMarginsDidChange() { acts[.marginChange]?() }
  override func willMove(toSuperview newSuperview: LayoutView?) { acts[.willMove]?() }
  override func didMoveToSuperview() { acts[.didMove]?() }
  override func didAddSubview(_ subview: LayoutView) { acts[.didAddSubview]?() }
  override func willRemoveSubview(_ subview: LayoutView) { acts[.willRemoveSubview]?() }

  deinit { acts[.end]?() }
}

/// A controller that does in its callbacks what a test sets.
private final class ActingController: LayoutViewController {
  var acts: [CallbackScene.Callback: () -> Void] = [:]

  override func updateViewConstraints() {
    super.updateViewConstraints()
    acts[.updateViewConstraints]?()
  }
  override func viewWillLayoutSubviews() { acts[.willLayoutSubviews]?() }
  override func viewDidLayoutSubviews() { acts[.didLayoutSubviews]?() }
  override func traitCollectionDidChange(_ previous: LayoutTraits?) { acts[.traitChange]?() }
}
