import AnchorsReport
import Drawing

/// A page of the gallery. It needs nothing but the files beside it.
struct Page {
  let title: String
  /// The content of the body.
  let content: String

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(Page.stylesheet)
    \(Drawing.stylesheet)
    </style>
    </head>
    <body>
    \(content)
    </body>
    </html>

    """
  }
}
