extension Section {
  static let wholeScreens = Section(
    title: "Whole screens",
    summary: "Many views and one pass.",
    recipes: [
      Recipe(
        "Settings",
        "Cards of rows with icons, switches and values; rows give way together on a "
          + "small screen.",
        file: "SettingsScreen", build: settingsScreen),
      Recipe(
        "Chat",
        "Bubbles as wide as their text, up to a part of the screen, rest on the bar at "
          + "the bottom.",
        file: "ChatScreen", build: chatScreen),
      Recipe(
        "Article",
        "Every text takes the lines it needs in its width; the last one ends where the "
          + "screen does.",
        file: "ArticleScreen", build: articleScreen),
      Recipe(
        "A form above the keyboard",
        "The button rests on the keyboard’s guide; with less room, the explanation "
          + "shows fewer lines.",
        file: "KeyboardForm", build: keyboardForm),
      Recipe(
        "A player in every window",
        "The cover gives way to the title and the button, so that the screen works in "
          + "almost all windows. It was mended with the map of the windows.",
        file: "Player", build: player
      ).mending("BrokenPlayer", build: brokenPlayer),
      Recipe(
        "Adaptive master and detail",
        "A view controller with two groups of constraints, which it chooses from by "
          + "the width there is: two columns where it is regular, the detail below the "
          + "list where it is compact.",
        file: "AdaptiveMasterDetail", build: adaptiveMasterDetail),
    ])
}
