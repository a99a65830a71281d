import AnchorsLayout
import AnchorsReport
import TerminalDrawing

extension Page {
  /// The dashboard that is drawn in text.
  static var terminal: Page {
    let screens = InterfaceDirection.both.map { direction in
      let rows = terminalPicture(of: HarborScreen(columns: 80, rows: 24, direction: direction))
      return "<pre class=\"terminal\">\(escaped(rows.joined(separator: "\n")))</pre>"
    }
    return Page(
      title: "A dashboard in a terminal",
      content: """
        <header>
        <p class="way"><a href="index.html">Gallery</a></p>
        <h1>A dashboard in a terminal</h1>
        <p>Frames rounded to whole cells: neighbours share their borders, and nothing is lost between \
        them. 80 by 24 cells, left-to-right and right-to-left.</p>
        </header>
        <main class="terminals">\(screens.joined(separator: "\n"))</main>
        """)
  }
}
