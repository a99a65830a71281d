import AnchorsLayout

/// W3: containers inside one another, each with a row of ten children of equal widths.
package struct Nested: Workload {
  package static let name = "W3 nested"
  package let root: LayoutView
  package private(set) var views: [LayoutView] = []
  private var levels: [(container: LayoutView, row: [LayoutView])] = []

  package init(viewCount: Int) {
    // Large enough for every level to have a size.
    let side = 4000 * max(1, Double(viewCount) / 1000)
    root = LayoutView(name: "root", width: side, height: side)
    var parent = root
    for level in 0..<viewCount / 11 {
      let container = LayoutView(name: "container\(level)")
      let row = (0..<10).map { LayoutView(name: "child\($0)") }
      parent.addSubview(container)
      for child in row { container.addSubview(child) }
      levels.append((container, row))
      views.append(container)
      views.append(contentsOf: row)
      parent = container
    }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    var parent = root
    for (container, row) in levels {
      result.append(contentsOf: (container.edges == parent.edges.inset(by: 4)).constraints)
      var previous: LayoutView?
      for child in row {
        result.append(child.top == container.top + 4)
        result.append(child.height == 20)
        if let previous {
          result.append(child.left == previous.right + 4)
          result.append(child.width == previous.width)
        } else {
          result.append(child.left == container.left + 4)
        }
        previous = child
      }
      if let previous { result.append(previous.right == container.right - 4) }
      parent = container
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    var size = root.frame.width
    for container in stride(from: 0, to: frames.count, by: 11) {
      size -= 8
      frames[container] = Rect(x: 4, y: 4, width: size, height: size)
      let width = (size - 44) / 10
      for child in 0..<10 {
        frames[container + 1 + child] = Rect(
          x: 4 + Double(child) * (width + 4), y: 4, width: width, height: 20)
      }
    }
  }
}
