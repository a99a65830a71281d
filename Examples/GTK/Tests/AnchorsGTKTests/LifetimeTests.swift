import CGTK
import Testing

@testable import AnchorsGTK

extension GTKTests {
  @MainActor struct LifetimeTests {
    @Test func wrappersGoWithTheirWidgets() {
      let before = Widget.liveCount
      do {
        let window = TestWindow()
        window.show(width: 200, height: 200)
        for round in 0..<10 {
          let row = LayoutContainer(name: "row\(round)")
          window.content.add(row)
          Constraint.activate { row.edges == window.content.edges }
          var previous: Widget?
          for place in 0..<100 {
            let label = Widget(gtk_label_new("\(place)"))
            row.add(label)
            Constraint.activate {
              label.leading == row.leading + 1
              if let previous { label.top >= previous.top + 1 } else { label.top == row.top }
            }
            previous = label
          }
          GTK.pump()
          #expect(Widget.liveCount == before + 1 + 1 + 100)
          window.content.remove(row)
        }
        GTK.pump()
        #expect(Widget.liveCount == before + 1)
        #expect(window.content.hostedConstraints.isEmpty)
      }
      #expect(Widget.liveCount == before)
    }

    @Test func aWrapperKeepsItsWidget() {
      let label = Widget(gtk_label_new("Kept"))
      GTK.pump()
      #expect(String(cString: gtk_label_get_text(OpaquePointer(label.pointer))) == "Kept")
      #expect(label.pointer.object.pointee.ref_count == 1)
    }

    @Test func aWidgetKeepsItsWrapper() {
      final class Badge: Widget {
        var count = 0
      }
      let window = TestWindow()
      let pointer: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Badge")
      do {
        let badge = Badge(pointer)
        badge.count = 3
        window.content.add(badge)
      }
      GTK.pump()
      let badge = Widget.wrapper(of: pointer) as? Badge
      #expect(badge?.count == 3)
      #expect(window.content.children.first === badge)
    }

    @Test func aWindowTakesItsWrappersWithIt() {
      let before = Widget.liveCount
      weak var content: LayoutContainer?
      do {
        let window = TestWindow()
        window.content.add(Widget(gtk_button_new_with_label("A")), LayoutContainer())
        window.show(width: 100, height: 100)
        content = window.content
        #expect(Widget.liveCount == before + 3)
      }
      #expect(content == nil)
      #expect(Widget.liveCount == before)
    }

    @Test func signalsKeepNothingThatIsGone() {
      final class Counter {
        var count = 0
      }
      weak var kept: Counter?
      do {
        let counter = Counter()
        kept = counter
        let label = Widget(gtk_label_new("Count"))
        onSignal("notify::label", of: label.pointer) { counter.count += 1 }
        gtk_label_set_text(OpaquePointer(label.pointer), "Counted")
        #expect(counter.count == 1)
      }
      #expect(kept == nil)
    }

    @Test func removedWidgetsAreInNoConstraint() {
      let window = TestWindow()
      let (first, second) = (Widget(gtk_label_new("1")), Widget(gtk_label_new("2")))
      window.content.add(first, second)
      Constraint.activate {
        first.leading == window.content.leading
        second.leading == first.trailing + 10 ~ .high
        second.leading == window.content.leading + 5 ~ .low
        first.top == window.content.top
        second.top == window.content.top
      }
      window.show(width: 200, height: 100)
      #expect(window.frame(of: second).minX == first.naturalSize().width + 10)
      window.content.remove(first)
      GTK.pump()
      #expect(window.frame(of: second).minX == 5)
      #expect(first.layoutParent == nil)
    }
  }
}
