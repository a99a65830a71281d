import AnchorsLayout

/// A recipe with its pictures.
struct RecipeResult {
  let recipe: Recipe
  let pictures: [Picture]

  init(_ recipe: Recipe) {
    self.recipe = recipe
    pictures = InterfaceDirection.both.flatMap { direction in
      Screen.all.map { Picture(recipe, on: $0, direction) }
    }
  }

  /// The faults, each with its screen.
  var problems: [String] {
    pictures.flatMap { picture in
      picture.problems.map { "\(picture.screen.name) \(picture.direction.abbreviation): \($0)" }
    }
  }

  var viewCount: Int { pictures.map(\.viewCount).max() ?? 0 }
  var constraintCount: Int { pictures.map(\.constraintCount).max() ?? 0 }

  /// The middle one of the times, in milliseconds: the first picture of all pays for warming up.
  var milliseconds: Double {
    let times = pictures.map(\.layoutTime).sorted()
    return times.isEmpty ? 0 : times[times.count / 2] / .milliseconds(1)
  }

  /// The file of its page.
  var pageFileName: String { "\(recipe.slug).html" }

  /// The file of the listing and all that it needs.
  var listingFileName: String { "\(recipe.slug).swift" }

  /// The file of the map of all windows.
  var mapFileName: String { "\(recipe.slug)-windows.svg" }

  /// The file of the map before the layout was mended.
  var brokenMapFileName: String { "\(recipe.slug)-windows-before.svg" }

  func fileName(of picture: Picture) -> String {
    "\(recipe.slug)-\(picture.screen.name)-\(picture.direction.abbreviation).svg"
  }
}
