/// The library's own views and guides in the place of the platform's, for one layout.
///
/// What is mirrored of a view is its alignment rectangle; its margins and its safe area, which are
/// measured from the frame, are made up for that.
@MainActor
struct MirrorTree {
  private let root: LayoutView
  /// Parents come before their children.
  private var views: [(native: View, mirror: LayoutView)] = []
  private var guides: [(native: Guide, mirror: LayoutGuide)] = []
  private var items: [ObjectIdentifier: any LayoutItem] = [:]
  private var natives: [ObjectIdentifier: NSLayoutConstraint] = [:]

  init(of view: View, _ constraints: [NSLayoutConstraint]) {
    root = LayoutView()
    root.frame.size = Size(view.alignmentRect(forFrame: view.frame).size)
    mirror(view, as: root)
    addFixedFrames()
    add(constraints.sorted { $0._serial < $1._serial })
  }

  // MARK: Items

  private mutating func mirror(_ view: View, as mirror: LayoutView) {
    let alignment = Insets(view.alignmentRectInsets)
    mirror.name = "\(type(of: view))"
    mirror.ownLayoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    mirror.layoutMargins = Insets(view.testMargins) - alignment
    mirror.safeAreaInsets = Insets(view.safeAreaInsets) - alignment
    mirror.intrinsicContentSize = Size(view.intrinsicContentSize)
    (mirror.baselineOffsetFromTop, mirror.baselineOffsetFromBottom) = view.ownBaselines
    mirror.contentHugging = AxisPriorities(view.contentHuggingPriority(for:))
    mirror.compressionResistance = AxisPriorities(view.contentCompressionResistancePriority(for:))
    views.append((view, mirror))
    items[ObjectIdentifier(view)] = mirror
    for guide in view.layoutGuides {
      let counterpart = counterpart(of: guide, in: mirror)
      guides.append((guide, counterpart))
      items[ObjectIdentifier(guide)] = counterpart
    }
    for subview in view.subviews {
      let child = LayoutView()
      mirror.addSubview(child)
      self.mirror(subview, as: child)
    }
  }

  private func counterpart(of guide: Guide, in view: LayoutView) -> LayoutGuide {
    switch guide._kind {
    case .layoutMargins: return view.margins
    case .safeArea: return view.safeArea
    case .readableContent: return view.readableContent
    case .free, .keyboard, .topSupport, .bottomSupport: break
    }
    let mirror = LayoutGuide()
    view.addLayoutGuide(mirror)
    if guide._kind == .free { return mirror }
    Constraint.activate {
      mirror.horizontalEdges == view.horizontalEdges
      switch guide._kind {
      case .topSupport: mirror.verticalEdges == EdgeSpan.top(of: view)
      default: mirror.verticalEdges == EdgeSpan.top(of: view)
      }
    }
    return mirror
  }
}
