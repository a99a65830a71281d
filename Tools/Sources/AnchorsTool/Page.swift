@_spi(Tools) import AnchorsReport

/// A page that looks like those of reports.
enum Page {
  /// Returns a page.
  ///
  /// - Parameters:
  ///   - command: The command that writes the page.
  ///   - navigation: The markup beside the title.
  static func html(
    of command: String, title: String, facts: [String], _ navigation: String, _ content: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title)) · \(command)</title>
    <link rel="icon" href="data:,">
    <style>
    \(ReportStyle.css)
    \(style)
    </style>
    </head>
    <body>
    <header>
    <div><h1>\(escaped(title))</h1><p>\(escaped(facts.joined(separator: " · ")))</p></div>
    \(navigation)
    </header>
    \(content)
    </body>
    </html>

    """
  }

  /// Returns pictures side by side.
  static func gallery(_ pictures: [(id: String, caption: String, svg: String)]) -> String {
    let figures = pictures.map { picture in
      """
      <figure id="\(escaped(picture.id))"><figcaption>\(escaped(picture.caption))</figcaption>\
      \(picture.svg)</figure>
      """
    }
    return """
      <section class="gallery" aria-label="Pictures">
      \(figures.joined(separator: "\n"))
      </section>

      """
  }

  /// The differences from the style of a report: the page scrolls as a whole, and pictures lie side
  /// by side.
  private static let style = """
    body { display: block; height: auto; }
    header { grid-template-columns: minmax(0, 1fr) auto; }
    #problems { max-height: none; }
    #problems > .row {
      display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px 16px;
      padding: 9px 16px; border-radius: 0; color: inherit; white-space: normal;
    }
    .row > * { overflow-wrap: anywhere; }
    .row > span:last-child { text-align: right; }
    .row > span { color: var(--faint); font-size: 13px; }
    .row .kind + .kind { margin-left: 10px; }
    .body pre { margin: 0 0 8px; font: 12.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
    .gallery { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; padding: 0 20px 20px; }
    figure {
      margin: 0; padding: 12px; max-width: 100%; background: var(--paper);
      border: 1px solid var(--edge); border-radius: 14px;
    }
    .body .gallery { flex-wrap: nowrap; padding: 0; }
    .body figure { min-width: 0; }
    figure:target { border-color: var(--accent); }
    figure svg { display: block; max-width: 100%; height: auto; }
    figcaption { margin-bottom: 8px; color: var(--faint); font-size: 13px; }
    .fault { fill: none; stroke: var(--open); stroke-width: 3; }
    @media (max-width: 1060px) {
      .gallery { padding: 0 14px 24px; }
      #problems > .row { grid-template-columns: minmax(0, 1fr); }
      .row > span:last-child { text-align: left; }
    }
    """

  /// Returns a text for markup.
  static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
