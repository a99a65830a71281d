import AnchorsLayout

/// The library's own views and guides in the place of the platform's, for one layout.
///
/// What is mirrored of a view is its alignment rectangle. Margins and safe area are measured from
/// the frame, and are made up for that.
@MainActor
struct MirrorTree {
  private let root: LayoutView
  /// Parents come before their children.
  private var views: [(native: View, mirror: LayoutView)] = []
  private var guides: [(native: Guide, mirror: LayoutGuide)] = []
  /// By the platform's view or guide.
  var mirrors: [ObjectIdentifier: any LayoutItem] = [:]
  /// In the order of installation.
  private let constraints: [NSLayoutConstraint]
  /// By the platform's constraint, the mirror of the view that holds it.
  var holders: [ObjectIdentifier: LayoutView] = [:]
  /// By the mirror's constraint.
  var natives: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// `true` if labels get the heights of their texts in the widths that layout gives them, `false`
  /// if they have the sizes that they got before.
  private let wrapsTexts: Bool

  init(of view: View, _ constraints: [NSLayoutConstraint], wrapsTexts: Bool = false) {
    self.wrapsTexts = wrapsTexts
    root = view.makeMirror()
    root.layoutTree.conflictHandler = nil
    self.constraints = constraints.sorted { $0._serial < $1._serial }
    root.frame.size = Size(view.alignmentRect(forFrame: view.frame).size)
    mirror(view, as: root)
    for (view, mirror) in views.dropFirst() where view.translatesAutoresizingMaskIntoConstraints {
      fix(mirror, where: view)
    }
    // In a conflict, the one that was installed last is set aside. UIKit keeps its own.
    for constraint in self.constraints where constraint.isEncapsulation { install(constraint) }
    for constraint in self.constraints where !constraint.isEncapsulation { install(constraint) }
  }

  /// Solves, and sets the frames of the platform's views and guides.
  func layOut() {
    root.layoutIfNeeded()
    for (view, mirror) in views.dropFirst() {
      guard let parent = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
        continue
      }
      let frame = view.frame(forAlignmentRect: parent.rect(of: mirror.frame))
      if view.frame != frame { view.frame = frame }
    }
    for (view, mirror) in views { view.takeContentSize(of: mirror, constraints) }
    for (guide, mirror) in guides {
      guide._layoutFrame = guide.owningView?.rect(of: mirror.layoutFrame) ?? .zero
    }
  }

  /// Ends a first pass; returns `true` if a second one is needed.
  func wrapTexts() -> Bool {
    views.reduce(false) { wraps, pair in pair.native.wrapText(in: pair.mirror) || wraps }
  }

  /// Gives the root the least height in a width, and returns the height.
  func fitHeight(width: Double) -> Double {
    root.frame.size = root.systemLayoutSizeFitting(
      Size(width: width, height: 0), horizontal: .required)
    return root.frame.height
  }

  /// The conflicts among required constraints, in the platform's terms.
  var conflicts: [SeamConflict] {
    root.layoutTree.conflicts.map { conflict in
      SeamConflict(
        constraints: conflict.constraints.compactMap { natives[ObjectIdentifier($0)] },
        removed: conflict.removed.flatMap { natives[ObjectIdentifier($0)] })
    }
  }
}

extension NSLayoutConstraint {
  /// `true` if a cell's container requires a size with the constraint.
  fileprivate var isEncapsulation: Bool {
    identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false
  }
}

extension View {
  /// A rectangle in a view's own coordinates from one in the coordinates of the view's mirror.
  fileprivate func rect(of mirrored: Rect) -> CGRect {
    let insets = alignmentRectInsets
    return turned(CGRect(mirrored).offsetBy(dx: insets.left, dy: insets.top))
  }
}

// MARK: - Views and guides

extension MirrorTree {
  private mutating func mirror(_ view: View, as mirror: LayoutView) {
    let alignment = view.alignmentRectInsets
    mirror.layoutName = view.layoutName
    mirror.translatesAutoresizingMaskIntoConstraints = false
    mirror.layoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    mirror.insetsLayoutMarginsFromSafeArea = false
    mirror.layoutMargins = Insets(view.testMargins, within: alignment)
    mirror.safeAreaInsets = Insets(view.safeAreaInsets, within: alignment)
    if wrapsTexts { view.unwrapText(measuredBy: mirror) }
    mirror.intrinsicContentSize = Size(view.intrinsicContentSize)
    (mirror.baselineOffsetFromTop, mirror.baselineOffsetFromBottom) = view.ownBaselines
    let hugging = AxisPriorities(view.contentHuggingPriority)
    let resistance = AxisPriorities(view.contentCompressionResistancePriority)
    for axis in [LayoutAxis.horizontal, .vertical] {
      mirror.setContentHuggingPriority(hugging[axis], for: axis)
      mirror.setContentCompressionResistancePriority(resistance[axis], for: axis)
    }
    views.append((view, mirror))
    for constraint in view.constraints { holders[ObjectIdentifier(constraint)] = mirror }
    mirrors[ObjectIdentifier(view)] = mirror
    for guide in view.layoutGuides {
      let mirrored = mirror.guide(like: guide)
      guides.append((guide, mirrored))
      mirrors[ObjectIdentifier(guide)] = mirrored
    }
    for subview in view.subviews {
      let child = subview.makeMirror()
      mirror.addSubview(child)
      self.mirror(subview, as: child)
    }
  }

  /// Keeps a mirror where its view was put: that far from the origin of the superview's
  /// coordinates.
  private func fix(_ mirror: LayoutView, where view: View) {
    guard let parent = view.superview else { return }
    let insets = Insets(parent.alignmentRectInsets)
    let rect = Rect(view.alignmentRect(forFrame: view.frame))
    Constraint.activate {
      mirror.left == rect.minX - insets.left
      if parent.hasDownwardY {
        mirror.top == rect.minY - insets.top
      } else {
        mirror.bottom == insets.bottom - rect.minY
      }
      if view._encapsulation(.horizontal) == nil { mirror.width == max(0, rect.width) }
      if view._encapsulation(.vertical) == nil { mirror.height == max(0, rect.height) }
    }
  }
}

extension LayoutView {
  /// The guide that represents a guide of the platform.
  @MainActor
  fileprivate func guide(like guide: Guide) -> LayoutGuide {
    switch guide._kind {
    case .layoutMargins: return margins
    case .safeArea: return safeArea
    case .readableContent: return readableContent
    case .content, .frame: if let own = scrollGuide(guide._kind) { return own }
    case .free, .keyboard, .region: break
    }
    let mirror = LayoutGuide()
    addLayoutGuide(mirror)
    if let (base, corners) = guide.owningView?._region(of: guide) {
      let area =
        switch base {
        case .layoutMargins: margins
        case .readableContent: readableContent
        default: safeArea
        }
      Constraint.activate { mirror.edges == area.edges.inset(by: Insets(corners)) }
    } else if guide._kind != .free {
      let (above, below) = verticalEdges(like: guide)
      Constraint.activate {
        mirror.horizontalEdges == horizontalEdges
        mirror.top == above
        mirror.bottom == below
      }
    }
    return mirror
  }

  /// Returns the frame of a system guide.
  @MainActor
  private func verticalEdges(like guide: Guide)
    -> (top: LinearExpression<LayoutYAxis>, bottom: LinearExpression<LayoutYAxis>)
  {
    // Without a keyboard the guide is a line at the end of the safe area.
    if guide.keyboardHeight == 0 { return (safeArea.bottom + 0, safeArea.bottom + 0) }
    return (bottom - guide.keyboardHeight, bottom + 0)
  }
}

extension Insets {
  fileprivate init(_ insets: EdgeInsets, within outer: EdgeInsets) {
    self.init(
      top: insets.top - outer.top, left: insets.left - outer.left,
      bottom: insets.bottom - outer.bottom, right: insets.right - outer.right)
  }
}

extension AxisPriorities {
  fileprivate init(_ priority: (NativeAxis) -> NativePriority) {
    self.init(
      horizontal: Priority(priority(.horizontal)), vertical: Priority(priority(.vertical)))
  }
}
