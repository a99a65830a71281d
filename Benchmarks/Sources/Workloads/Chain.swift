import AnchorsLayout

/// W1: siblings under one another.
package struct Chain: Workload {
  package static let name = "W1 chain"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let views: [LayoutView]

  package init(viewCount: Int) {
    views = (0..<viewCount).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    result.reserveCapacity(views.count * 4)
    var previous: LayoutView?
    for view in views {
      result.append(
        previous.map { view.top == $0.bottom + 8 } ?? (view.top == root.top + 8))
      result.append(view.left == root.left + 16)
      result.append(view.right == root.right - 16)
      result.append(view.height == 44)
      previous = view
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    let width = root.frame.width - 32
    var y = 8.0
    for index in frames.indices {
      frames[index] = Rect(x: 16, y: y, width: width, height: 44)
      y += 52
    }
  }
}
