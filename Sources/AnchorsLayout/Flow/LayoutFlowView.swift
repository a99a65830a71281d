import Anchors
import AnchorsSolver

/// A view that puts its subviews into lines, as text does with words: tags, chips, buttons.
///
///     let tags = LayoutFlowView(name: "tags")
///     (tags.spacing, tags.lineSpacing) = (8, 8)
///     for word in ["Layout", "Constraints", "Swift"] { tags.addSubview(LayoutLabel(word)) }
///     card.addSubview(tags)
///     Constraint.activate {
///       tags.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
///     }
///     card.layoutIfNeeded()    // 184 wide: Layout and Constraints, and below them Swift
///
/// Each subview has the size that fits its content, is at most as wide as the flow view if its
/// content allows it, and takes no room while it is hidden. Lines run in the flow view's text
/// direction, and views of one line are centered on each other. The flow view wants to be as wide
/// as all in one line and, in the width that layout gives it, as tall as its lines: a stack, a
/// scroll view and ``LayoutView/systemLayoutSizeFitting(_:horizontal:vertical:)`` treat it as a
/// label.
///
/// The flow view places its subviews by constraints of its own. Constrain their sizes and what is
/// in them. If such a constraint or something inside a subview changes, call ``linesDidChange()``.
open class LayoutFlowView: LayoutView {
  /// The alignment of a line in a wider flow view.
  public enum Alignment: Sendable {
    /// Lines begin at the leading edge.
    case leading
    /// Lines are in the middle.
    case center
    /// Lines end at the trailing edge.
    case trailing
  }

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
  public final var alignment = Alignment.leading {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  /// Asks for the sizes of the subviews again and lays out the lines at the next layout.
  ///
  /// The flow view does it by itself if subviews come, go, change places, are hidden or shown, or
  /// announce another content.
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
    let insets = alignmentRectInsets
    let width = bounds.width - insets.left - insets.right
    for line in lines(in: width).lines {
      let room = max(0, width - line.size.width)
      var x = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
      for (view, size, isNarrowed) in line.views {
        let y = line.top + (line.size.height - size.height) / 2
        place(view, at: Rect(x: x, y: y, width: size.width, height: size.height), isNarrowed)
        x += size.width + spacing
      }
    }
    // A view that has been hidden from the start has a place too.
    for view in subviews where view.isHidden && places[ObjectIdentifier(view)] == nil {
      place(view, at: .zero, false)
    }
  }

  package override var onlyArranges: Bool { true }

  override func subviewDidJoin(_ subview: LayoutView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    linesDidChange()
  }

  override func subviewDidMove(_ subview: LayoutView) { linesDidChange() }

  override func subviewDidLeave(_ subview: LayoutView) {
    places[ObjectIdentifier(subview)] = nil
    linesDidChange()
  }

  override func subviewDidHide(_ subview: LayoutView) { linesDidChange() }
  override func subviewContentDidChange(_ subview: LayoutView) { linesDidChange() }

  // MARK: Lines

  /// A line: what is in it, where it begins, and how much room it takes. Sizes are those of
  /// alignment rectangles.
  private typealias Line = (
    views: [(view: LayoutView, size: Size, isNarrowed: Bool)], top: Double, size: Size
  )

  /// Returns the lines in a width, from the top, and the room that they take together.
  private final func lines(in width: Double) -> (lines: [Line], size: Size) {
    var (lines, total) = ([Line](), Size.zero)
    for view in subviews where !view.isHidden {
      let (size, isNarrowed) = fittingSize(of: view, in: width)
      let last = lines.count - 1
      if last >= 0, lines[last].size.width + spacing + size.width <= width + Tolerance.length {
        lines[last].views.append((view, size, isNarrowed))
        lines[last].size.width += spacing + size.width
        lines[last].size.height = max(lines[last].size.height, size.height)
      } else {
        let top = lines.isEmpty ? 0 : total.height + lineSpacing
        lines.append(([(view, size, isNarrowed)], top, size))
      }
      let line = lines[lines.count - 1]
      total.width = max(total.width, line.size.width)
      total.height = line.top + line.size.height
    }
    return (lines, total)
  }

  /// Returns the size that fits a subview, in a width at most if its content allows it.
  private final func fittingSize(of view: LayoutView, in width: Double) -> (Size, isNarrowed: Bool)
  {
    let insets = view.alignmentRectInsets
    func inner(_ size: Size) -> Size {
      Size(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
    let size = inner(view.systemLayoutSizeFitting(Self.layoutFittingCompressedSize))
    if size.width <= width + Tolerance.length { return (size, false) }
    let narrow = Size(width: max(0, width + insets.left + insets.right), height: 0)
    return (inner(view.systemLayoutSizeFitting(narrow, horizontal: .required)), true)
  }

  // MARK: Constraints

  /// The constraints of a subview's edges: leading, top, trailing, bottom.
  private final var places: [ObjectIdentifier: [Constraint]] = [:]
  /// The first item of these constraints, so that nobody removes them with those of a subview.
  private final var lineArea: LayoutGuide?

  private final func place(_ view: LayoutView, at rect: Rect, _ isNarrowed: Bool) {
    // Distances from the leading and top edges of the area of the lines.
    let constants = [-rect.minX, -rect.minY, -rect.maxX, -rect.maxY]
    // A size that the content has by itself is only said for views that nothing else gives one.
    let priority = isNarrowed ? Priority.required - 1 : .fittingSize
    if let place = places[ObjectIdentifier(view)], place.allSatisfy({ $0.isActive }) {
      for (constraint, constant) in zip(place, constants) where constraint.constant != constant {
        constraint.constant = constant
      }
      if place[2].priority != priority { place[2].priority = priority }
      return
    }
    let (area, node) = (makeLineArea().layoutNode, view.layoutNode)
    let near: [Attribute] = [.leading, .top, .leading, .top]
    let edges: [Attribute] = [.leading, .top, .trailing, .bottom]
    let place = edges.indices.map { index in
      area.equal(near[index], node, edges[index], constant: constants[index])
    }
    place[2].priority = priority
    place[3].priority = .fittingSize
    for constraint in place { constraint.role = .line }
    places[ObjectIdentifier(view)] = place
    Constraint.activate(place, line: 0)
  }

  private final func makeLineArea() -> LayoutGuide {
    if let lineArea { return lineArea }
    let guide = LayoutGuide(identifier: "lines")
    lineArea = guide
    addLayoutGuide(guide)
    let edges = ConstraintGroup { guide.edges == self.edges }
    edges.markAsGuide()
    Constraint.activate(edges.constraints, line: 0)
    return guide
  }
}
