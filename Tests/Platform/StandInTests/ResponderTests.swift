import Testing

#if canImport(UIKit)
import UIKit
@MainActor private func next(after responder: UIResponder) -> UIResponder? { responder.next }
#else
import AppKit
@MainActor private func next(after responder: NSResponder) -> NSResponder? {
  responder.nextResponder
}
#endif

@Suite("The stand-in's responder chain") @MainActor
struct ResponderTests {
  @Test("The chain goes from a view to its controller, and from there to the superview")
  func chain() {
    let (outer, controller, inner) = (_View(), _ViewController(), _View())
    outer.addSubview(controller.view)
    controller.view.addSubview(inner)
    #expect(next(after: inner) === controller.view)
    #expect(next(after: controller.view) === controller)
    #expect(next(after: controller) === outer)
    #expect(next(after: outer) == nil)
  }

  @Test("The chain follows the controller to another view")
  func replacement() {
    let (outer, controller, former) = (_View(), _ViewController(), _View())
    controller.view = former
    outer.addSubview(former)
    controller.view = _View()
    #expect(next(after: former) === outer)
    #expect(next(after: controller.view) === controller)
    #expect(next(after: controller) == nil)
  }

  @Test("The chain does not keep a controller alive")
  func lifetime() {
    let (outer, view) = (_View(), _View())
    outer.addSubview(view)
    do {
      let controller = _ViewController()
      controller.view = view
      #expect(next(after: view) === controller)
    }
    #expect(next(after: view) === outer)
  }

  @Test("A window's content leads to the window")
  func window() {
    let controller = _ViewController()
    #if canImport(UIKit)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    #expect(next(after: controller) === window)
    #else
    let window = NSWindow()
    window.contentViewController = controller
    #expect(next(after: controller).flatMap(next(after:)) === window)
    #endif
  }
}
