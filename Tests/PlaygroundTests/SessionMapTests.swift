import Foundation
import PlaygroundSession
import Testing

@Suite("The map of a session")
struct SessionMapTests {
  private let session = PlaygroundSession()

  private struct Map: Decodable {
    struct Problem: Decodable {
      let kind, text: String
      let items: [String]
    }

    struct Device: Decodable {
      let name: String
      let problems: [Int]
    }

    let widths, heights: [Int]
    let runs: [[[Int]]]
    let regions: [[Int]]
    let problems: [Problem]
    let devices: [Device]
    let smallestWindows: [[Double]]

    /// The problems of a window.
    func problems(_ width: Int, _ height: Int) -> [Problem]? {
      let run = runs[width - widths[0]].first { $0[0] <= height && height <= $0[1] }
      return run.map { regions[$0[2]].map { problems[$0] } }
    }
  }

  private func map() throws -> Map {
    try JSONDecoder().decode(Map.self, from: Data(session.windowMap().utf8))
  }

  /// Opens a text and makes its map.
  private func map(of text: String) throws -> Map {
    _ = session.open(text)
    _ = session.layout(width: 390, height: 300, isRightToLeft: false)
    session.beginMap()
    while session.advanceMap() >= 0 {}
    return try map()
  }

  private let card = """
    window 390 x 300
    view card
    card.edges == window.edges.inset(by: 20)
    card.width >= 301
    card.height >= 400
    """

  @Test("The map has the borders and the words of each problem")
  func borders() throws {
    let map = try map(of: card)
    #expect(map.widths == [240, 1400] && map.heights == [240, 1400])
    #expect(map.problems(341, 440)?.isEmpty == true)
    #expect(map.problems(340, 440)?.map(\.kind) == ["conflict"])
    #expect(map.problems(341, 439)?.map(\.kind) == ["conflict"])
    #expect(map.smallestWindows == [[341, 440]])
    let words = map.problems.map { $0.text.split(separator: ":")[0] }
    #expect(words.contains { $0.hasPrefix("below 341 points of width, ") })
    #expect(words.contains { $0.hasPrefix("below 440 points of height, ") })
    #expect(words.allSatisfy { $0.hasSuffix(" of 60 devices") })
    #expect(map.problems.allSatisfy { $0.items.contains("card") })
    #expect(map.devices.count == 60)
    let small = try #require(map.devices.first { $0.name == "iPhone SE 1" })
    #expect(small.problems.map { map.problems[$0].kind } == ["conflict"])
  }

  @Test("A map that is not complete has some windows, in a few columns first")
  func steps() throws {
    _ = session.open(card)
    session.beginMap()
    #expect(try map().runs.allSatisfy { $0.isEmpty })
    var last = 0.0
    var count = 0
    while true {
      let share = session.advanceMap()
      if share < 0 { break }
      #expect(share >= last)
      (last, count) = (share, count + 1)
      if count == 1 { #expect(try map().runs.contains { !$0.isEmpty }) }
    }
    #expect(last == 1)
    #expect(count > 60)
    #expect(session.advanceMap() == -1)
  }

  @Test("The open layout stays as it is while its map is made")
  func ownTree() throws {
    _ = session.open(card)
    let frames = session.layout(width: 500, height: 700, isRightToLeft: false)
    session.beginMap()
    while session.advanceMap() >= 0 {}
    #expect(session.layout(width: 500, height: 700, isRightToLeft: false) == frames)
    #expect(session.findings().contains("\"conflicts\":[]"))
  }

  @Test("A new map takes the place of the one that is being made")
  func replacing() throws {
    _ = session.open(card)
    session.beginMap()
    _ = session.advanceMap()
    let map = try map(of: card.replacing("301", with: "501"))
    #expect(map.smallestWindows == [[541, 440]])
  }

  @Test("Without a map there is nothing to advance")
  func none() {
    #expect(session.advanceMap() == -1)
    #expect(session.windowMap() == "null")
  }
}
