import AnchorsLayout
import AnchorsMotion

/// One layout, with the listing that makes it.
struct Recipe: Sendable {
  /// A change of a laid out screen, and how it is shown to come about.
  typealias Step = (timing: TimingCurve, change: () -> Void)

  let title: String
  let summary: String
  let listing: Listing
  /// Creates the subviews of a screen and installs their constraints; returns what then happens to
  /// them, if anything.
  let build: @Sendable (_ screen: LayoutView) -> [Step]
  /// The same layout before it was mended, if the gallery shows it.
  var broken: BrokenLayout?

  /// A layout that breaks in some windows.
  struct BrokenLayout: Sendable {
    let listing: Listing
    let build: @Sendable (_ screen: LayoutView) -> Void
  }

  private init(
    title: String, summary: String, file: String,
    build: @escaping @Sendable (_ screen: LayoutView) -> [Step]
  ) {
    self.title = title
    self.summary = summary
    self.listing = Listing(file: file)
    self.build = build
  }

  /// A layout.
  ///
  /// - Parameters:
  ///   - file: the name of the file in `Recipes` that `build` is written in.
  ///   - build: creates the subviews of a screen and installs their constraints.
  init(
    _ title: String, _ summary: String, file: String,
    build: @escaping @Sendable (_ screen: LayoutView) -> Void
  ) {
    self.init(title: title, summary: summary, file: file) { screen in
      build(screen)
      return []
    }
  }

  /// A layout that moves, and with the last of its steps comes back to where it was.
  static func moving(
    _ title: String, _ summary: String, file: String,
    build: @escaping @Sendable (_ screen: LayoutView) -> [Step]
  ) -> Recipe {
    Recipe(title: title, summary: summary, file: file, build: build)
  }

  /// The same recipe, with the layout that it was made from.
  ///
  /// - Parameter file: The name of the file in `Recipes` that `build` is written in.
  func mending(
    _ file: String, build: @escaping @Sendable (_ screen: LayoutView) -> Void
  ) -> Recipe {
    var recipe = self
    recipe.broken = BrokenLayout(listing: Listing(file: file), build: build)
    return recipe
  }

  /// The title as part of a file name: `two-equal-width-views`.
  var slug: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: "-")
  }
}
