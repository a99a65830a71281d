import AnchorsGTK
import CGTK

// swift run -c release --package-path Examples/GTK CompareLayouts
//
// Lays out the same form with this library and with GTK's GtkConstraintLayout: how long that takes,
// and the messages of both about constraints that conflict.

guard gtk_init_check() != 0 else {
  print("there is no display: run it under xvfb-run")
  exit(1)
}

print("| widgets | other width: GTK | Anchors | of which solving | other content: GTK | Anchors |")
print("| ---: | ---: | ---: | ---: | ---: | ---: |")
for count in [50, 200, 1000] {
  let own = Trial(OwnForm(rows: count / 2)), native = Trial(NativeForm(rows: count / 2))
  let resizing = (native.millisecondsOfResizing(), own.millisecondsOfResizing())
  let solving = own.form.millisecondsOfSolving()
  native.allocate(width: 600)
  own.allocate(width: 600)
  if native.frames != own.frames { print("the frames are different") }
  let content = (native.millisecondsOfContentChange(), own.millisecondsOfContentChange())
  let cells = [resizing.0, resizing.1, solving, content.0, content.1].map { "\(rounded($0)) ms" }
  print("| \(count) | \(cells.joined(separator: " | ")) |")
  fflush(nil)
}

collectMessages()
let own = Trial(OwnForm(rows: 3)), native = Trial(NativeForm(rows: 3))
own.form.content.tree.conflictHandler = { print("\nAnchors:\n\($0)") }
own.form.addConflict()
own.allocate(width: 600)
print("the first label: \(own.frames[0])\n\nGTK:")
native.form.addConflict()
native.allocate(width: 600)
print(messages.isEmpty ? "nothing" : messages.joined(separator: "\n"))
print("the first label: \(native.frames[0])")
// GTK 4.8 may crash when it takes down a tree with a GtkConstraintLayout.
fflush(nil)
_exit(0)

/// A number of milliseconds, to two places.
func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }
