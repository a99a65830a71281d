import UIKit

/// A screen or a piece of layout code, and the steps that change its layout.
public struct Example: Sendable {
  /// A change of an example that is running.
  public typealias Step = (name: String, run: @MainActor () -> Void)

  /// An example that has been built.
  @MainActor
  public struct Running {
    /// The topmost view.
    public let root: UIView
    /// The changes, in their order.
    public let steps: [Step]
    /// The object that owns the views.
    private let owner: AnyObject

    /// Creates a running example.
    public init(root: UIView, steps: [Step] = [], owner: AnyObject) {
      self.root = root
      self.steps = steps
      self.owner = owner
    }
  }

  /// The name, which is unique among the examples.
  public let name: String
  /// Builds the example.
  public let make: @MainActor () -> Running

  /// Creates an example.
  public init(_ name: String, make: @escaping @MainActor () -> Running) {
    self.name = name
    self.make = make
  }
}

@MainActor
extension Example {
  /// Creates an example of a view controller's view.
  public static func screen<Controller: UIViewController>(
    _ name: String, steps: [(String, (Controller) -> Void)] = [],
    _ make: @escaping @MainActor () -> Controller
  ) -> Example {
    Example(name) {
      let controller = make()
      let steps: [Step] = steps.map { step in (step.0, { step.1(controller) }) }
      return Running(root: controller.view, steps: steps, owner: controller)
    }
  }

  /// Creates an example of a view.
  public static func view<View: UIView>(
    _ name: String, steps: [(String, (View) -> Void)] = [],
    _ make: @escaping @MainActor () -> View
  ) -> Example {
    Example(name) {
      let view = make()
      let steps: [Step] = steps.map { step in (step.0, { step.1(view) }) }
      return Running(root: view, steps: steps, owner: view)
    }
  }

  /// Creates an example of a few lines of layout code.
  public static func snippet(
    _ name: String, _ body: @escaping @MainActor (Scene) -> Void
  ) -> Example {
    Example(name) {
      let scene = Scene()
      body(scene)
      return Running(root: scene.parent, owner: scene)
    }
  }
}
