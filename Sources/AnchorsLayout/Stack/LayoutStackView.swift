import Anchors

/// A row or a column of views, as `UIStackView`: nothing but constraints of this library, made
/// again before a layout when something has changed.
///
///     let stack = LayoutStackView(arrangedSubviews: [icon, title, badge])
///     stack.spacing = 8
///     stack.alignment = .center
///     card.addSubview(stack)
///     stack.makeConstraints { v in v.edges == card.margins.edges }
///
/// Constrain the stack's position, and its size unless it should fit its views. The stack
/// constrains its arranged views, along its axis by the ``distribution-swift.property``, across it
/// by the ``alignment-swift.property``. Names and meanings are UIKit's.
///
/// Hidden views take no space. As in UIKit, the order breaks ties: the first of several views with
/// equal priorities grows or shrinks. Views without content grow before those with content, the
/// last of them first.
///
///     // labels 76.5 and 94 points wide, spacing 8, in a row of 120:   18 and 94 wide
///     // labels 29.5, 29 and 41.5 points wide, in a row of 300:        213.5, 29 and 41.5 wide
open class LayoutStackView: LayoutView {
  /// The axis of the stack: a row or a column. Default: a row.
  public final var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// The way in which the arranged views share the stack's length. Default: ``Distribution/fill``.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// The alignment of the arranged views across the axis. Default: ``Alignment/fill``.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// `true` if ``Distribution/fillProportionally`` keeps exact proportions, unlike UIKit: all views
  /// share the length without the spacing. Default: `false`.
  public final var keepsExactProportions = false {
    didSet { if keepsExactProportions != oldValue { setNeedsArrangement() } }
  }
  /// The distance between neighbors, in points; the minimum distance if the distribution makes gaps
  /// equal. Default: 0.
  public final var spacing: Double = 0 {
    didSet {
      check(spacing, "spacing", of: self)
      if spacing != oldValue { setNeedsArrangement() }
    }
  }
  /// `true` if distances in a column are from a view's last baseline to the first baseline of the
  /// next view. The outer baselines are then the spacing away from the column's ends. Default:
  /// `false`.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// `true` if the views are inside the stack's layout margins, which are 0 by default, rather than
  /// its edges. Default: `false`.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() }
    }
  }

  /// As a custom spacing: the stack's own ``spacing``.
  public static let spacingUseDefault: Double = .greatestFiniteMagnitude
  /// The usual distance between neighbours: 8 points.
  public static let spacingUseSystem: Double = 8

  /// The arranged views in order, with their properties.
  final var arranged: [ArrangedView] = []
  /// The installed constraints and guides.
  final var arrangement = StackArrangement()
  /// `true` if the installed constraints are current.
  final var isArranged = false
  private final var isArranging = false
  /// The content size and baselines of the stack.
  final var stackContent = StackContent()

  deinit { Installer.uninstall(arrangement.constraints) }

  /// Creates a row of views.
  public convenience init(name: String? = nil, arrangedSubviews views: [LayoutView]) {
    self.init(name: name)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Passes

  /// Requests that the views are arranged again at the next layout.
  final func setNeedsArrangement() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  /// Arranges the views again if something has changed.
  open override func updateConstraints() {
    super.updateConstraints()
    // Measuring a view may run any code.
    if isArranging || isArranged && !arranged.contains(where: { $0.isLengthStale }) { return }
    isArranging = true
    if isArranged { updateLengths() }
    if !isArranged {
      isArranged = true
      arrange()
    }
    takeContent()
    isArranging = false
  }

  /// The distance from the top edge to the first baseline after the last layout, in points. As in
  /// UIKit, a column has that of its first view, a row that of its tallest one. Hidden views do not
  /// count.
  ///
  ///     // labels 20 points high, the baseline 16 down, in a column 10 points down its superview
  ///     column.baselineOffsetFromTop                   // 16
  ///     column.firstBaseline == icon.firstBaseline     // the first label's, wherever it is
  ///
  /// Constraints use that view's own baseline, also in a row that is higher than its views. The
  /// tallest view of a row has the tallest content; among equals the first counts. A value that you
  /// set, unless it is 0, replaces it.
  public final override var baselineOffsetFromTop: Double {
    get {
      let own = content.baselineOffsetFromTop
      return own != 0 ? own : distanceToBaseline(isFirst: true)
    }
    set { super.baselineOffsetFromTop = newValue }
  }

  /// The distance from the bottom edge to the last baseline after the last layout, in points: a
  /// column has that of its last view, a row that of its tallest one. The rest is as for
  /// ``baselineOffsetFromTop``.
  public final override var baselineOffsetFromBottom: Double {
    get {
      let own = content.baselineOffsetFromBottom
      return own != 0 ? own : bounds.height - distanceToBaseline(isFirst: false)
    }
    set { super.baselineOffsetFromBottom = newValue }
  }

  override var isStack: Bool { true }
  package override var onlyArranges: Bool { true }

  override func nodeWithBaseline(isFirst: Bool) -> LayoutNode? {
    let own = isFirst ? content.baselineOffsetFromTop : content.baselineOffsetFromBottom
    if own != 0 { return nil }
    return isFirst ? stackContent.firstBaseline : stackContent.lastBaseline
  }

  /// The margins of a stack are 0 by default, as in UIKit.
  override var standardMargins: Insets { .zero }

  override var contentRemarks: [String] {
    let axis = axis == .horizontal ? "row" : "column"
    return spacing == 0 ? [axis] : [axis, "spacing \(decimal(spacing))"]
  }

  // MARK: Hearing of changes

  /// A view that has left is not arranged any longer.
  override func subviewDidLeave(_ subview: LayoutView) {
    removeArrangedSubview(subview)
    forgetBaselines(of: subview)
    Installer.uninstall(arrangement.constraints(stayingWith: subview))
  }

  override func subviewDidHide(_ subview: LayoutView) {
    if arranged.contains(where: { $0.view === subview }) { setNeedsArrangement() }
  }

  /// Marks a view's changed content for the next update, which also notifies the stack that
  /// contains this one.
  override func subviewContentDidChange(_ subview: LayoutView) {
    guard isArranged, let place = arranged.firstIndex(where: { $0.view === subview }) else {
      return
    }
    if distribution == .fillProportionally {
      isArranged = false
    } else {
      arranged[place].isLengthStale = true
    }
    setNeedsUpdateConstraints()
  }
}

/// An arranged view.
struct ArrangedView {
  let view: LayoutView
  /// The distance to the next view; `nil` for the stack's.
  var customSpacing: Double?
  /// The constraint that has the length of the view's content as its number.
  var contentLength: Constraint?
  /// `true` if that number may have changed.
  var isLengthStale = false
}
