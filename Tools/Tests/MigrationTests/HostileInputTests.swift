import Foundation
import Testing

@testable import Migration

/// Input that is broken, cut off or nested without end.
@Suite("Broken input")
struct HostileInputTests {
  /// A generator of numbers that is the same on each machine (SplitMix64, Steele and others, 2014).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Returns a text with a few bytes removed, repeated or exchanged for others.
  private func mutated(_ text: String, _ numbers: inout Numbers) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where bytes.count > 40 {
      let start = Int.random(in: 0..<bytes.count - 20, using: &numbers)
      let end = start + Int.random(in: 1..<20, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8("{}()[].,:?!\"".utf8.randomElement(using: &numbers) ?? 0)
      default: bytes.removeLast(bytes.count - end)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A broken file is not changed, and a mutated one that parses stays parseable")
  func mutations() throws {
    var numbers = Numbers(state: 40)
    let originals = try TestCode.files(in: "OriginalScreens").filter { $0.bytes.count < 12_000 }
    var broken = 0
    for number in 0..<120 {
      let original = originals[number % originals.count]
      let text = mutated(original.text(0..<original.bytes.count), &numbers)
      let file = SourceFile(path: original.path, text: text)
      let result = Migration([file]).run()[0]
      if file.isBroken {
        broken += 1
        #expect(result.text == text && result.found == 0, "\(number)")
        #expect(file.error != nil)
      } else {
        #expect(!SourceFile(path: "", text: result.text).isBroken, "\(number) \(original.path)")
      }
    }
    #expect(broken > 60)
  }

  @Test("Deep nesting is refused or translated, and does not end the program")
  func nesting() {
    for depth in [50, 5_000] {
      let text =
        "import SnapKit\nlet x = " + String(repeating: "(", count: depth) + "1"
        + String(repeating: ")", count: depth) + "\n"
      let result = TestCode.migrate(text)
      #expect(result.text == text)
    }
    let chain = "v.snp.makeConstraints { $0" + String(repeating: ".top", count: 3_000) + " }\n"
    #expect(TestCode.migrate(chain).translated == 0)
  }

  @Test(
    "Empty files and files of comments are left alone", arguments: ["", "\n", "// snp", "\u{FEFF}"])
  func empty(text: String) {
    #expect(TestCode.migrate(text).text == text)
  }
}
