import Anchors

/// A row or a column of views, as `UIStackView`: nothing but constraints of this library, made anew
/// before a layout when something has changed.
///
///     let stack = LayoutStackView(arrangedSubviews: [icon, title, badge])
///     stack.spacing = 8
///     stack.alignment = .center
///     card.addSubview(stack)
///     stack.makeConstraints { v in v.edges == card.margins.edges }
///
/// Say where the stack is, and how large unless it is to be as large as its views; it says where
/// its arranged views are. Along its axis that is the ``distribution-swift.property``, across it the
/// ``alignment-swift.property``. Names and meanings are UIKit's.
///
/// Hidden views take no room. Which of several equally willing views grows or shrinks goes by their order, as
/// was measured in UIKit: the first one grows, and the first one shrinks; views without content grow before those
/// that have some, the last of them first.
///
///     // labels 76.5 and 94 points wide, spacing 8, in a row of 120:   18 and 94 wide
///     // labels 29.5, 29 and 41.5 points wide, in a row of 300:        213.5, 29 and 41.5 wide
open class LayoutStackView: LayoutView {
  /// Whether the stack is a row or a column. Default: a row.
  public final var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the arranged views share the stack's length. Default: ``Distribution/fill``.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Where the arranged views are across the axis. Default: ``Alignment/fill``.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// Whether lengths are in proportion exactly where ``Distribution/fillProportionally`` says so, rather than as
  /// UIKit has them: all views share what the spacing leaves. Default: `false`.
  public final var keepsExactProportions = false {
    didSet { if keepsExactProportions != oldValue { setNeedsArrangement() } }
  }
  /// The distance between neighbours, in points; of distributions that make gaps equal, the least
  /// distance. Default: 0.
  public final var spacing: Double = 0 {
    didSet {
      check(spacing, "spacing", of: self)
      if spacing != oldValue { setNeedsArrangement() }
    }
  }
  /// Whether distances in a column are from the last baseline of a view to the first one of the view
  /// below. The closest baselines are then the spacing away from the column's ends. Default: `false`.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are within the stack's layout margins, which are 0 unless they are set, rather than its
  /// edges. Default: `false`.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() }
    }
  }

  /// As a custom spacing: the stack's own ``spacing``.
  public static let spacingUseDefault: Double = .greatestFiniteMagnitude
  /// The usual distance between neighbours: 8 points.
  public static let spacingUseSystem: Double = 8

  /// The arranged views in order, with what is particular about each.
  final var arranged: [ArrangedView] = []
  /// What the stack has installed.
  final var arrangement = StackArrangement()
  /// Whether what the stack has installed is what its views need.
  final var isArranged = false
  private final var isArranging = false
  /// What the views make of the stack.
  final var stackContent = StackContent()

  deinit { Installer.uninstall(arrangement.constraints) }

  /// Creates a row of views.
  public convenience init(name: String? = nil, arrangedSubviews views: [LayoutView]) {
    self.init(name: name)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Passes

  /// Asks for the views to be arranged anew at the next layout.
  final func setNeedsArrangement() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  /// Arranges the views anew if something has changed.
  open override func updateConstraints() {
    super.updateConstraints()
    // A view that is asked for its content may do anything.
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

  /// The distance from the top edge down to the first baseline as of the last layout, in points: as in UIKit, of a
  /// column that of its first view, of a row that of its tallest one; of hidden views none.
  ///
  ///     // labels 20 points high, the baseline 16 down, in a column 10 points down its superview
  ///     column.baselineOffsetFromTop                                // 16
  ///     column.firstBaseline == icon.firstBaseline                  // the first label's, wherever it is
  ///
  /// A constraint is about that view's own baseline, also in a row that is higher than its views. The tallest view
  /// of a row is the one with the tallest content, of equals the first. What is set, unless it is 0, stands in for it.
  public final override var baselineOffsetFromTop: Double {
    get {
      let own = content.baselineOffsetFromTop
      return own != 0 ? own : distanceToBaseline(isFirst: true)
    }
    set { super.baselineOffsetFromTop = newValue }
  }

  /// The distance from the bottom edge up to the last baseline as of the last layout, in points: of a column that of
  /// its last view, of a row that of its tallest one. What is said of ``baselineOffsetFromTop`` holds for it.
  public final override var baselineOffsetFromBottom: Double {
    get {
      let own = content.baselineOffsetFromBottom
      return own != 0 ? own : bounds.height - distanceToBaseline(isFirst: false)
    }
    set { super.baselineOffsetFromBottom = newValue }
  }

  override var isStack: Bool { true }

  override func nodeWithBaseline(isFirst: Bool) -> LayoutNode? {
    let own = isFirst ? content.baselineOffsetFromTop : content.baselineOffsetFromBottom
    if own != 0 { return nil }
    return isFirst ? stackContent.firstBaseline : stackContent.lastBaseline
  }

  /// A stack has no margins of its own, as in UIKit.
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

  /// Takes what a view says of its content into account in the next update. The stack that this one is in hears
  /// of it then.
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
  /// Whether that number may be another by now.
  var isLengthStale = false
}
