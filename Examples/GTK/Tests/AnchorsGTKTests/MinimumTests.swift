import AnchorsGTK
import CGTK
import Testing

extension GTKTests {
  @MainActor struct MinimumTests {
    @Test func aConstraintBelowTheMinimumIsReported() throws {
      let window = TestWindow()
      let button = Widget(gtk_button_new_with_label("A long title"), name: "button")
      window.content.add(button)
      window.content.tree.conflictHandler = nil
      Constraint.activate {
        button.leading == window.content.leading
        button.top == window.content.top
        button.width == 20
      }
      window.show(width: 300, height: 100)
      let minimum = button.minimumSize.width
      let conflict = try #require(window.content.tree.conflicts.first)
      #expect(conflict.constraints.map(\.constant) == [20])
      #expect(conflict.excess == minimum - 20)
      // GTK would warn of anything narrower.
      #expect(window.frame(of: button).width == minimum)
    }

    @Test func hiddenWidgetsHaveNoSize() {
      let window = TestWindow()
      let (first, second) = (
        makeLabel("First", name: "first"), makeLabel("Second", name: "second")
      )
      window.content.add(first, second)
      Constraint.activate {
        first.leading == window.content.leading
        second.leading == first.trailing + 10
        [first.top, second.top] == window.content.top
      }
      window.show(width: 300, height: 100)
      #expect(window.frame(of: second).minX == first.naturalSize().width + 10)
      gtk_widget_hide(first.pointer)
      GTK.pump()
      #expect(window.frame(of: second).minX == 10)
      gtk_widget_show(first.pointer)
      GTK.pump()
      #expect(window.frame(of: second).minX == first.naturalSize().width + 10)
    }

    @Test func aContainerInAnotherWidgetHasATreeOfItsOwn() {
      let window = TestWindow()
      let inner = LayoutContainer(name: "inner")
      let label = makeLabel("Inside", name: "label")
      inner.add(label)
      Constraint.activate { label.edges == inner.edges.inset(by: 5) }
      let overlay = Widget(gtk_overlay_new(), name: "overlay")
      gtk_overlay_set_child(OpaquePointer(overlay.pointer), inner.pointer)
      window.content.add(overlay)
      Constraint.activate { overlay.center == window.content.center }
      window.show(width: 300, height: 100)
      #expect(inner.layoutParent == nil)
      #expect(inner.tree.root === inner)
      let size = label.naturalSize()
      #expect(inner.layoutFrame.size == Size(width: size.width + 10, height: size.height + 10))
      #expect(window.frame(of: overlay).size == overlay.naturalSize())
    }

    @Test func edgesThatAreEqualAreAllocatedEqual() {
      let window = TestWindow()
      let (left, right) = (LayoutContainer(name: "left"), LayoutContainer(name: "right"))
      let upper = Widget(gtk_button_new_with_label("Upper"), name: "upper")
      let lower = Widget(gtk_button_new_with_label("Lower"), name: "lower")
      left.add(upper)
      right.add(lower)
      window.content.add(left, right)
      Constraint.activate {
        left.edges(.leading, .top) == window.content.edges(.leading, .top).inset(by: 7.4)
        right.leading == window.content.leading + 31.7
        right.top == left.bottom
        upper.edges(.top, .bottom, .trailing) == left.edges(.top, .bottom, .trailing)
        lower.edges(.leading, .top, .bottom) == right.edges(.leading, .top, .bottom)
        upper.leading == left.leading + 60.3
        lower.trailing == upper.trailing
        right.trailing == window.content.trailing - 10
      }
      window.show(width: 300, height: 200)
      let (upperFrame, lowerFrame) = (window.frame(of: upper), window.frame(of: lower))
      #expect(upperFrame.maxX == lowerFrame.maxX)
      #expect(upperFrame.maxY == lowerFrame.minY)
      #expect(abs(upperFrame.minX - 67.7) <= 0.5)
    }
  }
}
