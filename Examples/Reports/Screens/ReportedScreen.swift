import AnchorsLayout

/// A layout that reports are written of.
struct ReportedScreen: Sendable {
  /// The name of its files.
  let name: String
  /// The screen's description in the index.
  let sentence: String
  /// `true` if its page has a map of all windows.
  var hasMap = false
  /// Makes the layout.
  let make: @Sendable () -> LayoutView

  static let all = [
    ReportedScreen(
      name: "profile",
      sentence: "A card with a photo, two texts and two buttons. Nothing is wrong with it.",
      hasMap: true
    ) { profileScreen(.leftToRight) },
    ReportedScreen(
      name: "profile-rtl", sentence: "The same card, laid out from right to left."
    ) { profileScreen(.rightToLeft) },
    ReportedScreen(
      name: "conflict",
      sentence:
        "A title wider than its card allows, and a picture with two heights: two conflicts.",
      make: conflictScreen),
    ReportedScreen(
      name: "ambiguous",
      sentence: "A form whose fields have no width and whose button has no place: ambiguities.",
      make: ambiguousScreen),
    ReportedScreen(
      name: "list", sentence: "A list of 200 rows with five views each: a report on 1,001 items.",
      make: listScreen),
    ReportedScreen(
      name: "names",
      sentence: "Names that look like markup, and names in other scripts.",
      make: namesScreen),
  ]
}
