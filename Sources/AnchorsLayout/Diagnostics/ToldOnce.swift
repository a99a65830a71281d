/// A memory of what a tree has told, so that it tells each conflict or problem once.
///
///     var told = ToldOnce<String>()
///     told.takeNew(["a", "b"])     // [0, 1]
///     told.takeNew(["b", "c"])     // [1]: b is known
///     told.takeNew(["a"])          // []: a is among the latest that ended
///
/// Guaranteed: what stands is told once, however much stands. What ends and comes back is told
/// again only if more than ``limit`` others have ended since. So constraints that are made again
/// and again use no more memory.
struct ToldOnce<Identity: Hashable> {
  /// The number of ended ones that are remembered.
  static var limit: Int { 256 }

  /// The identities of what stands, in the order in which it was told.
  private var standing: [Identity] = []
  /// The latest that have ended, the earliest first.
  private var ended: [Identity] = []

  /// Takes all that stands now. Returns the indices of what has not been told.
  ///
  /// - Complexity: O(*n*) for what stands now and what stood before, by hashing.
  mutating func takeNew(_ now: [Identity]) -> [Int] {
    if now.isEmpty, standing.isEmpty { return [] }
    var known = Set(standing)
    known.formUnion(ended)
    var present: Set<Identity> = []
    let former = standing
    standing = now.filter { present.insert($0).inserted }
    ended = (ended + former).filter { !present.contains($0) }.suffix(Self.limit)
    return now.indices.filter { known.insert(now[$0]).inserted }
  }
}
