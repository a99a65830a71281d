import Anchors

/// One layout, with the file it is written in.
struct Recipe: Sendable {
  let title: String
  let summary: String
  /// The path of the file the recipe was compiled from.
  let sourcePath: String
  /// Creates the subviews of a screen and installs their constraints.
  let build: @Sendable (_ screen: LayoutView) -> Void

  init(
    _ title: String, _ summary: String, sourcePath: String = #filePath,
    build: @escaping @Sendable (_ screen: LayoutView) -> Void
  ) {
    self.title = title
    self.summary = summary
    self.sourcePath = sourcePath
    self.build = build
  }

  /// The title as part of a file name: `two-equal-width-views`.
  var slug: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}
