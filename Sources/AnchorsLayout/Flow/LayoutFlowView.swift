import Anchors
import AnchorsSolver

/// A view that puts its subviews into lines, as text does with words: tags, chips, buttons.
///
///     let tags = LayoutFlowView(name: "tags")
///     (tags.spacing, tags.lineSpacing) = (8, 8)
///     for word in ["Layout", "Constraints", "Swift"] { tags.addSubview(LayoutLabel(word)) }
///     Constraint.activate {
///       tags.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
///     }
///     card.layoutIfNeeded()    // 184 wide: Layout and Constraints, and below them Swift
///
/// Each subview has the size that fits its content, is at most as wide as the flow view, and takes
/// no room while it is hidden. Lines run in the flow view's text direction, and views of one line
/// are centered on each other. The flow view wants to be as wide as all in one line and, in the
/// width that layout gives it, as tall as its lines: a stack, a scroll view and
/// ``LayoutView/systemLayoutSizeFitting(_:horizontal:vertical:)`` treat it as a label.
///
/// The flow view constrains its subviews' places, and that they are no wider than it is. Constrain
/// their sizes and what is in them. If something inside a subview changes that it takes room for,
/// call ``linesDidChange()``.
open class LayoutFlowView: LayoutView {
  /// The distance between neighbors in a line, in points. Default 0.
  public final var spacing = 0.0 {
    didSet {
      check(spacing, "spacing", of: self)
      if spacing != oldValue { linesDidChange() }
    }
  }

  /// The distance between lines, in points. Default 0.
  public final var lineSpacing = 0.0 {
    didSet {
      check(lineSpacing, "lineSpacing", of: self)
      if lineSpacing != oldValue { linesDidChange() }
    }
  }

  /// The alignment of lines that are shorter than the view is wide. Default `leading`.
  public final var alignment = LayoutLabel.Alignment.leading {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  /// Asks for the sizes of the subviews again and lays out the lines at the next layout.
  ///
  /// The flow view does it by itself if subviews come, go, are hidden or shown, or announce another
  /// content.
  public final func linesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of all subviews in one line, in points. It follows from them and is not to be set.
  open override var intrinsicContentSize: Size {
    get { lines(in: .infinity).size }
    set {
      trap(
        "intrinsicContentSize of \(nameInTree) cannot be set: that of a flow follows from its lines"
      )
    }
  }

  /// The size of the lines in a width, in points.
  ///
  /// - Complexity: O(*n*) for *n* subviews, besides their own sizes.
  open override func intrinsicContentSize(forWidth width: Double) -> Size? { lines(in: width).size }

  /// Puts the subviews into lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    for line in lines(in: width).lines {
      var x = shareOfRoomBeforeLine * max(0, width - line.size.width)
      for (view, size) in line.views {
        place(view, x, line.top + (line.size.height - size.height) / 2)
        x += size.width + spacing
      }
    }
  }

  open override func didAddSubview(_ subview: LayoutView) {
    super.didAddSubview(subview)
    linesDidChange()
  }

  override func subviewDidLeave(_ subview: LayoutView) {
    places[ObjectIdentifier(subview)] = nil
    linesDidChange()
  }

  override func subviewDidHide(_ subview: LayoutView) { linesDidChange() }
  override func subviewContentDidChange(_ subview: LayoutView) { linesDidChange() }

  // MARK: Lines

  /// A line: what is in it, where it begins, and how much room it takes.
  private typealias Line = (views: [(LayoutView, Size)], top: Double, size: Size)

  /// The constraints that place a subview.
  private typealias Place = (leading: Constraint, top: Constraint)

  private final var places: [ObjectIdentifier: Place] = [:]

  /// Returns the lines in a width, from the top, and the room that they take together.
  private final func lines(in width: Double) -> (lines: [Line], size: Size) {
    var (lines, total) = ([Line](), Size.zero)
    for view in subviews where !view.isHidden {
      let size = fittingSize(of: view, in: width)
      var end = size.width
      if let line = lines.last { end += line.size.width + spacing }
      if lines.isEmpty || end > width + Tolerance.length {
        let top = lines.isEmpty ? 0 : total.height + lineSpacing
        lines.append(([(view, size)], top, size))
      } else {
        lines[lines.count - 1].views.append((view, size))
        lines[lines.count - 1].size = Size(
          width: end, height: max(lines[lines.count - 1].size.height, size.height))
      }
      let line = lines[lines.count - 1]
      total.width = max(total.width, line.size.width)
      total.height = line.top + line.size.height
    }
    return (lines, total)
  }

  /// Returns the size of a subview that has a width at most.
  private final func fittingSize(of view: LayoutView, in width: Double) -> Size {
    let size = view.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    if size.width <= width + Tolerance.length { return size }
    let narrow = Size(width: max(0, width), height: 0)
    return view.systemLayoutSizeFitting(narrow, horizontal: .required)
  }

  /// The fraction of a line's free room that is before it.
  private final var shareOfRoomBeforeLine: Double {
    let isMirrored = layoutDirection == .rightToLeft
    return switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .left: isMirrored ? 1 : 0
    case .right: isMirrored ? 0 : 1
    }
  }

  private final func place(_ view: LayoutView, _ x: Double, _ y: Double) {
    if let place = places[ObjectIdentifier(view)], place.leading.isActive {
      if place.leading.constant != x { place.leading.constant = x }
      if place.top.constant != y { place.top.constant = y }
      return
    }
    let place = (leading: view.leading == leading + x, top: view.top == top + y)
    places[ObjectIdentifier(view)] = place
    Constraint.activate {
      place.leading
      place.top
      view.width <= width
    }
  }
}
