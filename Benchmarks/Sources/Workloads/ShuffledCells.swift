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
    var generator = SplitMix(state: 13)
    return list.constraints().shuffled(using: &generator)
  }

  package func finishInstalling() { root.frame = Rect(x: 0, y: 0, width: 640, height: 800) }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    list.writeFrames(to: frames)
  }
}

/// Sebastiano Vigna's SplitMix64: the same order in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
