import AnchorsGTK
import AnchorsLayout
import AnchorsReport
import CGTK
import SettingsWindow
import Testing

extension GTKTests {
  @MainActor struct SettingsWindowTests {
    nonisolated static let sizes = [(640, 460), (760, 480), (900, 600), (1100, 500), (1003, 701)]

    /// Shows the window in a size, and runs a closure that inspects its frames.
    private func show(_ size: (Int, Int), _ look: (SettingsWindow, TestWindow) -> Void) {
      let settings = SettingsWindow()
      let window = TestWindow(settings.window, settings.content)
      window.show(width: size.0, height: size.1)
      look(settings, window)
    }

    @Test(arguments: sizes, [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
    func framesAreTheClosedForm(size: (Int, Int), direction: GtkTextDirection) {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      show(size) { settings, window in
        let (width, height) = (Double(size.0), Double(size.1))
        #expect(window.size == Size(width: width, height: height))
        for (widget, expected) in SettingsFrames(of: settings, width, height).frames {
          let found = window.frame(of: widget)
          let frame = direction == GTK_TEXT_DIR_RTL ? found.mirrored(in: width) : found
          #expect(frame.isWithinAPixel(of: expected), "\(widget.layoutName): \(frame), \(expected)")
        }
      }
    }

    @Test func nothingIsWrongWithTheLayout() {
      show((760, 480)) { settings, _ in
        #expect(settings.content.tree.conflicts.isEmpty)
        #expect(settings.content.tree.ambiguities.isEmpty)
        #expect(settings.content.tree.nonconvergingItems.isEmpty)
      }
    }

    @Test func theTextReadsBackWithTheSameFrames() throws {
      var text = ""
      show((760, 480)) { settings, _ in text = settings.content.tree.layoutText() }
      let tree = try DocumentTree(text)
      tree.root.layoutIfNeeded()
      #expect(LayoutTree(containing: tree.root).ambiguities.isEmpty, "\(text)")
      func expected(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("expect ") }
      }
      #expect(!expected(text).isEmpty)
      #expect(expected(tree.root.layoutTree.layoutText()) == expected(text), "\(text)")
    }

    @Test func theSmallestWindowHoldsEverything() {
      let settings = SettingsWindow()
      let window = TestWindow(settings.window, settings.content)
      window.showSmallest()
      #expect(window.size.width > 400 && window.size.width < 640)
      #expect(window.size.height > 300 && window.size.height < 460)
      #expect(settings.content.tree.conflicts.isEmpty)
      let bottom = window.frame(of: settings.form.note).maxY
      #expect(bottom <= window.frame(of: settings.buttons.buttons[0]).minY)
    }

    @Test func theDialogGrowsWithItsText() {
      let dialog = MessageDialog("The changes are saved.")
      let window = TestWindow(dialog.window, dialog.content)
      gtk_window_present(dialog.window)
      GTK.pump()
      var sizes = [window.size]
      for _ in 1...8 {
        dialog.append("One more sentence about it.")
        GTK.pump {
          let text = window.frame(of: dialog.text)
          return text.height == dialog.text.naturalSize(forWidth: text.width).height
            && text.width == min(360, dialog.text.naturalSize().width)
        }
        let text = window.frame(of: dialog.text)
        #expect(text.height == dialog.text.naturalSize(forWidth: text.width).height)
        #expect(text.width == min(360, dialog.text.naturalSize().width))
        sizes.append(window.size)
      }
      #expect(sizes[0].width < 300)
      #expect(sizes[8].width == 24 + 48 + 16 + 360 + 24)
      #expect(sizes[8].height >= sizes[0].height + 30)
      for (size, next) in zip(sizes, sizes.dropFirst()) { #expect(size.height <= next.height) }
    }
  }
}

/// Returns the expected frames of the settings window's widgets, computed from the window's size
/// and the widgets' natural sizes.
@MainActor
struct SettingsFrames {
  let frames: [(Widget, Rect)]

  init(of settings: SettingsWindow, _ width: Double, _ height: Double) {
    let form = settings.form
    func size(_ widget: Widget) -> Size { widget.naturalSize() }
    // 1. The columns, and the row of buttons.
    let side = min(0.25 * width, 240)
    let (start, end) = (side + 1 + 24, width - 24)
    let formWidth = width - side - 1
    let buttons = settings.buttons.buttons
    let buttonWidth = buttons.map { size($0).width }.max() ?? 0
    let rowHeight = size(buttons[0]).height
    var frames = [
      (settings.sidebar.container, Rect(x: 0, y: 0, width: side, height: height)),
      (settings.rule, Rect(x: side, y: 0, width: 1, height: height)),
    ]
    for (place, button) in buttons.reversed().enumerated() {
      let x = end - buttonWidth - Double(place) * (buttonWidth + 12)
      frames.append(
        (button, Rect(x: x, y: height - 12 - rowHeight, width: buttonWidth, height: rowHeight)))
    }
    // 2. The entries and the picture.
    let top = 24 + size(form.title).height + 16
    let pictureWidth = min(0.3 * formWidth, 240)
    frames.append(
      (
        form.picture,
        Rect(x: end - pictureWidth, y: top, width: pictureWidth, height: pictureWidth / 1.5)
      ))
    let entryX = start + max(size(form.nameLabel).width, size(form.mailLabel).width) + 12
    let (entryWidth, entryHeight) = (
      end - pictureWidth - 24 - entryX, size(form.nameEntry).height
    )
    for (place, entry) in [form.nameEntry, form.mailEntry].enumerated() {
      let y = top + Double(place) * (entryHeight + 12)
      frames.append((entry, Rect(x: entryX, y: y, width: entryWidth, height: entryHeight)))
    }
    // 3. The switches, and the text below.
    let control = size(form.newsSwitch)
    let first = max(top + 2 * entryHeight + 12, top + pictureWidth / 1.5) + 24
    let second = first + control.height + 12
    for (y, widget) in [(first, form.newsSwitch), (second, form.syncSwitch)] {
      let frame = Rect(
        x: end - control.width, y: y, width: control.width, height: control.height)
      frames.append((widget, frame))
    }
    frames.append(
      (
        form.note,
        Rect(
          x: start, y: second + control.height + 24, width: end - start,
          height: form.note.naturalSize(forWidth: (end - start).rounded(.down)).height)
      ))
    self.frames = frames
  }
}

extension Rect {
  /// Returns `true` if every edge is less than a pixel away from the other's, except for rounding.
  func isWithinAPixel(of other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 1.001 }
  }
}
