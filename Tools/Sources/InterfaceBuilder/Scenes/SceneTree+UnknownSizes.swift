import AnchorsLayout

extension SceneTree {
  /// Gives the document's size to views that neither constraints nor known content size.
  ///
  /// Classes of the app may have content that the document does not know. Interface Builder keeps
  /// the frame of such a view. The innermost ambiguous views come first, because they may determine
  /// the views around them.
  func findUnknownSizes() {
    if isRanked { emptyLabels() }
    layOut()
    findStretchedTexts()
    defer {
      findSizesAcrossStacks()
      findContentOfClasses()
      findInsetsOfSymbols()
    }
    for _ in 0..<4 {
      var ambiguous: [ObjectIdentifier: Set<FrameComponent>] = [:]
      for ambiguity in root.layoutTree.ambiguities {
        ambiguous[ObjectIdentifier(ambiguity.item)] = Set(ambiguity.components.map(\.component))
      }
      if ambiguous.isEmpty { return }
      var isChanged = false
      for axis in [LayoutAxis.horizontal, .vertical] {
        let component: FrameComponent = axis == .horizontal ? .width : .height
        for entry in innermost(
          views.filter { ambiguous[ObjectIdentifier($0.view)]?.contains(component) == true })
        {
          guard let frame = entry.frame, let view = entry.view as? DocumentView,
            !view.hasContent(axis)
          else { continue }
          view.setContentSize(axis == .horizontal ? frame.width : frame.height, axis)
          unknownSizes.append((entry, axis))
          isChanged = true
        }
      }
      if !isChanged { return }
      layOut()
    }
  }

  /// Gives labels without a text no width, as UIKit does: a frame tells what was left for one.
  private func emptyLabels() {
    for entry in views where entry.element.name == "label" && entry.element.isEmptyLabel {
      (entry.view as? DocumentView)?.setContentSize(0, .horizontal)
    }
  }

  /// Gives texts that constraints have not stretched the document's height. A check rather trusts
  /// the height of a text in the system's font than a frame.
  private func findStretchedTexts() {
    let others = views.filter { entry in
      guard let view = entry.view as? DocumentView, view.content.isLowerThanFrame,
        let frame = entry.frame, !(isRanked && entry.element.hasSystemText)
      else { return false }
      return abs(view.frame.height - frame.height) > FrameComparison.tolerance
    }
    for entry in others {
      (entry.view as? DocumentView)?.setContentSize(entry.frame?.height ?? 0, .vertical)
      fittedSizes.append((entry, .vertical, "its text needs another one"))
    }
    if !others.isEmpty { layOut() }
  }

  /// Gives the document's size to views across a stack view that have none here: nothing gives a
  /// view without content a length across the axis. It is not ambiguous, because UIKit's stack
  /// views ask for 0 at a low priority.
  private func findSizesAcrossStacks() {
    for entry in views {
      guard let stack = entry.view.superview as? LayoutStackView, stack.alignment != .fill,
        let frame = entry.frame, entry.isComparable
      else { continue }
      let axis: LayoutAxis = stack.axis == .horizontal ? .vertical : .horizontal
      let (here, there) =
        axis == .horizontal
        ? (entry.view.frame.width, frame.width) : (entry.view.frame.height, frame.height)
      if here > 0.01 || there <= 0.01 { continue }
      let length = axis == .horizontal ? entry.view.width == there : entry.view.height == there
      // Above the stack view's own wish, and below all others.
      Constraint.activate { length ~ Priority(30) }
      fittedSizes.append((entry, axis, "its stack view gives it none"))
    }
    layOut()
  }

  /// Gives the document's size to views of the app's classes, and to empty stack views, whose size
  /// differs here.
  ///
  /// Such a class may have content that Interface Builder has drawn. A size that constraints
  /// determine does not change by it.
  private func findContentOfClasses() {
    for _ in 0..<3 {
      let differing = views.filter { entry in
        guard entry.element["customClass"] != nil || entry.element.name == "stackView",
          entry.isComparable, let frame = entry.frame,
          entry.view is DocumentView, entry.element["key"] == nil
        else { return false }
        return abs(frame.width - entry.view.frame.width) > FrameComparison.tolerance
          || abs(frame.height - entry.view.frame.height) > FrameComparison.tolerance
      }
      var isChanged = false
      for entry in innermost(differing) {
        guard let frame = entry.frame, let view = entry.view as? DocumentView else { continue }
        for axis in [LayoutAxis.horizontal, .vertical] {
          let (here, there) =
            axis == .horizontal
            ? (view.frame.width, frame.width) : (view.frame.height, frame.height)
          if abs(here - there) <= FrameComparison.tolerance { continue }
          guard view.setContentSize(there, axis) else { continue }
          isChanged = true
          let name = entry.element["customClass"]
          let reason =
            name.map { "the content of \($0) is not known" } ?? "its views do not give it one"
          fittedSizes.append((entry, axis, reason))
        }
      }
      if !isChanged { return }
      layOut()
    }
  }

  /// Gives symbols, and images of AppKit, the insets from their frames in the document to where
  /// constraints put their alignment rectangles. They have such insets, of a few points, which no
  /// document states.
  private func findInsetsOfSymbols() {
    var isChanged = false
    for entry in views {
      guard let view = entry.view as? DocumentView, let frame = entry.frame, entry.isComparable,
        entry.element.showsSymbol(document)
          || document.platform == .macOS && entry.element.showsMacImage,
        view.frame.differs(from: frame) > FrameComparison.tolerance
      else { continue }
      let area = view.frame.alignmentRect(view.content.alignment)
      let insets = Insets(
        top: area.minY - frame.minY, left: area.minX - frame.minX,
        bottom: frame.maxY - area.maxY, right: frame.maxX - area.maxX)
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      // A frame of AppKit that is only moved is stale.
      let least = document.platform == .macOS ? -1.0 : -8
      if sides.contains(where: { $0 > 8 || $0 < least }) { continue }
      view.setAlignment(insets)
      isChanged = true
      fittedInsets.append((entry, insets))
    }
    if isChanged { layOut() }
  }

  private func innermost(_ entries: [View]) -> [View] {
    entries.filter { entry in
      !entries.contains { $0.view !== entry.view && $0.view.isDescendant(of: entry.view) }
    }
  }
}
