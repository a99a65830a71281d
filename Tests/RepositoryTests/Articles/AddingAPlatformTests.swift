import Testing

@Suite("The article Adding a platform")
struct AddingAPlatformTests {
  @Test("The article shows the backend that the tests run, whole")
  func backend() throws {
    let blocks = try Article("AddingAPlatform").blocks
    let source = try RepositoryFile.text(of: "Tests/AnchorsTests/Records/RemoteBackend.swift")
    #expect(blocks.count == 1)
    #expect(blocks.map { "import Anchors\n\n\($0.code)\n" } == [source])
  }
}
