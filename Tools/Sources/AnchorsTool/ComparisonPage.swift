import AnchorsLayout
import Foundation

extension LayoutComparison {
  /// Draws both versions of each class that differs, as NAME-old.svg and NAME-new.svg.
  ///
  /// - Throws: `Unreadable` if a picture cannot be written.
  mutating func drawPictures(in folder: String) throws(Unreadable) {
    for place in classes.indices {
      var paths: [String] = []
      for picture in classes[place].pictures(windows) {
        let name = "\(classes[place].name)-\(picture.side).svg"
        paths.append(try Output.write(picture.svg, to: name, in: folder))
      }
      classes[place].pictures = paths
    }
  }

  /// Writes a page with both pictures of each class that differs.
  ///
  /// - Throws: `Unreadable` if the page cannot be written.
  func writePage(of old: String, _ new: String, to folder: String) throws(Unreadable) {
    let sections = classes.enumerated().map { number, difference in
      let kind = difference.broken.isEmpty ? "ambiguous" : "conflict"
      let pictures = difference.pictures(windows).map { picture in
        (id: "picture-\(number)-\(picture.side)", caption: picture.caption, svg: picture.svg)
      }
      let lines = difference.lines(windows)
      let text = lines.isEmpty ? "" : "<pre>\(Page.escaped(lines.joined(separator: "\n")))</pre>"
      return """
        <details class="problem" open><summary><span class="kind \(kind)">\
        \(difference.broken.isEmpty ? difference.state.rawValue : "broken")</span>\
        <span class="problem-title">\(Page.escaped(difference.name))</span>\
        <span class="items">\(Page.escaped(difference.path))</span></summary>
        <div class="body">\(text)
        \(Page.gallery(pictures))</div></details>
        """
    }
    try Output.write(
      Page.html(
        of: "anchors layout", title: "\(old) → \(new)",
        facts: [
          summary, windows.joined(separator: ", "),
          "outlines: orange moved, green added, red removed",
        ], "",
        "<section id=\"problems\" aria-label=\"Classes\">\n"
          + "\(sections.joined(separator: "\n"))\n</section>"),
      to: "index.html", in: folder)
  }
}

extension ClassDifference {
  /// Returns the pictures of the versions, the old one first, in a window with a difference. The
  /// views that moved, or that one version only has, are outlined.
  fileprivate func pictures(_ windows: [String]) -> [(side: String, caption: String, svg: String)] {
    let changed = moved.map(\.windows) + (broken + mended).map(\.windows)
    // The middle one of the usual windows is that of a phone.
    let middle = windows[windows.count / 2]
    let window =
      changed.isEmpty || changed.joined().contains(middle) ? middle : changed[0][0]
    let (added, removed) = (Set(renamed.map(\.new)), Set(renamed.map(\.old)))
    let names = [versions.old, versions.new].map { Set($0?.views.map(\.name) ?? []) }
    var (old, new) = ([String: String](), [String: String]())
    if state == .changed {
      for name in names[0].subtracting(names[1]) where !removed.contains(name) {
        old[name] = "#e03131"
      }
      for name in names[1].subtracting(names[0]) where !added.contains(name) {
        new[name] = "#2f9e44"
      }
    }
    for move in moved where move.windows.contains(window) {
      let former = renamed.first { $0.new == move.view }?.old ?? move.view
      (old[former], new[move.view]) = ("#e8890c", "#e8890c")
    }
    let size = WindowSize(argument: window)?.size ?? .zero
    return [("old", "Old", versions.old, old), ("new", "New", versions.new, new)].compactMap {
      side, title, layout, colors in
      layout.map { (side, "\(title), \(window)", $0.svg(in: size, outlining: colors)) }
    }
  }
}
