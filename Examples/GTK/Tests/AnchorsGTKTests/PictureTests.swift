import AnchorsGTK
import AnchorsReport
import CGTK
import SettingsWindow
import Testing

extension GTKTests {
  @MainActor struct PictureTests {
    /// Compares the picture with the frames: each frame has ink, and the gaps have none.
    @Test func widgetsAreDrawnInTheirFrames() throws {
      let settings = SettingsWindow()
      let window = TestWindow(settings.window, settings.content)
      window.show(width: 760, height: 480)
      // Without the ring around what has the focus.
      gtk_window_set_focus(settings.window, nil)
      GTK.pump()
      let picture = try #require(WindowPicture(of: settings.content.pointer))
      #expect((picture.width, picture.height) == (760, 480))
      let pixels = picture.pixels
      let leaves = Self.leaves(of: settings.content)
      #expect(leaves.count == 17)
      var isCovered = [Bool](repeating: false, count: pixels.count)
      for leaf in leaves {
        let frame = window.frame(of: leaf)
        var drawn = 0
        for y in Int(frame.minY)..<Int(frame.maxY) {
          for x in Int(frame.minX)..<Int(frame.maxX) {
            isCovered[y * picture.width + x] = true
            if pixels[y * picture.width + x] & 0xFF != 0 { drawn += 1 }
          }
        }
        #expect(drawn > 20, "\(leaf.layoutName) has \(drawn) pixels")
      }
      let outside = zip(pixels, isCovered).count { pixel, covered in
        !covered && pixel & 0xFF > 0x20
      }
      #expect(outside == 0)
    }

    private static func leaves(of container: LayoutContainer) -> [Widget] {
      container.children.flatMap { child in
        (child as? LayoutContainer).map { leaves(of: $0) } ?? [child]
      }
    }

    @Test func aReportShowsTheLiveTree() throws {
      let settings = SettingsWindow()
      let window = TestWindow(settings.window, settings.content)
      window.show(width: 760, height: 480)
      let page = settings.content.tree.htmlReport(title: "Settings")
      for leaf in Self.leaves(of: settings.content) { #expect(page.contains(leaf.layoutName)) }
      #expect(page.contains("Form.swift"))
      #expect(settings.problems == "Nothing is wrong with the layout.")
    }
  }
}
