import AnchorsLayout

/// Counts of distances from the edges of a view, of which the most frequent one wins.
struct EdgeVotes {
  /// The winning distances; `nil` for an edge without votes.
  struct Result {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    /// Returns the result with the distances of another one for edges without votes.
    func filled(from other: Result) -> Result {
      Result(
        top: top ?? other.top, left: left ?? other.left, bottom: bottom ?? other.bottom,
        right: right ?? other.right)
    }
  }

  /// An edge.
  enum Edge: Hashable { case top, left, bottom, right }

  private var counts: [Edge: [Double: Int]] = [:]

  /// Adds a vote for the distance from an edge to a position, both in the view's coordinates.
  mutating func add(_ edge: Edge, _ position: Double, in size: Size) {
    let distance =
      switch edge {
      case .bottom: size.height - position
      case .right: size.width - position
      case .top, .left: position
      }
    if distance < -0.75 || distance > 200 { return }
    counts[edge, default: [:]][max(0, (distance * 2).rounded() / 2), default: 0] += 1
  }

  /// The most frequent distance of each edge; of equally frequent ones the least.
  var result: Result {
    func winner(_ edge: Edge) -> Double? {
      counts[edge]?.max { a, b in a.value == b.value ? a.key > b.key : a.value < b.value }?.key
    }
    return Result(
      top: winner(.top), left: winner(.left), bottom: winner(.bottom), right: winner(.right))
  }
}
