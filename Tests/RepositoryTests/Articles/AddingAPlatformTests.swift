import Testing

@Suite("The article Adding a platform")
struct AddingAPlatformTests {
  @Test("shows the label and the backend that the tests run, whole")
  func sources() throws {
    let blocks = try Article("AddingAPlatform").blocks
    let label = try RepositoryFile.text(
      of: "Tests/AnchorsLayoutTests/Engine/WrappingLabel.swift")
    let backend = try RepositoryFile.text(of: "Tests/AnchorsTests/Records/RemoteBackend.swift")
    #expect(blocks.count == 2)
    #expect("import AnchorsLayout\n\n\(blocks[0].code)\n" == label)
    #expect("import Anchors\n\n\(blocks[1].code)\n" == backend)
  }
}
