import AnchorsGTK
import CGTK
import Testing

extension GTKTests {
  @MainActor struct FrameTests {
    nonisolated static let sizes = [(300, 200), (400, 300), (640, 480), (801, 333), (1000, 700)]

    @Test(arguments: sizes, [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
    func allocationsAreTheFrames(size: (Int, Int), direction: GtkTextDirection) {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = TestWindow()
      let first = Widget(gtk_button_new_with_label("First"), name: "first")
      let second = Widget(gtk_button_new_with_label("Second"), name: "second")
      window.content.add(first, second)
      Constraint.activate {
        first.edges(excluding: .trailing) == window.content.edges.inset(by: 10)
        second.edges(excluding: .leading) == window.content.edges.inset(by: 10)
        second.leading == first.trailing + 10
        first.width == 2 * second.width
      }
      window.show(width: size.0, height: size.1)
      let (width, height) = (Double(size.0), Double(size.1))
      let third = (width - 30) / 3
      let long = Rect(x: 10, y: 10, width: (2 * third).rounded(), height: height - 20)
      let short = Rect(
        x: 20 + (2 * third).rounded(), y: 10, width: third.rounded(), height: height - 20)
      let isMirrored = direction == GTK_TEXT_DIR_RTL
      #expect(window.size == Size(width: width, height: height))
      #expect(window.frame(of: first) == (isMirrored ? long.mirrored(in: width) : long))
      #expect(window.frame(of: second) == (isMirrored ? short.mirrored(in: width) : short))
    }

    @Test func aTurnedWidgetTurnsItsConstraints() {
      let window = TestWindow()
      let badge = Widget(gtk_button_new_with_label("3"), name: "badge")
      window.content.add(badge)
      Constraint.activate {
        badge.leading == window.content.leading + 10
        badge.centerY == window.content.centerY
      }
      window.show(width: 300, height: 100)
      let width = badge.naturalSize().width
      #expect(window.frame(of: badge).minX == 10)
      gtk_widget_set_direction(window.content.pointer, GTK_TEXT_DIR_RTL)
      GTK.pump()
      #expect(window.frame(of: badge).minX == 300 - 10 - width)
    }

    @Test func containersInContainersAreOneTree() {
      let window = TestWindow()
      let (left, right) = (LayoutContainer(name: "left"), LayoutContainer(name: "right"))
      let title = makeLabel("Title", name: "title")
      let value = makeLabel("Value", name: "value")
      left.add(title)
      right.add(value)
      window.content.add(left, right)
      Constraint.activate {
        left.edges(excluding: .trailing) == window.content.edges
        right.edges(excluding: .leading) == window.content.edges
        right.leading == left.trailing
        left.width == 100
        title.leading == left.leading + 8
        title.top == left.top + 20
        value.leading == title.trailing + 100
        value.top == title.bottom + 5
      }
      window.show(width: 400, height: 200)
      let size = title.naturalSize()
      let y = 20 + size.height + 5
      #expect(window.frame(of: value).origin == Point(x: 8 + size.width + 100, y: y))
      #expect(window.frame(of: right) == Rect(x: 100, y: 0, width: 300, height: 200))
      // Only what is in the other container moves.
      title.installedConstraints.first { $0.constant == 20 }?.constant = 40
      window.content.setNeedsLayout()
      GTK.pump()
      #expect(window.frame(of: value).minY == y + 20)
      #expect(window.content.tree.conflicts.isEmpty)
    }

    @Test func paddingIsOutsideOfTheMargins() {
      GTK.withStyle("#content { padding: 7px 5px 3px 11px; } #inner { padding: 2px; margin: 1px; }")
      {
        let window = TestWindow()
        let inner = LayoutContainer(name: "inner")
        let (outer, box) = (makeLabel("A", name: "outer"), makeLabel("B", name: "box"))
        inner.add(box)
        window.content.add(outer, inner)
        Constraint.activate {
          outer.leading == window.content.leadingMargin
          outer.top == window.content.topMargin
          inner.leading == window.content.leading + 50
          inner.trailing == window.content.trailingMargin
          inner.top == window.content.top + 50
          inner.bottom == window.content.bottomMargin
          box.leading == inner.leadingMargin
          box.top == inner.topMargin
        }
        window.show(width: 300 - 16, height: 200 - 10)
        #expect(window.frame(of: outer).origin == Point(x: 11, y: 7))
        #expect(window.frame(of: box).origin == Point(x: 53, y: 53))
      }
    }
  }
}

extension Rect {
  /// The rectangle where it is in a mirror of that width.
  func mirrored(in length: Double) -> Rect {
    Rect(x: length - maxX, y: minY, width: width, height: height)
  }
}
