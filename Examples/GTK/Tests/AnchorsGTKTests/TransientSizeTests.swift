import AnchorsGTK
import CGTK
import Testing

extension GTKTests {
  /// Sizes that a window manager forces on a window, whatever its content needs.
  @MainActor struct TransientSizeTests {
    /// The conflicts that were reported.
    private final class Log {
      var conflicts: [String] = []
    }

    /// A row and a column of buttons, which need more than the sizes of the tests.
    private func makeWindow(_ log: Log) -> TestWindow {
      let window = TestWindow()
      let names = ["back", "forward", "cancel", "apply"]
      let buttons = names.map { Widget(gtk_button_new_with_label($0), name: $0) }
      for button in buttons { window.content.add(button) }
      window.content.tree.conflictHandler = { log.conflicts.append($0.description) }
      Constraint.activate {
        buttons[0].edges(.top, .leading) == window.content.edges.inset(by: 12)
        buttons[1].leading == buttons[0].trailing + 8
        buttons[1].top == buttons[0].top
        buttons[1].trailing == window.content.trailing - 12
        buttons[2].top == buttons[0].bottom + 8
        buttons[3].top == buttons[2].bottom + 8
        buttons[3].bottom == window.content.bottom - 12
        [buttons[2], buttons[3]].horizontalEdges == window.content.horizontalEdges
      }
      return window
    }

    private func allocate(_ window: TestWindow, width: Int32, height: Int32) {
      gtk_widget_allocate(window.content.pointer, width, height, -1, nil)
    }

    /// Handles events for longer than a size takes to become stable.
    private func wait() {
      let end = g_get_monotonic_time() + 400_000
      GTK.pump { g_get_monotonic_time() > end }
    }

    @Test func aSizeThatDoesNotLastReportsNothing() {
      let log = Log()
      let window = makeWindow(log)
      window.show(width: 400, height: 300)
      for _ in 0..<3 {
        allocate(window, width: 30, height: 20)
        allocate(window, width: 60, height: 40)
        allocate(window, width: 400, height: 300)
      }
      wait()
      #expect(log.conflicts == [])
      #expect(window.size == Size(width: 400, height: 300))
    }

    @Test func aSizeThatLastsReportsEachConflictOnce() {
      let log = Log()
      let window = makeWindow(log)
      window.show(width: 400, height: 300)
      allocate(window, width: 30, height: 20)
      #expect(log.conflicts == [])
      #expect(window.content.layoutFrame.size == Size(width: 30, height: 20))
      GTK.pump { !log.conflicts.isEmpty }
      let first = log.conflicts
      #expect(first == window.content.tree.conflicts.map(\.description))
      #expect(first.count > 1 && Set(first).count == first.count)
      allocate(window, width: 30, height: 20)
      wait()
      #expect(log.conflicts == first)
    }

    @Test func aContainerThatGoesAwayReportsNothing() {
      let log = Log()
      do {
        let window = makeWindow(log)
        window.show(width: 400, height: 300)
        allocate(window, width: 30, height: 20)
      }
      wait()
      #expect(log.conflicts == [])
    }
  }
}
