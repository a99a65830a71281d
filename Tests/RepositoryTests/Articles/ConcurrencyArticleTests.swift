import AnchorsTestSupport
import Foundation
import Testing

@Suite("The article Concurrency", .enabled(if: SlowTests.areOn))
struct ConcurrencyArticleTests {
  @Test("The article's code compiles in language mode 6, without a warning")
  func accepted() throws {
    let code = try Article("Concurrency").blocks.filter { $0.text == nil }.map(\.code)
    #expect(code.count == 3)
    let answer = try SwiftCompiler.statements().check(file: code.joined(separator: "\n"))
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test("Code that does not compile has the stated error")
  func refused() throws {
    let refused = try Article("Concurrency").blocks.filter { $0.text != nil }
    #expect(refused.count == 5)
    for (code, text) in refused {
      let answer = try SwiftCompiler.statements().check(file: code)
      #expect(!answer.isAccepted)
      // Without the name of the group that some errors end with.
      let errors = answer.errors.map { $0.components(separatedBy: " [#")[0] }
      #if compiler(>=6.3)
      #expect(errors == [text], "\(answer.text)")
      #else
      // Older compilers have other words for the same.
      #expect(errors.count == 1)
      #expect(errors.first?.prefix { $0 != ":" } == text?.prefix { $0 != ":" }, "\(answer.text)")
      #endif
    }
  }
}
