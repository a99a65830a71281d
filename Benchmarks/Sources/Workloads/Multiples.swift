import AnchorsLayout

/// W11: chained siblings, each a multiple of the one before it in place and in size.
package struct Multiples: Workload {
  package static let name = "W11 multiples"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let views: [LayoutView]

  package init(viewCount: Int) {
    views = (0..<viewCount).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
  }

  package func constraints() -> [Constraint] {
    var result = [
      views[0].left == root.left + 200, views[0].top == root.top + 8,
      views[0].width == root.width * 0.25, views[0].height == 300,
    ]
    for (index, (previous, view)) in zip(views, views.dropFirst()).enumerated() {
      result.append(view.left == previous.left * 0.5 + 8)
      result.append(view.top == previous.bottom + 8)
      // Half as wide and twice as wide by turns, so that nothing grows without end.
      result.append(view.width == previous.width * (index.isMultiple(of: 2) ? 0.5 : 2))
      result.append(view.height == previous.height * 0.75 + 10)
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    var frame = Rect(x: 200, y: 8, width: root.frame.width * 0.25, height: 300)
    for index in frames.indices {
      frames[index] = frame
      frame = Rect(
        x: frame.minX * 0.5 + 8, y: frame.maxY + 8,
        width: frame.width * (index.isMultiple(of: 2) ? 0.5 : 2), height: frame.height * 0.75 + 10)
    }
  }
}
