import AnchorsLayout

/// The frames of the document, and what they say about constraints.
struct DocumentFrames {
  private var frames: [ObjectIdentifier: Rect] = [:]
  private var origins: [ObjectIdentifier: Point] = [:]

  init(_ tree: SceneTree) { collect(tree) }

  /// Collects the alignment rectangles in the root's coordinates.
  private mutating func collect(_ tree: SceneTree) {
    for entry in tree.views {
      let key = ObjectIdentifier(entry.view)
      guard let frame = entry.frame, entry.isComparable,
        entry.element.hasKnownAlignment(tree.document)
      else { continue }
      if entry.view === tree.root {
        frames[key] = Rect(size: frame.size)
        continue
      }
      guard let superview = entry.view.superview, let outer = origin(of: superview, tree) else {
        continue
      }
      let origin = Point(x: outer.x + frame.minX, y: outer.y + frame.minY)
      origins[key] = origin
      frames[key] = Rect(origin: origin, size: frame.size)
        .alignmentRect(entry.view.alignmentRectInsets)
    }
  }

  private func origin(of view: LayoutView, _ tree: SceneTree) -> Point? {
    view === tree.root ? Point(x: 0, y: 0) : origins[ObjectIdentifier(view)]
  }

  /// Returns by how much a required constraint is violated in the document's frames, or `nil` if
  /// they do not tell.
  func difference(_ constraint: Constraint) -> Double? {
    guard constraint.priority == .required, let first = value(constraint.firstAnchor) else {
      return nil
    }
    var right = constraint.constant
    if let anchor = constraint.secondAnchor {
      guard let second = value(anchor),
        constraint.multiplier == 1 || anchor.attribute.isSize
      else { return nil }
      right += second * constraint.multiplier
    } else if !constraint.firstAnchor.attribute.isSize {
      return nil
    }
    // In points of the view that is the larger one.
    let difference = (first - right) / max(1, abs(constraint.multiplier))
    return switch constraint.relation {
    case .equal: difference
    case .greaterThanOrEqual: min(0, difference)
    case .lessThanOrEqual: max(0, difference)
    }
  }

  private func value(_ anchor: AnyAnchor) -> Double? {
    guard let item = anchor.item, !(item is LayoutScrollView),
      let frame = frames[ObjectIdentifier(item)]
    else { return nil }
    return switch anchor.attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerX: frame.minX + frame.width / 2
    case .centerY: frame.minY + frame.height / 2
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }
}

extension Element {
  /// `true` if the alignment rectangle is known: that of a symbol and of most controls of AppKit is
  /// not.
  fileprivate func hasKnownAlignment(_ document: InterfaceDocument) -> Bool {
    if showsSymbol(document) { return false }
    if document.platform != .macOS { return name != "slider" }
    return [
      "view", "customView", "stackView", "scrollView", "textField", "tableView", "splitView",
    ].contains(name)
  }
}
