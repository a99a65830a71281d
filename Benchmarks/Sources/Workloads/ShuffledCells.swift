import AnchorsLayout

/// W13: W2 with its constraints in random order; the root gets its size after all of them.
package struct ShuffledCells: Workload {
  package static let name = "W13 shuffled"
  private let list: Cells
  package var root: LayoutView { list.root }
  package var views: [LayoutView] { list.views }

  package init(viewCount: Int) {
    list = Cells(viewCount: viewCount)
    root.frame = .zero
  }

  package func constraints() -> [Constraint] {
    var generator = SeededRandom(seed: 13)
    return list.constraints().shuffled(using: &generator)
  }

  package func finishInstalling() { root.frame = Rect(x: 0, y: 0, width: 640, height: 800) }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    list.writeFrames(to: frames)
  }
}
