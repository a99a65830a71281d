import AnchorsLayout

/// One layout, with the file it is written in.
struct Recipe: Sendable {
  let title: String
  let summary: String
  /// The path of the file the recipe was compiled from.
  let sourcePath: String
  /// Creates the subviews of a screen and installs their constraints; returns what then happens to
  /// them, if anything.
  let build: @Sendable (_ screen: LayoutView) -> [Step]

  private init(
    title: String, summary: String, sourcePath: String,
    build: @escaping @Sendable (_ screen: LayoutView) -> [Step]
  ) {
    self.title = title
    self.summary = summary
    self.sourcePath = sourcePath
    self.build = build
  }

  init(
    _ title: String, _ summary: String, sourcePath: String = #filePath,
    build: @escaping @Sendable (_ screen: LayoutView) -> Void
  ) {
    self.init(title: title, summary: summary, sourcePath: sourcePath) { screen in
      build(screen)
      return []
    }
  }

  /// A layout that moves, and with the last of its steps comes back to where it was.
  static func moving(
    _ title: String, _ summary: String, sourcePath: String = #filePath,
    build: @escaping @Sendable (_ screen: LayoutView) -> [Step]
  ) -> Recipe {
    Recipe(title: title, summary: summary, sourcePath: sourcePath, build: build)
  }

  /// The title as part of a file name: `two-equal-width-views`.
  var slug: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}
