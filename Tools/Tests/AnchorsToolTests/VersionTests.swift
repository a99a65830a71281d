import BuildInformation
import Foundation
import Testing

/// The version of both tools, which is that of the file VERSION.
@Suite("The version of the tools")
struct VersionTests {
  private let build = ToolBuild(
    version: "1.2.3", commit: "0123456789ab", address: "https://example.org/team/Layout")

  @Test("Both tools print the version in VERSION")
  func output() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../VERSION")
    let version = try String(contentsOf: root, encoding: .utf8)
    let run = try ToolRun()
    #expect(try run("--version").output == version)
    #expect(try run("migrate", "--version").output == version)
  }

  @Test("A committed tool has no commit and no address")
  func committed() {
    #expect(ToolBuild.current.commit == nil && ToolBuild.current.address == nil)
    #expect(
      ToolBuild.current.dependency == [
        #".package(path: "../anchors")"#, #".product(name: "Anchors", package: "anchors")"#,
      ])
  }

  @Test("A tool of a release has the commit and the address of the repository")
  func release() {
    #expect(build.description == "1.2.3 (0123456789ab)")
    #expect(
      build.dependency == [
        #".package(url: "https://example.org/team/Layout", from: "1.2.3")"#,
        #".product(name: "Anchors", package: "Layout")"#,
      ])
  }
}
