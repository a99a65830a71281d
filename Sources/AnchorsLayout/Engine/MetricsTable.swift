#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// What each item says of its content. Neighbours often say the same, which is kept once.
struct MetricsTable {
  private var distinct: [LayoutMetrics] = []
  /// How many items say each of them.
  private var users: [Int32] = []
  /// The place in `distinct` for each item.
  private var place: [Int32] = []

  /// Takes in what the next item says.
  mutating func append(_ metrics: LayoutMetrics) {
    let found = distinct.indices.suffix(4).last { distinct[$0] == metrics }
    if let found {
      users[found] += 1
    } else {
      distinct.append(metrics)
      users.append(1)
    }
    place.append(Int32(found ?? distinct.count - 1))
  }

  subscript(item: Int) -> LayoutMetrics {
    get { distinct[Int(place[item])] }
    set {
      let old = Int(place[item])
      if users[old] == 1 {
        distinct[old] = newValue
      } else {
        users[old] -= 1
        place[item] = Int32(distinct.count)
        distinct.append(newValue)
        users.append(1)
      }
    }
  }
}
