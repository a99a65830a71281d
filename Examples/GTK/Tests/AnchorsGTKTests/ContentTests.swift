import AnchorsGTK
import CGTK
import Testing

extension GTKTests {
  @MainActor struct ContentTests {
    static let sentence =
      "A sentence that is long enough to be on several lines of a narrow window."

    /// A text that wraps above a button, without constraints on their heights.
    private func makeColumn() -> (window: TestWindow, text: Widget, button: Widget) {
      let window = TestWindow()
      let text = makeLabel(Self.sentence, name: "text", wraps: true)
      let button = Widget(gtk_button_new_with_label("Close"), name: "button")
      window.content.add(text, button)
      Constraint.activate {
        text.edges(excluding: .bottom) == window.content.edges.inset(by: 10)
        button.top == text.bottom + 10
        button.centerX == window.content.centerX
        button.bottom <= window.content.bottom - 10
      }
      return (window, text, button)
    }

    @Test(arguments: [120, 200, 333, 480, 900])
    func textIsAsHighAsItsLines(width: Int) {
      let (window, text, button) = makeColumn()
      window.show(width: width, height: 400)
      let height = text.naturalSize(forWidth: Double(width - 20)).height
      #expect(
        window.frame(of: text) == Rect(x: 10, y: 10, width: Double(width - 20), height: height))
      #expect(window.frame(of: button).minY == 10 + height + 10)
    }

    @Test func otherTextIsLaidOut() {
      let (window, text, button) = makeColumn()
      window.show(width: 200, height: 400)
      let before = window.frame(of: button).minY
      gtk_label_set_text(OpaquePointer(text.pointer), "Short")
      GTK.pump()
      let height = text.naturalSize(forWidth: 180).height
      #expect(window.frame(of: button).minY == 20 + height)
      #expect(window.frame(of: button).minY < before)
    }

    @Test func anotherFontIsLaidOut() {
      let (window, text, button) = makeColumn()
      window.show(width: 200, height: 600)
      let before = window.frame(of: button)
      GTK.withStyle("#text { font-size: 24px; } #button { font-size: 20px; }") {
        GTK.pump()
        let height = text.naturalSize(forWidth: 180).height
        #expect(window.frame(of: button).minY == 20 + height)
        #expect(window.frame(of: button).size == button.naturalSize())
        #expect(window.frame(of: button).minY > before.minY)
      }
      GTK.pump()
      #expect(window.frame(of: button) == before)
    }

    @Test func anotherScaleIsLaidOut() {
      let (window, text, button) = makeColumn()
      window.show(width: 300, height: 600)
      let before = window.frame(of: button)
      GTK.set("gtk-xft-dpi", to: 144 * 1024)
      GTK.pump { window.frame(of: button).minY > before.minY }
      #expect(window.frame(of: button).minY == 20 + text.naturalSize(forWidth: 280).height)
      #expect(window.frame(of: button).size == button.naturalSize())
      #expect(window.frame(of: button).minY > before.minY)
      GTK.set("gtk-xft-dpi", to: 96 * 1024)
      GTK.pump { window.frame(of: button) == before }
      #expect(window.frame(of: button) == before)
    }

    @Test func baselinesAreOnOneLine() {
      let window = TestWindow()
      let (small, large) = (makeLabel("small", name: "small"), makeLabel("large", name: "large"))
      let (entry, lines) = (
        Widget(gtk_entry_new(), name: "entry"), makeLabel("one\ntwo\nthree", name: "lines")
      )
      gtk_editable_set_text(OpaquePointer(entry.pointer), "entry")
      window.content.add(small, large, entry, lines)
      Constraint.activate {
        large.leading == window.content.leading
        small.leading == large.trailing + 10
        entry.leading == small.trailing + 10
        lines.leading == entry.trailing + 10
        large.firstBaseline == window.content.top + 100
        small.firstBaseline == large.firstBaseline
        entry.firstBaseline == large.firstBaseline
        lines.lastBaseline == large.firstBaseline
      }
      GTK.withStyle("#large { font-size: 30px; }") {
        window.show(width: 500, height: 200)
        for widget in [small, large, entry] {
          #expect(window.baseline(of: widget) == 100)
        }
        // Two lines further up, all of one height.
        let line = lines.naturalSize().height / 3
        #expect(abs(window.baseline(of: lines) + 2 * line - 100) <= 1)
      }
    }

    @Test func theSmallestWindowHasTheMinimumSizes() {
      let window = TestWindow()
      let entry = Widget(gtk_entry_new(), name: "entry")
      let button = Widget(gtk_button_new_with_label("Search"), name: "button")
      window.content.add(entry, button)
      Constraint.activate {
        entry.edges(excluding: .trailing) == window.content.edges.inset(by: 10)
        button.edges(excluding: .leading) == window.content.edges.inset(by: 10)
        button.leading == entry.trailing + 10
      }
      window.showSmallest()
      let (small, fixed) = (entry.minimumSize, button.minimumSize)
      #expect(small.width < entry.naturalSize().width)
      #expect(window.size.width == small.width + fixed.width + 30)
      #expect(window.size.height == max(small.height, fixed.height) + 20)
      #expect(window.content.tree.conflicts.isEmpty)
    }

    @Test func theNaturalWindowHasTheNaturalSizes() {
      let (window, text, button) = makeColumn()
      window.showNatural()
      let (line, close) = (text.naturalSize(), button.naturalSize())
      #expect(
        window.size == Size(width: line.width + 20, height: line.height + close.height + 30))
    }
  }
}
