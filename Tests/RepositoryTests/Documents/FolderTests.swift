import Testing

/// A test's folder is that of the code it tests.
@Suite("Folders of tests")
struct FolderTests {
  /// Folders of tests, and the folders of the sources that they test.
  private static let mirrors = [
    "Tests/AnchorsSolverTests": "Sources/AnchorsSolver",
    "Tests/AnchorsTests": "Sources/Anchors",
    "Tests/AnchorsLayoutTests": "Sources/AnchorsLayout",
    "Tests/AnchorsMotionTests": "Sources/AnchorsMotion",
    "Tests/AnchorsReportTests": "Sources/AnchorsReport",
    "Tests/Platform/Suites": "Sources/Anchors",
  ]

  /// Folders of tests that no folder of sources is for, and why.
  private static let exceptions: Set = [
    // Files that the tests read: layout cases, sequences of edits, visual formats and texts, with
    // answers.
    "Tests/AnchorsTests/Fixtures", "Tests/AnchorsTests/Fixtures/vfl",
    "Tests/AnchorsTests/Fixtures/texts",
    "Tests/AnchorsLayoutTests/Fixtures", "Tests/AnchorsLayoutTests/Fixtures/cases",
    "Tests/AnchorsLayoutTests/Fixtures/sequences",
    // Logs of UIKit and AppKit.
    "Tests/AnchorsReportTests/Fixtures", "Tests/AnchorsReportTests/Fixtures/logs",
    "Tests/AnchorsReportTests/Fixtures/answers",
    // Screens with the frames of Apple's engine.
    "Tests/AnchorsReportTests/Fixtures/screens",
    "Tests/AnchorsReportTests/Fixtures/screens/layouts",
    "Tests/AnchorsReportTests/Fixtures/screens/frames",
    // What the compiler says of statements.
    "Tests/Platform/Suites/Compiler",
    // Of `Sources/AnchorsLayout/ConstraintText`: with the anchors that expressions are tested with,
    // and with the guides of the toolkits.
    "Tests/AnchorsTests/ConstraintText",
    "Tests/Platform/Suites/ConstraintText",
    // Of `Sources/AnchorsReport/Live` and what goes with it.
    "Tests/Platform/Suites/Report",
  ]

  @Test("Folders have the names of the folders that they test", arguments: mirrors.keys.sorted())
  func names(tests: String) throws {
    let sources = try #require(Self.mirrors[tests])
    #expect(try !RepositoryFile.files(in: tests).isEmpty)
    for folder in try RepositoryFile.folders(in: tests)
    where !Self.exceptions.contains("\(tests)/\(folder)") {
      #expect(RepositoryFile.exists("\(sources)/\(folder)"), "\(tests)/\(folder)")
    }
  }

  @Test("Every target has its folders, and every exception a reason")
  func complete() throws {
    let targets = try RepositoryFile.folders(in: "Sources").filter { !$0.contains("/") }
    for target in targets { #expect(Self.mirrors["Tests/\(target)Tests"] == "Sources/\(target)") }
    for exception in Self.exceptions { #expect(RepositoryFile.exists(exception), "\(exception)") }
  }
}
