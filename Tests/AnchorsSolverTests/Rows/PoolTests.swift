import Testing

@testable import AnchorsSolver

/// No index reaches memory outside a pool, in release builds either.
@Suite("Pools")
struct PoolTests {
  @Test("Reading an index that does not exist traps", arguments: [-1, 3, Int.min, Int.max])
  func indices(_ index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      let pool = Pool<Int32>(repeating: 7, count: 3)
      _ = pool[index]
    }
  }

  @Test("Writing to an index of 32 bits that does not exist traps")
  func writing() async {
    await #expect(processExitsWith: .failure) {
      var pool = Pool<Double>(repeating: 7, count: 3)
      pool[Int32(-1)] = 1
    }
  }

  @Test("A truncated element does not exist, although its memory does")
  func shortened() async {
    await #expect(processExitsWith: .failure) {
      var pool = Pool<Int32>(repeating: 7, count: 8)
      pool.shorten(to: 3)
      pool[3] = 1
    }
    await #expect(processExitsWith: .failure) {
      var pool = Pool<Int32>(repeating: 7, count: 8)
      pool.removeAll()
      _ = pool[0]
    }
    await #expect(processExitsWith: .failure) {
      var pool = Pool<Int32>(repeating: 7, count: 3)
      pool.shorten(to: 4)
    }
    await #expect(processExitsWith: .failure) {
      var pool = Pool<Int32>(capacity: 8)
      _ = pool.removeLast()
    }
  }

  @Test("Elements stay when a pool grows, whatever is truncated in between")
  func growing() {
    var pool = Pool<Int32>()
    var expected: [Int32] = []
    for round in 0..<2000 {
      let number = Int32(round)
      switch round % 7 {
      case 0:
        pool.append(repeating: number, count: round % 5)
        expected += Array(repeating: number, count: round % 5)
      case 3 where !expected.isEmpty:
        let last = pool.removeLast()
        #expect(last == expected.removeLast())
      case 5 where round % 3 == 0:
        let count = expected.count / 2
        pool.shorten(to: count)
        expected.removeLast(expected.count - count)
      case 6: pool.reserve(round)
      default:
        pool.append(number)
        expected.append(number)
      }
      let count = pool.count
      #expect(count == expected.count)
    }
    let all = pool.suffix(from: 0)
    #expect(all == expected)
    pool.sort { $0 > $1 }
    let sorted = pool.suffix(from: 0)
    #expect(sorted == expected.sorted(by: >))
    let none = pool.suffix(from: pool.count)
    #expect(none.isEmpty)
    pool.removeAll()
    let isEmpty = pool.isEmpty
    #expect(isEmpty)
  }
}
