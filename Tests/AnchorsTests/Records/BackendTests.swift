import Anchors
import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A fourth backend, next to the engine, UIKit and AppKit: all that the installer needs is the
/// protocol.
@Suite("A custom backend")
struct BackendTests {
  private let toolkit = RemoteToolkit()
  private let window: RemoteWidget
  private let title: RemoteWidget
  private let note: RemoteWidget

  init() {
    window = RemoteWidget(1, in: toolkit)
    title = RemoteWidget(2, in: toolkit, parent: window)
    note = RemoteWidget(3, in: toolkit, parent: window)
  }

  private var sent: [[String]] { toolkit.backend.sent }

  @Test("A backend receives a batch, with its own numbers of items")
  func place() {
    Constraint.activate {
      title.top == window.top + 10
      note.width >= 2 * title.width ~ .high
      note.height == 44
    }
    #expect(
      sent == [
        [
          "0: 2.top == 1.0 * 1.top + 10.0 ~ 1000",
          "1: 3.width >= 2.0 * 2.width + 0.0 ~ 750",
          "2: 3.height == 44.0 ~ 1000",
        ]
      ])
  }

  @Test("A backend measures a position with a number from the superview")
  func position() {
    let gap = title.left == 8
    gap.isActive = true
    #expect(sent == [["0: 2.left == 1.0 * 1.left + 8.0 ~ 1000"]])
    #expect(gap.host === window && gap.isActive)
  }

  @Test("A backend receives edits of active constraints, and none of inactive ones")
  func edit() {
    let gap = title.top == window.top + 10
    gap.constant = 4
    gap.isActive = true
    gap.constant = 24
    #expect(sent == [["0: 2.top == 1.0 * 1.top + 4.0 ~ 1000"], ["0: constant 24.0"]])
  }

  @Test("A backend receives withdrawn constraints, one batch at a time")
  func withdraw() {
    let group = Constraint.activate {
      title.width == 10
      note.width == 20
    }
    group.deactivate()
    #expect(sent.last == ["0: off", "1: off"])
    #expect(group.isInactive && title.installedConstraints.isEmpty)
  }

  @Test("A backend has the last word about activity and constants")
  func readBack() throws {
    let gap = title.top == window.top + 10
    gap.isActive = true
    let remote = try #require(gap.backendObject as? RemoteConstraint)
    remote.constant = 30
    #expect(gap.constant == 30 && "\(gap)" == "widget2.top == widget1.top + 30")
    remote.isActive = false
    #expect(!gap.isActive && gap.host == nil)
    #expect(title.installedConstraints.isEmpty && window.hostedConstraints.isEmpty)
    gap.isActive = true
    #expect(sent.last == ["1: 2.top == 1.0 * 1.top + 30.0 ~ 1000"] && gap.isActive)
    #expect(window.hostedConstraints.count == 1)
  }

  @Test("A backend shares no constraint with another toolkit, and none with another process")
  func foreign() {
    let view = LayoutView(name: "view")
    let other = RemoteToolkit()
    let far = RemoteWidget(1, in: other)
    #expect(throws: InstallationError.self) { try Installer.install(title.top == view.top) }
    #expect(throws: InstallationError.self) { try Installer.install(title.top == far.top) }
    #expect(sent.isEmpty && other.backend.sent.isEmpty)
  }

  @Test("One batch for several backends ends in each of them")
  func severalBackends() {
    let other = RemoteToolkit()
    let far = RemoteWidget(7, in: other)
    let screen = LayoutView(width: 100, height: 50)
    let card = LayoutView(name: "card")
    screen.addSubview(card)
    Constraint.activate {
      title.width == 10
      card.width == 20
      far.width == 30
      note.width == 40
    }
    screen.layoutIfNeeded()
    #expect(card.frame.width == 20)
    #expect(other.backend.sent == [["0: 7.width == 30.0 ~ 1000"]])
    #expect(Array(sent.joined()) == ["0: 2.width == 10.0 ~ 1000", "1: 3.width == 40.0 ~ 1000"])
  }

  @Test("A backend is told when a widget with constraints is freed, and the constraints release it")
  func lifetime() {
    var extra: RemoteWidget? = RemoteWidget(9, in: toolkit, parent: window)
    let width = extra.map { $0.width == title.width }
    width?.isActive = true
    extra = nil
    #expect(sent.count == 1 && title.installedConstraints.isEmpty)
    #expect(window.hostedConstraints.isEmpty && width?.firstItem == nil)
  }

  @Test("The engine does not lay out a backend's widgets")
  func noEngine() {
    let gap = title.top == window.top + 10
    gap.isActive = true
    #expect(gap.explanation == nil)
  }
}
