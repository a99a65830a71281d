import AnchorsLayout

/// Containers in containers, one each: a chain of insets as deep as there are views.
package struct DeepInsets: Workload {
  package static let name = "deep insets"
  package let root: LayoutView
  package let views: [LayoutView]

  package init(viewCount: Int) {
    root = LayoutView(name: "root", width: 4 * Double(viewCount) + 10, height: 800)
    views = (0..<viewCount).map { LayoutView(name: "v\($0)") }
    var parent = root
    for view in views {
      parent.addSubview(view)
      parent = view
    }
  }

  package func constraints() -> [Constraint] {
    var parent = root
    return views.flatMap { view in
      defer { parent = view }
      return [
        view.left == parent.left + 2, view.right == parent.right - 2, view.top == parent.top,
        view.bottom == parent.bottom,
      ]
    }
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    for index in frames.indices {
      let width = root.frame.width - 4 * Double(index + 1)
      frames[index] = Rect(x: 2, y: 0, width: width, height: 800)
    }
  }
}
