import Testing

@testable import AnchorsLayout

@Suite("The memory of what was told")
struct ToldOnceTests {
  @Test("What stands is told once, however much stands")
  func standing() {
    var told = ToldOnce<Int>()
    let all = Array(0..<10_000)
    #expect(told.takeNew(all) == all)
    #expect(told.takeNew(all).isEmpty)
    #expect(told.takeNew(all.reversed() + [10_000]) == [10_000])
    #expect(told.takeNew(all).isEmpty)
  }

  @Test("Among equals, the first is told")
  func equals() {
    var told = ToldOnce<String>()
    #expect(told.takeNew(["a", "b", "a", "b"]) == [0, 1])
    #expect(told.takeNew(["b", "b"]).isEmpty)
  }

  @Test("The latest 256 that ended are known when they come back, and earlier ones are not")
  func ended() {
    var told = ToldOnce<Int>()
    _ = told.takeNew(Array(0..<300))
    #expect(told.takeNew([]).isEmpty)
    // 44...299 are remembered.
    #expect(told.takeNew([299, 44]).isEmpty)
    #expect(told.takeNew([43]) == [0])
  }
}
