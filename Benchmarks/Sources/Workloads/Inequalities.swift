import AnchorsLayout

/// W9: a chain of inequalities only.
///
/// Only the tie-breaks determine the frames: every size is as small as possible, then every
/// position is on its only bound, or as near to 0 as its two bounds allow.
package struct Inequalities: Workload {
  package static let name = "W9 inequalities"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let views: [LayoutView]

  package init(viewCount: Int) {
    views = (0..<viewCount).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    var previous: LayoutView?
    for view in views {
      result.append(
        previous.map { view.top >= $0.bottom + 8 } ?? (view.top >= root.top + 8))
      result.append(view.left >= root.left + 16)
      result.append(view.right <= root.right - 16)
      result.append(view.width >= 100)
      result.append(view.height >= 44)
      previous = view
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    for index in frames.indices {
      frames[index] = Rect(x: 16, y: 8 + 52 * Double(index), width: 100, height: 44)
    }
  }
}
