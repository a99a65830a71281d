#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// What each item says of its content. Neighbours often say the same, which is kept once.
struct MetricsTable {
  private var distinct: [LayoutMetrics] = []
  /// How many items say each of them.
  private var users: [Int32] = []
  /// The places in `distinct` that nobody uses.
  private var unused: [Int32] = []
  /// The place in `distinct` for each item; -1 for a number that is not in use.
  private var place: [Int32] = []

  /// Takes in what the next item says.
  mutating func append(_ metrics: LayoutMetrics) {
    place.append(-1)
    insert(metrics, of: place.count - 1)
  }

  /// Takes in what an item says whose number is not in use.
  mutating func insert(_ metrics: LayoutMetrics, of item: Int) {
    if item == place.count { place.append(-1) }
    let found = distinct.indices.suffix(4).last { distinct[$0] == metrics && users[$0] > 0 }
    if let found { users[found] += 1 }
    place[item] = found.map { Int32($0) } ?? add(metrics)
  }

  /// Forgets what an item says.
  mutating func remove(_ item: Int) {
    let old = place[item]
    place[item] = -1
    users[Int(old)] -= 1
    if users[Int(old)] == 0 { unused.append(old) }
  }

  private mutating func add(_ metrics: LayoutMetrics) -> Int32 {
    if let free = unused.popLast() {
      distinct[Int(free)] = metrics
      users[Int(free)] = 1
      return free
    }
    distinct.append(metrics)
    users.append(1)
    return Int32(distinct.count - 1)
  }

  subscript(item: Int) -> LayoutMetrics {
    get { distinct[Int(place[item])] }
    set {
      let old = Int(place[item])
      if users[old] == 1 {
        distinct[old] = newValue
      } else {
        users[old] -= 1
        place[item] = add(newValue)
      }
    }
  }
}
