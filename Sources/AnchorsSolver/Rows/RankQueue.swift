/// A queue of elements by rank, the lowest first, with each element at most once. A new rank must
/// not be lower than the last one taken out.
///
/// A radix heap: an element is in the bucket of the highest bit in which its rank differs from the
/// last one taken out. Taking out the lowest moves the elements of its bucket to lower buckets,
/// each at most 32 times and rarely more than twice. The cost does not depend on the number of
/// ranks. A single element is in no bucket, so moving along a chain is almost free.
///
/// Source: R. Ahuja, K. Mehlhorn, J. Orlin, R. Tarjan, *Faster algorithms for the shortest path
/// problem* (1990).
struct RankQueue: ~Copyable {
  struct Entry: BitwiseCopyable {
    var rank: UInt32
    var element: Int32
    var next: Int32
  }

  private var entries = Pool<Entry>()
  /// The first entry of each bucket, or -1.
  private var buckets = Pool<Int32>(repeating: -1, count: 33)
  /// A bit for each bucket that is not empty.
  private var occupied: UInt64 = 0
  private var last: UInt32 = 0
  /// A bit for each element that is in a bucket.
  private var members = Pool<UInt64>()
  /// The element that is in the queue by itself, or -1.
  private var only: Int32 = -1
  private var rankOfOnly: UInt32 = 0

  /// Makes room for elements below a limit.
  mutating func grow(limit: Int) { members.extend(to: (limit + 63) / 64, with: 0) }

  @inline(__always)
  mutating func insert(_ element: Int32, rank: UInt32) {
    if occupied == 0, only < 0 {
      (only, rankOfOnly) = (element, rank)
    } else {
      insertBesides(element, rank)
    }
  }

  private mutating func insertBesides(_ element: Int32, _ rank: UInt32) {
    if only == element { return }
    if only >= 0 { put(only, rankOfOnly) }
    only = -1
    put(element, rank)
  }

  @inline(__always)
  private mutating func put(_ element: Int32, _ rank: UInt32) {
    let word = Int(element >> 6)
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: element & 63)
    if members[word] & bit != 0 { return }
    members[word] |= bit
    if occupied == 0 {
      entries.removeAll()
      last = 0
    }
    let bucket = bucket(of: rank)
    entries.append(Entry(rank: rank, element: element, next: buckets[unchecked: bucket]))
    buckets[unchecked: bucket] = Int32(entries.count - 1)
    occupied |= 1 &<< UInt64(truncatingIfNeeded: bucket)
  }

  @inline(__always)
  mutating func popFirst() -> Int32? {
    if only < 0 { return popFromBuckets() }
    defer { only = -1 }
    return only
  }

  private mutating func popFromBuckets() -> Int32? {
    if occupied == 0 { return nil }
    let bucket = occupied.trailingZeroBitCount
    let first = Int(buckets[unchecked: bucket])
    if entries[unchecked: first].next >= 0 { return popLowest(of: bucket) }
    buckets[unchecked: bucket] = -1
    return take(first, bucket)
  }

  /// Takes everything out.
  mutating func removeAll() { while popFirst() != nil {} }

  /// An element whose bucket is empty without it.
  @inline(__always)
  private mutating func take(_ place: Int, _ bucket: Int) -> Int32 {
    occupied &= ~(1 &<< UInt64(truncatingIfNeeded: bucket))
    let element = entries[unchecked: place].element
    last = entries[unchecked: place].rank
    members[unchecked: Int(element >> 6)] &= ~(1 &<< UInt64(truncatingIfNeeded: element & 63))
    return element
  }

  /// Takes the lowest out of a bucket with several elements; the others go to lower buckets.
  private mutating func popLowest(of bucket: Int) -> Int32 {
    var lowest = Int(buckets[unchecked: bucket])
    var place = entries[unchecked: lowest].next
    while place >= 0 {
      if entries[unchecked: place].rank < entries[unchecked: lowest].rank { lowest = Int(place) }
      place = entries[unchecked: place].next
    }
    place = buckets[unchecked: bucket]
    buckets[unchecked: bucket] = -1
    let element = take(lowest, bucket)
    while place >= 0 {
      let next = entries[unchecked: place].next
      if Int(place) != lowest {
        let lower = self.bucket(of: entries[unchecked: place].rank)
        entries[unchecked: Int(place)].next = buckets[unchecked: lower]
        buckets[unchecked: lower] = place
        occupied |= 1 &<< UInt64(truncatingIfNeeded: lower)
      }
      place = next
    }
    return element
  }

  @inline(__always)
  private func bucket(of rank: UInt32) -> Int { 32 - (rank ^ last).leadingZeroBitCount }
}
