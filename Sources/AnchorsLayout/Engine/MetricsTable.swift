import Anchors
import AnchorsSolver

/// The content metrics of each item. Equal ones are mostly stored once.
struct MetricsTable: ~Copyable {
  private var distinct: [LayoutMetrics] = []
  /// The number of items that use each entry.
  private var users = Pool<Int32>()
  /// The places in `distinct` that nobody uses.
  private var unused = Pool<Int32>()
  /// The place in `distinct` for each item; -1 for a number that is not in use.
  private var place = Pool<Int32>()
  /// By a hash of the sizes, the place in `distinct` that was used last, or -1: where the same is
  /// likely to be.
  private var latest = Pool<Int32>(repeating: -1, count: 64)
  /// The place in `distinct` of what plain views say, or -1.
  private var plain: Int32 = -1
  /// `true` if an item has had an intrinsic size; and the same for a minimum size.
  private(set) var (hasIntrinsicSizes, hasMinimumSizes) = (false, false)

  /// Adds the metrics of an item whose number is the next one or unused.
  @inline(__always)
  mutating func insert(_ metrics: LayoutMetrics, of item: Int) {
    if item == place.count { place.append(-1) }
    place[item] = place(for: metrics)
  }

  /// Adds a plain view.
  @inline(__always)
  mutating func insertPlain(_ item: Int) {
    if item == place.count { place.append(-1) }
    if plain < 0 || users[plain] == 0 {
      plain = place(for: LayoutView.metricsOfPlainView)
    } else {
      users[plain] += 1
    }
    place[item] = plain
  }

  private mutating func place(for metrics: LayoutMetrics) -> Int32 {
    let hash = Self.hash(of: metrics)
    let found = Int(latest[hash])
    if found >= 0, users[found] > 0, distinct[found] == metrics {
      users[found] += 1
      return Int32(found)
    }
    let place = add(metrics)
    latest[hash] = place
    return place
  }

  /// A number below 64 that is the same for what says the same.
  private static func hash(of metrics: LayoutMetrics) -> Int {
    let width = (metrics.intrinsicWidth ?? -1).bitPattern
    let height = (metrics.intrinsicHeight ?? -1).bitPattern
    return Int(((width &* 3 &+ height) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// Forgets what an item says.
  mutating func remove(_ item: Int) {
    let old = place[item]
    place[item] = -1
    users[Int(old)] -= 1
    if users[Int(old)] == 0 { unused.append(old) }
  }

  private mutating func add(_ metrics: LayoutMetrics) -> Int32 {
    if metrics.hasIntrinsicSize { hasIntrinsicSizes = true }
    if metrics.hasMinimumSize { hasMinimumSizes = true }
    if !unused.isEmpty {
      let free = unused.removeLast()
      distinct[Int(free)] = metrics
      users[Int(free)] = 1
      return free
    }
    distinct.append(metrics)
    users.append(1)
    return Int32(distinct.count - 1)
  }

  subscript(item: Int) -> LayoutMetrics {
    @inline(__always) get { distinct[Int(place[item])] }
    set {
      let old = Int(place[item])
      if users[old] == 1 {
        if old == Int(plain) { plain = -1 }
        distinct[old] = newValue
        if newValue.hasIntrinsicSize { hasIntrinsicSizes = true }
        if newValue.hasMinimumSize { hasMinimumSizes = true }
      } else {
        users[old] -= 1
        place[item] = add(newValue)
      }
    }
  }
}
