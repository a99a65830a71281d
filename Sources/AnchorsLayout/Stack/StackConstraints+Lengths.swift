import Anchors

extension StackConstraints {
  /// Sets the lengths of views along the axis; a hidden one has none. Returns, for each view, the
  /// constraint that has the length of its content as a number, if there is one.
  mutating func setLengths() -> [Constraint?] {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      makeLengthsEqual(at: .required)
      add(.length, content, axis.length, at: .rest)
    case .fillProportionally: setShares()
    case .equalSpacing, .equalCentering: add(.length, content, axis.length, at: .canvasFit)
    }
    return arranged.indices.map { place in
      // The tie-breaking constraints stay while a view is hidden, and are used again later.
      let kept = stack.distribution == .fillEqually ? nil : keepLength(at: place)
      if arranged[place].view.isHidden {
        add(.hidden, arranged[place].view.layoutNode, axis.length, at: .hiding)
      }
      return kept
    }
  }

  /// Breaks ties between views of equal priority. As in UIKit, the first grows or shrinks; views
  /// without content come before those with content, the last of them first.
  private mutating func keepLength(at place: Int) -> Constraint? {
    let view = arranged[place].view
    guard let length = view.ownContentLength(along: axis) else {
      add(.length, view.layoutNode, axis.length, at: .vanishing(place, of: arranged.count))
      return nil
    }
    // The height of a view that wraps is another in each width: the engine knows which.
    return add(
      .length, view.layoutNode, axis.length, plus: length, at: .keeping(place, of: arranged.count),
      followsContent: axis == .vertical)
  }

  /// Makes all views as long as the first one.
  private mutating func makeLengthsEqual(at priority: Priority) {
    let nodes = arranged.shown.map { $0.view.layoutNode }
    for node in nodes.dropFirst() {
      add(.equalLength, node, axis.length, .equal, nodes[0], axis.length, at: priority)
    }
  }

  // MARK: In proportion

  private mutating func setShares() {
    let shown = arranged.shown
    let lengths = shown.map { $0.view.contentLength(along: axis) }
    let views = zip(shown, lengths).filter { $0.1 > 0 }
    guard let first = views.first else { return makeLengthsEqual(at: .proportion(0)) }
    let isExact = stack.keepsExactProportions
    let spacings = shown.dropLast().reduce(0) { $0 + ($1.customSpacing ?? stack.spacing) }
    let total = isExact ? first.1 : lengths.reduce(spacings, +)
    guard total > 0 else { return }
    if !isExact {
      for (entry, length) in zip(shown, lengths) where length == 0 {
        add(.length, entry.view.layoutNode, axis.length, at: .withoutShare)
      }
    }
    for (place, (entry, length)) in views.enumerated().dropFirst(isExact ? 1 : 0) {
      add(
        .length, entry.view.layoutNode, axis.length, .equal,
        (isExact ? first.0.view : stack).layoutNode,
        axis.length, multiplier: length / total, at: .proportion(isExact ? 0 : place))
    }
  }
}
