import Anchors

extension StackConstraints {
  /// The lengths of views along the axis; a hidden one has none. Returns, for each view, the constraint that has
  /// the length of its content as a number, if there is one.
  mutating func setLengths(
    of arranged: [ArrangedView], _ distribution: LayoutStackView.Distribution,
    in stack: LayoutStackView
  ) -> [Constraint?] {
    let nodes = arranged.shown.map { $0.view.layoutNode }
    switch distribution {
    case .fill: break
    case .fillEqually:
      makeEqual(nodes)
      add(content, axis.length, at: .rest)
    case .fillProportionally: setShares(of: arranged.shown, in: stack)
    case .equalSpacing, .equalCentering: add(content, axis.length, at: .canvasFit)
    }
    return arranged.indices.map { place in
      // What settles ties remains while a view is hidden: it need not be made anew when it is shown.
      let kept = distribution == .fillEqually ? nil : keepLength(at: place, of: arranged)
      if arranged[place].view.isHidden {
        add(arranged[place].view.layoutNode, axis.length, at: .hiding)
      }
      return kept
    }
  }

  /// Settles which of equally willing views grow and shrink. As measured in UIKit: the first one does, and of
  /// views without content, which come before those with content, the last one.
  private mutating func keepLength(at place: Int, of arranged: [ArrangedView]) -> Constraint? {
    let view = arranged[place].view
    guard let length = view.ownContentLength(along: axis) else {
      add(view.layoutNode, axis.length, at: .vanishing(place, of: arranged.count))
      return nil
    }
    add(view.layoutNode, axis.length, plus: length, at: .keeping(place, of: arranged.count))
    return all.last
  }

  /// All views are as long as the first one.
  private mutating func makeEqual(_ nodes: [LayoutNode], at priority: Priority = .required) {
    for node in nodes.dropFirst() {
      add(node, axis.length, .equal, nodes[0], axis.length, at: priority)
    }
  }

  // MARK: In proportion

  private mutating func setShares(of shown: [ArrangedView], in stack: LayoutStackView) {
    let lengths = shown.map { $0.view.contentLength(along: axis) }
    let views = zip(shown, lengths).filter { $0.1 > 0 }
    guard let reference = views.first else {
      return makeEqual(shown.map { $0.view.layoutNode }, at: .proportion(0))
    }
    if stack.keepsExactProportions {
      for (entry, length) in views.dropFirst() {
        add(
          entry.view.layoutNode, axis.length, .equal, reference.0.view.layoutNode, axis.length,
          multiplier: length / reference.1, at: .proportion(0))
      }
      return
    }
    let spacings = shown.dropLast().reduce(0) { $0 + ($1.customSpacing ?? stack.spacing) }
    let total = lengths.reduce(spacings, +)
    guard total > 0 else { return }
    for (place, (entry, length)) in views.enumerated() {
      add(
        entry.view.layoutNode, axis.length, .equal, stack.layoutNode, axis.length,
        multiplier: length / total, at: .proportion(place))
    }
  }
}
