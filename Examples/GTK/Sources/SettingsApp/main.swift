import CGTK

// swift run --package-path Examples/GTK SettingsApp [--picture FILE]
//
// A window with settings. F12 writes a report of the layout and opens it; F11 prints what is wrong
// with it. With --picture, the window is written as a PNG file instead.

let words = CommandLine.arguments.dropFirst()
if let file = words.last, words.count == 2, words.first == "--picture" {
  guard savePicture(to: file) else {
    print("there is no display, or \(file) cannot be written")
    exit(1)
  }
  exit(0)
}
exit(Application().run())
