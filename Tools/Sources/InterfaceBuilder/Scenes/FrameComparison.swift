import AnchorsLayout

/// The frames of a scene here and in its document.
package struct FrameComparison: Encodable {
  /// One view.
  package struct Entry: Encodable {
    /// The id in the document.
    package let id: String
    /// The name in messages.
    package let name: String
    /// The line in the document.
    package let line: Int
    /// The number of views around it.
    package let depth: Int
    /// The frame here, in the superview: x, y, width and height in points.
    package let here: [Double]
    /// The frame in the document; `nil` if the document has none.
    package let document: [Double]?
    /// `true` if the frames agree to half a point, as they are or on the device's pixels; `nil` if
    /// they cannot be compared.
    package let agrees: Bool?
  }

  /// The id of the scene's root.
  package let id: String
  /// The name of the scene.
  package let name: String
  /// The root's size.
  package let size: [Double]
  /// The views, in the order of the document.
  package let views: [Entry]
  /// Sentences about unusable elements, and about what the document's frames alone tell, each with
  /// its line.
  package let notes: [String]

  /// The largest difference of frames that agree, because documents round to halves and thirds.
  package static let tolerance = 0.51

  /// Compares the frames of a tree that has been laid out at the document's own size.
  package init(_ tree: SceneTree) {
    id = tree.scene.root.id
    name = tree.scene.name
    size = [tree.ownSize.width, tree.ownSize.height]
    notes = tree.notes.map { "line \($0.element.line): \($0.text)" } + tree.notesOnFrames
    let pixels = tree.document.pixels
    views = tree.views.map { entry in
      let frame = entry.view.frame
      let agrees = entry.frame.flatMap { other in
        entry.isComparable
          ? frame.differs(from: other) <= Self.tolerance
            || entry.view.frame(on: pixels).differs(from: other) <= Self.tolerance : nil
      }
      return Entry(
        id: entry.element.id, name: entry.view.layoutName, line: entry.element.line,
        depth: entry.depth, here: frame.numbers, document: entry.frame?.numbers, agrees: agrees)
    }
  }

  /// `true` if no view differs.
  package var agrees: Bool { !views.contains { $0.agrees == false } }
}

extension SceneTree {
  /// Sentences about what the tree takes from the document's frames, each with its line.
  fileprivate var notesOnFrames: [String] {
    let unknown = unknownSizes.map {
      sentence($0.view, $0.axis, "neither constraints nor known content determine it")
    }
    let fitted = fittedSizes.compactMap { entry, axis, reason -> String? in
      guard let frame = entry.frame else { return nil }
      let (here, there) = (entry.view.frame.size, frame.size)
      let difference =
        axis == .horizontal ? here.width - there.width : here.height - there.height
      // Constraints may say otherwise.
      return abs(difference) > FrameComparison.tolerance ? nil : sentence(entry, axis, reason)
    }
    let insets = fittedInsets.map { entry, insets in
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map(\.text)
      return """
        line \(entry.element.line): the alignment insets of \(entry.view.layoutName) are \
        (\(sides.joined(separator: ", "))), because its frame in the document implies them
        """
    }
    var seen: Set<String> = []
    return (unknown + fitted + insets).filter { seen.insert($0).inserted }
  }

  private func sentence(_ entry: View, _ axis: LayoutAxis, _ reason: String) -> String {
    """
    line \(entry.element.line): the \(axis == .horizontal ? "width" : "height") of \
    \(entry.view.layoutName) is the document's, because \(reason)
    """
  }
}

extension InterfaceDocument {
  /// The pixels of the canvas's device, on which the document's frames are.
  fileprivate var pixels: PixelGrid {
    if platform == .macOS { return .uiKit(scale: 1) }
    let devices: Set = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_5", "retina6_7", "retina6_12", "retina6_3",
      "retina6_72", "retina6_9",
    ]
    return .uiKit(scale: devices.contains(device ?? "") ? 3 : 2)
  }
}

extension Rect {
  /// x, y, width and height.
  var numbers: [Double] { [minX, minY, width, height] }

  /// Returns the alignment rectangle of a frame.
  func alignmentRect(_ insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the largest difference of a component.
  func differs(from other: Rect) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
